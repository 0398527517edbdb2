import { Worker } from 'node:worker_threads'
import type { Config } from '../../config/config.ts'
import { Refusal } from '../../server/admission/refusal.ts'
import type { ReadTask } from '../../server/reads/public-reads.ts'
import type { ReadAnswer } from '../../server/reads/read-answer.ts'
import type { ReadOrder, ReadReport } from './read-messages.ts'
import type { ReplicaWatch } from './replica-watch.ts'
import { fromPlainError } from './thread-errors.ts'

/** Objects of a page are short-lived: a small young generation keeps the thread's memory down. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 }
/** Pause before restarting a thread that failed while it started, in ms. */
const restartDelay = 1000
/** A thread that is silent for this many times a task's limit is stuck; before that it may only be slow. */
const limitsUntilReplaced = 3
/**
 * How many times the limit a task may take in a thread that has answered none. The first one builds what all others use, so on a busy
 * machine a lone visitor would be told that there are too many.
 */
const limitsOfFirst = 3

interface Pending {
  readonly resolve: (answer: ReadAnswer) => void
  readonly reject: (error: unknown) => void
  readonly spend: (cost: number) => void
  readonly timer: NodeJS.Timeout
}

interface ReadThreadOptions {
  readonly config: Config
  /** Time limit of a task, in ms. */
  readonly timeLimit: number
  readonly onFault: (error: unknown) => void
  readonly replica?: Pick<ReplicaWatch, 'isUsable' | 'noteFailure'> | undefined
}

/** A reading thread and its successors: a thread that ends, or gets stuck in a task, is replaced. */
export class ReadThread {
  readonly #options: ReadThreadOptions
  readonly #pending = new Map<number, Pending>()
  #worker: Worker | undefined
  #started = Promise.withResolvers<void>()
  #isReady = false
  #hasAnswered = false
  #isClosing = false
  /** Runs while the thread is late with a task. */
  #lateness: NodeJS.Timeout | undefined
  #lastId = 0

  constructor(options: ReadThreadOptions) {
    this.#options = options
    this.#start()
  }

  /** Resolves when the first thread is ready; rejects when it cannot start. */
  get started(): Promise<void> {
    return this.#started.promise
  }

  get pendingCount(): number {
    return this.#pending.size
  }

  /** `version`: of the data, see `PublicReads`. */
  run(task: ReadTask, spend: (cost: number) => void, version?: number): Promise<ReadAnswer> {
    const worker = this.#worker
    if (!worker || this.#isClosing) return Promise.reject(new Refusal('failed'))
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<ReadAnswer>()
    const limit = this.#options.timeLimit * (this.#hasAnswered ? 1 : limitsOfFirst)
    const timer = setTimeout(() => this.#giveUp(id, task, limit), limit).unref()
    this.#pending.set(id, { resolve, reject, spend, timer })
    const replicaFrom = this.#options.replica?.isUsable ? version : undefined
    this.#tell(worker, { id, task, replicaFrom })
    return promise
  }

  /** Ends the thread after its current tasks. */
  async close(): Promise<void> {
    this.#isClosing = true
    const worker = this.#worker
    if (!worker) return
    const ended = new Promise((resolve) => worker.once('exit', resolve))
    this.#tell(worker, { close: true })
    const late = setTimeout(() => worker.terminate(), this.#options.timeLimit)
    await ended
    clearTimeout(late)
  }

  #tell(worker: Worker, order: ReadOrder): void {
    worker.postMessage(order)
  }

  #start(): void {
    const { config, onFault } = this.#options
    const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
      workerData: config,
      resourceLimits,
    })
    this.#worker = worker
    worker.on('message', (report: ReadReport) => this.#take(report))
    worker.on('error', (error) => {
      this.#started.reject(error)
      onFault(error)
    })
    worker.once('exit', () => this.#replace())
  }

  #take(report: ReadReport): void {
    this.#endLateness()
    if ('ready' in report) {
      this.#isReady = true
      this.#started.resolve()
      return
    }
    if (report.replicaFailure !== undefined) this.#options.replica?.noteFailure(report.replicaFailure)
    const pending = this.#settle(report.id)
    pending?.spend(report.cost)
    this.#hasAnswered = true
    if ('answer' in report) pending?.resolve(report.answer)
    else pending?.reject(fromPlainError(report.error))
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id)
    clearTimeout(pending?.timer)
    this.#pending.delete(id)
    return pending
  }

  /**
   * A SQLite query blocks its thread; with PostgreSQL only this task waits. A thread that is still starting is left alone, because
   * replacing it would only make it start again.
   */
  #giveUp(id: number, task: ReadTask, limit: number): void {
    const { config, timeLimit, onFault } = this.#options
    onFault(new Error(`A read took longer than ${limit} ms: ${JSON.stringify(task)}`))
    const pending = this.#settle(id)
    pending?.spend(limit)
    pending?.reject(new Refusal('failed'))
    if (config.databaseUrl || !this.#isReady) return
    const worker = this.#worker
    this.#lateness ??= setTimeout(() => worker?.terminate(), timeLimit * (limitsUntilReplaced - 1)).unref()
  }

  #endLateness(): void {
    clearTimeout(this.#lateness)
    this.#lateness = undefined
  }

  #replace(): void {
    const delay = this.#isReady ? 0 : restartDelay
    this.#worker = undefined
    this.#isReady = false
    this.#hasAnswered = false
    this.#endLateness()
    for (const id of [...this.#pending.keys()]) this.#settle(id)?.reject(new Refusal('failed'))
    if (!this.#isClosing) setTimeout(() => !this.#isClosing && this.#start(), delay)
  }
}
