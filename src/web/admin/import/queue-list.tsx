import { CircleAlert, CircleCheck, CircleDashed, CircleMinus, LoaderCircle } from 'lucide-react'
import { useJobs } from '../jobs/job-queries.ts'
import { importFigures, outcomeText } from '../jobs/job-words.ts'
import { useMessages } from '../messages/messages.tsx'
import { ImportResult, importReportOf } from './import-result.tsx'
import type { FileEnd, ImportQueue, QueuedFile } from './use-import-queue.ts'

/** Several files with how each has ended, and their sum once all have. */
export function QueueList({ queue }: { readonly queue: ImportQueue }) {
  const { files } = queue
  const words = useMessages().import.queue
  const at = files.findIndex(({ end }) => !end)
  return (
    <section aria-labelledby="import-queue" className="panel text-sm">
      <h2 id="import-queue" className="panel-heading">
        {at < 0 ? words.ended(files.length) : words.heading(at + 1, files.length)}
      </h2>
      {at < 0 && <QueueSum files={files} />}
      <ol className="queue-list" aria-live="polite">
        {files.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: files keep their places, and names may repeat
          <QueueItem key={index} {...each} isPresent={index === at} alike={firstAlike(files, index)} />
        ))}
      </ol>
    </section>
  )
}

/** The name of the first file that failed as this one did; undefined if that is itself. */
function firstAlike(files: readonly QueuedFile[], index: number): string | undefined {
  const reasonOf = ({ end }: QueuedFile) => (end?.kind === 'failed' ? end.reason : undefined)
  const reason = files[index] && reasonOf(files[index])
  return reason === undefined
    ? undefined
    : files.slice(0, index).find((each) => reasonOf(each) === reason)?.file.name
}

/** The figures of all files together. */
function QueueSum({ files }: { readonly files: readonly QueuedFile[] }) {
  const jobs = useJobs()
  const { common, ...messages } = useMessages()
  const words = messages.import.result.figures
  const ids = new Set(files.map(({ end }) => end && 'jobId' in end && end.jobId))
  const all = jobs.filter(({ id }) => ids.has(id)).map(importFigures)
  const sum = (name: 'imported' | 'updated' | 'duplicates' | 'errors') =>
    all.reduce((total, figures) => total + figures[name], 0)
  const failed = files.filter(({ end }) => end?.kind === 'failed').length
  return (
    <dl className="figures">
      {(['imported', 'updated', 'duplicates', 'errors'] as const).map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{common.rows(sum(name))}</dd>
        </div>
      ))}
      {failed > 0 && (
        <div className="text-closed">
          <dt>{messages.import.queue.failedFiles}</dt>
          <dd>{messages.import.queue.files(failed)}</dd>
        </div>
      )}
    </dl>
  )
}

const icons = {
  imported: <CircleCheck size={18} aria-hidden="true" className="text-open" />,
  cancelled: <CircleMinus size={18} aria-hidden="true" className="text-ink-3" />,
  skipped: <CircleMinus size={18} aria-hidden="true" className="text-ink-3" />,
  failed: <CircleAlert size={18} aria-hidden="true" className="text-closed" />,
}

interface QueueItemProps extends QueuedFile {
  readonly isPresent: boolean
  readonly alike: string | undefined
}

function QueueItem({ file, end, idsFrom, isPresent, alike }: QueueItemProps) {
  const messages = useMessages()
  const words = messages.import.queue
  const jobId = end && 'jobId' in end ? end.jobId : undefined
  const job = useJobs().find(({ id }) => id === jobId)
  const report = job && importReportOf(job)
  const present = <LoaderCircle size={18} aria-hidden="true" className="text-brand" />
  const waiting = <CircleDashed size={18} aria-hidden="true" className="text-ink-3" />
  return (
    <li aria-current={isPresent ? 'step' : undefined}>
      {end ? icons[end.kind] : isPresent ? present : waiting}
      <div className="min-w-0 grow">
        <p className="queue-name">
          <b>{file.name}</b>{' '}
          <span className={end?.kind === 'failed' ? 'text-closed' : 'text-ink-2'}>
            {job && report
              ? outcomeText(job, messages)
              : end
                ? endText(end, words, alike)
                : isPresent
                  ? words.present
                  : words.waits}
          </span>
        </p>
        {idsFrom !== undefined && <p className="text-xs text-ink-2">{words.ids(idsFrom)}</p>}
        {job && report && (
          <details>
            <summary>{words.result(file.name)}</summary>
            <ImportResult job={job} report={report} />
          </details>
        )}
      </div>
    </li>
  )
}

type QueueWords = ReturnType<typeof useMessages>['import']['queue']

function endText(end: FileEnd, words: QueueWords, alike: string | undefined): string {
  if (end.kind !== 'failed') return words[end.kind]
  return alike === undefined ? words.failed(end.reason) : words.failedAlike(alike)
}
