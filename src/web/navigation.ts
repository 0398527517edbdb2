import { createContext, useContext, useSyncExternalStore } from 'react'

/** The address that is being rendered, path and query. In the browser it is absent, because `location` has it. */
export const AddressContext = createContext<string | undefined>(undefined)

interface CurrentAddress {
  readonly pathname: string
  /** Without its question mark. */
  readonly search: string
}

/** The current address. Path and query are still encoded. */
export function useAddress(): CurrentAddress {
  const given = useContext(AddressContext)
  const addressNow = () => given ?? location.pathname + location.search
  const address = useSyncExternalStore(subscribe, addressNow, addressNow)
  const end = address.indexOf('?')
  if (end < 0) return { pathname: address, search: '' }
  return { pathname: address.slice(0, end), search: address.slice(end + 1) }
}

/**
 * Whether the browser has translated the page. It then has elements of its own in place of texts, which React neither changes nor
 * takes away.
 */
export const isTranslated = () => document.querySelector('#root font') !== null

/**
 * Shows another address of the site, without a reload unless the page is translated. `replace` leaves the present one out of the
 * history, as do the same address again and what lies over a page (`useBackCloses`). The state of a new entry is the address before it.
 */
export function navigate(address: string, { replace = false } = {}): void {
  const { state } = history
  const isAgain = new URL(address, location.href).href === location.href
  if (isTranslated()) location.href = address
  else if (replace || isAgain || state?.covers) history.replaceState(state, '', address)
  else history.pushState(location.href, '', address)
  for (const listener of listeners) listener()
}

/**
 * Loads another document. What lies over the page leaves its entry in the history to it: the step back that closing it would be ends the
 * load.
 */
export function load(address: string): void {
  const before = history.state?.covers
  if (before) {
    history.replaceState(before, '')
    location.replace(address)
  } else location.assign(address)
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  const onBack = () => (isTranslated() ? location.reload() : listener())
  listeners.add(listener)
  addEventListener('popstate', onBack)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', onBack)
  }
}
