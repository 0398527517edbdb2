import { type RefObject, useEffect, useRef } from 'react'

/**
 * When the entry of a list that somebody works on has left the list, the focus goes to what has moved up to its place: to the entry, or to
 * its first button if only that takes the focus. Gives the function to call when work on the focused entry begins.
 */
export function useKeptPlace(list: RefObject<HTMLElement | null>): () => void {
  const place = useRef<{ readonly entry: Element; readonly index: number }>(undefined)
  const entries = () => [...(list.current?.children ?? [])]
  // After each rendering: the list may change before a dialog over it is gone, or later.
  useEffect(() => {
    if (!place.current || place.current.entry.isConnected || document.querySelector('dialog')) return
    const next = entries().at(Math.min(place.current.index, entries().length - 1))
    place.current = undefined
    if (document.activeElement !== document.body) return
    const target = next?.matches('[tabindex]') ? next : next?.querySelector('button')
    if (target instanceof HTMLElement) target.focus()
  })
  return () => {
    const index = entries().findIndex((entry) => entry.contains(document.activeElement))
    const entry = entries()[index]
    place.current = entry && { entry, index }
  }
}
