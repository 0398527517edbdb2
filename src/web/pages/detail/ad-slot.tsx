import { useEffect, useState } from 'react'
import { type AdSlotNumber, adFramePath, adFrameSandbox } from '../../../domain/site/ad-frame.ts'
import { useSite } from '../../site-context.ts'

interface AdSlotProps {
  /** Tells the page's slots apart. */
  readonly number: AdSlotNumber
  /** Milliseconds from the page's load to the advertisement's. */
  readonly delay: number
  readonly className?: string
}

/**
 * A 300×250 advertisement. Its place is kept free, so that nothing moves; the network's script runs in a frame of its own, and only
 * where one is configured.
 */
export function AdSlot({ number, delay, className = '' }: AdSlotProps) {
  const { adScriptUrl } = useSite()
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!adScriptUrl) return undefined
    const timer = setTimeout(() => setDue(true), delay)
    return () => clearTimeout(timer)
  }, [adScriptUrl, delay])
  return (
    <aside aria-label={`광고 ${number}`} className={`ad-slot ${className}`}>
      광고
      {isDue && (
        <iframe
          title={`광고 ${number}`}
          src={adFramePath(number)}
          sandbox={adFrameSandbox}
          width={300}
          height={250}
          className="ad-place"
        />
      )}
    </aside>
  )
}
