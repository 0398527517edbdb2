import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { JobView } from '../../../domain/administration/administration.ts'
import { useToast } from '../../ui/frame/toast-host.tsx'
import { cancelJob, readJob, refusedRowsUrl, undoJob } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useMessages } from '../messages/messages.tsx'
import { useStartJob } from './job-feed.tsx'
import { isActive, putJob } from './job-queries.ts'
import { importFigures, subjectText, undoneText } from './job-words.ts'

interface JobActionsProps {
  readonly job: JobView
  /** A name for people. It distinguishes equal buttons of several jobs. */
  readonly name: string
}

/** Cancel, download, refused rows, undo: the actions that the job allows now. */
export function JobActions({ job, name }: JobActionsProps) {
  const cancel = useCancel(job)
  const undo = useUndoJob(job)
  const { jobs, common, language } = useMessages()
  const hasRefused = job.kind === 'import' && importFigures(job).errors > 0
  return (
    <div className="job-actions">
      {isActive(job) && (
        <button
          type="button"
          aria-label={jobs.cancel(name)}
          disabled={job.cancelRequested || cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          {common.cancel}
        </button>
      )}
      {job.downloadPath && (
        <a href={job.downloadPath} download aria-label={jobs.fileOf(name)}>
          {jobs.file}
        </a>
      )}
      {hasRefused && (
        <a href={refusedRowsUrl(job.id, language)} download aria-label={jobs.refusedOf(name)}>
          {jobs.refused}
        </a>
      )}
      {job.canUndo && job.kind === 'import' && (
        <Link href={`/admin-panel?tab=businesses&changeId=${job.id}`} aria-label={jobs.listingsOf(name)}>
          {jobs.listings}
        </Link>
      )}
      {job.canUndo && (
        <button type="button" aria-label={jobs.undoOf(name)} disabled={undo.isPending} onClick={undo.ask}>
          {common.undo}
        </button>
      )}
    </div>
  )
}

function useCancel(job: JobView) {
  const { jobs } = useMessages()
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => cancelJob(job.id),
    onSuccess: (answer) => putJob(client, answer),
    onError: (error) => toast({ title: jobs.notCancelled, text: failureText(error, ''), isError: true }),
  })
}

/** Undoes what a job changed, after the administrator has confirmed. */
export function useUndoJob(job: JobView | Pick<JobView, 'id' | 'kind' | 'subject'>) {
  const startJob = useStartJob()
  const messages = useMessages()
  const { jobs, common } = messages
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => startJob(undoJob(job.id)),
    onError: (error) => toast({ title: common.notUndone, text: failureText(error, ''), isError: true }),
  })
  const ask = async () => {
    // The audit log names a job without its figures.
    const whole = 'result' in job ? job : await readJob(job.id).catch(() => undefined)
    const undone = whole ? undoneText(whole, messages) : ''
    if (window.confirm(jobs.askUndo(`${jobs.kinds[job.kind]} · ${subjectText(job, messages)}`, undone)))
      mutate()
  }
  return { ask, isPending }
}
