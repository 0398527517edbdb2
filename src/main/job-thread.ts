import { once } from 'node:events'
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

/** Runs each job in a thread of its own, which opens the database itself; so is the store tidied. */
export function createJobThread(config: Config, onFault: (error: unknown) => void): JobThread {
  return {
    run(claimed, signal) {
      const workerData: JobWorkerData = { config, claimed }
      const worker = new Worker(new URL('./job-worker.ts', import.meta.url), { workerData, resourceLimits })
      worker.on('message', ({ fault }: JobWorkerMessage) => onFault(new Error(fault)))
      return untilEnd(worker, signal, (): JobWorkerOrder => ({ interrupt: signal.reason.cause }))
    },
    tidy(signal) {
      const worker = new Worker(new URL('./tidy-worker.ts', import.meta.url), {
        workerData: config,
        resourceLimits,
      })
      return untilEnd(worker, signal, () => 'stop')
    },
  }
}

/** Resolves when the thread has ended by itself; `order` is what it is told when the signal aborts. */
async function untilEnd(worker: Worker, signal: AbortSignal, order: () => unknown): Promise<void> {
  const tell = () => worker.postMessage(order())
  signal.addEventListener('abort', tell, { once: true })
  try {
    const [code] = await once(worker, 'exit')
    if (code !== 0) throw new Error(`A thread ended early (exit code ${code}).`)
  } finally {
    signal.removeEventListener('abort', tell)
  }
}
