import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Business, BusinessList } from '../../../domain/directory/directory.ts'
import { formatCount } from '../../format/count.ts'
import { type BulkAction, listBusinesses } from '../admin-api.ts'
import { Loaded } from '../panel/loaded.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { BusinessTable } from './business-table.tsx'
import { DuplicateList } from './duplicate-list.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { FilterBar } from './filter-bar.tsx'
import { PageButtons } from './page-buttons.tsx'
import { SubmissionList } from './submission-list.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { useListActions } from './use-list-actions.ts'
import { filterOf, useListState } from './use-list-state.ts'

const none: ReadonlySet<string> = new Set()

export function BusinessesTab() {
  const [state, change] = useListState()
  const filter = filterOf(state)
  const list = useQuery({
    queryKey: ['api', 'businesses', { ...filter, page: state.page, limit: 50 }],
    queryFn: () => listBusinesses(filter, state.page),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <div className="tab-head">
        <h1 lang="en" className="tab-heading">
          Businesses
        </h1>
        <ExportButtons filter={filter} />
      </div>
      <SubmissionList />
      <DuplicateList />
      <FilterBar state={state} onChange={change} />
      <Loaded query={list} what="업체 목록을" failure="Failed to fetch businesses">
        {(loaded) => (
          <BusinessesList
            key={JSON.stringify(filter)}
            list={loaded}
            filter={filter}
            page={state.page}
            onPage={(page) => change({ page })}
          />
        )}
      </Loaded>
    </>
  )
}

interface BusinessesListProps {
  readonly list: BusinessList
  readonly filter: ReturnType<typeof filterOf>
  readonly page: number
  readonly onPage: (page: number) => void
}

function BusinessesList({ list, filter, page, onPage }: BusinessesListProps) {
  const [selected, setSelected] = useState(none)
  const [isEverything, setIsEverything] = useState(false)
  const [edited, setEdited] = useState<Business>()
  const unselect = () => {
    setSelected(none)
    setIsEverything(false)
  }
  const { remove, bulk, lastChange, forget } = useListActions(unselect)
  const countText = `${formatCount(list.totalCount)}${list.totalCountIsCapped ? '+' : ''}`
  const onSelect = (ids: readonly string[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before)
      for (const id of ids) isSelected ? after.add(id) : after.delete(id)
      return after
    })
  const onAction = (action: BulkAction) => {
    const target = isEverything ? { filter, countText } : { ids: [...selected] }
    const count = isEverything ? countText : formatCount(selected.size)
    if (
      action === 'delete' &&
      !window.confirm(`업체 ${count}곳을 삭제할까요? 삭제한 뒤에 되돌릴 수 있습니다.`)
    )
      return
    bulk.mutate({ action, target })
  }
  return (
    <>
      {lastChange && <UndoNotice change={lastChange} onClose={forget} />}
      {selected.size > 0 && (
        <BulkBar
          selectedCount={selected.size}
          totalCount={list.totalCount}
          isCapped={list.totalCountIsCapped}
          isEverything={isEverything}
          isPending={bulk.isPending}
          onEverything={setIsEverything}
          onAction={onAction}
        />
      )}
      <p role="status" className="list-count">
        업체 {countText}곳
      </p>
      {list.businesses.length === 0 ? (
        <p className="panel">조건에 맞는 업체가 없습니다. 검색어나 필터를 바꾸어 보십시오.</p>
      ) : (
        <BusinessTable
          businesses={list.businesses}
          selected={selected}
          onSelect={onSelect}
          onEdit={setEdited}
          onDelete={(business) => remove.mutate(business)}
        />
      )}
      <PageButtons page={page} pages={list.totalPages} onPage={onPage} />
      {edited && <EditDialog id={edited.id} name={edited.name} onClose={() => setEdited(undefined)} />}
    </>
  )
}
