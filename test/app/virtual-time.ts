import type { Clock, Timer } from '../../src/application/ports/system.ts'

interface Waiter {
  readonly at: number
  readonly resolve: () => void
}

/** A clock that only `advance` moves. */
export class VirtualTime implements Clock, Timer {
  #now: number
  #waiters: Waiter[] = []

  constructor(now = Date.now()) {
    this.#now = now
  }

  /** How many wait for the clock to move on. */
  get waiting(): number {
    return this.#waiters.length
  }

  now = (): number => this.#now

  wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => this.#waiters.push({ at: this.#now + milliseconds, resolve }))

  advance(milliseconds: number): void {
    this.#now += milliseconds
    const due = this.#waiters.filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at)
    this.#waiters = this.#waiters.filter(({ at }) => at > this.#now)
    for (const { resolve } of due) resolve()
  }
}
