/** How often the version is read, in ms: another process may have written meanwhile. */
const pollInterval = 200

/** Receives one call when the store stops answering, and one when it answers again. */
interface Outages {
  onFailure(error: unknown): void
  /** `failures`: how many reads of the version failed. */
  onRecovery(failures: number): void
}

/**
 * The data version that this process knows, at most `pollInterval` behind the commits of other processes. While the store does not
 * answer, the last version stays, so cached answers are still served.
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

  /** Ignores a read that ended after a later one, because it would bring an old version back. */
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
