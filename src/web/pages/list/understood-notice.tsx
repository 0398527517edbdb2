import type { SummaryPage } from '../../api/queries.ts'
import type { ListFilter } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'

interface UnderstoodNoticeProps {
  readonly list: SummaryPage | null | undefined
  readonly filter: ListFilter
  readonly kind: ListKind
}

/** Says where a search was not taken at its word, with a way back to that. */
export function UnderstoodNotice({ list, filter, kind }: UnderstoodNoticeProps) {
  const { correctedQuery, place } = list ?? {}
  if (!correctedQuery && !place) return null
  return (
    <p className="mb-3 rounded-control bg-wash px-4 py-3 text-sm">
      {correctedQuery && (
        <>
          다음 결과를 표시함: <strong>{correctedQuery}</strong>.{' '}
        </>
      )}
      {place && (
        <>
          ‘{place.phrase}’을(를) 지역으로 보아 <strong>{place.city}</strong>에서 찾았습니다.{' '}
        </>
      )}
      <a href={kind.href({ ...filter, literal: true })} className="text-link">
        입력한 그대로 ‘{filter.search}’ 찾기
      </a>
    </p>
  )
}
