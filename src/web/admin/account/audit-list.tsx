import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AuditView } from '../../../domain/administration/administration.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { undoChange } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { actionLabel, detailsOf } from './audit-words.ts'

/** Who did what, when, and what changed. */
export function AuditList({ entries }: { readonly entries: readonly AuditView[] }) {
  if (entries.length === 0) return <p className="mt-3 text-xs text-ink-3">아직 기록이 없습니다.</p>
  return (
    <ol className="audit-list">
      {entries.map((entry) => (
        <AuditItem key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function AuditItem({ entry }: { readonly entry: AuditView }) {
  const { at, subject } = entry
  const details = detailsOf(entry)
  return (
    <li className="audit-entry">
      <p className="audit-when">
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time> · {whoOf(entry)}
      </p>
      <div className="min-w-0">
        <p>
          <b>{actionLabel(entry)}</b>
          {subject && ` · ${subject}`}
        </p>
        {details.length > 0 && (
          <ul className="audit-details">
            {details.map(({ name, before, after }) => (
              <li key={name}>
                {name}: {before !== undefined && <Before text={before} />}
                {after}
              </li>
            ))}
          </ul>
        )}
      </div>
      {entry.canUndo && <UndoButton entry={entry} />}
    </li>
  )
}

/** Refused requests are strangers'; what else has no name is the system's own. */
function whoOf({ username, action }: AuditView): string {
  return username || (action.startsWith('request-') ? '방문자' : '시스템')
}

function Before({ text }: { readonly text: string }) {
  return (
    <>
      <del>
        <span className="sr-only">전: </span>
        {text}
      </del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">, 후: </span>
    </>
  )
}

function UndoButton({ entry }: { readonly entry: AuditView }) {
  const client = useQueryClient()
  const toast = useToast()
  const undo = useMutation({
    mutationFn: () => undoChange(entry.id),
    onSuccess: ({ message }) => {
      toast({ title: '되돌렸습니다', text: message })
      client.invalidateQueries()
    },
    onError: (error) => toast({ title: '되돌리지 못했습니다', text: failureText(error, ''), isError: true }),
  })
  return (
    <button
      type="button"
      className="button-small"
      aria-label={`${actionLabel(entry)} · ${entry.subject} 되돌리기`}
      disabled={undo.isPending}
      onClick={() => undo.mutate()}
    >
      되돌리기
    </button>
  )
}
