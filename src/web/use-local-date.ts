import { useSyncExternalStore } from 'react'
import { localDate } from './format/local-time.ts'
import { useSiteContext } from './site-context.ts'

const subscribe = () => () => {}

/** Today's date in a time zone; '' where the zone is unknown. While hydrating, the date that the server rendered. */
export function useLocalDate(timeZone: string): string {
  const { renderedDate } = useSiteContext()
  return useSyncExternalStore(
    subscribe,
    () => (timeZone ? localDate(Date.now(), timeZone) : ''),
    () => (timeZone ? renderedDate(timeZone) : ''),
  )
}
