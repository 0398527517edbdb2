import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportView } from '../../../domain/administration/administration.ts'
import type { ReportReason } from '../../../domain/submission/report.ts'
import { koreanHref as href } from '../../routes.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import {
  decideReport,
  listReportedDuplicates,
  listReports,
  removeReported,
  undoChange,
} from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'
import { FoldedPanel } from '../panel/folded-panel.tsx'
import { Loaded } from '../panel/loaded.tsx'
import { UndoNotice, useMadeChanges } from '../panel/made-changes.tsx'
import { EditDialog } from './edit/edit-dialog.tsx'
import { fieldOfReport } from './edit/edit-fields.ts'
import { DuplicateComparison, useDuplicateActions } from './merge/duplicate-comparison.tsx'
import { PageTurner } from './merge/duplicate-list.tsx'

/** What visitors say is wrong with listings. Renders nothing if nothing waits for a decision. */
export function ReportList() {
  const [page, setPage] = useState(0)
  const isUndoable = useMadeChanges().made.at(-1)?.place === 'reports'
  const { reports } = useMessages().businesses
  const { data } = useQuery({
    queryKey: ['admin', 'reports', page],
    queryFn: () => listReports(page * pageSize),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (!data || (data.totalCount === 0 && !isUndoable)) return null
  return (
    <FoldedPanel id="reports" heading={reports.heading(data.totalCount)}>
      <UndoNotice place="reports" />
      <ul>
        {data.reports.map((report) => (
          <ReportItem key={report.id} report={report} />
        ))}
      </ul>
      <PageTurner label={reports.pages} page={page} total={data.totalCount} onPage={setPage} />
    </FoldedPanel>
  )
}

const pageSize = 20

interface ReportItemProps {
  readonly report: ReportView
}

/** What a closing or a merge settles. The other reasons are mended in the editor. */
const settledOtherwise: readonly ReportReason[] = ['closed', 'duplicate']
const mendedIn = (reasons: readonly ReportReason[]) =>
  reasons.filter((reason) => !settledOtherwise.includes(reason))

/** A report with the actions that fit its reasons, and the two others. */
function ReportItem({ report }: ReportItemProps) {
  const { business, reasons } = report
  const [opened, setOpened] = useState<'edit' | 'merge'>()
  const [isEdited, setEdited] = useState(false)
  const { decide, remove, isPending } = useReportActions(report)
  const apply = (changeId: string) => decide({ decision: 'apply', changeId })
  const words = useMessages().businesses.reports
  const namesOf = (some: readonly ReportReason[]) => some.map((reason) => words.reasons[reason]).join(', ')
  const mended = mendedIn(reasons)
  const others = reasons.filter((reason) => settledOtherwise.includes(reason))
  const beside = namesOf(reasons.filter((reason) => reason !== 'closed'))
  const actions = [
    ...(reasons.includes('closed')
      ? [[words.remove, () => window.confirm(words.askRemove(business.name, beside)) && remove()] as const]
      : []),
    ...(reasons.includes('duplicate') ? [[words.merge, () => setOpened('merge')] as const] : []),
    ...(mended.length > 0 || others.length === 0 ? [[words.edit, () => setOpened('edit')] as const] : []),
    [words.close, () => decide({ decision: 'close' })],
    [words.dismiss, () => decide({ decision: 'dismiss' })],
  ] as const
  return (
    <li>
      <div className="submission">
        <div className="min-w-0">
          <a href={href.details(business.slug)} target="_blank" rel="noopener" className="font-semibold">
            {business.name}
          </a>
          <Said report={report} />
          {isEdited && (
            <p role="status" className="text-xs font-semibold">
              {words.remains(namesOf(others))}
            </p>
          )}
        </div>
        <div className="submission-actions">
          {actions.map(([label, act]) => (
            <button
              key={label}
              type="button"
              className="button-small"
              aria-label={words.actionOf(label, business.name)}
              disabled={isPending}
              onClick={act}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {opened === 'merge' && (
        <>
          {mended.length > 0 && <p className="text-xs text-ink-2">{words.mergeEnds(namesOf(mended))}</p>}
          <Duplicates id={report.id} onMerged={apply} />
        </>
      )}
      {opened === 'edit' && (
        <EditDialog
          id={business.id}
          name={business.name}
          place="reports"
          begin={fieldOfReport(mended)}
          // A closing or a twin that was reported, too, is still to be looked at.
          onSaved={others.length === 0 ? apply : () => setEdited(true)}
          onClose={() => setOpened(undefined)}
        >
          <section aria-label={words.said} className="panel">
            <Said report={report} />
          </section>
        </EditDialog>
      )}
    </li>
  )
}

/** What the visitor says, and when. */
function Said({ report }: { readonly report: ReportView }) {
  const { reasons, note, contact, createdAt, others } = report
  const { businesses, formats } = useMessages()
  const words = businesses.reports
  const said = [...(contact ? [words.owner] : []), ...reasons.map((reason) => words.reasons[reason])]
  return (
    <>
      <p className="text-xs text-ink-2">{said.join(' · ')}</p>
      {note && <p className="text-xs text-ink-2">{note}</p>}
      {contact && <p className="text-xs text-ink-2">{words.contact(contact)}</p>}
      <p className="text-xs text-ink-3">
        {formats.dateTime(createdAt)}
        {others > 0 && ` · ${words.others(others)}`}
      </p>
    </>
  )
}

interface DuplicatesProps {
  /** Of the report. */
  readonly id: string
  readonly onMerged: (changeId: string) => void
}

/** The listings with which the reported one could be merged. */
function Duplicates({ id, onMerged }: DuplicatesProps) {
  const words = useMessages().businesses.reports
  const { dismiss: _, ...actions } = useDuplicateActions({ place: 'reports', onDone: onMerged })
  const found = useQuery({
    queryKey: ['admin', 'reports', id, 'duplicates'],
    queryFn: () => listReportedDuplicates(id),
    staleTime: 0,
  })
  return (
    <Loaded query={found} what={words.duplicatesLoaded}>
      {(pairs) =>
        pairs.length === 0 ? (
          <p className="text-xs">{words.noDuplicates}</p>
        ) : (
          <ul>
            {pairs.map((pair) => (
              <li key={pair.second.business.id + pair.first.business.id} className="duplicate">
                <DuplicateComparison pair={pair} isDismissed={false} actions={actions} />
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

interface ReportDecision {
  readonly decision: 'apply' | 'close' | 'dismiss'
  /** What was changed because of the report. */
  readonly changeId?: string
}

/** A decision alone changes no listing, so that none is restored. */
const undoDecision = async (changeId: string) => ({ message: (await undoChange(changeId)).message })

function useReportActions({ id, version, business, others }: ReportView) {
  const client = useQueryClient()
  const toast = useToast()
  const { add } = useMadeChanges()
  const words = useMessages().businesses.reports
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
  const onError = (error: Error) => {
    toast({ title: words.notDone, text: failureText(error, ''), isError: true })
    return refresh()
  }
  const decide = useMutation({
    mutationFn: ({ decision, changeId }: ReportDecision) => decideReport(id, decision, changeId),
    onSuccess: ({ message, changeId }, { changeId: made }) => {
      // What was changed because of the report is offered to be undone already, and opens it again.
      if (made === undefined)
        add({ place: 'reports', text: `${business.name}: ${message}`, undo: () => undoDecision(changeId) })
      else toast({ title: message, text: business.name })
      return refresh()
    },
    onError,
  })
  const remove = useMutation({
    mutationFn: () => removeReported(id, version),
    onSuccess: ({ changeId }) => {
      add({ place: 'reports', text: words.removed(business.name, others), undo: () => undoChange(changeId) })
      return refresh()
    },
    onError,
  })
  return { decide: decide.mutate, remove: remove.mutate, isPending: decide.isPending || remove.isPending }
}
