import { Worker } from 'node:worker_threads'
import type { JobInterruption } from '../application/jobs/job-interruption.ts'
import type { ClaimedJob, JobThread } from '../application/ports/job-thread.ts'
import type { Config } from '../config/config.ts'

/** Rows are short-lived: a small young generation keeps the thread's memory down. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 }

export interface JobWorkerData {
  readonly config: Config
  readonly claimed: ClaimedJob
}

/** What the job's thread is told. */
export interface JobWorkerOrder {
  readonly interrupt: JobInterruption['cause']
}

/** What the job's thread tells: a fault of the product, for the log. */
export interface JobWorkerMessage {
  readonly fault: string
}

/** Runs each job in a thread of its own, which opens the database itself. */
export function createJobThread(config: Config, onFault: (error: unknown) => void): JobThread {
  return {
    run(claimed, signal) {
      const workerData: JobWorkerData = { config, claimed }
      const worker = new Worker(new URL('./job-worker.ts', import.meta.url), { workerData, resourceLimits })
      const interrupt = () => {
        const order: JobWorkerOrder = { interrupt: (signal.reason as JobInterruption).cause }
        worker.postMessage(order)
      }
      signal.addEventListener('abort', interrupt, { once: true })
      return new Promise((resolve, reject) => {
        worker.on('message', ({ fault }: JobWorkerMessage) => onFault(new Error(fault)))
        worker.once('error', reject)
        worker.once('exit', (code) => {
          signal.removeEventListener('abort', interrupt)
          if (code === 0) resolve()
          else reject(new Error(`The job's thread ended early (exit code ${code}).`))
        })
      })
    },
  }
}
