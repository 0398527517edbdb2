import { type ContextType, Suspense, useContext, useEffect, useMemo, useRef } from 'react'
import { type Language, pathIn, splitPath } from '../domain/site/language.ts'
import { matchRoute, routePaths } from '../domain/site/match-route.ts'
import { DirectoryContext, useQueryCache } from './api/directory-query.ts'
import type { QueryCache } from './api/query-cache.ts'
import { whenReachable } from './connection.ts'
import { rememberList } from './last-list.ts'
import type { HeadContext } from './meta/head-tags.ts'
import type { PageMeta } from './meta/page-meta.ts'
import { load, navigate, useAddress } from './navigation.ts'
import type { PageDefinition, ReadQuery } from './page.ts'
import { type FoundPage, findPage } from './pages/pages.ts'
import { SiteContext, type SiteContextValue, useMessages, useSiteContext } from './site-context.ts'
import { ConnectionNotice } from './ui/frame/connection-notice.tsx'
import { SiteFooter } from './ui/frame/site-footer.tsx'
import { SiteHeader } from './ui/frame/site-header.tsx'
import { ToastHost } from './ui/frame/toast-host.tsx'
import { useRetries, WithCode } from './ui/late-code.ts'
import { LoadingError } from './ui/notice.tsx'

interface AppProps {
  readonly directory: ContextType<typeof DirectoryContext>
  readonly context: SiteContextValue
}

export function App({ directory, context }: AppProps) {
  return (
    <DirectoryContext value={directory}>
      <SiteContext value={context}>
        <ToastHost words={context.messages.toast}>
          <Screen />
        </ToastHost>
      </SiteContext>
    </DirectoryContext>
  )
}

function Screen() {
  const { pathname, search } = useAddress()
  const { route, page, request } = useMemo(() => findPage(pathname, search), [pathname, search])
  const { messages } = useSiteContext()
  const query = request.search.toString()
  const path = route ? splitPath(pathname).rest : routePaths.home
  const addressIn = (other: Language) => pathIn(other, query ? `${path}?${query}` : path)
  useLeaving()
  const { cache } = useContext(DirectoryContext)
  useRetries(cache)
  useEffect(() => {
    rememberList(route, search ? `${pathname}?${search}` : pathname)
    return () => cache.forgetFailures()
  }, [cache, route, pathname, search])
  return (
    <>
      <a href="#main" className="skip-link">
        {messages.frame.skip}
      </a>
      <SiteHeader route={route} request={request} addressIn={addressIn} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Suspense fallback={<page.Skeleton />}>
          <ShownPage key={route} page={page} request={request} />
        </Suspense>
      </main>
      <SiteFooter addressIn={addressIn} />
      <ConnectionNotice />
      <Suspense>
        <PageHead page={page} request={request} />
      </Suspense>
    </>
  )
}

function ShownPage({ page, request }: PageProps) {
  const { connection } = useMessages()
  return (
    <WithCode code={page}>
      {(found) =>
        found ? (
          <found.Page request={request} />
        ) : (
          <LoadingError title={connection.none}>{connection.check}</LoadingError>
        )
      }
    </WithCode>
  )
}

/** Nothing for a page whose code cannot be loaded. */
function PageHead({ page, request }: PageProps) {
  return <WithCode code={page}>{(found) => found && <KnownHead page={found} request={request} />}</WithCode>
}

/** Updates `<head>` and the address for the page once the data that they are made of is loaded. */
function KnownHead({ page, request }: KnownPage) {
  const cache = useQueryCache()
  const context = useSiteContext()
  const { meta, target } = headOf({ page, request }, cache, context)
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target])
  usePageMeta(meta, context)
  return null
}

/** What the page's data says of its head, undefined until it is there, and of another address that it has. */
function headOf({ page, request }: KnownPage, cache: QueryCache, context: SiteContextValue) {
  let isPending = false
  const read: ReadQuery = (query) => {
    const state = cache.stateOf(query)
    isPending ||= state.isPending
    return state.data
  }
  const { site, language, messages, href } = context
  const asked = { request, read, site, language, messages, href }
  const target = page.redirect?.(asked)
  const meta = page.meta(asked)
  return { target, meta: isPending ? undefined : meta }
}

type PageProps = Pick<FoundPage, 'page' | 'request'>

interface KnownPage extends Pick<PageProps, 'request'> {
  readonly page: PageDefinition
}

/**
 * Follows every plain `<a>` between public pages in the page's language without a reload. Nothing leaves the page without a connection,
 * which would end at the browser's own error page: no link, and no form with what was typed in it. A form with more than a search waits
 * until the site has answered; a search does not, as that would make each of them slower.
 */
function useLeaving(): void {
  const { cache } = useContext(DirectoryContext)
  const context = useSiteContext()
  useEffect(() => {
    const isAtHand = ({ pathname, search }: URL) => {
      const { page, request } = findPage(pathname, search.slice(1))
      const code = page.loaded()
      return code && headOf({ page: code, request }, cache, context).meta
    }
    const onClick = (event: MouseEvent) => {
      const url = plainTarget(event)
      if (!url) return
      const isPage = matchRoute(url.pathname)?.language === context.language
      if (navigator.onLine && !isPage && !history.state?.covers) return
      event.preventDefault()
      if (isPage && isAtHand(url)) follow(url)
      else whenReachable(() => (isPage ? follow(url) : load(url.href)))
    }
    const onSubmit = async (event: SubmitEvent) => {
      const { target } = event
      if (event.defaultPrevented || !(target instanceof HTMLFormElement)) return
      const isLong = target.method === 'post'
      if (navigator.onLine && !isLong) return
      event.preventDefault()
      target.ariaBusy = 'true'
      await whenReachable(() => target.submit(), isLong)
      target.ariaBusy = null
    }
    const onStep = () => requestAnimationFrame(returnFocus)
    addEventListener('popstate', onStep)
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      removeEventListener('popstate', onStep)
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [cache, context])
}

/** The link that was followed from an address, until the visitor is back there. */
const followed = new Map<string, string>()

function follow({ pathname, search, href }: URL): void {
  followed.set(location.href, href)
  followed.delete(href)
  navigate(pathname + search)
  window.scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** After a step back, gives the focus to the link that was followed, as the browser does between documents. */
function returnFocus(): void {
  const target = followed.get(location.href)
  followed.delete(location.href)
  const links = document.querySelectorAll<HTMLAnchorElement>('#main a')
  const link = target && [...links].find(({ href }) => href === target)
  if (link) link.focus({ preventScroll: true })
}

/** Where a plain click on a link of the site leads; undefined for every other click, and for a place in the page. */
function plainTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  return url.origin === location.origin && !url.hash ? url : undefined
}

/**
 * Updates `<head>` in the browser. The first page has its own from the server, so the code for it is loaded later. `meta` is
 * undefined until it is known.
 */
function usePageMeta(meta: PageMeta | undefined, { site, language }: HeadContext): void {
  const text = meta && JSON.stringify(meta)
  const shown = useRef(text)
  useEffect(() => {
    if (text === undefined || shown.current === text) return
    shown.current = text
    import('./meta/head-tags.ts').then(({ headTags, replaceHead }) =>
      replaceHead(headTags(JSON.parse(text) as PageMeta, { site, language })),
    )
  }, [text, site, language])
}
