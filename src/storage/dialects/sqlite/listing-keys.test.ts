import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type KeyClaim, prepareKeyClaims, prepareKeyRelease, rowNumberOf } from './listing-keys.ts'
import { migrateSqlite } from './migrate-sqlite.ts'
import { mergeKeyNews } from './settle-sqlite.ts'
import { createSqliteListingWriter } from './sqlite-listing-writer.ts'

describe('keys of listings', () => {
  let database: Database.Database
  let few: KeyClaim
  let many: KeyClaim
  let both: () => KeyClaim[]
  beforeEach(() => {
    database = new Database(':memory:')
    migrateSqlite(database)
    const startClaims = prepareKeyClaims(database)
    both = () => [startClaims(2_000), startClaims(2_001)]
    few = startClaims(2_000)
    many = startClaims(2_001)
  })
  afterEach(() => {
    database.close()
  })

  const rowOf = (id: string) =>
    database
      .prepare(`select ${rowNumberOf('?')}`)
      .pluck()
      .get(id)
  const count = (table: string) => database.prepare(`select count(*) from ${table}`).pluck().get()
  const counts = () => ['listing_id', 'listing_id_news', 'listing_slug', 'listing_slug_news'].map(count)

  function claimMany(last: number): void {
    for (let n = last; n > 0; n--) {
      many.claimId(`id ${n}`, n)
      many.claimSlug(`slug ${n}`, n)
    }
  }

  test('are in the large tables at once where they are few, else in the small ones', () => {
    expect([few.claimId('a', 1), few.claimSlug('a', 1)]).toEqual([true, true])
    expect([many.claimId('b', 2), many.claimSlug('b', 2)]).toEqual([true, true])
    expect(counts()).toEqual([1, 1, 1, 1])
    expect([rowOf('a'), rowOf('b'), rowOf('c')]).toEqual([1, 2, null])
  })

  test('are taken in whichever table they are', () => {
    few.claimId('x', 1)
    few.claimSlug('x', 1)
    for (const claim of both()) {
      expect([claim.claimId('x', 3), claim.claimSlug('x', 3)]).toEqual([false, false])
    }
    many.claimId('y', 2)
    many.claimSlug('y', 2)
    for (const claim of both()) {
      expect([claim.claimId('y', 3), claim.claimSlug('y', 3)]).toEqual([false, false])
    }
    expect([rowOf('x'), rowOf('y')]).toEqual([1, 2])
  })

  test('are free again when they are released, a slug only by the row that has it', () => {
    const { releaseId, releaseSlug } = prepareKeyRelease(database)
    few.claimId('a', 1)
    few.claimSlug('a', 1)
    many.claimId('b', 2)
    many.claimSlug('b', 2)
    releaseSlug('a', 2)
    releaseSlug('b', 1)
    expect(counts()).toEqual([1, 1, 1, 1])
    for (const [text, n] of [
      ['a', 1],
      ['b', 2],
    ] as const) {
      releaseId(text)
      releaseSlug(text, n)
    }
    expect(counts()).toEqual([0, 0, 0, 0])
  })

  test('go to the large tables in steps, which lose nothing', async () => {
    few.claimId('id 5 and more', 70)
    claimMany(25)
    expect(counts()).toEqual([1, 25, 0, 25])
    await mergeKeyNews(database, 10)
    expect(counts()).toEqual([26, 0, 25, 0])
    for (let n = 1; n <= 25; n++) expect(rowOf(`id ${n}`)).toBe(n)
    await mergeKeyNews(database, 10)
    expect(counts()).toEqual([26, 0, 25, 0])
  })

  test('go to the large tables in the course of a very large import', async () => {
    claimMany(25)
    const unsettled = { rows: 0, news: 500_001 }
    const writer = createSqliteListingWriter(database, unsettled)
    database.exec(
      `insert into job (id, kind, state, subject, created_at, updated_at) values ('j', 'import', 'running', '', 1, 1)`,
    )
    await writer.importBatch({ jobId: 'j', drafts: [], refused: [], progress: () => ({}), now: 1 })
    expect([...counts(), unsettled.news]).toEqual([25, 0, 25, 0, 0])
  })
})
