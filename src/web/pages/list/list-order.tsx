import { LocateFixed } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { ListSort } from '../../../domain/directory/directory.ts'
import { type ListFilter, type ListKind, listPoint, noPoint } from './list-filter.ts'

const labels: Readonly<Record<ListSort, string>> = {
  recommended: '추천순',
  latest: '최신순',
  rating: '평점순',
  reviews: '리뷰순',
}

export function SortLinks({ filter, kind }: { readonly filter: ListFilter; readonly kind: ListKind }) {
  return (
    <nav aria-label="정렬">
      <ul className="sort-links">
        <li>
          {filter.lat ? (
            <a href={kind.href(filter)} aria-current="true" className="sort-link">
              거리순
            </a>
          ) : (
            <NearButton filter={filter} kind={kind} />
          )}
        </li>
        {(Object.entries(labels) as [ListSort, string][]).map(([sort, label]) => (
          <li key={sort}>
            <a
              href={kind.href({ ...filter, ...noPoint, sort })}
              aria-current={sort === filter.sort && !filter.lat ? 'true' : undefined}
              className="sort-link"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Asking = 'unavailable' | 'ready' | 'asking' | 'failed'

const words: Readonly<Record<Asking, string>> = {
  unavailable: '내 주변',
  ready: '내 주변',
  asking: '위치 확인 중',
  failed: '내 주변',
}

/** Asks for the visitor's position only on a click. Its space is reserved where it is not available. */
function NearButton({ filter, kind }: { readonly filter: ListFilter; readonly kind: ListKind }) {
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
        {words[asking]}
      </button>
      <span role="alert" className="text-sm text-closed">
        {asking === 'failed' && '위치를 알 수 없습니다. 브라우저의 위치 권한을 확인하세요.'}
      </span>
    </>
  )
}
