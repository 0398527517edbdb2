import { useRouter } from 'wouter'

/** The address as it stands: path and query still encoded, which wouter's own hooks decode once too often. */
export function useCurrentUrl(): { pathname: string; search: string } {
  const router = useRouter()
  const [pathname] = router.hook(router) as [string, unknown]
  const search = router.searchHook(router)
  return { pathname, search: search.replace(/^\?/, '') }
}
