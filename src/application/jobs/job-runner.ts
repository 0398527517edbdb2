import type { ClaimedJob, Job, JobStore, JobThread } from '../ports/job-store.ts'
import { isStoreUnavailable } from '../ports/store-errors.ts'
import type { Clock, Random } from '../ports/system.ts'
import { JobInterruption } from './job-handler.ts'
import { leaseTime, untilReachable } from './lease.ts'
import { failureOf } from './run-job.ts'

export interface JobPorts {
  readonly jobs: JobStore
  readonly thread: JobThread
  readonly clock: Clock
  readonly random: Random
  /** Called with errors that are faults of the product. */
  readonly onFault: (error: unknown) => void
  /** Called when this process begins to run a job, and with what became of it when it has ended that: it may have been released. */
  readonly onTurn?: (turn: 'begins' | 'ends', job: Job) => void
}

interface Running {
  readonly jobId: string
  readonly controller: AbortController
  readonly ended: Promise<void>
}

/** Runs the jobs for which this process holds a lease. */
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

  /** Claims and starts the oldest job that may run, or only `jobId`; undefined if none may. */
  async claim(jobId?: string): Promise<Job | undefined> {
    const { jobs, clock, random } = this.#ports
    // Each run is an owner of its own, so a run that was frozen longer than its lease notices that it was replaced.
    const owner = random.uuid()
    const claim = { owner, now: clock.now(), leaseTime }
    const job = await jobs.claimJob(jobId === undefined ? claim : { ...claim, jobId })
    if (job) this.#start({ job, owner })
    return job
  }

  interrupt(id: string, reason: JobInterruption): void {
    this.#find(id)?.controller.abort(reason)
  }

  /** Releases all jobs, for good. */
  async stop(): Promise<void> {
    const running = [...this.#running]
    for (const { controller } of running) controller.abort(new JobInterruption('stopping'))
    await Promise.all(running.map(({ ended }) => ended))
    await this.#ports.thread.close?.()
  }

  #find(id: string): Running | undefined {
    return [...this.#running].find(({ jobId }) => jobId === id)
  }

  #start(claimed: ClaimedJob): void {
    const controller = new AbortController()
    this.#ports.onTurn?.('begins', claimed.job)
    const ended = this.#ports.thread
      .run(claimed, controller.signal)
      .catch((error) => this.#recordDeath(claimed, error))
      .catch((error) => this.#ports.onFault(error))
      .then(() => this.#tellEnd(claimed.job.id))
      .finally(() => {
        this.#running.delete(running)
        this.#onEnd()
      })
    const running: Running = { jobId: claimed.job.id, controller, ended }
    this.#running.add(running)
  }

  /** A job that cannot be read just now has an end that is told by nobody: the operator reads why the store cannot be reached. */
  async #tellEnd(id: string): Promise<void> {
    const { jobs, onTurn } = this.#ports
    const job = onTurn && (await jobs.findJob(id).catch(() => undefined))
    if (job) onTurn('ends', job)
  }

  /** Records the end of a job whose thread could not, unless another process has taken the job over. */
  async #recordDeath({ job: { id }, owner }: ClaimedJob, error: unknown): Promise<void> {
    const { jobs, clock, onFault } = this.#ports
    // The thread was ended in the middle of a step because the process stops, or because the step took too long after the job was
    // cancelled. Its stored progress counts; the next run of a cancelled job does nothing but end it.
    if (error instanceof JobInterruption) return jobs.releaseJob(id, owner)
    onFault(error)
    if (isStoreUnavailable(error)) return untilReachable(() => jobs.releaseJob(id, owner))
    const lease = await jobs.renewLease({ id, owner, leaseTime })
    if (lease) await jobs.finishJob(id, { state: 'failed', result: failureOf(error), now: clock.now() })
  }
}
