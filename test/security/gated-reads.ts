import { setTimeout as wait } from 'node:timers/promises'
import type { PublicReads, ReadTask } from '../../src/server/reads/public-reads.ts'
import type { ReadAnswer } from '../../src/server/reads/read-answer.ts'
import type { TestApp } from '../app/test-app.ts'

/** Waits until all sent requests have arrived, by sending and answering a later one. */
export async function untilArrived(app: TestApp): Promise<void> {
  for (let count = 0; count < 3; count++) {
    await wait(10)
    await app.fetch('/healthz')
  }
}

/** Real reads that begin only when the test lets them, one at a time. */
export class GatedReads implements PublicReads {
  readonly atOnce = 1
  /** The reads that have begun, in order. */
  readonly begun: ReadTask[] = []
  readonly #reads: PublicReads
  readonly #gates: PromiseWithResolvers<void>[] = []
  #isOpen = true

  constructor(reads: PublicReads) {
    this.#reads = reads
  }

  async run(task: ReadTask, spend: (cost: number) => void): Promise<ReadAnswer> {
    this.begun.push(task)
    const gate = Promise.withResolvers<void>()
    if (this.#isOpen) gate.resolve()
    else this.#gates.push(gate)
    await gate.promise
    return this.#reads.run(task, spend)
  }

  /** From now on each read waits. */
  shut(): void {
    this.#isOpen = false
    this.begun.length = 0
  }

  /** Lets all waiting and later reads begin. */
  open(): void {
    this.#isOpen = true
    for (const gate of this.#gates.splice(0)) gate.resolve()
  }

  async untilBegun(count: number): Promise<void> {
    while (this.begun.length < count) await wait(5)
  }

  close(): Promise<void> {
    this.open()
    return this.#reads.close()
  }
}
