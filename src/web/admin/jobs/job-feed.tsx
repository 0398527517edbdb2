import { useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AcceptedJob, JobView } from '../../../domain/administration/administration.ts'
import { JobEvents } from './job-events.tsx'
import { isActive, jobsKey, useJobs } from './job-queries.ts'
import { useJobEnd } from './use-job-end.ts'

/** Connections that stay open for jobs: a browser allows six to one host. */
const connections = 2

type StartJob = (call: Promise<AcceptedJob>) => Promise<string>

interface JobFeedValue {
  readonly startJob: StartJob
  /** True while the server does not answer. */
  readonly isLost: boolean
}

const JobFeedContext = createContext<JobFeedValue | undefined>(undefined)

export function useJobFeed(): JobFeedValue {
  const feed = useContext(JobFeedContext)
  if (!feed) throw new Error('JobFeed is missing')
  return feed
}

/**
 * What starts a job: takes the call that asks for it, gives the job's id (for `useJob`) and shows it in the tray. Rejects as the
 * call does.
 */
export function useStartJob(): StartJob {
  return useJobFeed().startJob
}

/** Follows the jobs that run, and does what is due when one ends that was seen running or was started here. */
export function JobFeed({ children }: { readonly children: ReactNode }) {
  const client = useQueryClient()
  const jobs = useJobs()
  const [isLost, setIsLost] = useState(false)
  const started = useRef(new Set<string>())
  const startJob = useCallback<StartJob>(
    async (call) => {
      const { jobId } = await call
      started.current.add(jobId)
      await client.invalidateQueries({ queryKey: jobsKey })
      return jobId
    },
    [client],
  )
  useEndings(jobs, started.current)
  const value = useMemo(() => ({ startJob, isLost }), [startJob, isLost])
  return (
    <JobFeedContext value={value}>
      {children}
      {followed(jobs).map(({ id }) => (
        <JobEvents key={id} id={id} onConnection={setIsLost} />
      ))}
    </JobFeedContext>
  )
}

/** Those that run, then those that come next. */
function followed(jobs: readonly JobView[]): readonly JobView[] {
  const active = jobs.filter(isActive).reverse()
  const running = active.filter(({ state }) => state === 'running')
  return [...new Set([...running, ...active])].slice(0, connections)
}

function useEndings(jobs: readonly JobView[], started: ReadonlySet<string>): void {
  const onEnd = useJobEnd()
  const awaited = useRef(new Set<string>())
  const ended = useRef(new Set<string>())
  useEffect(() => {
    for (const job of jobs) {
      if (isActive(job)) awaited.current.add(job.id)
      else if ((awaited.current.has(job.id) || started.has(job.id)) && !ended.current.has(job.id)) {
        ended.current.add(job.id)
        onEnd(job, started.has(job.id))
      }
    }
  }, [jobs, started, onEnd])
}
