import type { ReadBudget } from './read-budget.ts'
import { Refusal } from './refusal.ts'

export interface QueuedWork<Result> {
  /** The client and the networks that it is in, smallest first (see `clientGroupsOf`). */
  readonly groups: readonly [string, ...string[]]
  /** Tasks with the same key have the same result: a running one also answers later requests for it. */
  readonly key: string
  /** `spend` adds the cost of the task, in milliseconds, to the debt of the client and its networks. */
  readonly work: (spend: (cost: number) => void) => Promise<Result>
  /** Aborts when the client has gone away. */
  readonly signal?: AbortSignal | undefined
  /** Part of a larger task that has begun: the bounds of its client do not refuse it. */
  readonly isContinuation?: boolean | undefined
}

interface Waiting<Result> extends QueuedWork<Result> {
  readonly resolve: (result: Result | Promise<Result>) => void
  readonly reject: (error: unknown) => void
}

/** What waits of one network: of the networks and clients in it, or of the client itself. */
class Branch<Result> {
  /** How many tasks wait in it. */
  count = 0
  /** Tasks of the client itself, oldest first. */
  readonly tasks: Waiting<Result>[] = []
  /** Smaller networks and clients. Among those with the same debt, the first comes next. */
  readonly parts = new Map<string, Branch<Result>>()
}

interface QueueOptions {
  /** How many tasks may run at the same time. */
  readonly atOnce: number
  readonly budget: ReadBudget
  /** How many tasks of one client may wait. */
  readonly waitingPerClient: number
  /** How many tasks of all clients may wait. */
  readonly waitingLimit: number
}

/**
 * A bounded queue that is fair to clients.
 *
 * The next task is found from the largest network down: of the waiting networks the one with the smallest debt (see `ReadBudget`), of
 * the smaller networks in it again the one with the smallest debt, at last the client. Equal debts take turns. So the owner of a large
 * network gets no more than the owner of one address.
 *
 * A client over its budget may have one task at a time: reading one page after the other is never refused, a flood is.
 */
export class FairQueue<Result> {
  readonly #options: QueueOptions
  /** All waiting tasks: largest networks, smaller ones in them, clients. */
  readonly #waiting = new Branch<Result>()
  readonly #running = new Map<string, Promise<Result>>()
  /** How many tasks of each client run. */
  readonly #runningOf = new Map<string, number>()
  #runningCount = 0
  #isClosed = false

  constructor(options: QueueOptions) {
    this.#options = options
  }

  get waitingCount(): number {
    return this.#waiting.count
  }

  /** Rejects with a `Refusal` if the task is not admitted, and with the task's own error if it fails. */
  async run(work: QueuedWork<Result>): Promise<Result> {
    if (this.#isClosed || work.signal?.aborted) throw new Refusal('busy')
    const same = this.#running.get(work.key)
    if (same) return same
    if (!work.isContinuation) this.#checkBoundsOf(work)
    if (this.#waiting.count >= this.#options.waitingLimit) this.#makeRoomFor(work)
    return this.#enqueue(work)
  }

  /** Refuses all waiting and future tasks; running ones continue. */
  close(): void {
    this.#isClosed = true
    for (const entry of listTasks(this.#waiting)) {
      this.#remove(entry)
      entry.reject(new Refusal('busy'))
    }
  }

  #checkBoundsOf(work: QueuedWork<Result>): void {
    const { budget, waitingPerClient } = this.#options
    const [client] = work.groups
    const waiting = this.#pathOf(work).at(-1)?.count ?? 0
    const wait = budget.wait(client)
    if (wait > 0 && (waiting > 0 || this.#runningOf.has(client))) throw new Refusal('over-budget', wait)
    if (waiting >= waitingPerClient) throw new Refusal('too-many-waiting')
  }

  /** The branches of a task's networks and client, largest first; undefined where nothing waits. */
  #pathOf({ groups }: QueuedWork<Result>): readonly (Branch<Result> | undefined)[] {
    let branch: Branch<Result> | undefined = this.#waiting
    return groups.toReversed().map((group) => {
      branch = branch?.parts.get(group)
      return branch
    })
  }

  /**
   * Refuses the newest task of the network with the most waiting tasks, in it of the smaller network with the most, and so on,
   * unless the new task's network would have as many.
   */
  #makeRoomFor(work: QueuedWork<Result>): void {
    let longest = this.#waiting
    for (const own of this.#pathOf(work)) {
      const [first] = [...longest.parts.values()].sort((a, b) => b.count - a.count)
      if (!first) break
      if (first !== own && first.count <= (own?.count ?? 0) + 1) throw new Refusal('busy')
      longest = first
      if (first !== own) break
    }
    while (longest.parts.size > 0) {
      longest = [...longest.parts.values()].reduce((most, part) => (part.count > most.count ? part : most))
    }
    const last = longest.tasks.at(-1)
    if (!last || last.groups[0] === work.groups[0]) throw new Refusal('busy')
    this.#remove(last)
    last.reject(new Refusal('busy'))
  }

  #enqueue(work: QueuedWork<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    const entry = { ...work, resolve, reject }
    let branch = this.#waiting
    branch.count++
    for (const group of work.groups.toReversed()) {
      const part: Branch<Result> = branch.parts.get(group) ?? new Branch()
      branch.parts.set(group, part)
      branch = part
      branch.count++
    }
    branch.tasks.push(entry)
    work.signal?.addEventListener('abort', () => {
      if (this.#remove(entry)) reject(new Refusal('busy'))
    })
    this.#startNext()
    return promise
  }

  /** False if it is no longer waiting. */
  #remove(entry: Waiting<Result>): boolean {
    const path = this.#pathOf(entry)
    const tasks = path.at(-1)?.tasks ?? []
    const index = tasks.indexOf(entry)
    if (index < 0) return false
    tasks.splice(index, 1)
    let parent = this.#waiting
    parent.count--
    for (const [level, group] of entry.groups.toReversed().entries()) {
      const branch = path[level]
      if (!branch) break
      branch.count--
      if (branch.count === 0) parent.parts.delete(group)
      parent = branch
    }
    return true
  }

  #countRunning(client: string, change: 1 | -1): void {
    this.#runningCount += change
    const count = (this.#runningOf.get(client) ?? 0) + change
    if (count > 0) this.#runningOf.set(client, count)
    else this.#runningOf.delete(client)
  }

  #startNext(): void {
    while (this.#runningCount < this.#options.atOnce) {
      const entry = this.#takeNext()
      if (!entry) return
      this.#start(entry)
    }
  }

  #takeNext(): Waiting<Result> | undefined {
    let branch = this.#waiting
    const path: { parent: Branch<Result>; group: string; branch: Branch<Result> }[] = []
    while (branch.parts.size > 0) {
      const group = this.#leastIndebted(branch.parts.keys())
      const part = branch.parts.get(group)
      if (!part) return undefined
      path.push({ parent: branch, group, branch: part })
      branch = part
    }
    const [entry] = branch.tasks
    if (entry) this.#remove(entry)
    for (const step of path) {
      // It moves to the end, so that all take turns.
      if (step.parent.parts.delete(step.group)) step.parent.parts.set(step.group, step.branch)
    }
    return entry
  }

  #leastIndebted(groups: Iterable<string>): string {
    let least = Number.POSITIVE_INFINITY
    let chosen = ''
    for (const group of groups) {
      const debt = this.#options.budget.debt(group)
      if (debt >= least) continue
      least = debt
      chosen = group
    }
    return chosen
  }

  #start(entry: Waiting<Result>): void {
    const [client] = entry.groups
    this.#countRunning(client, 1)
    const spend = (cost: number) => {
      for (const group of entry.groups) this.#options.budget.add(group, cost)
    }
    const running = entry.work(spend).finally(() => {
      this.#running.delete(entry.key)
      this.#countRunning(client, -1)
      this.#startNext()
    })
    this.#running.set(entry.key, running)
    entry.resolve(running)
    for (const other of listTasks(this.#waiting)) {
      if (other.key === entry.key && this.#remove(other)) other.resolve(running)
    }
  }
}

/** All tasks that wait in a branch. */
function listTasks<Result>({ tasks, parts }: Branch<Result>): readonly Waiting<Result>[] {
  return [...tasks, ...[...parts.values()].flatMap(listTasks<Result>)]
}
