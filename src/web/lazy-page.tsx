import { type ReactNode, use } from 'react'
import type { PageRequest } from './page-definition.ts'

type PageProps = { readonly request: PageRequest }
type PageComponent = (props: PageProps) => ReactNode

/** A page whose screen is a file of its own, brought when it is first shown. */
export interface LazyPage {
  readonly Page: PageComponent
  /** Brings the screen; awaited before the page is rendered on the server or hydrated. */
  readonly load: () => Promise<void>
}

/** `bring` imports the screen. Until it is there the page suspends; once it is there it renders at once. */
export function lazyPage(bring: () => Promise<PageComponent>): LazyPage {
  let Screen: PageComponent | undefined
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= bring().then((screen) => {
      Screen = screen
    })
    return loading
  }
  // biome-ignore lint/correctness/noComponentHookFactories: called once a page, when its module is read
  function Page({ request }: PageProps) {
    if (!Screen) use(load())
    return Screen && <Screen request={request} />
  }
  return { Page, load }
}
