import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AuditView, JobView } from '../../../domain/administration/administration.ts'
import type { PanelText } from '../../../domain/administration/panel-text.ts'
import { isoTime } from '../../../domain/text/iso-time.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { undoChange } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useUndoJob } from '../jobs/job-actions.tsx'
import { subjectText } from '../jobs/job-words.ts'
import type { Messages } from '../messages/ko.ts'
import { useMessages } from '../messages/messages.tsx'

/** Shows who did what, when, and what changed. */
export function AuditList({ entries }: { readonly entries: readonly AuditView[] }) {
  const { audit } = useMessages().account
  if (entries.length === 0) return <p className="mt-3 text-xs text-ink-3">{audit.none}</p>
  return (
    <ol className="audit-list">
      {entries.map((entry) => (
        <AuditItem key={entry.id} entry={entry} />
      ))}
    </ol>
  )
}

function AuditItem({ entry }: { readonly entry: AuditView }) {
  const { at } = entry
  const messages = useMessages()
  const subject = subjectIn(entry, messages)
  const details = detailsOf(entry, messages)
  return (
    <li className="audit-entry">
      <p className="audit-when">
        <time dateTime={isoTime(at)}>{messages.formats.dateTime(at)}</time> · {whoOf(entry, messages)}
      </p>
      <div className="min-w-0">
        <p>
          <b>{actionLabel(entry, messages)}</b>
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
      {entry.canUndo &&
        (isJob(entry.action) ? <UndoJobButton entry={entry} /> : <UndoButton entry={entry} />)}
    </li>
  )
}

/** Refused requests come from strangers. Other entries without a user name come from the product itself. */
function whoOf({ username, action }: AuditView, { account: { audit } }: Messages): string {
  return username || (action.startsWith('request-') ? audit.visitor : audit.system)
}

function Before({ text }: { readonly text: string }) {
  const { audit } = useMessages().account
  return (
    <>
      <del>
        <span className="sr-only">{audit.before}</span>
        {text}
      </del>
      <span aria-hidden="true"> → </span>
      <span className="sr-only">{audit.after}</span>
    </>
  )
}

function UndoButton({ entry }: { readonly entry: AuditView }) {
  const client = useQueryClient()
  const toast = useToast()
  const messages = useMessages()
  const { common, account } = messages
  const undo = useMutation({
    mutationFn: () => undoChange(entry.id),
    onSuccess: ({ message }) => {
      toast({ title: common.undone, text: message })
      client.invalidateQueries()
    },
    onError: (error) => toast({ title: common.notUndone, text: failureText(error, ''), isError: true }),
  })
  return (
    <button
      type="button"
      className="button-small"
      aria-label={account.audit.undoOf(actionLabel(entry, messages), entry.subject)}
      disabled={undo.isPending}
      onClick={() => undo.mutate()}
    >
      {common.undo}
    </button>
  )
}

function UndoJobButton({ entry }: { readonly entry: AuditView }) {
  const messages = useMessages()
  const { subject, subjectId, details } = entry
  const undo = useUndoJob({ id: subjectId, kind: String(details?.kind) as JobView['kind'], subject })
  return (
    <button
      type="button"
      className="button-small"
      aria-label={messages.account.audit.undoOf(actionLabel(entry, messages), subjectIn(entry, messages))}
      disabled={undo.isPending}
      onClick={undo.ask}
    >
      {messages.common.undo}
    </button>
  )
}

/** What an entry is about; of a job in the words of the job tray. */
function subjectIn({ action, subject, details }: AuditView, messages: Messages): string {
  return isJob(action)
    ? subjectText({ kind: String(details?.kind) as JobView['kind'], subject }, messages)
    : subject
}

/** Names an action, for example `업체 수정`. For a job it adds the kind: `작업 시작 · 가져오기`. */
export function actionLabel({ action, details }: AuditView, { account, jobs }: Messages): string {
  const label = textIn(account.actions, action) ?? action
  const kind = isJob(action) ? textIn(jobs.kinds, String(details?.kind)) : undefined
  return kind ? `${label} · ${kind}` : label
}

/** The text under a name that the server sent; undefined if the catalogue has none. */
function textIn(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}

function isJob(action: string): boolean {
  return action.startsWith('job-')
}

/** One detail of an entry: a field before and after, or a figure. */
interface AuditDetail {
  readonly name: string
  readonly before?: string
  readonly after: string
}

/** What follows from a field that an entry names, too. */
const derivedFields = new Set(['categoryGroup', 'countryCode', 'phoneE164', 'timeZone'])

/** What changed, in words for the panel. */
export function detailsOf({ action, details }: AuditView, messages: Messages): readonly AuditDetail[] {
  const { account, jobs } = messages
  const shown = (value: unknown) => shownIn(value, messages)
  return Object.entries(details ?? {})
    .filter(([key]) => !derivedFields.has(key) && !(isJob(action) && key === 'kind'))
    .map(([key, value]) => {
      const name = isAtDoor(action) && key === 'address' ? account.audit.clientAddress : nameOf(key, messages)
      if (isJob(action) && key === 'state')
        return { name: account.audit.state, after: textIn(jobs.states, String(value)) ?? shown(value) }
      if (action.startsWith('report-') && key === 'reasons')
        return { name, after: reasonsIn(String(value), messages) }
      if (Array.isArray(value) && value.length === 2) {
        return { name, before: shown(value[0]), after: shown(value[1]) }
      }
      return { name, after: shown(value) }
    })
}

/** What a visitor has reported, from its names with commas between them. */
function reasonsIn(names: string, messages: Messages): string {
  const { reasons, owner } = messages.businesses.reports
  return names === ''
    ? owner
    : names
        .split(',')
        .map((name) => textIn(reasons, name) ?? name)
        .join(', ')
}

/** In an entry about a refused request, `address` is the client's network address, not a listing's. */
function isAtDoor(action: string): boolean {
  return /^(login|request|second-factor|password|code)/.test(action)
}

/** What a field is called, or a day of the opening hours. */
function nameOf(key: string, { account, common }: Messages): string {
  return textIn(account.details, key) ?? textIn(common.days, key) ?? key
}

/** A text in the panel's languages, or options that are named in them. */
const isInLanguages = (value: object): value is Readonly<Record<keyof PanelText, unknown>> =>
  'ko' in value && 'en' in value

function shownIn(value: unknown, messages: Messages): string {
  const { audit } = messages.account
  if (value === null || value === undefined || value === '') return audit.nothing
  if (typeof value === 'boolean') return value ? audit.yes : audit.no
  if (typeof value === 'number') return messages.formats.count(value)
  if (typeof value === 'string') return value
  if (isInLanguages(value)) return shownIn(value[messages.language], messages)
  const parts = Array.isArray(value)
    ? value.map((part) => shownIn(part, messages))
    : Object.entries(value).map(([key, part]) => `${nameOf(key, messages)} ${shownIn(part, messages)}`)
  return parts.join(', ') || audit.nothing
}
