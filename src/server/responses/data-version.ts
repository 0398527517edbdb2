/** How old the known version may be, in ms: another process may have written meanwhile. */
const pollInterval = 200

/** What is told of an outage of the store: once when it begins, and once when it is over. */
interface Outages {
  onFailure(error: unknown): void
  /** `failures`: how often the version was asked for in vain. */
  onRecovery(failures: number): void
}

/**
 * The data version as this process knows it, at most `pollInterval` behind what other processes have committed. While the store does
 * not answer, the last one stays: what was kept for it goes on being served.
 */
export class DataVersion {
  readonly #read: () => Promise<number>
  readonly #outages: Outages
  #timer: NodeJS.Timeout | undefined
  #current = 0
  #begun = 0
  #applied = 0
  #failures = 0

  constructor(read: () => Promise<number>, outages: Outages) {
    this.#read = read
    this.#outages = outages
  }

  get current(): number {
    return this.#current
  }

  /** A read that was overtaken by a later one changes nothing: it would bring an old version back. */
  async refresh(): Promise<void> {
    const turn = ++this.#begun
    const version = await this.#read()
    if (turn < this.#applied) return
    this.#applied = turn
    this.#current = version
  }

  async start(): Promise<void> {
    await this.refresh()
    this.#schedule()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      void this.#poll().finally(() => this.#timer && this.#schedule())
    }, pollInterval).unref()
  }

  async #poll(): Promise<void> {
    try {
      await this.refresh()
      if (this.#failures > 0) this.#outages.onRecovery(this.#failures)
      this.#failures = 0
    } catch (error) {
      if (++this.#failures === 1) this.#outages.onFailure(error)
    }
  }
}
