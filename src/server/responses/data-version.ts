/** How old the known version may be, in ms: another process may have written meanwhile. */
const pollInterval = 200

/** The data version as this process knows it, at most `pollInterval` behind what other processes have committed. */
export class DataVersion {
  readonly #read: () => Promise<number>
  readonly #onError: (error: unknown) => void
  #timer: NodeJS.Timeout | undefined
  #current = 0

  constructor(read: () => Promise<number>, onError: (error: unknown) => void) {
    this.#read = read
    this.#onError = onError
  }

  get current(): number {
    return this.#current
  }

  async refresh(): Promise<void> {
    this.#current = await this.#read()
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
      this.refresh()
        .catch(this.#onError)
        .finally(() => this.#timer && this.#schedule())
    }, pollInterval).unref()
  }
}
