import type { AuditAction } from '../ports/audit-store.ts'
import type { Clock } from '../ports/clock.ts'
import type { AuditLog } from './audit-log.ts'

/** What somebody was refused. */
export interface Refusal {
  readonly action: AuditAction
  readonly address: string
  /** As it was given; '' where none was. */
  readonly username?: string
  /** The call, such as `POST /api/admin/login`. */
  readonly subject?: string
}

/** Refusals of a kind from different addresses that get entries of their own in each period. */
const entriesLimit = 5
/** For how long refusals are summed up, in ms: a minute, longer while there are too many for entries of their own. */
const period = { short: 60_000, long: 15 * 60_000 }

interface Sum {
  readonly refusal: Refusal
  times: number
}

/**
 * Refusals at the door, as the audit log keeps them, all in one place. The first of a kind from an address is written at once,
 * the others of the same minute as one entry with their number. A flood, even from many addresses, writes a few entries.
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

  /** `listener` hears of every single refusal: for figures. */
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

  /** Writes the sums of a period that is over. */
  async endPeriod(): Promise<void> {
    const now = this.#clock.now()
    // A clock that was set back ends the period, too.
    if (now < this.#periodEnd && this.#periodEnd - now <= period.long) return
    const isFlood = this.#others.size > 0
    this.#periodEnd = now + (isFlood ? period.long : period.short)
    await this.flush()
  }

  /** Writes what has only been counted so far. To be called before the process ends. */
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
