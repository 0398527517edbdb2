import type { AuditEntry } from '../ports/audit-store.ts'
import type { Clock } from '../ports/clock.ts'
import type { Job, JobKind } from '../ports/job-store.ts'
import type { JobThread } from '../ports/job-thread.ts'
import { JobInterruption } from './job-handler.ts'
import { type JobPorts, JobRunner } from './job-runner.ts'
import { untilReachable } from './lease.ts'

/** How often the store is asked for jobs, in ms: other processes submit too. */
const pollInterval = 1000
/** How often a watched job is looked at, in ms. */
const watchInterval = 250
/** Jobs that one process runs at once: each has a thread and a workbook of its own. */
const runningLimit = 3

export interface JobOrder {
  readonly kind: JobKind
  /** What the job works on, such as a file's name. */
  readonly subject: string
  /** All that it takes to run the job, JSON. */
  readonly request: unknown
  /** Who asked for it, '' for the command line. */
  readonly username: string
}

/** The process ends before the job that somebody waits for has ended: it goes on with the next start. */
export class QueueStoppedError extends Error {
  override readonly name = 'QueueStoppedError'
  readonly statusCode = 503
}

export const hasEnded = ({ state }: Job): boolean => state !== 'queued' && state !== 'running'

/**
 * The jobs of all processes as one process sees them: it submits, watches and cancels any, and runs those that it claims. What keeps
 * processes apart is the store's leases.
 */
export class JobQueue {
  readonly #ports: JobPorts
  readonly #runner: JobRunner
  readonly #tidying: Tidying
  readonly #polling = new Waker()
  readonly #watching = new Waker()
  #loop: Promise<void> | undefined
  readonly #stopping = new AbortController()

  constructor(ports: JobPorts) {
    this.#ports = ports
    this.#runner = new JobRunner(ports, () => {
      this.#watching.wake()
      this.#polling.wake()
    })
    this.#tidying = new Tidying(ports)
  }

  /** Stores a job; it runs when its turn comes. */
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
   * The job now and whenever it has changed, up to its end: where it runs here, until its thread has tidied up. Nothing where there is
   * no such job. Throws `QueueStoppedError`.
   */
  async *watch(id: string): AsyncGenerator<Job, void, void> {
    let seen = ''
    for (;;) {
      const isTidy = !this.#runner.isRunning(id)
      const job = await this.#find(id)
      if (!job) return
      const isOver = hasEnded(job) && isTidy
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

  /** The job when it has ended. Throws `QueueStoppedError`. */
  async wait(id: string): Promise<Job> {
    let last: Job | undefined
    for await (const job of this.watch(id)) last = job
    if (!last) throw new Error(`There is no job ${id}.`)
    return last
  }

  /** False where the job has ended before. One that runs ends at its next step. `audit` is what the log tells of it. */
  async cancel(id: string, audit?: AuditEntry): Promise<boolean> {
    const { jobs, clock } = this.#ports
    const isAsked = await jobs.requestCancel(id, clock.now(), audit)
    if (isAsked) this.#runner.interrupt(id, new JobInterruption('cancelled'))
    this.#watching.wake()
    return isAsked
  }

  /** Begins to run whatever is queued. */
  start(): void {
    this.#loop ??= this.#run()
  }

  /**
   * Runs one job as soon as its turn comes, and nothing else; resolves when it has ended, here or elsewhere. `onWait` is called while it
   * is another job's turn. Throws `QueueStoppedError`.
   */
  async run(id: string, onWait: () => void = () => undefined): Promise<Job> {
    for (;;) {
      const job = await this.#find(id)
      if (!job) throw new Error(`There is no job ${id}.`)
      if (hasEnded(job) && !this.#runner.isRunning(id)) return job
      this.#refuseStopped()
      const claimed = this.#runner.isRunning(id) ? undefined : await this.#runner.claim(id)
      if (!claimed && job.state === 'queued') onWait()
      if (!claimed) await this.#polling.wait(watchInterval)
    }
  }

  /** Gives running jobs back, so that they go on with the next start, and runs none from then on. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#polling.wake()
    await this.#loop
    await Promise.all([this.#tidying.stop(), this.#runner.stop()])
    this.#watching.wake()
  }

  /** Whoever waits for a job waits for a lost database, too. */
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

  /** Looks before it claims: claiming writes, and a write waits for an import's batch. */
  async #claimNext(): Promise<boolean> {
    const open = await this.#ports.jobs.listJobs({ limit: 100, states: ['queued', 'running'] })
    this.#tidying.note(open.length > 0)
    const isFree = this.#runner.count < runningLimit
    const mayRun = isFree && open.some(({ id }) => !this.#runner.isRunning(id))
    return mayRun && (await this.#runner.claim()) !== undefined
  }
}

/** How long no job has to be open before the store is tidied, in ms: workbooks often come one after the other. */
const quietTime = 60_000
/** From one tidying to the next, in ms: visitors and administrators write without jobs too. */
const interval = 3_600_000

interface TidyingPorts {
  readonly thread: Pick<JobThread, 'tidy'>
  readonly clock: Clock
  readonly onFault: (error: unknown) => void
}

/** Tidies the store while nobody works on it, and makes room as soon as somebody does. */
export class Tidying {
  readonly #ports: TidyingPorts
  #due: number
  #running: { readonly controller: AbortController; readonly ended: Promise<void> } | undefined

  constructor(ports: TidyingPorts) {
    this.#ports = ports
    this.#due = ports.clock.now() + quietTime
  }

  /** To be told again and again whether jobs are open, in whichever process. */
  note(hasJobs: boolean): void {
    const now = this.#ports.clock.now()
    if (hasJobs) {
      this.#running?.controller.abort()
      this.#due = now + quietTime
    } else if (now >= this.#due && !this.#running) {
      this.#due = now + interval
      this.#start()
    }
  }

  /** Ends what runs. */
  async stop(): Promise<void> {
    this.#running?.controller.abort(new JobInterruption('stopping'))
    await this.#running?.ended
  }

  #start(): void {
    const { thread, onFault } = this.#ports
    const controller = new AbortController()
    const ended = thread
      .tidy(controller.signal)
      .catch((error) => {
        if (!(error instanceof JobInterruption)) onFault(error)
      })
      .finally(() => {
        this.#running = undefined
      })
    this.#running = { controller, ended }
  }
}

/** Pauses that end early when somebody calls; a call while nobody pauses ends the next pause. */
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
