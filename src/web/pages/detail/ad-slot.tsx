import { useEffect, useRef } from 'react'
import { useSite } from '../../site-context.ts'

interface AdSlotProps {
  /** Tells the page's slots apart. */
  readonly number: 1 | 2
  /** Milliseconds from the page's load to the advertisement's. */
  readonly delay: number
  readonly className?: string
}

/**
 * A 300×250 advertisement. Its place is kept free, so that nothing moves; the network's script runs inside it, and only
 * where one is configured.
 */
export function AdSlot({ number, delay, className = '' }: AdSlotProps) {
  const { adScriptUrl } = useSite()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!adScriptUrl) return undefined
    const place = slot.current
    const timer = setTimeout(() => place?.append(adScript(adScriptUrl, number)), delay)
    return () => {
      clearTimeout(timer)
      place?.replaceChildren()
    }
  }, [adScriptUrl, number, delay])
  return (
    <aside aria-label={`광고 ${number}`} className={`ad-slot ${className}`}>
      광고
      <div ref={slot} className="ad-place" />
    </aside>
  )
}

/** The script finds its place by `document.currentScript`, and which one it is by `data-slot`. */
function adScript(src: string, number: number): HTMLScriptElement {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.dataset.slot = String(number)
  return script
}
