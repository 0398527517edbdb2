import type { JobView } from '../../../domain/administration/administration.ts'
import { hasExtension, tableExtensions } from '../../../domain/administration/import-files.ts'
import type { PanelText } from '../../../domain/administration/panel-text.ts'
import type { ToastMessage } from '../../ui/frame/toast-message.ts'
import type { Messages } from '../messages/ko.ts'
import { spec } from '../messages/spec.ts'

const readingKinds: readonly JobView['kind'][] = ['preview', 'export', 'backup']

/** Whether the job can change lists and counts. */
export function changesListings({ kind }: JobView): boolean {
  return !readingKinds.includes(kind)
}

type Figures = JobView['result']

/** A figure of a job's result or progress; 0 if it has none. */
function numberIn(figures: Figures | undefined, name: string): number {
  const value = figures?.[name]
  return typeof value === 'number' ? value : 0
}

/** The message in the job's result, in the panel's language where the result has that; '' if it has none. */
export function messageOf({ result }: JobView, { language }: Pick<Messages, 'language'>): string {
  const text = result?.text as Partial<PanelText> | undefined
  return text?.[language] ?? (typeof result?.message === 'string' ? result.message : '')
}

/** The rows of an import, counted by what happened to them, so far or at the end. */
export function importFigures({ result, progress }: Pick<JobView, 'result' | 'progress'>) {
  const figures = result && 'imported' in result ? result : progress
  return {
    imported: numberIn(figures, 'imported'),
    updated: numberIn(figures, 'updated'),
    duplicates: numberIn(figures, 'duplicates'),
    errors: numberIn(figures, 'errors'),
  }
}

/** For example `412,000 / 1,000,000건 · 초당 18,400건 · 32초 남음`, without the parts that are not known. */
export function progressText(
  { done, total, rowsPerSecond, secondsLeft }: JobView,
  { jobs, common, formats }: Messages,
): string {
  return [
    total === null ? common.rows(done) : jobs.of(done, total),
    ...(rowsPerSecond === null ? [] : [jobs.speed(Math.round(rowsPerSecond))]),
    ...(secondsLeft === null ? [] : [jobs.left(formats.duration(secondsLeft))]),
  ].join(' · ')
}

/** A step of the longest jobs takes a few minutes, in ms. */
const usualSilence = 5 * 60_000

/** That a running job has said nothing for too long, and what to do; '' if it has. `now`: in ms since the epoch. */
export function silenceText(
  { state, updatedAt, cancelRequested }: JobView,
  now: number,
  { jobs }: Pick<Messages, 'jobs'>,
): string {
  const silence = now - updatedAt
  if (state !== 'running' || silence < usualSilence) return ''
  return jobs.silent(Math.floor(silence / 60_000), cancelRequested)
}

/** The state of a job in a few words. */
export function stateText(job: JobView, { jobs: { states } }: Messages): string {
  if (job.undoneAt !== null) return states.undone
  if (job.cancelRequested && job.state === 'running') return states.cancelling
  if (job.state === 'running' && job.attempts > 1) return states.resumed
  return states[job.state]
}

type FigureWords = readonly (readonly [name: string, words: keyof Messages['jobs']['figures']])[]

/** By kind: the figures of a result, in the order in which they are shown. */
const figureWords: Partial<Record<JobView['kind'], FigureWords>> = {
  import: [
    ['imported', 'imported'],
    ['updated', 'updated'],
    ['duplicates', 'duplicates'],
    ['errors', 'errors'],
  ],
  seo: [
    ['updated', 'written'],
    ['short', 'short'],
  ],
  bulk: [['count', 'changed']],
  trades: [['count', 'changed']],
  undo: [
    ['removed', 'removed'],
    ['restored', 'restored'],
    ['kept', 'kept'],
    ['forgotten', 'forgotten'],
  ],
  'delete-all': [['deleted', 'removed']],
  restore: [['restored', 'restored']],
  export: [['rows', 'exported']],
  backup: [['kept', 'exported']],
}

const snapshotTime = /^snapshot-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)/
const setField = /\b[a-zA-Z]{1,20}(?=: )/g

/**
 * What a job is about, in the panel's language: of a bulk change, and of undoing one, its action or the fields that it sets; of a restored
 * snapshot its time, as the list of snapshots has it; otherwise the server's text.
 */
export function subjectText(
  { kind, subject }: Pick<JobView, 'kind' | 'subject'>,
  { jobs, account, formats }: Messages,
): string {
  const wordsOf = (words: Readonly<Record<string, string>>, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? name) : name
  // Undoing has the subject of what it undoes: the name of a file, or what a bulk change has done.
  const isBulk = kind === 'bulk' || (kind === 'undo' && !hasExtension(subject, tableExtensions))
  if (isBulk && !subject.includes(':')) return wordsOf(jobs.bulkActions, subject)
  if (isBulk) return subject.replace(setField, (field) => wordsOf(account.details, field))
  const [, hour, minutes, seconds, rest] = snapshotTime.exec(subject) ?? []
  return hour ? formats.dateTime(Date.parse(`${hour}:${minutes}:${seconds}.${rest}`)) : subject
}

/** The result of an ended job in words; '' if nothing is known about it. */
export function outcomeText(job: JobView, messages: Messages): string {
  const { jobs } = messages
  if (job.state === 'failed') return messageOf(job, messages)
  const figures = job.state === 'done' ? job.result : job.progress
  return (figureWords[job.kind] ?? [])
    .filter(([name]) => typeof figures?.[name] === 'number' && (name !== 'short' || figures[name] > 0))
    .map(([name, words]) => jobs.figures[words](numberIn(figures, name)))
    .join(' · ')
}

/** What undoing a job would do to how many listings; '' if nothing is known about it. */
export function undoneText(job: JobView, { jobs }: Pick<Messages, 'jobs'>): string {
  const { imported, updated } = importFigures(job)
  const changed = numberIn(job.result ?? job.progress ?? undefined, 'count')
  return [
    ...(imported > 0 ? [jobs.undoes.removed(imported)] : []),
    ...(updated > 0 ? [jobs.undoes.restored(updated)] : []),
    ...(changed > 0 ? [jobs.undoes.restored(changed)] : []),
  ].join(' ')
}

type Words = (job: JobView, messages: Messages) => readonly [title: string, text: string]

/** The messages that the specification gives, by kind. */
const successes: Partial<Record<JobView['kind'], Words>> = {
  import: (job, messages) => [spec.import.done, importSummary(job, messages)],
  seo: (job, messages) => [
    spec.seo.done,
    messageOf(job, messages) || spec.seo.summary(numberIn(job.result, 'updated')),
  ],
  'delete-all': ({ result }, { jobs: { nothingToDelete } }) =>
    result?.deleted === 0 ? [nothingToDelete.title, nothingToDelete.text] : spec.deletion.done,
  export: () => spec.export.done,
}
const failures: Partial<Record<JobView['kind'], Words>> = {
  import: importFailure,
  preview: importFailure,
  seo: () => [spec.seo.failed, spec.seo.failedText],
  'delete-all': () => spec.deletion.failed,
  export: (job, messages) => [spec.export.failed, messageOf(job, messages) || spec.export.failedText],
}

/** Several files can be imported at once, and undone one after the other: their toasts name the file. */
const kindsOfFiles: readonly JobView['kind'][] = ['import', 'preview', 'undo']

/** The toast for the end of a job. undefined for a successful preview, which has a screen of its own. */
export function jobToast(job: JobView, messages: Messages): ToastMessage | undefined {
  // Texts that follow what was changed: nobody asked for them, and their message would take the place of one that somebody awaits.
  const isFollowUp = job.kind === 'seo' && job.username === ''
  if ((job.kind === 'preview' || isFollowUp) && job.state !== 'failed') return undefined
  const { jobs } = messages
  const kind = jobs.kinds[job.kind]
  const about =
    kindsOfFiles.includes(job.kind) && job.subject !== '' ? { about: subjectText(job, messages) } : {}
  if (job.state === 'cancelled') return { title: jobs.toastCancelled(kind), text: subjectText(job, messages) }
  if (job.state === 'failed') {
    const [title, text] = failures[job.kind]?.(job, messages) ?? [
      jobs.toastFailed(kind),
      messageOf(job, messages) || jobs.unfinished,
    ]
    return { title, text, ...about, isError: true }
  }
  const [title, text] = successes[job.kind]?.(job, messages) ?? [
    jobs.toastDone(kind),
    messageOf(job, messages) || outcomeText(job, messages) || subjectText(job, messages),
  ]
  return { title, text, ...about }
}

/** For example `9,412 imported, 380 duplicates skipped, 3 errors`. Updated listings are named if there are any. */
function importSummary(job: JobView, { formats: { count } }: Messages): string {
  const { imported, updated, duplicates, errors } = importFigures(job)
  return spec.import.summary(count(imported), count(updated), count(duplicates), count(errors))
}

function importFailure(job: JobView, messages: Messages): readonly [title: string, text: string] {
  return [spec.import.failed, messageOf(job, messages) || spec.import.failedText]
}
