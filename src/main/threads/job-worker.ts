import type { MessagePort } from 'node:worker_threads'
import { JobInterruption } from '../../application/jobs/job-handler.ts'
import { runClaimedJob } from '../run-claimed-job.ts'
import type { JobOrder, JobReport, JobTask } from './job-thread.ts'
import { serveTasks } from './kept-threads.ts'
import { toPlainError } from './thread-errors.ts'
import { lowerJobPriority } from './thread-priority.ts'

/** The thread of jobs. */
async function work({ config, claimed }: JobTask, port: MessagePort): Promise<void> {
  const outside = new AbortController()
  const tell = (report: JobReport) => port.postMessage(report)
  port.on('message', ({ interrupt }: JobOrder) => outside.abort(new JobInterruption(interrupt)))
  await runClaimedJob(config, claimed, {
    signal: outside.signal,
    onFault: (error) => tell({ fault: toPlainError(error) }),
    onInterrupt: ({ cause }) => tell({ interrupted: cause }),
  })
  tell({ end: true })
}

lowerJobPriority()
serveTasks(work)
