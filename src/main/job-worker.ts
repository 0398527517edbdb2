import { parentPort, workerData } from 'node:worker_threads'
import { auditedJobs } from '../application/jobs/audited-jobs.ts'
import { JobInterruption } from '../application/jobs/job-handler.ts'
import { runJob } from '../application/jobs/run-job.ts'
import { giveWay } from './give-way.ts'
import { createJobHandlers } from './job-handlers.ts'
import type { JobWorkerData, JobWorkerMessage, JobWorkerOrder } from './job-thread.ts'
import { openConfiguredStorage } from './storage.ts'
import { createAuditLog, systemClock } from './system.ts'
import { removeUploadOf } from './uploads.ts'

/** The thread of one job. */
async function work(port: NonNullable<typeof parentPort>, { config, claimed }: JobWorkerData): Promise<void> {
  const outside = new AbortController()
  port.on('message', ({ interrupt }: JobWorkerOrder) => outside.abort(new JobInterruption(interrupt)))
  const storage = await openConfiguredStorage(config)
  try {
    const hasEnded = await runJob(claimed, {
      handler: createJobHandlers(config, storage)[claimed.job.kind],
      jobs: auditedJobs(storage.jobs, createAuditLog(storage)),
      clock: systemClock,
      signal: outside.signal,
      onFault(error) {
        const message: JobWorkerMessage = {
          fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
        }
        port.postMessage(message)
      },
    })
    if (hasEnded) await removeUploadOf(config, claimed.job)
  } finally {
    await storage.close()
    port.close()
  }
}

giveWay()
if (parentPort) await work(parentPort, workerData as JobWorkerData)
