import type { AuditAction } from '../ports/audit-store.ts'
import type { Clock } from '../ports/system.ts'
import type { AuditLog } from './audit-log.ts'

/** A refused request. */
export interface Refusal {
  readonly action: AuditAction
  readonly address: string
  /** The user name as it was given; '' if there was none. */
  readonly username?: string
  /** The call, such as `POST /api/admin/login`. */
  readonly subject?: string
}

/** How many addresses get an entry of their own for each kind of refusal and period. */
const entriesLimit = 5
/** How long refusals are summed up, in ms: a minute, or longer while too many addresses are refused. */
const period = { short: 60_000, long: 15 * 60_000 }

interface Sum {
  readonly refusal: Refusal
  times: number
}

/**
 * Writes refusals to the audit log. The first refusal of a kind from an address is written at once, and the others of the same
 * minute as one entry with their number. So a flood writes only a few entries, even from many addresses.
 */
export class Refusals {
  readonly #audit: AuditLog
  readonly #clock: Clock
  readonly #listeners: ((refusal: Refusal) => void)[] = []
  #sums = new Map<string, Sum>()
  #others = new Map<AuditAction, number>()
  #periodEnd = Number.NEGATIVE_INFINITY

  constructor({ audit, clock }: { readonly audit: AuditLog; readonly clock: Clock }) {
    this.#audit = audit
    this.#clock = clock
  }

  /** `listener` is called for every single refusal, for metrics. */
  listen(listener: (refusal: Refusal) => void): void {
    this.#listeners.push(listener)
  }

  async record(refusal: Refusal): Promise<void> {
    for (const listener of this.#listeners) listener(refusal)
    await this.endPeriod()
    const key = `${refusal.action} ${refusal.address}`
    const sum = this.#sums.get(key)
    if (sum) {
      sum.times++
      return
    }
    if (this.#countOf(refusal.action) >= entriesLimit) {
      this.#others.set(refusal.action, (this.#others.get(refusal.action) ?? 0) + 1)
      return
    }
    this.#sums.set(key, { refusal, times: 0 })
    await this.#write(refusal, { address: refusal.address })
  }

  /** Writes the sums of a finished period. */
  async endPeriod(): Promise<void> {
    const now = this.#clock.now()
    // The period also ends if the clock was set back.
    if (now < this.#periodEnd && this.#periodEnd - now <= period.long) return
    const isFlood = this.#others.size > 0
    this.#periodEnd = now + (isFlood ? period.long : period.short)
    await this.flush()
  }

  /** Writes the sums of the current period. To be called before the process ends. */
  async flush(): Promise<void> {
    const [sums, others] = [this.#sums, this.#others]
    this.#sums = new Map()
    this.#others = new Map()
    for (const { refusal, times } of sums.values()) {
      if (times > 0) await this.#write(refusal, { address: refusal.address, times })
    }
    for (const [action, times] of others) {
      await this.#write({ action, address: '' }, { otherAddresses: true, times })
    }
  }

  #countOf(action: AuditAction): number {
    return [...this.#sums.values()].filter(({ refusal }) => refusal.action === action).length
  }

  #write({ action, username = '', subject = '' }: Refusal, details: object): Promise<void> {
    return this.#audit.record({ action, username, subject, details })
  }
}
