import { isOpenAt } from '../../domain/opening-hours/open-state.ts'
import { type WeeklySchedule, weeklySchedule } from '../../domain/opening-hours/weekly-schedule.ts'
import type { ListingReader } from '../ports/listing-store.ts'

type Sources = Pick<ListingReader, 'listOpenings' | 'dataVersion'>

interface Pattern {
  readonly schedule: WeeklySchedule | null
  readonly timeZone: string
}

const minute = 60_000
/** Patterns that writers at work at once commit may appear out of order, though hardly by this many. */
const overlap = 1000

/** Which opening patterns are open at an instant: patterns are read once, and looked at once a minute. */
export class OpenListings {
  readonly #listings: Sources
  readonly #patterns = new Map<number, Pattern>()
  #open: readonly number[] = []
  #openAt = Number.NaN
  #lastId = 0
  /** The data's, when patterns were read last. */
  #version = Number.NaN

  constructor(listings: Sources) {
    this.#listings = listings
  }

  /** Ids of the patterns that are open in the minute of `now` (ms since the epoch). */
  async openingIds(now: number): Promise<readonly number[]> {
    const instant = Math.floor(now / minute) * minute
    const isChanged = await this.#readNew()
    if (isChanged || instant !== this.#openAt) {
      this.#open = [...this.#patterns].flatMap(([id, { schedule, timeZone }]) =>
        isOpenAt(schedule, timeZone, instant) ? [id] : [],
      )
      this.#openAt = instant
    }
    return this.#open
  }

  async #readNew(): Promise<boolean> {
    const version = await this.#listings.dataVersion()
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
