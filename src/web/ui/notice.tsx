import type { MouseEvent, ReactNode } from 'react'
import { useHref, useMessages } from '../site-context.ts'

interface NoticeProps {
  readonly title: string
  /** The language of the title if it is not the page's. */
  readonly titleLang?: string | undefined
  readonly headingLevel?: 'h1' | 'h2'
  readonly children: ReactNode
  /** Links to other pages. */
  readonly actions: ReactNode
}

/** An empty or failed state: what happened, what to do next, and useful links. */
export function Notice({ title, titleLang, headingLevel: Heading = 'h1', children, actions }: NoticeProps) {
  return (
    <section className="notice">
      <Heading lang={titleLang} className="text-xl font-bold">
        {title}
      </Heading>
      <div className="mt-3 text-ink-2">{children}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
    </section>
  )
}

interface LoadingErrorProps extends Omit<NoticeProps, 'actions'> {
  /** The address that is loaded again. */
  readonly address: string
  readonly onRetry?: (event: MouseEvent) => void
}

/** What is wanted could not be loaded: a link that tries again, and one to the home page. */
export function LoadingError({ address, onRetry, ...notice }: LoadingErrorProps) {
  const { list } = useMessages()
  const href = useHref()
  const actions = (
    <>
      <a href={address} onClick={onRetry} className="button-primary">
        {list.retry}
      </a>
      <a href={href.home()} className="button-quiet">
        {list.toHome}
      </a>
    </>
  )
  return <Notice {...notice} actions={actions} />
}
