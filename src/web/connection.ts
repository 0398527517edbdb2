import { useSyncExternalStore } from 'react'

/** What was not done because there is no connection. */
let blocked: (() => void) | undefined
const listeners = new Set<() => void>()

function setBlocked(action?: () => void): void {
  blocked = action
  for (const listener of listeners) listener()
}

/** How long the site may take to answer before what was typed stays here, in ms. */
const longestWait = 10_000

async function askSite(): Promise<boolean> {
  const answer = await fetch('/robots.txt', {
    cache: 'no-store',
    redirect: 'error',
    // Older browsers wait as long as they do for a page.
    signal: AbortSignal.timeout?.(longestWait) ?? null,
  }).catch(() => undefined)
  asking = undefined
  return answer !== undefined && answer.status < 500
}

let asking: Promise<boolean> | undefined
let turn = 0

/**
 * Does what leaves the present page or sends what was typed in it. If the site cannot be reached nothing is done, so that all stays as it
 * is, and the page says so (`ConnectionNotice`). The browser alone does not know: it also calls a machine offline that has no network and
 * serves itself, and one online whose network leads nowhere. `isLong`: what would be lost was long to type, so the site is asked
 * first. Only the last of several presses counts.
 */
export async function whenReachable(action: () => void, isLong = false): Promise<void> {
  const own = ++turn
  let isReachable = navigator.onLine && !isLong
  if (!isReachable) {
    asking ??= askSite()
    isReachable = await asking
  }
  if (own !== turn) return
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
