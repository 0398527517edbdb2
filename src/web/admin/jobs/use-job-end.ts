import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { JobView } from '../../../domain/administration/administration.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { download } from '../download.ts'
import { jobToast } from './job-toast.ts'
import { changesListings } from './job-words.ts'

/** What is due when a job ends: its toast, fresh lists where it changed listings, and the file of an export asked for here. */
export function useJobEnd(): (job: JobView, isMine: boolean) => void {
  const client = useQueryClient()
  const toast = useToast()
  return useCallback(
    (job, isMine) => {
      if (changesListings(job)) client.invalidateQueries({ queryKey: ['api'] })
      client.invalidateQueries({ queryKey: ['admin'], predicate: ({ queryKey }) => queryKey[1] !== 'jobs' })
      if (job.kind === 'export' && isMine && job.downloadPath) download(job.downloadPath)
      const message = jobToast(job)
      if (message && (job.kind !== 'export' || isMine || job.state !== 'done')) toast(message)
    },
    [client, toast],
  )
}
