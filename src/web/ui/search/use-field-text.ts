import { type RefObject, useEffect, useRef } from 'react'

/** For an uncontrolled text field. It follows the address when that changes, and keeps the focus. */
export function useFieldText(value: string): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.value = value
  }, [value])
  return input
}
