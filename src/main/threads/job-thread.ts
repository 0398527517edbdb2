import { JobInterruption } from '../../application/jobs/job-handler.ts'
import type { ClaimedJob, JobThread } from '../../application/ports/job-store.ts'
import type { Config } from '../../config/config.ts'
import { type BegunTask, KeptThreads } from './kept-threads.ts'
import { fromPlainError, type PlainError } from './thread-errors.ts'

/** Rows are short-lived: a small young generation keeps the thread's memory down. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 384 }

/**
 * How long a job's step may still take once the process stops, or once the job is cancelled, in ms. Steps take seconds, and a few of a
 * large directory a minute; a thread that hangs would never end.
 */
const stepLimits: Readonly<Partial<Record<JobInterruption['cause'], number>>> = {
  stopping: 3000,
  cancelled: 2 * 60_000,
}

export interface JobTask {
  readonly config: Config
  readonly claimed: ClaimedJob
}

/** A message to the job's thread. */
export interface JobOrder {
  readonly interrupt: JobInterruption['cause']
}

/** What the job's thread reports: a fault of the product, for the log; that it has read why the job should stop; the end. */
export type JobReport =
  | { readonly fault: PlainError }
  | { readonly interrupted: JobInterruption['cause'] }
  | { readonly end: true }

/** Runs each job in a separate thread that opens the database itself. */
export function createJobThread(config: Config, onFault: (error: unknown) => void): JobThread {
  const threads = new KeptThreads<JobTask>(new URL('./job-worker.ts', import.meta.url), resourceLimits)
  return {
    run: (claimed, signal) => untilEnd(threads.begin({ config, claimed }), signal, onFault),
    close: () => threads.close(),
  }
}

/**
 * Resolves when the thread has done its job. When the signal aborts, the thread is told why. If a step takes too long after that, the
 * thread is ended and `JobInterruption` is thrown. What it has stored counts: the job goes on from there, or ends as cancelled.
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
    expectEnd(order.interrupt)
  }
  const expectEnd = (cause: JobInterruption['cause']) => {
    const limit = stepLimits[cause]
    if (limit !== undefined && !patience)
      patience = setTimeout(() => overdue.reject(new JobInterruption(cause)), limit)
  }
  task.port.on('message', (report: JobReport) => {
    if ('fault' in report) onFault(fromPlainError(report.fault))
    else if ('interrupted' in report) expectEnd(report.interrupted)
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
