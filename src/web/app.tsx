import { type QueryClient, QueryClientProvider, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { DirectoryApi } from '../domain/directory/directory.ts'
import { DirectoryApiContext, readFrom } from './api/directory-query.ts'
import { type FoundPage, findPage } from './find-page.ts'
import { usePageMeta } from './meta/use-page-meta.ts'
import { SiteContext, type SiteContextValue, useSite } from './site-context.ts'
import { ScreenSkeleton } from './ui/screen-skeleton.tsx'
import { SiteFooter } from './ui/site-footer.tsx'
import { SiteHeader } from './ui/site-header.tsx'
import { ToastHost } from './ui/toast-host.tsx'
import { useCurrentUrl } from './use-current-url.ts'
import { useLinkNavigation } from './use-link-navigation.ts'

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
  const { Skeleton = ScreenSkeleton } = page
  useLinkNavigation()
  return (
    <>
      <a href="#main" className="skip-link">
        본문으로 건너뛰기
      </a>
      <SiteHeader route={route} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Suspense fallback={<Skeleton />}>
          <page.Page key={route} request={request} />
        </Suspense>
      </main>
      <SiteFooter />
      <PageHead page={page} request={request} />
    </>
  )
}

/** Keeps `<head>` and the address in step with the page, once its data is there. */
function PageHead({ page, request }: Pick<FoundPage, 'page' | 'request'>) {
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
