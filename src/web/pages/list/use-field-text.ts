import { type RefObject, useEffect, useRef } from 'react'

/** For a field that is typed in freely, and in step with the address when that changes: it keeps the focus then. */
export function useFieldText(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  return input
}
