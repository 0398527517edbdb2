import { type RefObject, useEffect, useRef } from 'react'

const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]

/**
 * For an uncontrolled text field. It follows the address when that changes, and keeps the focus. What somebody typed before the script
 * came stays; a page that is gone back to shows its own text again, and not the one that was typed there last.
 */
export function useFieldText(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  const follows = useRef(visit?.type === 'back_forward')
  useEffect(() => {
    if (input.current && follows.current) input.current.value = value
    follows.current = true
  }, [value])
  return input
}
