import type { ReadBudget } from './read-budget.ts'
import { Refusal } from './refusal.ts'

export interface QueuedWork<Result> {
  /** The client's address. */
  readonly address: string
  /** Tasks with the same key have the same result: a running one also answers later requests for it. */
  readonly key: string
  /** `spend` adds the cost of the task, in milliseconds, to the debt of the address. */
  readonly work: (spend: (cost: number) => void) => Promise<Result>
  /** Aborts when the client has gone away. */
  readonly signal?: AbortSignal | undefined
  /** Part of a larger task that has begun: the budget of the address does not refuse it. */
  readonly isBegun?: boolean | undefined
}

interface Waiting<Result> extends QueuedWork<Result> {
  readonly resolve: (result: Result | Promise<Result>) => void
  readonly reject: (error: unknown) => void
}

interface QueueOptions {
  /** How many tasks may run at the same time. */
  readonly atOnce: number
  readonly budget: ReadBudget
  /** How many tasks of one address may wait. */
  readonly waitingPerAddress: number
  /** How many tasks of all addresses may wait. */
  readonly waitingLimit: number
}

/**
 * A bounded queue that is fair to client addresses. The address with the smallest debt (see `ReadBudget`) comes next;
 * addresses with the same debt take turns. An address over its budget may have one task at a time, so a client that
 * reads one page after the other is never refused, but a flood is. A client that asks for little waits only for the
 * tasks that are already running.
 */
export class FairQueue<Result> {
  readonly #options: QueueOptions
  /** Waiting tasks by address. Among addresses with the same debt, the first in the map comes next. */
  readonly #waiting = new Map<string, Waiting<Result>[]>()
  readonly #running = new Map<string, Promise<Result>>()
  /** How many tasks of each address run. */
  readonly #runningOf = new Map<string, number>()
  #waitingCount = 0
  #runningCount = 0
  #isClosed = false

  constructor(options: QueueOptions) {
    this.#options = options
  }

  get waitingCount(): number {
    return this.#waitingCount
  }

  /** Rejects with a `Refusal` if the task is not admitted, and with the task's own error if it fails. */
  async run(work: QueuedWork<Result>): Promise<Result> {
    if (this.#isClosed || work.signal?.aborted) throw new Refusal('busy')
    const same = this.#running.get(work.key)
    if (same) return same
    const wait = work.isBegun ? 0 : this.#options.budget.wait(work.address)
    if (wait > 0 && this.#hasWork(work.address)) throw new Refusal('over-budget', wait)
    if (this.#countOf(work.address) >= this.#options.waitingPerAddress) throw new Refusal('too-many-waiting')
    if (this.#waitingCount >= this.#options.waitingLimit) this.#makeRoomFor(work.address)
    return this.#enqueue(work)
  }

  /** Refuses all waiting and future tasks; running ones continue. */
  close(): void {
    this.#isClosed = true
    for (const entry of [...this.#waiting.values()].flat()) {
      this.#remove(entry)
      entry.reject(new Refusal('busy'))
    }
  }

  #hasWork(address: string): boolean {
    return this.#runningOf.has(address) || this.#waiting.has(address)
  }

  #countOf(address: string): number {
    return this.#waiting.get(address)?.length ?? 0
  }

  /**
   * Refuses the newest task of the address with the most waiting tasks, unless the new task's address would have as
   * many.
   */
  #makeRoomFor(address: string): void {
    const [longest = []] = [...this.#waiting.values()].sort((a, b) => b.length - a.length)
    const last = longest.at(-1)
    if (!last || longest.length <= this.#countOf(address) + 1) throw new Refusal('busy')
    this.#remove(last)
    last.reject(new Refusal('busy'))
  }

  #enqueue(work: QueuedWork<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const entry = { ...work, resolve, reject }
    const list = this.#waiting.get(work.address)
    if (list) list.push(entry)
    else this.#waiting.set(work.address, [entry])
    this.#waitingCount++
    work.signal?.addEventListener('abort', () => {
      if (this.#remove(entry)) reject(new Refusal('busy'))
    })
    this.#startNext()
    return promise
  }

  /** False if it is no longer waiting. */
  #remove(entry: Waiting<Result>): boolean {
    const list = this.#waiting.get(entry.address)
    const index = list?.indexOf(entry) ?? -1
    if (!list || index < 0) return false
    list.splice(index, 1)
    if (list.length === 0) this.#waiting.delete(entry.address)
    this.#waitingCount--
    return true
  }

  #countRunning(address: string, change: 1 | -1): void {
    this.#runningCount += change
    const count = (this.#runningOf.get(address) ?? 0) + change
    if (count > 0) this.#runningOf.set(address, count)
    else this.#runningOf.delete(address)
  }

  #startNext(): void {
    while (this.#runningCount < this.#options.atOnce) {
      const list = this.#chooseAddress()
      const entry = list?.[0]
      if (!list || !entry) return
      this.#remove(entry)
      if (list.length > 0) {
        // The address moves to the end, so that all take turns.
        this.#waiting.delete(entry.address)
        this.#waiting.set(entry.address, list)
      }
      this.#start(entry)
    }
  }

  #chooseAddress(): Waiting<Result>[] | undefined {
    let least = Number.POSITIVE_INFINITY
    let chosen: Waiting<Result>[] | undefined
    for (const [address, list] of this.#waiting) {
      const debt = this.#options.budget.debt(address)
      if (debt >= least) continue
      least = debt
      chosen = list
    }
    return chosen
  }

  #start(entry: Waiting<Result>): void {
    this.#countRunning(entry.address, 1)
    const spend = (cost: number) => this.#options.budget.add(entry.address, cost)
    const running = entry.work(spend).finally(() => {
      this.#running.delete(entry.key)
      this.#countRunning(entry.address, -1)
      this.#startNext()
    })
    this.#running.set(entry.key, running)
    entry.resolve(running)
    for (const other of [...this.#waiting.values()].flat()) {
      if (other.key === entry.key && this.#remove(other)) other.resolve(running)
    }
  }
}
