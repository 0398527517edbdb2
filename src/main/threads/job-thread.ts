import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { JobInterruption } from '../../application/jobs/job-handler.ts'
import type { ClaimedJob, JobThread } from '../../application/ports/job-store.ts'
import type { Config } from '../../config/config.ts'
import { fromPlainError, type PlainError } from './thread-errors.ts'

/** Rows are short-lived: a small young generation keeps the thread's memory down. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 }

/** How long a job's step may still take once the process stops, in ms. */
const stepLimit = 3000

export interface JobWorkerData {
  readonly config: Config
  readonly claimed: ClaimedJob
}

/** A message to the job's thread. */
export interface JobWorkerOrder {
  readonly interrupt: JobInterruption['cause']
}

/** What the job's thread reports: a fault of the product, for the log. */
export interface JobWorkerMessage {
  readonly fault: PlainError
}

/** Runs each job in a separate thread that opens the database itself. */
export function createJobThread(config: Config, onFault: (error: unknown) => void): JobThread {
  return {
    run(claimed, signal) {
      const workerData: JobWorkerData = { config, claimed }
      const worker = new Worker(new URL('./job-worker.ts', import.meta.url), { workerData, resourceLimits })
      worker.on('message', ({ fault }: JobWorkerMessage) => onFault(fromPlainError(fault)))
      return untilEnd(worker, signal)
    },
  }
}

/**
 * Resolves when the thread has ended by itself. When the signal aborts, the thread is told why. If a long step is still running
 * when the process must stop, the thread is ended and `JobInterruption` is thrown; the job continues later from its stored progress.
 */
export async function untilEnd(worker: Worker, signal: AbortSignal): Promise<void> {
  const overdue = Promise.withResolvers<never>()
  let patience: NodeJS.Timeout | undefined
  const tell = () => {
    const order: JobWorkerOrder = { interrupt: signal.reason.cause }
    worker.postMessage(order)
    if (isStopping(signal)) patience = setTimeout(() => overdue.reject(signal.reason), stepLimit)
  }
  signal.addEventListener('abort', tell, { once: true })
  try {
    const [code] = await Promise.race([once(worker, 'exit'), overdue.promise])
    if (code !== 0) throw new Error(`A thread ended early (exit code ${code}).`)
  } catch (error) {
    void worker.terminate()
    throw error
  } finally {
    clearTimeout(patience)
    signal.removeEventListener('abort', tell)
  }
}

const isStopping = ({ reason }: AbortSignal) =>
  reason instanceof JobInterruption && reason.cause === 'stopping'
