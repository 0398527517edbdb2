import { useSyncExternalStore } from 'react'
import { pathIn, splitPath } from '../domain/site/language.ts'
import type { RouteName } from '../domain/site/match-route.ts'
import { useSiteContext } from './site-context.ts'

const storageKey = 'last-list'

const listRoutes: ReadonlySet<RouteName> = new Set([
  'browse',
  'search',
  'category',
  'tradeInCity',
  'tradeInDistrict',
  'city',
  'district',
  'saved',
])

/** Keeps the address of the list that this tab shows, so that the page of a business leads back to it. */
export function rememberList(route: RouteName | undefined, address: string): void {
  if (!route || !listRoutes.has(route)) return
  try {
    sessionStorage.setItem(storageKey, address)
  } catch {
    // Storage is forbidden: pages lead back to the list of their city.
  }
}

/** A path on this site. Another page of the origin may have written anything. */
function readLastList(): string | null {
  try {
    const address = sessionStorage.getItem(storageKey)
    return address?.startsWith('/') && !address.startsWith('//') ? address : null
  } catch {
    return null
  }
}

const subscribe = () => () => {}

/**
 * The path and query of the list that this tab showed last, in the page's language; null if there is none, on the server and while the
 * page hydrates.
 */
export function useLastList(): string | null {
  const { language } = useSiteContext()
  const address = useSyncExternalStore(subscribe, readLastList, () => null)
  return address && pathIn(language, splitPath(address).rest)
}
