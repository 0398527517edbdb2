import Database from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { expect, test } from 'vitest'
import { createAdministrationReader } from '../../read/administration-reader.ts'
import { createListingReader } from '../../read/listing-reader.ts'
import type { Schema } from '../../schema.ts'
import { createDuplicateStore } from '../../stores/duplicate-store.ts'
import { DocValues, prepareDataVersion } from './doc-values.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { SqliteListingIndex } from './sqlite-listing-index.ts'
import { createSqliteWriteDialect, oneOf } from './sqlite-write-dialect.ts'
import { keepStatements } from './statement-cache.ts'

test('whoever looks for a listing by its id or slug goes through no table of listings', async () => {
  const database = new Database(':memory:')
  migrateSqlite(database)
  const queries: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database }),
    log: ({ query }) => void queries.push(query),
  })
  const versionNow = prepareDataVersion(database)
  const docValues = new DocValues(database, versionNow)
  const index = new SqliteListingIndex(db, { docValues, versionNow, statements: keepStatements(database) })
  const administration = createAdministrationReader(db, index, oneOf)
  const dialect = createSqliteWriteDialect(database, db, { rows: 0 })
  const duplicates = createDuplicateStore(db, dialect)
  const listings = createListingReader(db, index, { oneOf, dataVersion: async () => versionNow() })

  await listings.findById('id')
  await listings.findBySlug('slug')
  await administration.listStored(['a', 'b', 'c'])
  await duplicates.listPairs({})
  await duplicates.forgetGone()
  const plans = queries.map(({ sql, parameters }) =>
    database
      .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
      .all(...parameters)
      .map(({ detail }) => detail),
  )
  database.close()
  const steps = plans.flat()
  expect(steps).toContain('SEARCH business USING INDEX business_by_id (id=?)')
  expect(steps).toContain('SEARCH listing_slug USING INTEGER PRIMARY KEY (rowid=?)')
  expect(steps.filter((step) => /^SCAN (business|listing_\w+|merged_listing)\b/.test(step))).toEqual([])
})
