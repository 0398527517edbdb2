import { LocateFixed } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { ListFilter } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'
import { listPoint } from './list-point.ts'

type Asking = 'unavailable' | 'ready' | 'asking' | 'failed'

const words: Readonly<Record<Asking, string>> = {
  unavailable: '내 주변',
  ready: '내 주변',
  asking: '위치 확인 중',
  failed: '내 주변',
}

/** Asks for the visitor's place on a click, and no sooner. Its room is kept where it cannot be offered. */
export function NearButton({ filter, kind }: { readonly filter: ListFilter; readonly kind: ListKind }) {
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
