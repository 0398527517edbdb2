import type { AuditEntry } from '../ports/audit-store.ts'
import { type Job, type JobKind, readingJobKinds, writingJobKinds } from '../ports/job-store.ts'
import { JobInterruption } from './job-handler.ts'
import { type JobPorts, JobRunner } from './job-runner.ts'
import { untilReachable } from './lease.ts'

/** How often the store is asked for jobs, in ms, because other processes submit jobs too. */
const pollInterval = 1000
/** How often a watched job is read, in ms. */
const watchInterval = 250
/** How many jobs one process runs at once: each has a thread and a workbook of its own. */
const runningLimit = 3

export interface JobOrder {
  readonly kind: JobKind
  /** What the job works on, such as a file's name. */
  readonly subject: string
  /** Everything that is needed to run the job, as JSON. */
  readonly request: unknown
  /** Who asked for it, '' for the command line. */
  readonly username: string
}

/** Tells which job is due because of what others did. Asked while no job is open. */
export type FollowUp = () => Promise<Omit<JobOrder, 'username'> | undefined>

/** The process stops while somebody waits for a job. The next start continues the job. */
export class QueueStoppedError extends Error {
  override readonly name = 'QueueStoppedError'
  readonly statusCode = 503
}

/** Kinds of jobs that replace all listings. */
const replacingJobKinds = ['delete-all', 'restore'] as const

const isOneOf = (kinds: readonly JobKind[], kind: JobKind) => kinds.includes(kind)

export const hasEnded = ({ state }: Job): boolean => state !== 'queued' && state !== 'running'

/**
 * The job queue of one process. It can submit, watch and cancel the jobs of all processes, and runs those that it claims. The
 * store's leases keep two processes from running the same job.
 */
export class JobQueue {
  readonly #ports: JobPorts
  readonly #followUp: FollowUp
  readonly #runner: JobRunner
  readonly #polling = new Waker()
  readonly #watching = new Waker()
  #loop: Promise<void> | undefined
  readonly #stopping = new AbortController()

  constructor(ports: JobPorts, followUp: FollowUp = async () => undefined) {
    this.#ports = ports
    this.#followUp = followUp
    this.#runner = new JobRunner(ports, () => {
      this.#watching.wake()
      this.#polling.wake()
    })
  }

  /** Stores a job, which runs when its turn comes. */
  async submit(order: JobOrder): Promise<Job> {
    const { jobs, clock, random } = this.#ports
    const id = random.uuid()
    await jobs.createJob({ ...order, id, now: clock.now() })
    this.#polling.wake()
    const job = await jobs.findJob(id)
    if (!job) throw new Error(`The job ${id} is gone.`)
    return job
  }

  /**
   * Yields the job now and after each change, until it has ended (and, if it runs here, until its thread has cleaned up). Yields
   * nothing if there is no such job. Throws `QueueStoppedError`.
   */
  async *watch(id: string): AsyncGenerator<Job, void, void> {
    let seen = ''
    for (;;) {
      const hasStopped = !this.#runner.isRunning(id)
      const job = await this.#find(id)
      if (!job) return
      const isOver = hasEnded(job) && hasStopped
      const now = JSON.stringify(job)
      if (now !== seen && (isOver || !hasEnded(job))) {
        seen = now
        yield job
      }
      if (isOver) return
      this.#refuseStopped()
      await this.#watching.wait(watchInterval)
    }
  }

  /** Waits until the job has ended. Throws `QueueStoppedError`. */
  async wait(id: string): Promise<Job> {
    let last: Job | undefined
    for await (const job of this.watch(id)) last = job
    if (!last) throw new Error(`There is no job ${id}.`)
    return last
  }

  /** False if the job has ended already. A running job stops at its next step. `audit` is the entry for the audit log. */
  async cancel(id: string, audit?: AuditEntry): Promise<boolean> {
    const { jobs, clock } = this.#ports
    const isAsked = await jobs.requestCancel(id, clock.now(), audit)
    if (isAsked) this.#runner.interrupt(id, new JobInterruption('cancelled'))
    this.#watching.wake()
    return isAsked
  }

  /** Starts running queued jobs. */
  start(): void {
    this.#loop ??= this.#run()
  }

  /**
   * Runs this job, as soon as its turn comes, and before it only what must not come after it. Resolves when it has ended, here or in another
   * process. `onWait` is called while it waits for another job, with the one that goes first. Throws `QueueStoppedError`.
   */
  async run(id: string, onWait: (first?: Job) => void = () => undefined): Promise<Job> {
    for (;;) {
      const job = await this.#find(id)
      if (!job) throw new Error(`There is no job ${id}.`)
      if (hasEnded(job) && !this.#runner.isRunning(id)) return job
      this.#refuseStopped()
      const first = job.state === 'queued' ? await this.#findFirst(job) : undefined
      const next = first?.id ?? id
      const claimed = this.#runner.isRunning(next) ? undefined : await this.#runner.claim(next)
      if (!claimed && job.state === 'queued') onWait(first)
      if (!claimed) await this.#polling.wait(watchInterval)
    }
  }

  /** Releases running jobs, so that the next start continues them, and starts no more. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#polling.wake()
    await this.#loop
    await this.#runner.stop()
    this.#watching.wake()
  }

  /**
   * The oldest job that must not come after this one. Before all listings are replaced, every change of them goes first. Before any other
   * change, what replaces all listings, and what has begun: the next start of a server would go on with an import whose process was
   * killed, and write its rows over those that this job has stored meanwhile. A job that has not begun may come later.
   */
  async #findFirst({ id, kind, createdAt }: Job): Promise<Job | undefined> {
    if (isOneOf(readingJobKinds, kind)) return undefined
    const { jobs } = this.#ports
    const open = await jobs.listJobs({ limit: 100, kinds: writingJobKinds, states: ['queued', 'running'] })
    const isReplacing = isOneOf(replacingJobKinds, kind)
    const goesFirst = (other: Job) =>
      isReplacing || other.attempts > 0 || isOneOf(replacingJobKinds, other.kind)
    return open.filter((other) => other.id !== id && other.createdAt < createdAt && goesFirst(other)).at(-1)
  }

  /** Keeps waiting while the database cannot be reached. */
  #find(id: string): Promise<Job | undefined> {
    return untilReachable(() => this.#ports.jobs.findJob(id), this.#stopping.signal)
  }

  #refuseStopped(): void {
    if (this.#stopping.signal.aborted)
      throw new QueueStoppedError('The server stops; the job goes on with its next start.')
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      try {
        while (!this.#stopping.signal.aborted && (await this.#claimNext()));
      } catch (error) {
        this.#ports.onFault(error)
      }
      if (!this.#stopping.signal.aborted) await this.#polling.wait(pollInterval)
    }
  }

  /** Reads before it claims, because a claim writes, and a write must wait for an import's batch. */
  async #claimNext(): Promise<boolean> {
    const open = await this.#ports.jobs.listJobs({ limit: 100, states: ['queued', 'running'] })
    if (open.length === 0) return this.#submitFollowUp()
    const isFree = this.#runner.count < runningLimit
    const mayRun = isFree && open.some(({ id }) => !this.#runner.isRunning(id))
    return mayRun && (await this.#runner.claim()) !== undefined
  }

  async #submitFollowUp(): Promise<boolean> {
    const order = await this.#followUp()
    if (order) await this.submit({ ...order, username: '' })
    return order !== undefined
  }
}

/** A pause that a call ends early. A call while nothing pauses ends the next pause at once. */
class Waker {
  readonly #sleepers = new Set<() => void>()
  #isCalled = false

  async wait(milliseconds: number): Promise<void> {
    if (!this.#isCalled) await this.#sleep(milliseconds)
    this.#isCalled = false
  }

  wake(): void {
    this.#isCalled = this.#sleepers.size === 0
    for (const end of this.#sleepers) end()
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#sleepers.delete(end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      this.#sleepers.add(end)
    })
  }
}
