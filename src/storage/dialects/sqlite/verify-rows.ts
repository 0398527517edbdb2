import type { Database } from 'better-sqlite3'
import type { Difference } from '../../../application/ports/verification.ts'
import type { VerifiedRow } from '../../verify/verified-database.ts'
import { factChunksOf } from './fact-chunk.ts'
import { KeyPrints, textPrint } from './key-prints.ts'
import { slugHash } from './slug-hash.ts'

/**
 * What a row tells alone: that importers know its keys as given (see `KeyPrints`), and that the memories of searches are told of its
 * changes (see `FactMemory`).
 */
export function prepareRowChecks(database: Database): (listing: VerifiedRow) => Iterable<Difference> {
  const prints = new KeyPrints(database)
  prints.refresh()
  const factChunks = new Set(database.prepare<[], number>('select chunk from fact_version').pluck().all())
  return function* ({ row }) {
    const key = `row ${row.n}, listing ${row.id}`
    if (!prints.mayHold('ids', textPrint(row.id))) {
      yield { table: 'key_print', what: 'id is missing', key, expected: row.id, found: null }
    }
    if (!prints.mayHold('slugs', slugHash(row.slug) % 2 ** 32)) {
      yield { table: 'key_print', what: 'slug is missing', key, expected: row.slug, found: null }
    }
    for (const chunk of factChunksOf([row])) {
      if (factChunks.has(chunk)) continue
      yield { table: 'fact_version', what: 'chunk is missing', key, expected: chunk, found: null }
    }
  }
}
