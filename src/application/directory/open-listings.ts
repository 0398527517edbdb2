import { type AskedTime, isOpenWhen } from '../../domain/opening-hours/asked-time.ts'
import { type WeeklySchedule, weeklySchedule } from '../../domain/opening-hours/day-hours.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { ListingReader } from '../ports/listing-store.ts'

type Sources = Pick<ListingReader, 'listOpenings'>

interface Pattern {
  readonly schedule: WeeklySchedule | null
  readonly timeZone: string
}

const minute = 60_000
/** Concurrent writers may commit patterns out of order. So this many of the newest ids are read again. */
const overlap = 1000

/** Knows which opening patterns are open now. It reads each pattern once and evaluates all of them once a minute for each asked time. */
export class OpenListings {
  readonly #listings: Sources
  readonly #patterns = new Map<number, Pattern>()
  /** The answers of the minute `#openAt`. */
  readonly #open = new Map<AskedTime, readonly number[]>()
  #openAt = Number.NaN
  #lastId = 0
  /** The data version when patterns were last read. */
  #version = Number.NaN

  constructor(listings: Sources) {
    this.#listings = listings
  }

  /** Ids of the patterns that are open at the asked time, in the minute of `now` (ms since the epoch), at a data version. */
  async openingIds(now: number, version: number, asked: AskedTime = 'now'): Promise<readonly number[]> {
    const instant = Math.floor(now / minute) * minute
    const isChanged = await this.#readNew(version)
    if (isChanged || instant !== this.#openAt) this.#open.clear()
    this.#openAt = instant
    const known = this.#open.get(asked)
    if (known) return known
    const open = [...this.#patterns].flatMap(([id, pattern]) =>
      isOpenWhen(asked, pattern, instant) ? [id] : [],
    )
    this.#open.set(asked, open)
    return open
  }

  async #readNew(version: number): Promise<boolean> {
    if (version === this.#version) return false
    const known = this.#patterns.size
    for (const { id, hours, timeZone } of await this.#listings.listOpenings(this.#lastId - overlap)) {
      if (!this.#patterns.has(id)) this.#patterns.set(id, { schedule: weeklySchedule(hours), timeZone })
      this.#lastId = Math.max(this.#lastId, id)
    }
    this.#version = version
    return this.#patterns.size > known
  }
}

/** The filter with these opening patterns alone: who is open now, and at the time that the words ask for. */
export function openAlso(filter: ListingFilter, open: ReadonlySet<number>): ListingFilter {
  const { openingIds } = filter
  return { ...filter, openingIds: openingIds ? openingIds.filter((id) => open.has(id)) : [...open] }
}
