import type { Database } from 'better-sqlite3'
import type { ListPlaces } from '../../counted-list.ts'

/**
 * Writes the list of all listings by reviews, inside the caller's transaction; of that list it returns what has come into the
 * table or gone from it, which is what its blocks count, and the others as they are.
 */
export function prepareReviewOrder(
  database: Database,
): (lists: readonly ListPlaces[]) => readonly ListPlaces[] {
  const insert = database.prepare('insert into review_order values (?) on conflict do nothing')
  const remove = database.prepare('delete from review_order where place = ?')

  function write({ list, added, removed }: ListPlaces): ListPlaces {
    const [before, after] = [new Set(removed), new Set(added)]
    return {
      list,
      removed: removed.filter((place) => !after.has(place) && remove.run(place).changes === 1),
      added: added.filter((place) => !before.has(place) && insert.run(place).changes === 1),
    }
  }

  return (lists) => lists.map((places) => (places.list === 'reviews' ? write(places) : places))
}
