import { type ContextType, Suspense, use, useContext, useEffect, useMemo, useRef } from 'react'
import { type Language, pathIn, splitPath } from '../domain/site/language.ts'
import { matchRoute, routePaths } from '../domain/site/match-route.ts'
import { DirectoryContext, useQueryCache } from './api/directory-query.ts'
import { rememberList } from './last-list.ts'
import type { HeadContext } from './meta/head-tags.ts'
import type { PageMeta } from './meta/page-meta.ts'
import { navigate, useAddress } from './navigation.ts'
import type { LazyPage, PageDefinition, ReadQuery } from './page.ts'
import { type FoundPage, findPage } from './pages/pages.ts'
import { SiteContext, type SiteContextValue, useSiteContext } from './site-context.ts'
import { SiteFooter } from './ui/frame/site-footer.tsx'
import { SiteHeader } from './ui/frame/site-header.tsx'
import { ToastHost } from './ui/frame/toast-host.tsx'

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
  const { language, messages } = useSiteContext()
  const query = request.search.toString()
  const path = route ? splitPath(pathname).rest : routePaths.home
  const addressIn = (other: Language) => pathIn(other, query ? `${path}?${query}` : path)
  useLinkNavigation(language)
  const { cache } = useContext(DirectoryContext)
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
      <Suspense>
        <PageHead page={page} request={request} />
      </Suspense>
    </>
  )
}

/** The page's definition. Suspends until the page's code is loaded. */
function usePage(page: LazyPage): PageDefinition {
  return page.loaded() ?? use(page.load())
}

function ShownPage({ page, request }: PageProps) {
  const { Page } = usePage(page)
  return <Page request={request} />
}

/** Updates `<head>` and the address for the page once the data that they are made of is loaded. */
function PageHead({ page: lazy, request }: PageProps) {
  const page = usePage(lazy)
  const cache = useQueryCache()
  const { site, language, messages, href } = useSiteContext()
  let isPending = false
  const read: ReadQuery = (query) => {
    const state = cache.stateOf(query)
    isPending ||= state.isPending
    return state.data
  }
  const context = { request, read, site, language, messages, href }
  const target = page.redirect?.(context)
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target])
  const meta = page.meta(context)
  usePageMeta(isPending ? undefined : meta, context)
  return null
}

type PageProps = Pick<FoundPage, 'page' | 'request'>

/** Follows every plain `<a>` between public pages in the page's language without a reload. */
function useLinkNavigation(language: Language): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = internalTarget(event, language)
      if (!url) return
      event.preventDefault()
      navigate(url.pathname + url.search)
      window.scrollTo(0, 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [language])
}

/** The target of a plain click on a link to one of our pages in the language; undefined for every other click. */
function internalTarget(event: MouseEvent, language: Language): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.hash) return undefined
  return matchRoute(url.pathname)?.language === language ? url : undefined
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
