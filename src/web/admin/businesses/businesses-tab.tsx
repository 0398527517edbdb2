import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Business, BusinessList } from '../../../domain/directory/directory.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import {
  type BulkAction,
  type ListFilter,
  listAsVisitors,
  listBusinesses,
  startExport,
} from '../admin-api.ts'
import { adviceText } from '../admin-call.ts'
import { useCountryName } from '../categories.ts'
import { useStartJob } from '../jobs/job-feed.tsx'
import { useActiveJob } from '../jobs/job-queries.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { Loaded } from '../panel/loaded.tsx'
import { MadeChangesHost, UndoNotice } from '../panel/made-changes.tsx'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { BulkBar, BusinessTable } from './business-table.tsx'
import { ClosedList } from './closed-list.tsx'
import { EditDialog } from './edit/edit-dialog.tsx'
import { editDrafts } from './edit/edit-draft.ts'
import { fieldOfMissing } from './edit/edit-fields.ts'
import { FilterBar, filterOf, useListState } from './filter-bar.tsx'
import { useKeptPlace } from './kept-place.ts'
import { useListActions } from './list-actions.tsx'
import { DuplicateList } from './merge/duplicate-list.tsx'
import { PageButtons } from './page-buttons.tsx'
import { ReportList } from './report-list.tsx'
import { SubmissionList } from './submission-list.tsx'

const none: ReadonlySet<string> = new Set()

export function BusinessesTab() {
  const [state, change] = useListState()
  const filter = filterOf(state)
  const { businesses } = useMessages()
  const list = useQuery({
    queryKey: ['api', 'businesses', { ...filter, page: state.page, limit: 50 }],
    queryFn: () => listBusinesses(filter, state.page),
    placeholderData: keepPreviousData,
  })
  return (
    <MadeChangesHost>
      <div className="tab-head">
        <h1 lang="en" className="tab-heading">
          {spec.tabs.businesses}
        </h1>
        <ExportButtons filter={filter} />
      </div>
      <SubmissionList />
      <ReportList />
      <DuplicateList />
      <ClosedList />
      <FilterBar state={state} onChange={change} />
      <Loaded query={list} what={businesses.loaded} failure={spec.businesses.failed}>
        {(loaded) => (
          <BusinessesList
            key={JSON.stringify(filter)}
            list={loaded}
            filter={filter}
            page={state.page}
            onPage={(page) => change({ page })}
            onSearch={(search) => change({ search })}
          />
        )}
      </Loaded>
    </MadeChangesHost>
  )
}

interface BusinessesListProps {
  readonly list: BusinessList
  readonly filter: ReturnType<typeof filterOf>
  readonly page: number
  readonly onPage: (page: number) => void
  readonly onSearch: (search: string) => void
}

function BusinessesList({ list, filter, page, onPage, onSearch }: BusinessesListProps) {
  const { selected, isEverything, setIsEverything, onSelect, unselect } = useSelection()
  const [edited, setEdited] = useState<Pick<Business, 'id' | 'name'> | undefined>(() => editDrafts.find())
  const { remove, bulk } = useListActions(unselect)
  const rows = useRef<HTMLTableSectionElement>(null)
  const keepPlace = useKeptPlace(rows)
  const { businesses: words, formats } = useMessages()
  const countText = formats.total(list.totalCount, list.totalCountIsCapped)
  const [isBulkEdit, setIsBulkEdit] = useState(false)
  const target = isEverything ? { filter, countText } : { ids: [...selected] }
  const count = isEverything ? countText : formats.count(selected.size)
  const exports = useExport()
  const onAction = (action: BulkAction) => {
    if (action === 'edit') return setIsBulkEdit(true)
    if (action === 'delete' && !window.confirm(words.askDelete(count))) return
    bulk.mutate({ change: { action }, target })
  }
  return (
    <>
      <UndoNotice place="list" />
      {selected.size > 0 && (
        <BulkBar
          selectedCount={selected.size}
          totalCount={list.totalCount}
          isCapped={list.totalCountIsCapped}
          isEverything={isEverything}
          isPending={bulk.isPending}
          onEverything={setIsEverything}
          onAction={onAction}
          onExport={exports.isPending ? undefined : () => exports.start(target.ids ? target : filter)}
        />
      )}
      <p role="status" className="list-count">
        {words.count(countText)}
      </p>
      {list.businesses.length === 0 ? (
        <NoMatch filter={filter} onSearch={onSearch} />
      ) : (
        <BusinessTable
          businesses={list.businesses}
          selected={selected}
          onSelect={onSelect}
          rows={rows}
          onEdit={(business) => {
            keepPlace()
            setEdited(business)
          }}
          onDelete={(business) => {
            keepPlace()
            remove.mutate(business)
          }}
        />
      )}
      <PageButtons page={page} pages={list.totalPages} onPage={onPage} />
      {isBulkEdit && (
        <BulkEditDialog
          countText={count}
          country={isEverything ? (filter.country ?? '') : countryOf(list.businesses, selected)}
          onApply={(set) => bulk.mutateAsync({ change: { action: 'edit', set }, target })}
          onClose={() => setIsBulkEdit(false)}
        />
      )}
      {edited && (
        <EditDialog
          key={edited.id}
          id={edited.id}
          name={edited.name}
          place="list"
          begin={fieldOfMissing(filter.missing)}
          onClose={() => setEdited((present) => (present === edited ? undefined : present))}
        />
      )}
    </>
  )
}

/** Says that nothing matches. The words are not corrected here; what visitors would find instead is one click away. */
function NoMatch({ filter, onSearch }: { filter: ListFilter; onSearch: (search: string) => void }) {
  const { businesses } = useMessages()
  const { data } = useQuery({
    queryKey: ['api', 'businesses', 'visitors', filter],
    queryFn: () => listAsVisitors(filter),
    enabled: Boolean(filter.search) && !filter.changeId,
  })
  const meant = data && data.totalCount > 0 ? data.correctedQuery : undefined
  return (
    <div className="panel">
      <p>{businesses.noMatch}</p>
      {meant && meant !== filter.search && (
        <p>
          {businesses.meant}{' '}
          <button type="button" className="button-small" onClick={() => onSearch(meant)}>
            {meant}
          </button>
        </p>
      )}
    </div>
  )
}

/** The country that all chosen listings are in; '' where they are in several, or not all on this page. */
function countryOf(listed: readonly Business[], selected: ReadonlySet<string>): string {
  const chosen = listed.filter(({ id }) => selected.has(id))
  const countries = new Set(chosen.map(({ country }) => country))
  const [country = ''] = chosen.length === selected.size && countries.size === 1 ? countries : []
  return country
}

/** The chosen listings; `isEverything`: all that match instead. */
function useSelection() {
  const [selected, setSelected] = useState(none)
  const [isEverything, setIsEverything] = useState(false)
  const onSelect = (ids: readonly string[], isSelected: boolean) =>
    setSelected((before) => {
      const after = new Set(before)
      for (const id of ids) isSelected ? after.add(id) : after.delete(id)
      return after
    })
  const unselect = () => {
    setSelected(none)
    setIsEverything(false)
  }
  return { selected, isEverything, setIsEverything, onSelect, unselect }
}

interface ExportButtonsProps {
  readonly filter: ListFilter
}

/** Starts the export of what a filter means, or of chosen listings; one at a time. */
function useExport() {
  const startJob = useStartJob()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: Parameters<typeof startExport>[0]) => startJob(startExport(wanted)),
    onError: (error) =>
      toast({
        title: spec.export.failed,
        text: adviceText(error, spec.export.failedText),
        isError: true,
      }),
  })
  const isRunning = useActiveJob('export') !== undefined
  return { start: mutate, isPending: isPending || isRunning }
}

/** Exports everything, one country, or the filtered list as a workbook. */
function ExportButtons({ filter }: ExportButtonsProps) {
  const { businesses } = useMessages()
  const countryName = useCountryName()
  const { start, isPending } = useExport()
  const { country, ...others } = filter
  const isFiltered = Object.keys(others).length > 0
  const buttons = [
    [spec.export.all, {}],
    ...(country ? ([[spec.export.one(countryName(country)), { country }]] as const) : []),
    ...(isFiltered ? ([[businesses.exportList, filter]] as const) : []),
  ] as const
  return (
    <div className="export-buttons">
      {buttons.map(([label, wanted]) => (
        <button
          key={label}
          type="button"
          className="button-quiet"
          disabled={isPending}
          onClick={() => start(wanted)}
        >
          <Download size={16} aria-hidden="true" />
          {isPending ? spec.export.pending : label}
        </button>
      ))}
    </div>
  )
}
