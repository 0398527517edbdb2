import type { Database } from 'better-sqlite3'
import type { ListPlaces } from '../../counted-list.ts'
import { rowOfRank } from '../../rank.ts'
import { manyListings } from './listing-keys.ts'
import { prepareBlockWriter } from './write-blocks.ts'
import { waitingForLock } from './write-lock.ts'

/** Places that go to the large table at once: a second's work. */
const placesPerStep = 100_000

/**
 * Writes the list of all listings by reviews, inside the caller's transaction; of that list it returns what has come into the
 * table or gone from it, which is what its blocks count, and the others as they are. The listings of a large batch would each
 * come to another page: those are noted one after the other, and brought in by `mergeReviewNews`, in order.
 */
export function prepareReviewOrder(
  database: Database,
): (lists: readonly ListPlaces[]) => readonly ListPlaces[] {
  const note = database.prepare('insert into review_order_news values (?, ?)')
  const insert = database.prepare('insert into review_order values (?) on conflict do nothing')
  const remove = database.prepare('delete from review_order where place = ?')
  const removeNews = database.prepare('delete from review_order_news where n = ?')

  /** False where the place was only noted. */
  function takeAway(place: number): boolean {
    const isThere = remove.run(place).changes === 1
    if (!isThere) removeNews.run(rowOfRank(place))
    return isThere
  }

  function write({ list, added, removed }: ListPlaces): ListPlaces {
    if (removed.length === 0 && added.length > manyListings) {
      for (const place of added) note.run(rowOfRank(place), place)
      return { list, added: [], removed }
    }
    const [before, after] = [new Set(removed), new Set(added)]
    const gone = removed.filter((place) => !after.has(place)).filter(takeAway)
    const come = added.filter((place) => !before.has(place) && insert.run(place).changes === 1)
    return { list, added: come, removed: gone }
  }

  return (lists) => lists.map((places) => (places.list === 'reviews' ? write(places) : places))
}

/** Brings what was noted into the table and its blocks, each step a transaction of its own: visitors see another list then. */
export async function mergeReviewNews(database: Database, limit = placesPerStep): Promise<void> {
  const mergeSome = database.transaction(prepareMerge(database))
  while (await waitingForLock(() => mergeSome.immediate(limit)));
}

/** False where nothing is left. */
function prepareMerge(database: Database): (limit: number) => boolean {
  const lowest = database
    .prepare<[number], number>('select place from review_order_news order by place limit ?')
    .pluck()
  const insert = database.prepare('insert into review_order values (?) on conflict do nothing')
  const forget = database.prepare('delete from review_order_news where place <= ?')
  const writeBlocks = prepareBlockWriter(database)
  const bumpVersion = database.prepare('update meta set data_version = data_version + 1')
  return (limit) => {
    const noted = lowest.all(limit)
    if (noted.length === 0) return false
    const added = noted.filter((place) => insert.run(place).changes === 1)
    forget.run(noted.at(-1))
    writeBlocks([{ list: 'reviews', added, removed: [] }])
    bumpVersion.run()
    return true
  }
}
