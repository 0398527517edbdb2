import { useSyncExternalStore } from 'react'

/** What was not done because there is no connection. */
let blocked: (() => void) | undefined
const listeners = new Set<() => void>()

function setBlocked(action?: () => void): void {
  blocked = action
  for (const listener of listeners) listener()
}

/**
 * Does what leaves the present page or sends what was typed in it. Without a connection nothing is done, so that all stays as it is, and
 * the page says so (`ConnectionNotice`). The browser alone does not know: it also calls a machine offline that has no network and serves
 * itself.
 */
export async function whenReachable(action: () => void): Promise<void> {
  const isReachable = navigator.onLine || (await fetch('/robots.txt').catch(() => false))
  setBlocked(isReachable ? undefined : action)
  if (isReachable) action()
}

/** Gives up what was not done. */
export const forgetBlocked = () => setBlocked()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const blockedNow = () => blocked

/** What waits for the visitor to try again; nothing on the server and at first. */
export const useBlocked = () => useSyncExternalStore(subscribe, blockedNow, blockedNow)

/** Calls the listener when what has failed is worth another try: the connection is back, or the visitor asks for it. */
export function onRetry(listener: () => void): () => void {
  addEventListener('online', listener)
  return () => removeEventListener('online', listener)
}

/** Tries everything again that has failed. */
export const retryAll = () => dispatchEvent(new Event('online'))
