import { JobInterruption } from '../../application/jobs/job-handler.ts'
import type { ClaimedJob, JobThread } from '../../application/ports/job-store.ts'
import type { Config } from '../../config/config.ts'
import { type BegunTask, KeptThreads } from './kept-threads.ts'
import { fromPlainError, type PlainError } from './thread-errors.ts'

/** Rows are short-lived: a small young generation keeps the thread's memory down. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 }

/** How long a job's step may still take once the process stops, in ms. */
const stepLimit = 3000

export interface JobTask {
  readonly config: Config
  readonly claimed: ClaimedJob
}

/** A message to the job's thread. */
export interface JobOrder {
  readonly interrupt: JobInterruption['cause']
}

/** What the job's thread reports: a fault of the product, for the log; the end. */
export type JobReport = { readonly fault: PlainError } | { readonly end: true }

/** Runs each job in a separate thread that opens the database itself. */
export function createJobThread(config: Config, onFault: (error: unknown) => void): JobThread {
  const threads = new KeptThreads<JobTask>(new URL('./job-worker.ts', import.meta.url), resourceLimits)
  return {
    run: (claimed, signal) => untilEnd(threads.begin({ config, claimed }), signal, onFault),
    close: () => threads.close(),
  }
}

/**
 * Resolves when the thread has done its job. When the signal aborts, the thread is told why. If a long step is still running
 * when the process must stop, the thread is ended and `JobInterruption` is thrown; the job continues later from its stored progress.
 */
export async function untilEnd(
  task: BegunTask,
  signal: AbortSignal,
  onFault: (error: unknown) => void,
): Promise<void> {
  const overdue = Promise.withResolvers<never>()
  const ended = Promise.withResolvers<void>()
  let patience: NodeJS.Timeout | undefined
  const tell = () => {
    const order: JobOrder = { interrupt: signal.reason.cause }
    task.port.postMessage(order)
    if (isStopping(signal)) patience = setTimeout(() => overdue.reject(signal.reason), stepLimit)
  }
  task.port.on('message', (report: JobReport) => {
    if ('fault' in report) onFault(fromPlainError(report.fault))
    else ended.resolve()
  })
  signal.addEventListener('abort', tell, { once: true })
  try {
    await Promise.race([ended.promise, overdue.promise, task.death])
    task.release()
  } catch (error) {
    void task.end()
    throw error
  } finally {
    clearTimeout(patience)
    signal.removeEventListener('abort', tell)
  }
}

const isStopping = ({ reason }: AbortSignal) =>
  reason instanceof JobInterruption && reason.cause === 'stopping'
