import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useState } from 'react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { JobActions } from './job-actions.tsx'
import { useJobFeed } from './job-feed.tsx'
import { isActive, useJobs } from './job-queries.ts'
import { kindLabels, outcomeText, progressText, stateText } from './job-words.ts'

/** Running, waiting and recently ended jobs, shown on every tab. */
export function JobTray() {
  const { active, ended, dismiss } = useTrayJobs()
  const { isLost } = useJobFeed()
  const [wish, setWish] = useState<boolean>()
  const [hasSeenWork, setHasSeenWork] = useState(false)
  // Jobs that ended before the panel was opened do not open the tray by themselves.
  const isOpen = wish ?? hasSeenWork
  if (active.length > 0 && !hasSeenWork) setHasSeenWork(true)
  if (active.length + ended.length === 0) return null
  const heading =
    active.length > 0
      ? `작업 ${formatCount(active.length)}건 진행 중`
      : `끝난 작업 ${formatCount(ended.length)}건`
  return (
    <section aria-label="작업" className={isOpen ? 'job-tray' : 'job-tray job-tray-closed'}>
      <h2>
        <button
          type="button"
          className="job-tray-toggle"
          aria-expanded={isOpen}
          onClick={() => setWish(!isOpen)}
        >
          {heading}
          {isOpen ? <ChevronDown size={18} aria-hidden="true" /> : <ChevronUp size={18} aria-hidden="true" />}
        </button>
      </h2>
      <p role="status" className={isLost ? 'job-tray-notice' : 'sr-only'}>
        {isLost && '서버와 연결이 끊겨 다시 연결하고 있습니다. 작업은 서버에서 이어집니다.'}
      </p>
      {isOpen && (
        <ul className="job-list">
          {[...active, ...ended].map((job) => (
            <JobCard key={job.id} job={job} onDismiss={() => dismiss(job.id)} />
          ))}
        </ul>
      )}
    </section>
  )
}

interface JobCardProps {
  readonly job: JobView
  readonly onDismiss: () => void
}

/** One job in the tray: its name, progress, result and actions. */
function JobCard({ job, onDismiss }: JobCardProps) {
  const name = `${kindLabels[job.kind]}${job.subject && ` · ${job.subject}`}`
  return (
    <li className="job-card">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold">{name}</p>
        {isActive(job) ? (
          <span className="job-state">{stateText(job)}</span>
        ) : (
          <button type="button" className="job-dismiss" aria-label={`${name} 치우기`} onClick={onDismiss}>
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </div>
      {isActive(job) ? <JobProgress job={job} name={name} /> : <JobOutcome job={job} />}
      <JobActions job={job} name={name} />
    </li>
  )
}

function JobProgress({ job, name }: { readonly job: JobView; readonly name: string }) {
  if (job.state === 'queued') return null
  const percent = job.share === null ? undefined : Math.floor(job.share * 100)
  return (
    <>
      <progress
        className="progress mt-2"
        max={100}
        aria-label={name}
        {...(percent !== undefined && { value: percent })}
      />
      <p className="job-figures">
        {percent !== undefined && <b>{percent}%</b>} {progressText(job)}
      </p>
    </>
  )
}

function JobOutcome({ job }: { readonly job: JobView }) {
  const outcome = outcomeText(job)
  return (
    <p className={`job-figures ${job.state === 'failed' ? 'text-closed' : ''}`}>
      <b>{stateText(job)}</b>
      {outcome && ` · ${outcome}`}
      <span className="text-ink-3"> · {formatDateTime(job.updatedAt)}</span>
    </p>
  )
}

const storageKey = 'dismissed-jobs'
/** Ended jobs are shown for a day, the last few of them, until they are dismissed. */
const shownFor = 24 * 60 * 60 * 1000
const shownEnded = 5
const remembered = 100

interface TrayJobs {
  /** In the order in which they run. */
  readonly active: readonly JobView[]
  /** The newest first. */
  readonly ended: readonly JobView[]
  readonly dismiss: (id: string) => void
}

function useTrayJobs(): TrayJobs {
  const jobs = useJobs()
  const [openedAt] = useState(() => Date.now())
  const [dismissed, setDismissed] = useState(readDismissed)
  const dismiss = (id: string) => {
    const next = [id, ...dismissed].slice(0, remembered)
    setDismissed(next)
    localStorage.setItem(storageKey, JSON.stringify(next))
  }
  const isShown = (job: JobView) =>
    job.kind !== 'preview' && job.updatedAt > openedAt - shownFor && !dismissed.includes(job.id)
  return {
    active: jobs.filter(isActive).reverse(),
    ended: jobs.filter((job) => !isActive(job) && isShown(job)).slice(0, shownEnded),
    dismiss,
  }
}

function readDismissed(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
