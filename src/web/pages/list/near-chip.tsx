import { useEffect, useRef, useState } from 'react'
import type { SummaryPage } from '../../api/queries.ts'
import { navigate } from '../../navigation.ts'
import { useMessages } from '../../site-context.ts'
import { LocateFixed } from '../../ui/icons.tsx'
import { type ListFilter, type ListKind, listPoint } from './list-filter.ts'

type Asking = 'unavailable' | 'ready' | 'asking' | 'failed'

/** Whether the words ask for what is near, and nobody has said where that is. */
export const needsPosition = (list: SummaryPage | null | undefined): boolean =>
  list?.near?.position === 'unknown'

/** Asks for the visitor's position only on a click. Its space is reserved where it is not available. */
export function NearChip({ filter, kind }: { readonly filter: ListFilter; readonly kind: ListKind }) {
  const { sort: words } = useMessages()
  const [asking, setAsking] = useState<Asking>('unavailable')
  useEffect(() => {
    if ('geolocation' in navigator) setAsking('ready')
  }, [])
  const ask = () => {
    setAsking('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking('ready')
        navigate(kind.href({ ...filter, ...listPoint(coords.latitude, coords.longitude) }))
      },
      () => setAsking('failed'),
      { maximumAge: 300_000, timeout: 15_000 },
    )
  }
  const said = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (asking === 'failed') said.current?.scrollIntoView({ block: 'nearest' })
  }, [asking])
  return (
    <span className="chip-answered">
      <button
        type="button"
        className={asking === 'unavailable' ? 'chip invisible' : 'chip'}
        disabled={asking === 'asking'}
        onClick={ask}
      >
        <LocateFixed size={16} aria-hidden="true" />
        {asking === 'asking' ? words.locating : words.near}
      </button>
      <span ref={said} role="alert" className="chip-answer">
        {asking === 'failed' && words.noPosition}
      </span>
    </span>
  )
}
