/** How many seconds' worth of budget an address may use at once before it has to wait. */
const burstSeconds = 10
/** From this many addresses on, addresses without a debt are removed. */
const manyAddresses = 10_000

interface Account {
  /** Milliseconds of reading, as of `at`. */
  readonly debt: number
  readonly at: number
}

/**
 * A token bucket for each client address, stored as a debt. Each read adds the milliseconds that it took, and every second
 * `perSecond` of them are forgiven. For example, with 250 a second an address may read for a quarter of the time, and after a
 * pause it may use 2.5 seconds of reading at once.
 */
export class ReadBudget {
  readonly #perSecond: number
  readonly #now: () => number
  readonly #accounts = new Map<string, Account>()
  #sweepAt = manyAddresses

  /** `perSecond`: Infinity for no limit. `now`: a clock in milliseconds that never goes back. */
  constructor(options: { readonly perSecond: number; readonly now: () => number }) {
    this.#perSecond = options.perSecond
    this.#now = options.now
  }

  /** The debt in milliseconds of reading. */
  debt(address: string): number {
    const account = this.#accounts.get(address)
    return account ? this.#debtOf(account) : 0
  }

  /** Seconds until the address may read again; 0 where it may now. */
  wait(address: string): number {
    const over = this.debt(address) - this.#perSecond * burstSeconds
    return over < 0 ? 0 : Math.floor(over / this.#perSecond) + 1
  }

  add(address: string, milliseconds: number): void {
    if (this.#perSecond === Number.POSITIVE_INFINITY) return
    this.#accounts.set(address, { debt: this.debt(address) + milliseconds, at: this.#now() })
    if (this.#accounts.size >= this.#sweepAt) this.#forgetPaid()
  }

  #debtOf({ debt, at }: Account): number {
    return Math.max(0, debt - ((this.#now() - at) / 1000) * this.#perSecond)
  }

  #forgetPaid(): void {
    for (const [address, account] of this.#accounts) {
      if (this.#debtOf(account) === 0) this.#accounts.delete(address)
    }
    this.#sweepAt = Math.max(manyAddresses, this.#accounts.size * 2)
  }
}
