import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DuplicatePage } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'
import { type DuplicateFilter, listDuplicates } from '../admin-api.ts'
import { DuplicateComparison, useDuplicateActions } from './duplicate-comparison.tsx'
import { UndoNotice } from './list-actions.tsx'

const pageSize = 20
const countCap = 10_000
const filters: Readonly<Record<string, { readonly label: string; readonly filter: DuplicateFilter }>> = {
  open: { label: '모두', filter: {} },
  name: { label: '이름이 같고 150 m 안', filter: { reason: 'name' } },
  phone: { label: '전화번호가 같음', filter: { reason: 'phone' } },
  address: { label: '주소가 같음', filter: { reason: 'address' } },
  dismissed: { label: '중복 아님으로 표시한 것', filter: { dismissed: true } },
}

/** Pairs of possible duplicates, which the administrator can merge or dismiss. Renders nothing if there are none. */
export function DuplicateList() {
  const [chosen, setChosen] = useState('open')
  const [page, setPage] = useState(0)
  const { filter = {} } = filters[chosen] ?? {}
  const { data } = useQuery({
    queryKey: ['admin', 'duplicates', chosen, page],
    queryFn: () => listDuplicates(filter, page * pageSize),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const actions = useDuplicateActions(() => setPage(0))
  if (!data || (data.totalCount === 0 && chosen === 'open' && !actions.lastChange)) return null
  return (
    <details className="panel submission-list duplicate-list">
      <summary>
        <h2 className="panel-heading">{headingOf(data, chosen)}</h2>
      </summary>
      {actions.lastChange && <UndoNotice change={actions.lastChange} onClose={actions.forget} />}
      <label className="field">
        <span>보기</span>
        <select
          value={chosen}
          onChange={(event) => {
            setChosen(event.currentTarget.value)
            setPage(0)
          }}
        >
          {Object.entries(filters).map(([name, { label }]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {data.totalCount === 0 && <p>이 조건에 맞는 업체가 없습니다.</p>}
      <ul>
        {data.pairs.map((pair) => (
          <DuplicateComparison
            key={`${pair.first.business.id} ${pair.second.business.id}`}
            pair={pair}
            isDismissed={chosen === 'dismissed'}
            actions={actions}
          />
        ))}
      </ul>
      <PairPages page={page} total={data.totalCount} onPage={setPage} />
    </details>
  )
}

function headingOf({ totalCount }: DuplicatePage, chosen: string): string {
  const count = `${formatCount(totalCount)}${totalCount === countCap ? '+' : ''}쌍`
  return chosen === 'dismissed' ? `중복 아님으로 표시한 업체 ${count}` : `중복일 수 있는 업체 ${count}`
}

interface PairPagesProps {
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}

function PairPages({ page, total, onPage }: PairPagesProps) {
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label="중복 목록 페이지" className="duplicate-pages">
      <button type="button" className="button-small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        이전
      </button>
      <span>
        {formatCount(page + 1)} / {formatCount(pages)}
      </span>
      <button
        type="button"
        className="button-small"
        disabled={page + 1 >= pages}
        onClick={() => onPage(page + 1)}
      >
        다음
      </button>
    </nav>
  )
}
