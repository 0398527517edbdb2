import { LocateFixed } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { listSorts } from '../../../domain/directory/directory.ts'
import { useMessages } from '../../site-context.ts'
import { type ListFilter, type ListKind, listPoint, noPoint } from './list-filter.ts'

export function SortLinks({ filter, kind }: { readonly filter: ListFilter; readonly kind: ListKind }) {
  const { sort: words } = useMessages()
  return (
    <nav aria-label={words.label}>
      <ul className="sort-links">
        <li>
          {filter.lat ? (
            <a href={kind.href(filter)} aria-current="true" className="sort-link">
              {words.distance}
            </a>
          ) : (
            <NearButton filter={filter} kind={kind} />
          )}
        </li>
        {listSorts.map((sort) => (
          <li key={sort}>
            <a
              href={kind.href({ ...filter, ...noPoint, sort })}
              aria-current={sort === filter.sort && !filter.lat ? 'true' : undefined}
              className="sort-link"
            >
              {words[sort]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Asking = 'unavailable' | 'ready' | 'asking' | 'failed'

/** Asks for the visitor's position only on a click. Its space is reserved where it is not available. */
function NearButton({ filter, kind }: { readonly filter: ListFilter; readonly kind: ListKind }) {
  const { sort: words } = useMessages()
  const [asking, setAsking] = useState<Asking>('unavailable')
  const [, navigate] = useLocation()
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
  return (
    <>
      <button
        type="button"
        className={asking === 'unavailable' ? 'sort-link invisible' : 'sort-link'}
        disabled={asking === 'asking'}
        onClick={ask}
      >
        <LocateFixed size={16} aria-hidden="true" />
        {asking === 'asking' ? words.locating : words.near}
      </button>
      <span role="alert" className="text-sm text-closed">
        {asking === 'failed' && words.noPosition}
      </span>
    </>
  )
}
