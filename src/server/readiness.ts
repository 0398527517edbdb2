import { setTimeout as delay } from 'node:timers/promises'

/** A check that takes longer than this, in ms, has failed. */
const patience = 1000
/** For how long, in ms, the outcome of the checks is kept: everybody may ask for it as often as they like. */
const keptFor = 1000

/** A condition for serving. It has failed if the promise resolves to false, rejects, or does not settle in time. */
export type ReadinessCheck = () => Promise<boolean>

export interface ReadinessOptions {
  readonly checks: Readonly<Record<string, ReadinessCheck>>
  /** A clock in milliseconds that never goes back. */
  readonly now: () => number
  /** Called with the parts that fail whenever they are others than before. */
  readonly onChange: (failing: readonly string[]) => void
}

/** Whether the process should get requests. The parts are checked once a second at most, however many ask. */
export class Readiness {
  readonly #options: ReadinessOptions
  #failing: Promise<readonly string[]> | undefined
  #checkedAt = Number.NEGATIVE_INFINITY
  #known = ''

  constructor(options: ReadinessOptions) {
    this.#options = options
  }

  get parts(): readonly string[] {
    return Object.keys(this.#options.checks)
  }

  /** The parts that fail; none when all is well. */
  listFailing(): Promise<readonly string[]> {
    const { now } = this.#options
    if (this.#failing && now() - this.#checkedAt < keptFor) return this.#failing
    // Checks that are still under way are not begun again.
    this.#checkedAt = Number.POSITIVE_INFINITY
    this.#failing = this.#check().finally(() => {
      this.#checkedAt = now()
    })
    return this.#failing
  }

  async #check(): Promise<readonly string[]> {
    const outcomes = Object.entries(this.#options.checks).map(async ([name, check]) =>
      (await holds(check)) ? [] : [name],
    )
    const failing = (await Promise.all(outcomes)).flat()
    if (failing.join() !== this.#known) this.#options.onChange(failing)
    this.#known = failing.join()
    return failing
  }
}

async function holds(check: ReadinessCheck): Promise<boolean> {
  const late = new AbortController()
  try {
    return await Promise.race([check(), delay(patience, false, { signal: late.signal })])
  } catch {
    return false
  } finally {
    late.abort()
  }
}
