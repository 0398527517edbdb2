import Database from 'better-sqlite3'
import type { Random } from '../../src/domain/random.ts'

/** A listing that a search should find. */
export interface Target {
  readonly name: string
  readonly category: string
  readonly city: string
  readonly cityKey: string
  readonly countryCode: string
}

/** How many rows are tried for each listing that fits. */
const attemptsPerTarget = 200

/** Published listings of a data set, picked evenly. */
export class Targets {
  readonly #database: Database.Database
  readonly #random: Random
  readonly #last: number

  constructor(databasePath: string, random: Random) {
    this.#database = new Database(databasePath, { readonly: true })
    this.#random = random
    this.#last = this.#database.prepare<[], number>('select max(n) from business').pluck().get() ?? 0
  }

  /** Listings with different names that `isFit` accepts; fewer if there are not enough. */
  pick(count: number, isFit: (target: Target) => boolean): Target[] {
    const find = this.#database.prepare<[number], Target>(
      `select name, category, city, city_key as cityKey, country_code as countryCode
       from business where n = ? and status = 'published'`,
    )
    const found = new Map<string, Target>()
    for (let attempt = 0; attempt < count * attemptsPerTarget && found.size < count; attempt++) {
      const target = find.get(this.#random.below(this.#last) + 1)
      if (target && isFit(target)) found.set(`${target.name}\n${target.cityKey}`, target)
    }
    return [...found.values()]
  }

  /** The categories of a city's listings, with how many have each. */
  categoriesOf(cityKey: string): { readonly category: string; readonly count: number }[] {
    return this.#database
      .prepare<[string], { category: string; count: number }>(
        `select category, count(*) as count from business
         where city_key = ? and status = 'published' group by category`,
      )
      .all(cityKey)
  }

  close(): void {
    this.#database.close()
  }
}
