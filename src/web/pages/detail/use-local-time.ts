import { useSyncExternalStore } from 'react'
import { localDate, localMinutes } from '../../format/local-time.ts'
import { useSiteContext } from '../../site-context.ts'

function everyFewSeconds(tell: () => void): () => void {
  const timer = setInterval(tell, 5000)
  return () => clearInterval(timer)
}

/**
 * Today's date in a time zone; '' if the zone is unknown. While hydrating, it is the date that the server rendered.
 */
export function useLocalDate(timeZone: string): string {
  const { renderedDate } = useSiteContext()
  return useSyncExternalStore(
    everyFewSeconds,
    () => (timeZone ? localDate(Date.now(), timeZone) : ''),
    () => (timeZone ? renderedDate(timeZone) : ''),
  )
}

/**
 * The time of day in a time zone, in minutes since 00:00, as it goes on. Undefined if the zone is unknown, while hydrating and on the
 * server, whose pages are kept for hours: only the visitor's clock tells the time.
 */
export function useLocalMinutes(timeZone: string): number | undefined {
  return useSyncExternalStore(
    everyFewSeconds,
    () => (timeZone ? localMinutes(Date.now(), timeZone) : undefined),
    () => undefined,
  )
}
