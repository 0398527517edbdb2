import { X } from 'lucide-react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { formatDateTime } from '../../format/date-time.ts'
import { JobActions } from './job-actions.tsx'
import { isActive } from './job-queries.ts'
import { kindLabels, outcomeText, progressText, stateText } from './job-words.ts'

interface JobCardProps {
  readonly job: JobView
  readonly onDismiss: () => void
}

/** One job in the tray: what it is, how far it is, what came of it, and what can be done with it. */
export function JobCard({ job, onDismiss }: JobCardProps) {
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
