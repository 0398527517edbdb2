import type { Database } from 'better-sqlite3'
import type { CountChanges } from '../../count-changes.ts'

/** Adds to the words' counts, inside the caller's transaction. */
export function prepareWordWriter(database: Database): (words: CountChanges['words']) => void {
  const add = database.prepare(
    `insert into search_word values (?, ?, ?, ?)
     on conflict do update set business_count = business_count + excluded.business_count`,
  )
  const removeEmpty = database.prepare('delete from search_word where key = ? and business_count <= 0')
  return (words) => {
    for (const { key, word, reversed, business_count } of words) {
      add.run(key, word, reversed, business_count)
      if (business_count < 0) removeEmpty.run(key)
    }
  }
}
