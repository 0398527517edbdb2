import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sampleDraft } from '../../contract/storage-under-test.contract.ts'
import { prepareSlugs, type SlugTable } from './listing-keys.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

const claimOf = (n: number, placeId: string) => ({
  id: placeId,
  n,
  draft: { ...sampleDraft({ placeId }), slug: 'wanted' },
})
const [first, second] = [claimOf(1, 'one'), claimOf(2, 'two')]

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
    expect(slugs.claim(first)).toBe('wanted')
    expect(slugs.claim(second)).toBe('blue-door-bakery-berlin-two')
  })

  test('are free again when they are released, by the row that has them', () => {
    expect(slugs.claim(first)).toBe('wanted')
    slugs.release({ slug: 'wanted', n: 2 })
    expect(slugs.claim(second)).not.toBe('wanted')
    slugs.release({ slug: 'wanted', n: 1 })
    expect(slugs.claim(second)).toBe('wanted')
  })
})
