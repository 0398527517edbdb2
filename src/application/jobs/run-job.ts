import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type PanelText, textOfError } from '../../domain/administration/panel-text.ts'
import { type ClaimedJob, type JobKind, type JobStore, readingJobKinds } from '../ports/job-store.ts'
import { diskFullInJob, isStoreUnavailable, withoutRawDiskFull } from '../ports/store-errors.ts'
import type { Clock } from '../ports/system.ts'
import { JobError, type JobHandler, JobInterruption, type JobProgress } from './job-handler.ts'
import { keepLease, leaseTime, untilReachable } from './lease.ts'

/** How many runs without progress a job may have: a job that crashes its process must not do so for ever. */
const idleAttemptLimit = 5
/** Kinds of jobs whose progress is saved separately. The others store it with their work, and a late saving would overwrite it. */
const savedFromOutside = new Set<JobKind>([...readingJobKinds, 'delete-all', 'reindex'])
/** Errors with a message for the administrator; any other error is a fault of the product. */
const userFacingErrors = new Set(['WorkbookError', 'ImportError', 'JobError', 'StorageFullError'])

interface JobRunPorts {
  readonly handler: JobHandler | undefined
  readonly jobs: JobStore
  readonly clock: Clock
  /** Asks the job to stop; the reason is a `JobInterruption`. */
  readonly signal: AbortSignal
  /** Called with errors that are faults of the product. */
  readonly onFault: (error: unknown) => void
  /** Called when the store says that the job should stop. */
  readonly onInterrupt?: (reason: JobInterruption) => void
}

/**
 * Runs a claimed job in this thread, keeps its lease and records how it ended. False if it has not ended: it was released because
 * the process stops or the database cannot be reached, or another run has taken it over.
 */
export async function runJob(claimed: ClaimedJob, ports: JobRunPorts): Promise<boolean> {
  const { job } = claimed
  const { jobs, clock, handler } = ports
  const interruption = new AbortController()
  const endLease = keepLease(claimed, ports, (reason) => {
    interruption.abort(reason)
    ports.onInterrupt?.(reason)
  })
  const saver = new ProgressSaver(job.id, jobs, clock)
  try {
    const signal = AbortSignal.any([ports.signal, interruption.signal])
    refuseHopeless(claimed)
    signal.throwIfAborted()
    if (!handler) throw new Error(`Nothing runs jobs of the kind ${job.kind}.`)
    const result = await handler({
      job,
      owner: claimed.owner,
      signal,
      onProgress: (progress) => savedFromOutside.has(job.kind) && saver.save(progress),
    })
    await saver.settled()
    return await finish(claimed, ports, 'done', result)
  } catch (error) {
    await saver.settled()
    return await endEarly(claimed, ports, withoutRawDiskFull(error))
  } finally {
    endLease()
  }
}

function refuseHopeless({ job }: ClaimedJob): void {
  if (job.cancelRequested) throw new JobInterruption('cancelled')
  if (job.idleAttempts > idleAttemptLimit) {
    throw new JobError({
      ko: `작업이 ${idleAttemptLimit}번 끊겨 더 이어 가지 않습니다. 서버의 메모리와 로그를 확인한 뒤 다시 시작해 주십시오.`,
      en: `The job was cut off ${idleAttemptLimit} times and is not continued. Check the server's memory and log, then start it again.`,
    })
  }
}

async function endEarly(claimed: ClaimedJob, ports: JobRunPorts, error: unknown): Promise<boolean> {
  if (isStoreUnavailable(error)) {
    await pauseAfterOutage(ports)
    return giveBack(claimed, ports)
  }
  if (!(error instanceof JobInterruption)) {
    if (!isUserFacing(error)) ports.onFault(error)
    return finish(claimed, ports, 'failed', failureOf(error))
  }
  if (error.cause === 'cancelled') return finish(claimed, ports, 'cancelled', null)
  if (error.cause === 'stopping') return giveBack(claimed, ports)
  return false
}

/** In ms. */
const outagePause = { least: 1000, most: 2000 }

/**
 * The listings may be out of reach while jobs can be claimed: a node of a cluster is lost. Without a pause the job would begin anew at
 * once, again and again. Pauses differ, so that processes do not come back together.
 */
async function pauseAfterOutage({ signal }: JobRunPorts): Promise<void> {
  const { least, most } = outagePause
  await delay(randomInt(least, most), undefined, { signal }).catch(() => undefined)
}

/** Releases the job for its next run. If even that fails, its lease expires. */
async function giveBack({ job, owner }: ClaimedJob, { jobs, signal, onFault }: JobRunPorts): Promise<false> {
  await untilReachable(() => jobs.releaseJob(job.id, owner), signal).catch(onFault)
  return false
}

/**
 * Records the end, unless another run has taken the job over and will record it. If the database stays unreachable, the lease
 * expires, and the job's next run finds nothing left to do.
 */
async function finish(
  { job: { id }, owner }: ClaimedJob,
  { jobs, clock, signal, onFault }: JobRunPorts,
  state: 'done' | 'failed' | 'cancelled',
  result: unknown,
): Promise<boolean> {
  try {
    return await untilReachable(async () => {
      if (!(await jobs.renewLease({ id, owner, leaseTime }))) return false
      await jobs.finishJob(id, { state, result, now: clock.now() })
      return true
    }, signal)
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error
    onFault(error)
    return false
  }
}

const isUserFacing = (error: unknown) => error instanceof Error && userFacingErrors.has(error.name)

/** The result of a job that failed. */
export interface JobFailure {
  /** What, where and how to fix it, in Korean. */
  readonly message: string
  /** The same in each language of the panel. Absent in jobs of older versions. */
  readonly text?: PanelText
  /** Set if the administrator can fix it: what is wrong with the file, 'storage-full' or 'impossible'. */
  readonly problem?: string
}

export function failureOf(error: unknown): JobFailure {
  if (!(error instanceof Error)) return { message: String(error) }
  if (!isUserFacing(error)) {
    const text = {
      ko: `예상하지 못한 오류로 작업이 끝났습니다(${error.message}). 다시 시도해 주십시오.`,
      en: `The job ended with an unexpected error (${error.message}). Try again.`,
    }
    return { message: text.ko, text }
  }
  const text = isStorageFull(error) ? diskFullInJob : textOfError(error)
  return {
    message: text?.ko ?? error.message,
    ...(text && { text }),
    problem: 'problem' in error ? String(error.problem) : problemOf(error),
  }
}

/** By its name, because an error that comes from another thread has lost its class. */
const isStorageFull = ({ name }: Error) => name === 'StorageFullError'

const problemOf = (error: Error) => (isStorageFull(error) ? 'storage-full' : 'impossible')

/** Time between two savings, in ms. */
const interval = 500

/** Stores the progress that a handler reports: not too often, but always the last one. */
class ProgressSaver {
  readonly #jobId: string
  readonly #jobs: JobStore
  readonly #clock: Clock
  #savedAt = Number.NEGATIVE_INFINITY
  #waiting: JobProgress | undefined
  #saving: Promise<void> | undefined

  constructor(jobId: string, jobs: JobStore, clock: Clock) {
    this.#jobId = jobId
    this.#jobs = jobs
    this.#clock = clock
  }

  save(progress: JobProgress): void {
    this.#waiting = progress
    const isDue = this.#clock.now() >= this.#savedAt + interval
    if (isDue && !this.#saving) void this.#store().catch(() => undefined)
  }

  /** Resolves when the last progress is stored. A failure is ignored, because this progress is only shown. */
  async settled(): Promise<void> {
    await this.#saving?.catch(() => undefined)
    await this.#store().catch(() => undefined)
  }

  async #store(): Promise<void> {
    const progress = this.#waiting
    if (!progress) return
    this.#waiting = undefined
    const now = this.#clock.now()
    this.#savedAt = now
    this.#saving = this.#jobs.saveProgress(this.#jobId, progress, now)
    try {
      await this.#saving
    } finally {
      this.#saving = undefined
    }
  }
}
