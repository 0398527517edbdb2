import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { useMessages } from '../messages/messages.tsx'
import { JobActions } from './job-actions.tsx'
import { useJobFeed } from './job-feed.tsx'
import { isActive, useJobs } from './job-queries.ts'
import { outcomeText, progressText, silenceText, stateText, subjectText } from './job-words.ts'

/** Where the tray has room of its own, as in `jobs.css`. */
const besideThePage = '(width >= 64rem)'

/** Running, waiting and recently ended jobs, shown on every tab. */
export function JobTray() {
  const { active, ended, dismiss } = useTrayJobs()
  const { isLost, isMine } = useJobFeed()
  const { jobs } = useMessages()
  const [wish, setWish] = useState<boolean>()
  const [hasSeenWork, setHasSeenWork] = useState(false)
  // Jobs that ended before the panel was opened do not open the tray by themselves, and none does where it would push the page down.
  const isOpen = wish ?? (hasSeenWork && matchMedia(besideThePage).matches)
  // A short job has ended before anything is heard of it.
  const isWork = active.length > 0 || ended.some(({ id }) => isMine(id))
  if (isWork && !hasSeenWork) setHasSeenWork(true)
  if (active.length + ended.length === 0) return null
  const heading = active.length > 0 ? jobs.running(active.length) : jobs.ended(ended.length)
  return (
    <section aria-label={jobs.tray} className="job-tray">
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
        {isLost && jobs.lost}
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
  const messages = useMessages()
  const { jobs } = messages
  const name = `${jobs.kinds[job.kind]}${job.subject && ` · ${subjectText(job, messages)}`}`
  return (
    <li className="job-card">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-semibold">{name}</p>
        {isActive(job) ? (
          <span className="job-state">{stateText(job, messages)}</span>
        ) : (
          <button type="button" className="job-dismiss" aria-label={jobs.dismiss(name)} onClick={onDismiss}>
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
  const messages = useMessages()
  const silence = silenceText(job, useNow(), messages)
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
        {percent !== undefined && <b>{percent}%</b>} {progressText(job, messages)}
      </p>
      {silence && (
        <p role="status" className="job-figures text-closed">
          {silence}
        </p>
      )}
    </>
  )
}

const halfMinute = 30_000

/** The time, read again twice a minute: a job that says nothing renders nothing. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfMinute)
    return () => clearInterval(timer)
  }, [])
  return now
}

function JobOutcome({ job }: { readonly job: JobView }) {
  const messages = useMessages()
  const outcome = outcomeText(job, messages)
  return (
    <p className={`job-figures ${job.state === 'failed' ? 'text-closed' : ''}`}>
      <b>{stateText(job, messages)}</b>
      {outcome && ` · ${outcome}`}
      <span className="text-ink-3"> · {messages.formats.dateTime(job.updatedAt)}</span>
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
