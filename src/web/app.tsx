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

/** The page's definition; suspends until its code is there. */
function usePage(page: LazyPage): PageDefinition {
  return page.loaded() ?? use(page.load())
}

function ShownPage({ page, request }: PageProps) {
  const { Page } = usePage(page)
  return <Page request={request} />
}

/** Keeps `<head>` and the address in step with the page, once its data is there. */
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

/** The address as it stands: path and query still encoded, which wouter's own hooks decode once too often. */
function useCurrentUrl(): { pathname: string; search: string } {
  const router = useRouter()
  const [pathname] = router.hook(router) as [string, unknown]
  const search = router.searchHook(router)
  return { pathname, search: search.replace(/^\?/, '') }
}

/** Follows links between public pages without reloading, for every plain `<a>` at once. */
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

/** Where a plain click on a link to one of our pages leads; undefined for every other click. */
function internalTarget(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.hash) return undefined
  return matchRoute(url.pathname) ? url : undefined
}

/** Keeps `<head>` in step with the page in the browser; the first page came with its own. undefined: not known yet. */
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
