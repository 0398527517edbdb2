import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DuplicatePage } from '../../../../domain/administration/duplicates.ts'
import { type DuplicateFilter, listDuplicates } from '../../admin-api.ts'
import type { Messages } from '../../messages/ko.ts'
import { useMessages } from '../../messages/messages.tsx'
import { FoldedPanel } from '../../panel/folded-panel.tsx'
import { UndoNotice, useMadeChanges } from '../../panel/made-changes.tsx'
import { useKeptPlace } from '../kept-place.ts'
import { DuplicateCluster, type DuplicateClusterProps } from './duplicate-cluster.tsx'
import { DuplicateComparison, useDuplicateActions } from './duplicate-comparison.tsx'

const pageSize = 20
const countCap = 10_000
const filters = {
  open: {},
  name: { reason: 'name' },
  phone: { reason: 'phone' },
  address: { reason: 'address' },
  dismissed: { dismissed: true },
} as const satisfies Readonly<Record<string, DuplicateFilter>>
type FilterName = keyof typeof filters
const filterNames = Object.keys(filters) as readonly FilterName[]

/** Possible duplicates, which the administrator can merge or dismiss. Renders nothing if there are none. */
export function DuplicateList() {
  const list = useRef<HTMLUListElement>(null)
  const [chosen, setChosen] = useState<FilterName>('open')
  const [page, setPage] = useState(0)
  const messages = useMessages()
  const { duplicates } = messages.businesses
  const { data } = useQuery({
    queryKey: ['admin', 'duplicates', chosen, page],
    queryFn: () => listDuplicates(filters[chosen], page * pageSize),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const actions = useDuplicateActions({ place: 'duplicates', onDecide: useKeptPlace(list) })
  const isUndoable = useMadeChanges().made.at(-1)?.place === 'duplicates'
  const isBehindEnd = page > 0 && data?.clusters.length === 0
  if (isBehindEnd) setPage(page - 1)
  if (!data || (data.totalCount === 0 && chosen === 'open' && !isUndoable)) return null
  return (
    <FoldedPanel id="duplicates" heading={headingOf(data, chosen, messages)} className="duplicate-list">
      <UndoNotice place="duplicates" />
      <label className="field">
        <span>{duplicates.show}</span>
        <select
          value={chosen}
          onChange={(event) => {
            setChosen(event.currentTarget.value as FilterName)
            setPage(0)
          }}
        >
          {filterNames.map((name) => (
            <option key={name} value={name}>
              {duplicates.filters[name]}
            </option>
          ))}
        </select>
      </label>
      {data.totalCount === 0 && <p>{duplicates.noMatch}</p>}
      <ul ref={list}>
        {data.clusters.map((cluster) => (
          <li key={cluster.ids.join(' ')} className="duplicate" tabIndex={-1}>
            <ClusterView cluster={cluster} isDismissed={chosen === 'dismissed'} actions={actions} />
          </li>
        ))}
      </ul>
      <PageTurner label={duplicates.pages} page={page} total={data.totalCount} onPage={setPage} />
    </FoldedPanel>
  )
}

function ClusterView(props: DuplicateClusterProps) {
  const { cluster, ...others } = props
  const [pair] = cluster.pairs
  if (cluster.ids.length > 2 || !pair) return <DuplicateCluster {...props} />
  return <DuplicateComparison pair={pair} {...others} />
}

function headingOf(
  { totalCount }: DuplicatePage,
  chosen: FilterName,
  { businesses: { duplicates }, formats }: Messages,
): string {
  const groups = formats.total(totalCount, totalCount === countCap)
  return chosen === 'dismissed' ? duplicates.headingDismissed(groups) : duplicates.heading(groups)
}

interface PageTurnerProps {
  readonly label: string
  readonly page: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Buttons for the pages of a list with 20 entries each. */
export function PageTurner({ label, page, total, onPage }: PageTurnerProps) {
  const { businesses, formats } = useMessages()
  const words = businesses.duplicates
  const pages = Math.ceil(total / pageSize)
  if (pages <= 1) return null
  return (
    <nav aria-label={label} className="duplicate-pages">
      <button type="button" className="button-small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {words.previous}
      </button>
      <span>
        {formats.count(page + 1)} / {formats.count(pages)}
      </span>
      <button
        type="button"
        className="button-small"
        disabled={page + 1 >= pages}
        onClick={() => onPage(page + 1)}
      >
        {words.next}
      </button>
    </nav>
  )
}
