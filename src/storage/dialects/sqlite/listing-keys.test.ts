import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleDraft } from '../../contract/storage-under-test.contract.ts'
import { identifyDrafts } from '../../new-listing.ts'
import { prepareSlugs, type SlugTable } from './listing-keys.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

const [first, second] = identifyDrafts(
  ['one', 'two'].map((placeId) => ({ ...sampleDraft({ placeId }), slug: 'wanted', terms: '' })),
)

describe('slugs of listings', () => {
  let database: Database.Database
  let slugs: SlugTable
  beforeEach(() => {
    database = new Database(':memory:')
    migrateSqlite(database)
    slugs = prepareSlugs(database)
  })
  afterEach(() => {
    database.close()
  })

  test('are given once: the second row gets its next one', () => {
    expect(first && slugs.claim(first, 1)).toBe('wanted')
    expect(second && slugs.claim(second, 2)).toBe('blue-door-bakery-berlin-two')
  })

  test('are free again when they are released, by the row that has them', () => {
    expect(first && slugs.claim(first, 1)).toBe('wanted')
    slugs.release('wanted', 2)
    expect(second && slugs.claim(second, 2)).not.toBe('wanted')
    slugs.release('wanted', 1)
    expect(second && slugs.claim(second, 2)).toBe('wanted')
  })
})
