import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { listDifferences } from '../../src/storage/contract/storage-under-test.contract.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import { storedDigest } from '../app/listing-digest.ts'
import { importRows, listingRows } from '../app/listing-rows.ts'
import { runCli } from '../import/run-cli.ts'
import type { TestDatabase } from '../postgres/test-database.ts'
import { citusIsAbsent, createCitusDatabase, runAt } from './citus-database.ts'

const tables = 'business, submission, changed_listing, merged_listing, listing_slug'

describe.skipIf(citusIsAbsent)('migrate --distribute', () => {
  let database: TestDatabase
  let storage: Storage
  beforeAll(async () => {
    database = await createCitusDatabase()
    storage = await openStorage({ databaseUrl: database.url, dataDir: '' })
  })
  afterAll(async () => {
    await storage?.close()
    await database?.drop()
  })
  const migrate = (...more: string[]) =>
    runCli(['migrate', ...more], { DATABASE_URL: database.url, DATA_DIR: '/nowhere' })
  const countAt = async (url: string, table: string) =>
    Number((await runAt(url, `select count(*) from ${table}`))[0]?.count)

  test('without the option all tables stay on the coordinator, and the directory works there', async () => {
    expect(await migrate()).toMatchObject({ code: 0, out: expect.stringMatching(/^Applied 0001-schema/) })
    await importRows(storage, [...listingRows, ...sampleRows({ seed: 3, rows: 300, quirks: true })])
    expect(await listDifferences(storage)).toEqual([])
  })

  test('a filled directory is distributed with all that it has, and a second time changes nothing', async () => {
    const digest = await storedDigest(storage)
    const counts = await storage.listings.statistics()
    expect(await migrate('--distribute')).toMatchObject({
      code: 0,
      out: `The schema is up to date.\nDistributed ${tables}.\n`,
    })
    expect(await countAt(database.url, '(select distinct nodeport from citus_shards) as nodes')).toBe(2)
    const second = await openStorage({ databaseUrl: database.url, dataDir: '' })
    expect(await storedDigest(second)).toBe(digest)
    expect(await second.listings.statistics()).toEqual(counts)
    expect(await listDifferences(second)).toEqual([])
    await second.close()
    expect(await migrate('--distribute')).toMatchObject({
      code: 0,
      out: 'The schema is up to date.\nThe tables are distributed.\n',
    })
  })

  test('a table that is not on the nodes is told by verify, and distributed by migrate', async () => {
    await runAt(database.url, `select undistribute_table('listing_slug')`)
    expect(await listDifferences(storage)).toMatchObject([
      { table: 'listing_slug', what: 'table is on the coordinator alone' },
    ])
    expect(await migrate()).toMatchObject({ code: 0, out: 'The schema is up to date.\n' })
    expect(await listDifferences(storage)).toEqual([])
  })

  test('processes that distribute at once wait for each other, and each table is distributed once', async () => {
    const other = await createCitusDatabase()
    const storages = await Promise.all(
      [1, 2, 3].map(() => openStorage({ databaseUrl: other.url, dataDir: '' })),
    )
    await storages[0]?.migrate()
    const distributed = await Promise.all(storages.map((each) => each.distribute()))
    expect(distributed.flat().sort()).toEqual(tables.split(', ').sort())
    await Promise.all(storages.map((each) => each.close()))
    await other.drop()
  })

  test('a move to the nodes that was cut off is told by verify, and the next start ends it', async () => {
    await runAt(
      database.url,
      ...['submission', 'changed_listing', 'merged_listing', 'listing_slug'].map(
        (table) => `select undistribute_table('${table}')`,
      ),
    )
    const told = { what: 'table is on the coordinator alone', key: 'run migrate --distribute' }
    expect(await listDifferences(storage)).toMatchObject([told, told, told, told])
    expect(await storage.migrate()).toEqual([])
    expect(await listDifferences(storage)).toEqual([])
  })

  test('a database without Citus, and SQLite, are refused with the reason', async () => {
    const databaseUrl = Object.assign(new URL(database.url), { pathname: 'template1' }).href
    const dataDir = await mkdtemp(join(tmpdir(), 'no-cluster-'))
    for (const options of [{ databaseUrl, dataDir }, { dataDir }]) {
      const other = await openStorage(options)
      await expect(other.distribute()).rejects.toThrow(/no Citus coordinator|names none/)
      await other.close()
    }
    await rm(dataDir, { recursive: true })
  })
})
