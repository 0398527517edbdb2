import { type ReactNode, useEffect, useRef, useState } from 'react'

const openDelay = 700
const skipWindow = 300
let closedAt = Number.NEGATIVE_INFINITY

interface TooltipProps {
  /** Repeats the name of what it belongs to, which has one of its own for assistive technology. */
  readonly text: string
  readonly children: ReactNode
}

/** Names an icon: 700 ms after the pointer comes to rest, at once on focus or within 300 ms of another one. */
export function Tooltip({ text, children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const openIn = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    if (isOpen) closedAt = performance.now()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    <span
      className="tooltip-anchor"
      onPointerEnter={({ pointerType }) =>
        pointerType === 'mouse' && openIn(performance.now() - closedAt < skipWindow ? 0 : openDelay)
      }
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && openIn(0)}
      onBlur={close}
      onKeyDown={({ key }) => key === 'Escape' && close()}
    >
      {children}
      {isOpen && (
        <span className="tooltip" aria-hidden="true">
          {text}
        </span>
      )}
    </span>
  )
}
