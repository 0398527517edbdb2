import { parentPort, workerData } from 'node:worker_threads'
import { JobInterruption } from '../../application/jobs/job-handler.ts'
import { runClaimedJob } from '../run-claimed-job.ts'
import type { JobWorkerData, JobWorkerMessage, JobWorkerOrder } from './job-thread.ts'
import { toPlainError } from './thread-errors.ts'
import { lowerJobPriority } from './thread-priority.ts'

/** The thread of one job. */
async function work(port: NonNullable<typeof parentPort>, { config, claimed }: JobWorkerData): Promise<void> {
  const outside = new AbortController()
  port.on('message', ({ interrupt }: JobWorkerOrder) => outside.abort(new JobInterruption(interrupt)))
  try {
    await runClaimedJob(config, claimed, {
      signal: outside.signal,
      onFault(error) {
        const message: JobWorkerMessage = { fault: toPlainError(error) }
        port.postMessage(message)
      },
    })
  } finally {
    port.close()
  }
}

lowerJobPriority()
if (parentPort) await work(parentPort, workerData as JobWorkerData)
