import type { Clock } from '../ports/clock.ts'
import type { Job, JobStore } from '../ports/job-store.ts'
import type { ClaimedJob, JobThread } from '../ports/job-thread.ts'
import type { Random } from '../ports/random.ts'
import { isStoreUnavailable } from '../ports/store-unavailable.ts'
import { JobInterruption } from './job-handler.ts'
import { leaseTime, untilReachable } from './lease.ts'
import { failureOf } from './run-job.ts'

export interface JobPorts {
  readonly jobs: JobStore
  readonly thread: JobThread
  readonly clock: Clock
  readonly random: Random
  /** Told of errors that are a fault of the product. */
  readonly onFault: (error: unknown) => void
}

interface Running {
  readonly jobId: string
  readonly controller: AbortController
  readonly ended: Promise<void>
}

/** The jobs that this process holds a lease of. */
export class JobRunner {
  readonly #ports: JobPorts
  readonly #onEnd: () => void
  readonly #running = new Set<Running>()

  constructor(ports: JobPorts, onEnd: () => void) {
    this.#ports = ports
    this.#onEnd = onEnd
  }

  get count(): number {
    return this.#running.size
  }

  isRunning(id: string): boolean {
    return this.#find(id) !== undefined
  }

  /** Claims and starts the oldest job that may run, or `jobId` alone; undefined: none may. */
  async claim(jobId?: string): Promise<Job | undefined> {
    const { jobs, clock, random } = this.#ports
    // An owner of its own for each run: one that was held up for longer than its lease finds itself replaced, by this process too.
    const owner = random.uuid()
    const claim = { owner, now: clock.now(), leaseTime }
    const job = await jobs.claimJob(jobId === undefined ? claim : { ...claim, jobId })
    if (job) this.#start({ job, owner })
    return job
  }

  interrupt(id: string, reason: JobInterruption): void {
    this.#find(id)?.controller.abort(reason)
  }

  /** Gives all jobs back. */
  async stop(): Promise<void> {
    const running = [...this.#running]
    for (const { controller } of running) controller.abort(new JobInterruption('stopping'))
    await Promise.all(running.map(({ ended }) => ended))
  }

  #find(id: string): Running | undefined {
    return [...this.#running].find(({ jobId }) => jobId === id)
  }

  #start(claimed: ClaimedJob): void {
    const controller = new AbortController()
    const ended = this.#ports.thread
      .run(claimed, controller.signal)
      .catch((error) => this.#recordDeath(claimed, error))
      .catch((error) => this.#ports.onFault(error))
      .finally(() => {
        this.#running.delete(running)
        this.#onEnd()
      })
    const running: Running = { jobId: claimed.job.id, controller, ended }
    this.#running.add(running)
  }

  /** The thread could not record the job's end itself. Where another process has taken the job over, it is that one's. */
  async #recordDeath({ job: { id }, owner }: ClaimedJob, error: unknown): Promise<void> {
    const { jobs, clock, onFault } = this.#ports
    // Cut off in the middle of a step because the process stops: what it had stored before counts.
    if (error instanceof JobInterruption) return jobs.releaseJob(id, owner)
    onFault(error)
    if (isStoreUnavailable(error)) return untilReachable(() => jobs.releaseJob(id, owner))
    const lease = await jobs.renewLease({ id, owner, leaseTime })
    if (lease) await jobs.finishJob(id, { state: 'failed', result: failureOf(error), now: clock.now() })
  }
}
