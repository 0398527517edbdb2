import type { Database } from 'better-sqlite3'
import { factChunksOf } from './fact-chunk.ts'

/** Marks rows as added or changed, inside the caller's transaction, for the memories of all processes (see `FactMemory`). */
export function prepareFactMarks(database: Database): (rows: readonly { readonly n: number }[]) => void {
  const mark = database.prepare(`
    insert into fact_version values (?, (select coalesce(max(version), 0) + 1 from fact_version))
    on conflict (chunk) do update set version = excluded.version`)
  return (rows) => {
    for (const chunk of factChunksOf(rows)) mark.run(chunk)
  }
}
