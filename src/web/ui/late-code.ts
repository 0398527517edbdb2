import { type ReactNode, use, useEffect, useReducer } from 'react'
import type { QueryCache } from '../api/query-cache.ts'
import { onRetry } from '../connection.ts'

/** Code that is loaded when it is first shown. */
export interface LateCode<T> {
  readonly load: () => Promise<T>
  /** The code, if `load` has finished. */
  readonly loaded: () => T | undefined
  /** Loads it, too: undefined if that fails. */
  readonly attempt: () => Promise<T | undefined>
}

/** How often what had failed was worth another try. */
let round = 0

export function lateCode<T>(bring: () => Promise<T>): LateCode<T> {
  let code: T | undefined
  let loading: Promise<T> | undefined
  let attempt: Promise<T | undefined> | undefined
  let attemptedIn = round
  const load = () => {
    loading ??= bring().then((brought) => {
      code = brought
      return brought
    })
    return loading
  }
  return {
    load,
    loaded: () => code,
    attempt: () => {
      if (attemptedIn !== round) loading = attempt = undefined
      attemptedIn = round
      attempt ??= load().catch(() => undefined)
      return attempt
    },
  }
}

/** Renders the component again when code or data that could not be loaded is worth another try, which it then gets. */
export function useRetries(cache?: QueryCache): void {
  const [, again] = useReducer((times: number) => times + 1, 0)
  useEffect(
    () =>
      onRetry(() => {
        round++
        cache?.forgetFailures()
        again()
      }),
    [cache],
  )
}

interface WithCodeProps<T> {
  readonly code: LateCode<T>
  /** Undefined if the code cannot be loaded. */
  readonly children: (code: T | undefined) => ReactNode
}

/**
 * Shows what is made with the code. Suspends until it is loaded. It has no hooks beside `use`: React does not bear them where the code
 * arrives before a suspended component is rendered again (error 467).
 */
export function WithCode<T>({ code, children }: WithCodeProps<T>): ReactNode {
  return children(code.loaded() ?? use(code.attempt()))
}
