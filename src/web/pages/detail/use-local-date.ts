import { useSyncExternalStore } from 'react'
import { localDate } from '../../format/local-time.ts'
import { useSiteContext } from '../../site-context.ts'

const subscribe = () => () => {}

/**
 * Today's date in a time zone; '' if the zone is unknown. While hydrating, it is the date that the server rendered.
 */
export function useLocalDate(timeZone: string): string {
  const { renderedDate } = useSiteContext()
  return useSyncExternalStore(
    subscribe,
    () => (timeZone ? localDate(Date.now(), timeZone) : ''),
    () => (timeZone ? renderedDate(timeZone) : ''),
  )
}
