/** How many seconds' worth of reading an address may use at once, before it has to wait. */
const burstSeconds = 10
/** From this many addresses on, those that owe nothing any more are forgotten. */
const manyAddresses = 10_000

interface Account {
  /** Milliseconds of reading, as of `at`. */
  readonly debt: number
  readonly at: number
}

/**
 * How much reading each client address has caused lately: a token bucket, kept as a debt. Each read adds the milliseconds it
 * took; `perSecond` of them are forgiven every second. For example, with 250 a second an address may go on reading for a quarter of
 * the time, and has 2.5 seconds' worth of reads in hand when it was quiet before.
 */
export class ReadBudget {
  readonly #perSecond: number
  readonly #now: () => number
  readonly #accounts = new Map<string, Account>()
  #sweepAt = manyAddresses

  /** `perSecond`: Infinity for no bound. `now`: milliseconds that only grow. */
  constructor(options: { readonly perSecond: number; readonly now: () => number }) {
    this.#perSecond = options.perSecond
    this.#now = options.now
  }

  /** Milliseconds of reading that are not forgiven yet. */
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
