import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../../../test/postgres/test-database.ts'
import { businessId } from '../../../domain/business/business-id.ts'
import { encodeBusiness } from '../../business-row.ts'
import { listDifferences, sampleDraft } from '../../contract/storage-under-test.contract.ts'
import { migrations } from './migrate-postgres.ts'
import { openPostgres } from './open-postgres.ts'

const placeIds = ['ChIJone', 'ChIJtwo', 'ChIJthree', 'ChIJfour']

test.each(migrations.slice(0, -1).map(({ name }) => name))(
  'a directory of the version %s is brought up to date, and reindexed agrees with its listings',
  async (version) => {
    const { url, drop } = await createTestDatabase({ empty: true })
    await createVersion(url, version)
    const storage = openPostgres({ databaseUrl: url })
    expect((await storage.migrate()).at(-1)).toBe(migrations.at(-1)?.name)
    expect(await storage.hasCurrentIndex()).toBe(false)
    await storage.reindex()
    expect(await storage.hasCurrentIndex()).toBe(true)
    expect(await listDifferences(storage)).toEqual([])
    const page = { sort: 'latest', limit: 20, offset: 0 } as const
    const found = (await storage.listings.list({ terms: ['shop'] }, page)).listings
    expect(found.map(({ placeId }) => placeId)).toEqual(placeIds.toReversed())
    await storage.close()
    await drop()
  },
)

/** A database with the migrations up to one, and listings in the columns that it had then; all else is empty. */
async function createVersion(url: string, version: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create table migration (name text primary key, applied_at timestamptz not null)')
  for (const { name, sql } of migrations) {
    await client.query(sql)
    await client.query('insert into migration values ($1, now())', [name])
    if (name === version) break
  }
  const rows = placeIds.map((placeId, index) => {
    const draft = sampleDraft({ placeId, name: `Shop ${placeId}` })
    const id = businessId(placeId)
    const row = encodeBusiness(draft, { id, n: index + 1, slug: `slug-${placeId}`, openingId: null, now: 7 })
    return { ...row, tokens: '' }
  })
  await client.query('insert into business select * from json_populate_recordset(null::business, $1)', [
    JSON.stringify(rows),
  ])
  await client.end()
}
