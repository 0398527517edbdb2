import { type QueryClient, QueryClientProvider, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Suspense, use, useEffect, useMemo, useRef } from 'react'
import { useLocation, useRouter } from 'wouter'
import type { DirectoryApi } from '../domain/directory/directory.ts'
import { matchRoute } from '../domain/site/match-route.ts'
import { DirectoryApiContext, readFrom } from './api/directory-query.ts'
import { type HeadTag, headTags, type PageMeta } from './meta/page-meta.ts'
import type { LazyPage, PageDefinition } from './page.ts'
import { type FoundPage, findPage } from './pages/pages.ts'
import { SiteContext, type SiteContextValue, type SiteSettings, useSite } from './site-context.ts'
import { SiteFooter } from './ui/site-footer.tsx'
import { SiteHeader } from './ui/site-header.tsx'
import { ToastHost } from './ui/toast-host.tsx'

interface AppProps {
  readonly api: DirectoryApi
  readonly client: QueryClient
  readonly context: SiteContextValue
}

export function App({ api, client, context }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <DirectoryApiContext value={api}>
        <SiteContext value={context}>
          <ToastHost>
            <Screen />
          </ToastHost>
        </SiteContext>
      </DirectoryApiContext>
    </QueryClientProvider>
  )
}

function Screen() {
  const { pathname, search } = useCurrentUrl()
  const { route, page, request } = useMemo(() => findPage(pathname, search), [pathname, search])
  useLinkNavigation()
  return (
    <>
      <a href="#main" className="skip-link">
        본문으로 건너뛰기
      </a>
      <SiteHeader route={route} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Suspense fallback={<page.Skeleton />}>
          <ShownPage key={route} page={page} request={request} />
        </Suspense>
      </main>
      <SiteFooter />
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

/** Updates `<head>` and the address for the page once its data is loaded. */
function PageHead({ page: lazy, request }: PageProps) {
  const page = usePage(lazy)
  useIsFetching()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const site = useSite()
  const read = readFrom(client)
  const isSettled = page.queries(request).every(({ key }) => {
    const status = client.getQueryState(key)?.status
    return status === 'success' || status === 'error'
  })
  const target = page.redirect?.(request, read)
  useEffect(() => {
    if (target) navigate(target, { replace: true })
  }, [target, navigate])
  usePageMeta(isSettled ? page.meta({ request, read, site }) : undefined, site)
  return null
}

type PageProps = Pick<FoundPage, 'page' | 'request'>

/** The current address. Path and query are still encoded; wouter's own hooks decode them once too often. */
function useCurrentUrl(): { pathname: string; search: string } {
  const router = useRouter()
  const [pathname] = router.hook(router) as [string, unknown]
  const search = router.searchHook(router)
  return { pathname, search: search.replace(/^\?/, '') }
}

/** Follows every plain `<a>` between public pages without a reload. */
function useLinkNavigation(): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const url = internalTarget(event)
      if (!url) return
      event.preventDefault()
      navigate(url.pathname + url.search)
      window.scrollTo(0, 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [navigate])
}

/** The target of a plain click on a link to one of our pages; undefined for every other click. */
function internalTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.hash) return undefined
  return matchRoute(url.pathname) ? url : undefined
}

/**
 * Updates `<head>` in the browser. The first page has its own from the server. `meta` is undefined until it is known.
 */
function usePageMeta(meta: PageMeta | undefined, site: SiteSettings): void {
  const text = meta && JSON.stringify(headTags(meta, site))
  const shown = useRef(text)
  useEffect(() => {
    if (text === undefined || shown.current === text) return
    shown.current = text
    replaceHead(JSON.parse(text) as HeadTag[])
  }, [text])
}

function replaceHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove()
  document.head.append(
    ...tags.map(({ tag, attributes, text }) => {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      element.setAttribute('data-page', '')
      if (text) element.textContent = text
      return element
    }),
  )
}
