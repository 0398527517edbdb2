import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'

/**
 * Handlers of a `<details>` that lies over the page: Escape, a click on an element with `data-closes` inside it, and
 * moving the focus elsewhere close it.
 */
export function useDisclosure(ref: RefObject<HTMLDetailsElement | null>) {
  const close = () => {
    if (ref.current) ref.current.open = false
  }
  const closeToSummary = () => {
    close()
    ref.current?.querySelector('summary')?.focus()
  }
  return {
    close,
    closeToSummary,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && ref.current?.open) closeToSummary()
    },
    onBlur(event: FocusEvent) {
      // Close after the focus has moved: a box that disappears while the focus moves makes the browser scroll the page.
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setTimeout(close)
    },
    onClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('[data-closes]')) close()
    },
  }
}
