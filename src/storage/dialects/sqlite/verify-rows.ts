import type { Database } from 'better-sqlite3'
import type { Difference } from '../../../application/ports/verification.ts'
import type { VerifiedRow } from '../../verify/verified-database.ts'
import { chunksOfRows } from './doc-values.ts'

/** What a row tells alone: that doc values are told of its changes. */
export function prepareRowChecks(database: Database): (listing: VerifiedRow) => Iterable<Difference> {
  const factChunks = new Set(database.prepare<[], number>('select chunk from fact_version').pluck().all())
  return function* ({ row }) {
    const key = `row ${row.n}, listing ${row.id}`
    for (const chunk of chunksOfRows([row])) {
      if (factChunks.has(chunk)) continue
      yield { table: 'fact_version', what: 'chunk is missing', key, expected: chunk, found: null }
    }
  }
}
