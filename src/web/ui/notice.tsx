import type { MouseEvent, ReactNode } from 'react'
import { retryAll } from '../connection.ts'
import { useAddress } from '../navigation.ts'
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

/** What is wanted could not be loaded: a link that tries again, and one to the home page. The script need not load the page for that. */
export function LoadingError(notice: Omit<NoticeProps, 'actions'>) {
  const { list } = useMessages()
  const href = useHref()
  const { pathname, search } = useAddress()
  const retry = (event: MouseEvent) => {
    event.preventDefault()
    retryAll()
  }
  const actions = (
    <>
      <a href={search ? `${pathname}?${search}` : pathname} onClick={retry} className="button-primary">
        {list.retry}
      </a>
      <a href={href.home()} className="button-quiet">
        {list.toHome}
      </a>
    </>
  )
  return <Notice {...notice} actions={actions} />
}
