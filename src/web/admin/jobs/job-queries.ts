import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import type { JobView } from '../../../domain/administration/administration.ts'
import { listJobs, readJob } from '../admin-api.ts'

export const jobsKey = ['admin', 'jobs']
const jobKey = (id: string) => ['admin', 'job', id]
const none: readonly JobView[] = []

export function isActive({ state }: JobView): boolean {
  return state === 'queued' || state === 'running'
}

/** The newest jobs, newest first, each as its last event said. */
export function useJobs(): readonly JobView[] {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: jobsKey,
    queryFn: async () => (await listJobs()).jobs.map((job) => newerOf(knownJob(client, job.id), job)),
  })
  return data ?? none
}

/** The newest imports, newest first. */
export const importsQuery = {
  queryKey: ['admin', 'imports'],
  queryFn: async () => (await listJobs({ kind: 'import' })).jobs,
}

/** One job, kept up to date while it runs; undefined until it is known. */
export function useJob(id: string | undefined): JobView | undefined {
  const listed = useJobs().find((job) => job.id === id)
  const { data } = useQuery({
    queryKey: jobKey(id ?? ''),
    queryFn: () => readJob(id ?? ''),
    enabled: id !== undefined && !listed,
  })
  return listed ?? data
}

/** Stores the state of a job from an event. */
export function putJob(client: QueryClient, told: JobView): void {
  client.setQueryData<readonly JobView[]>(jobsKey, (jobs = none) => {
    if (!jobs.some(({ id }) => id === told.id)) return [told, ...jobs]
    return jobs.map((job) => (job.id === told.id ? newerOf(job, told) : job))
  })
}

function knownJob(client: QueryClient, id: string): JobView | undefined {
  return client.getQueryData<readonly JobView[]>(jobsKey)?.find((job) => job.id === id)
}

/** An answer may arrive after a newer event, so a job that has ended is never shown as running again. */
function newerOf(known: JobView | undefined, told: JobView): JobView {
  const isOvertaken = known && (known.updatedAt > told.updatedAt || (!isActive(known) && isActive(told)))
  return isOvertaken ? known : told
}

/** The running or waiting job of a kind, whoever started it. */
export function useActiveJob(kind: JobView['kind']): JobView | undefined {
  return useJobs().find((job) => job.kind === kind && isActive(job))
}
