import type { Database } from 'better-sqlite3'

/** Lists the segments of the full-text index, by number: a step for each, however many pages they have. */
export function prepareIndexSegments(database: Database): () => number[] {
  const list = database
    .prepare<[], number | null>(
      `with recursive segment (id) as (
         select min(segid) from business_search_idx
         union all
         select (select min(segid) from business_search_idx where segid > segment.id) from segment where id is not null
       )
       select id from segment`,
    )
    .pluck()
  return () => list.all().filter((id) => id !== null)
}
