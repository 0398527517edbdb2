import { ChevronDown, ChevronUp } from 'lucide-react'
import { useState } from 'react'
import { formatCount } from '../../format/count.ts'
import { JobCard } from './job-card.tsx'
import { useJobFeed } from './job-feed.tsx'
import { useTrayJobs } from './use-tray-jobs.ts'

/** Running, waiting and lately ended jobs, in view on every tab. */
export function JobTray() {
  const { active, ended, dismiss } = useTrayJobs()
  const { isLost } = useJobFeed()
  const [wish, setWish] = useState<boolean>()
  const [hasSeenWork, setHasSeenWork] = useState(false)
  // What ended before the panel was opened is news only for those who ask.
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
