import type { Database } from 'better-sqlite3'
import type { CountChanges } from '../../count-changes.ts'
import { waitingForLock } from './write-lock.ts'

/** A change of more words than this is noted, and comes into the dictionary later. */
const manyWords = 2000
/** News that are brought into the dictionary at once, about: a second's work. */
const newsPerStep = 200_000
/** One of so many is looked at to find where a step ends. */
const sampled = 100

const addCount = 'on conflict do update set business_count = business_count + excluded.business_count'

/**
 * Adds to the words' counts. An import changes ten thousand words all over the dictionary with every batch: those are noted one after
 * the other, and brought in by `mergeWordNews`, in the dictionary's order, when it ends.
 */
export function prepareWordWriter(database: Database): (words: CountChanges['words']) => void {
  const note = database.prepare(
    'insert into search_word_news (key, word, reversed, business_count) values (?, ?, ?, ?)',
  )
  const add = database.prepare(`insert into search_word values (?, ?, ?, ?) ${addCount}`)
  const removeEmpty = database.prepare('delete from search_word where key = ? and business_count <= 0')
  const mergeSome = prepareNewsMerge(database)
  return (words) => {
    const isMany = words.length > manyWords
    const takesAway = words.some(({ business_count }) => business_count < 0)
    // A word can only be taken away from a count that is there.
    if (takesAway) while (mergeSome());
    const write = isMany && !takesAway ? note : add
    for (const { key, word, reversed, business_count } of words) {
      write.run(key, word, reversed, business_count)
      if (business_count < 0) removeEmpty.run(key)
    }
  }
}

/** Brings what was noted into the dictionary, each step in a transaction of its own. */
export async function mergeWordNews(database: Database, step = newsPerStep): Promise<void> {
  const mergeSome = database.transaction(prepareNewsMerge(database, step))
  while (await waitingForLock(() => mergeSome.immediate()));
}

/**
 * Takes the first news in the dictionary's order, so that each of its pages is written once. False where nothing is left. Of a word's
 * spellings the first one counts.
 */
function prepareNewsMerge(database: Database, step = newsPerStep): () => boolean {
  const count = database.prepare<[], number>('select count(*) from search_word_news').pluck()
  const lastKey = database.prepare<[], string | null>('select max(key) from search_word_news').pluck()
  const keyAt = database
    .prepare<[number, number], string>(
      'select key from search_word_news where id % ? = 0 order by key limit 1 offset ?',
    )
    .pluck()
  const merge = database.prepare(`
    insert into search_word
      select key, word, reversed, business_count from (
        select key, word, reversed, sum(business_count) as business_count, min(id)
        from search_word_news where key <= ? group by key order by key
      ) where true ${addCount}`)
  const forget = database.prepare('delete from search_word_news where key <= ?')
  return () => {
    const isMany = (count.get() ?? 0) > step
    const last = (isMany ? keyAt.get(sampled, Math.floor(step / sampled)) : undefined) ?? lastKey.get()
    if (last === undefined || last === null) return false
    merge.run(last)
    forget.run(last)
    return true
  }
}
