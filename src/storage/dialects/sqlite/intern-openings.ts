import type { Database } from 'better-sqlite3'
import type { ListingDraft } from '../../../domain/business/listing.ts'
import { openingKey, openingOf } from '../../opening-pattern.ts'

/** Gives a draft's opening pattern an id, inside the caller's transaction; null if the draft has none. */
export function prepareOpeningIntern(database: Database): () => (draft: ListingDraft) => number | null {
  const find = database
    .prepare<[string, string], number>('select id from opening where hours = ? and time_zone = ?')
    .pluck()
  const add = database.prepare('insert into opening (hours, time_zone) values (?, ?)')
  return () => {
    // Valid for one transaction only: a rollback removes new ids.
    const known = new Map<string, number>()
    return (draft) => {
      const opening = openingOf(draft)
      if (!opening) return null
      const key = openingKey(opening)
      const { hours, time_zone } = opening
      const id = known.get(key) ?? find.get(hours, time_zone) ?? add.run(hours, time_zone).lastInsertRowid
      known.set(key, Number(id))
      return Number(id)
    }
  }
}
