import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
} from 'react'

const openDelay = 200
const closeDelay = 150
const skipWindow = 300
let closedAt = Number.NEGATIVE_INFINITY

interface HoverMenu {
  readonly ref: RefObject<HTMLDetailsElement | null>
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
  readonly onBlur: (event: FocusEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

/** Hover, Escape and following a link, for a `<details>` that opens on click by itself. Delays in milliseconds. */
export function useHoverMenu(): HoverMenu {
  const ref = useRef<HTMLDetailsElement>(null)
  const timer = useRef<number | undefined>(undefined)
  const openedByHover = useRef(false)
  const setOpen = (open: boolean) => {
    const menu = ref.current
    if (!menu || menu.open === open) return
    menu.open = open
    openedByHover.current = open
    if (!open) closedAt = performance.now()
  }
  const later = (open: boolean, delay: number) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setOpen(open), delay)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return {
    ref,
    onPointerEnter: (event) => {
      if (event.pointerType !== 'mouse') return
      later(true, performance.now() - closedAt < skipWindow ? 0 : openDelay)
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') later(false, closeDelay)
    },
    onBlur: (event) => {
      if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
    },
    onKeyDown: (event) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      ref.current?.querySelector('summary')?.focus()
    },
    onClick: (event) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('a')) setOpen(false)
      // The pointer that opened the menu by hovering means to open it, not to close it, when it then clicks.
      if (openedByHover.current && event.target.closest('summary')) event.preventDefault()
      openedByHover.current = false
    },
  }
}
