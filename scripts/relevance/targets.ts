import Database from 'better-sqlite3'
import type { AboutAttributes } from '../../src/domain/business/listing.ts'
import type { Random } from '../../src/domain/random.ts'

/** A listing that a search should find. */
export interface Target {
  readonly name: string
  readonly category: string
  readonly city: string
  readonly countryCode: string
  readonly district: string
  /** In its national form; '' or null if it is not known. */
  readonly phone: string | null
  readonly about: AboutAttributes
}

/** How many listings there are of a category at a place. */
export interface PlaceCount extends Pick<Target, 'category' | 'city' | 'countryCode' | 'district'> {
  readonly count: number
}

/** How many rows are tried for each listing that fits. */
const attemptsPerTarget = 200

/** Published listings of a data set, picked evenly. */
export class Targets {
  readonly #database: Database.Database
  readonly #random: Random
  readonly #last: number
  #counts: readonly PlaceCount[] | undefined

  constructor(databasePath: string, random: Random) {
    this.#database = new Database(databasePath, { readonly: true })
    this.#random = random
    this.#last = this.#database.prepare<[], number>('select max(n) from business').pluck().get() ?? 0
  }

  /** How many listings there are. */
  get total(): number {
    return this.#last
  }

  /** Listings with different names that `isFit` accepts; fewer if there are not enough. */
  pick(count: number, isFit: (target: Target) => boolean): Target[] {
    const find = this.#database.prepare<[number], Omit<Target, 'about'> & { about: string }>(
      `select name, category, city, country_code as countryCode,
              district, phone, about
       from business where n = ? and status = 'published'`,
    )
    const found = new Map<string, Target>()
    for (let attempt = 0; attempt < count * attemptsPerTarget && found.size < count; attempt++) {
      const row = find.get(this.#random.below(this.#last) + 1)
      const target = row && { ...row, about: row.about ? (JSON.parse(row.about) as AboutAttributes) : {} }
      if (target && isFit(target)) found.set(`${target.name}\n${target.city}`, target)
    }
    return [...found.values()]
  }

  /** The listings by category and place. */
  counts(): readonly PlaceCount[] {
    this.#counts ??= this.#database
      .prepare<[], PlaceCount>(
        `select category, city, country_code as countryCode, district, count(*) as count from business
         where status = 'published' group by category, city, country_code, district`,
      )
      .all()
    return this.#counts
  }

  close(): void {
    this.#database.close()
  }
}
