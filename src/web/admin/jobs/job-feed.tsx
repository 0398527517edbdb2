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
import { useToast } from '../../ui/frame/toast-host.tsx'
import { jobEventsUrl } from '../admin-api.ts'
import { useMessages } from '../messages/messages.tsx'
import { isActive, jobsKey, putJob, useJobs } from './job-queries.ts'
import { changesListings, jobToast } from './job-words.ts'

/** Open event connections. A browser allows six connections to one host. */
const connections = 2

type StartJob = (call: Promise<AcceptedJob>) => Promise<string>

interface JobFeedValue {
  readonly startJob: StartJob
  /** Whether a job was started here. */
  readonly isMine: (id: string) => boolean
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
 * Takes a call that starts a job, shows the job in the tray, and returns its id (for `useJob`). Rejects as the call
 * does.
 */
export function useStartJob(): StartJob {
  return useJobFeed().startJob
}

/** Follows the running jobs. Runs the actions for the end of each job that was seen running or was started here. */
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
  const isMine = useCallback((id: string) => started.current.has(id), [])
  const value = useMemo(() => ({ startJob, isMine, isLost }), [startJob, isMine, isLost])
  return (
    <JobFeedContext value={value}>
      {children}
      {followed(jobs).map(({ id }) => (
        <JobEvents key={id} id={id} onConnection={setIsLost} />
      ))}
    </JobFeedContext>
  )
}

/** The running jobs, then those that run next. */
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

/** Pause before the next attempt to connect, in ms, after the browser has given up. */
const pause = 3000

interface JobEventsProps {
  readonly id: string
  readonly onConnection: (isLost: boolean) => void
}

/** Listens to one job's events while it is mounted, also after restarts of the server. */
function JobEvents({ id, onConnection }: JobEventsProps) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another connection.
  useEffect(() => {
    const source = new EventSource(jobEventsUrl(id))
    let timer: ReturnType<typeof setTimeout> | undefined
    source.onopen = () => onConnection(false)
    source.onmessage = ({ data }) => {
      const job = JSON.parse(data) as JobView
      putJob(client, job)
      if (isActive(job)) return
      source.close()
      client.invalidateQueries({ queryKey: jobsKey })
    }
    source.onerror = () => {
      onConnection(true)
      if (source.readyState !== EventSource.CLOSED) return
      timer = setTimeout(() => {
        client.invalidateQueries({ queryKey: jobsKey })
        setAttempt((before) => before + 1)
      }, pause)
    }
    return () => {
      clearTimeout(timer)
      source.close()
      onConnection(false)
    }
  }, [id, attempt, client, onConnection])
  return null
}

/**
 * The actions at the end of a job: shows a toast, reloads lists if the job changed listings, and downloads the file
 * of an export that was started here.
 */
function useJobEnd(): (job: JobView, isMine: boolean) => void {
  const client = useQueryClient()
  const toast = useToast()
  const messages = useMessages()
  return useCallback(
    (job, isMine) => {
      if (changesListings(job)) client.invalidateQueries({ queryKey: ['api'] })
      client.invalidateQueries({ queryKey: ['admin'], predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
      if (job.kind === 'export' && isMine && job.downloadPath) download(job.downloadPath)
      const message = jobToast(job, messages)
      if (message && (job.kind !== 'export' || isMine || job.state !== 'done')) toast(message)
    },
    [client, toast, messages],
  )
}

/** Downloads the answer of a path under the name that the server gives, without leaving the page. */
function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
