import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JobView } from '../../../domain/administration/administration.ts'
import { useToast } from '../../ui/toast-host.tsx'
import { cancelJob, refusedRowsUrl, undoJob } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useStartJob } from './job-feed.tsx'
import { isActive, putJob } from './job-queries.ts'
import { importFigures, kindLabels } from './job-words.ts'

interface JobActionsProps {
  readonly job: JobView
  /** A name for people. It distinguishes equal buttons of several jobs. */
  readonly name: string
}

/** Cancel, download, refused rows, undo: the actions that the job allows now. */
export function JobActions({ job, name }: JobActionsProps) {
  const cancel = useCancel(job)
  const undo = useUndoJob(job)
  const hasRefused = job.kind === 'import' && importFigures(job).errors > 0
  return (
    <div className="job-actions">
      {isActive(job) && (
        <button
          type="button"
          aria-label={`${name} 취소`}
          disabled={job.cancelRequested || cancel.isPending}
          onClick={() => cancel.mutate()}
        >
          취소
        </button>
      )}
      {job.downloadPath && (
        <a href={job.downloadPath} download aria-label={`${name} 파일 받기`}>
          파일 받기
        </a>
      )}
      {hasRefused && (
        <a href={refusedRowsUrl(job.id)} download aria-label={`${name} 받지 못한 행 받기`}>
          받지 못한 행 받기
        </a>
      )}
      {job.canUndo && (
        <button type="button" aria-label={`${name} 되돌리기`} disabled={undo.isPending} onClick={undo.ask}>
          되돌리기
        </button>
      )}
    </div>
  )
}

function useCancel(job: JobView) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => cancelJob(job.id),
    onSuccess: (answer) => putJob(client, answer),
    onError: (error) => toast({ title: '취소하지 못했습니다', text: failureText(error, ''), isError: true }),
  })
}

/** Undoes what a job changed, after the administrator has confirmed. */
export function useUndoJob(job: JobView) {
  const startJob = useStartJob()
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => startJob(undoJob(job.id)),
    onError: (error) => toast({ title: '되돌리지 못했습니다', text: failureText(error, ''), isError: true }),
  })
  const question = `이 작업이 바꾼 것을 되돌릴까요?\n${kindLabels[job.kind]} · ${job.subject}\n그 뒤에 사람이 고친 업체는 그대로 둡니다.`
  const ask = () => {
    if (window.confirm(question)) mutate()
  }
  return { ask, isPending }
}
