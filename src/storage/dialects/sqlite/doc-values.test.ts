import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listingRank } from '../../rows/rank.ts'
import { DocValues, prepareChangeMarks, prepareDataVersion } from './doc-values.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

const sevenDigits = (degrees: number) => Number(degrees.toFixed(7))

const factOf = (n: number) => ({
  n,
  category_key: `category ${n % 7}`,
  city_key: n % 11 === 0 ? '' : `city ${n % 11}`,
  country_code: ['', 'KR', 'TR'][n % 3],
  latitude: n % 5 === 0 ? null : sevenDigits(-89.1234567 + (n % 178)),
  longitude: n % 5 === 0 ? null : sevenDigits(179.7654321 - (n % 359)),
  opening_id: n % 4 === 0 ? null : n,
  rating: (n % 51) / 10,
  review_count: n * 3,
})

/** Marks rows as changed and says that data has changed, as writers do. */
function mark(database: Database.Database, rows: readonly { readonly n: number }[]) {
  prepareChangeMarks(database)(rows)
  database.exec('update meta set data_version = data_version + 1')
}

describe('doc values', () => {
  let folder: string
  let database: Database.Database
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    folder = await mkdtemp(join(tmpdir(), 'facts-'))
    database = new Database(join(folder, 'directory.sqlite'))
    migrateSqlite(database)
  })
  afterEach(async () => {
    vi.useRealTimers()
    database.close()
    await rm(folder, { recursive: true })
  })

  const openValues = () => new DocValues(database, prepareDataVersion(database))

  function store(numbers: readonly number[]) {
    const rows = numbers.map(factOf)
    for (const fact of rows) {
      const row = { ...emptyRow(), ...fact, id: `id-${fact.n}` }
      const columns = Object.keys(row)
      database
        .prepare(
          `insert into business (${columns.join()}) values (${columns.map((column) => `:${column}`).join()})`,
        )
        .run(row)
    }
    mark(database, rows)
  }

  const emptyRow = () => {
    const columns = database.prepare('pragma table_info (business)').all() as {
      name: string
      type: string
      notnull: number
    }[]
    const needed = columns.filter(({ notnull }) => notnull)
    return Object.fromEntries(needed.map(({ name, type }) => [name, type === 'TEXT' ? '' : 0]))
  }

  test('says of listings what the file says, in the order asked for, before it is filled and after', () => {
    const stored = [1, 2, 3, 2047, 2048, 2049, 5000, 9999]
    store(stored)
    const memory = openValues()
    const asked = [9999, 3, 4, 2048, 1, 70_000, 2047, 5000, 2, 2049]
    const expected = asked.filter((n) => stored.includes(n)).map(factOf)
    expect(memory.read(asked)).toEqual(expected)
    vi.runAllTimers()
    // The file has other values now, but the row is not marked as changed.
    database.exec(`update business set city_key = 'elsewhere'`)
    expect(memory.read(asked)).toEqual(expected)
  })

  test('tells listings of a kind from others, in the order asked for, before it is filled and after', () => {
    const stored = [1, 12, 13, 23, 11, 22, 8, 2 ** 16 - 1, 2 ** 16, 2 ** 20 + 1]
    store(stored)
    const memory = openValues()
    const ranks = [...stored, 70_000].map((n) => listingRank(n % 5, n))
    const where = (isOf: (n: number) => boolean) =>
      ranks.filter((_, index) => stored[index] !== undefined && isOf(stored[index]))
    const box = { south: -90, north: -60, west: 170, east: -170 }
    const isPlaced = (n: number) => {
      const { latitude, longitude } = factOf(n)
      return latitude !== null && longitude !== null && latitude <= -60 && Math.abs(longitude) >= 170
    }
    for (const fill of [() => {}, () => vi.runAllTimers()]) {
      fill()
      expect(memory.ofKind(ranks, { openingIds: [13, 1, 23, 8] })).toEqual(
        where((n) => [1, 13, 23].includes(n)),
      )
      expect(memory.ofKind(ranks, { openingIds: [] })).toEqual([])
      expect(memory.ofKind(ranks, { box })).toEqual(where(isPlaced))
      expect(memory.ofKind(ranks, { box, openingIds: [1, 23] })).toEqual(
        where((n) => isPlaced(n) && [1, 23].includes(n)),
      )
    }
    expect(where(isPlaced).length).toBeGreaterThan(1)
  })

  test('knows at once what has been added, changed or removed, by whichever process', () => {
    store([1, 5000])
    const memory = openValues()
    memory.read([1])
    vi.runAllTimers()
    const other = new Database(join(folder, 'directory.sqlite'))
    other.exec(`update business set city_key = 'moved' where n = 1; delete from business where n = 5000`)
    mark(other, [{ n: 1 }, { n: 5000 }])
    other.close()
    store([2])
    const expected = [{ ...factOf(1), city_key: 'moved' }, factOf(2)]
    expect(memory.read([1, 5000, 2])).toEqual(expected)
    vi.runAllTimers()
    expect(memory.read([1, 5000, 2])).toEqual(expected)
  })

  test('keeps nothing of what changes while it is being read', () => {
    store([1, 600, 5000, 9000])
    const memory = openValues()
    memory.begin()
    vi.runOnlyPendingTimers()
    vi.runOnlyPendingTimers()
    database.exec(`update business set city_key = 'moved' where n in (1, 600)`)
    mark(database, [{ n: 1 }, { n: 600 }])
    vi.runAllTimers()
    const expected = [1, 600, 5000, 9000].map((n) =>
      n < 1000 ? { ...factOf(n), city_key: 'moved' } : factOf(n),
    )
    expect(memory.read([1, 600, 5000, 9000])).toEqual(expected)
  })

  test('is filled in steps, and stands still when the database is closed', () => {
    store([1, 5000])
    const memory = openValues()
    memory.read([1])
    vi.runOnlyPendingTimers()
    expect(vi.getTimerCount()).toBe(1)
    database.close()
    vi.runAllTimers()
    expect(vi.getTimerCount()).toBe(0)
  })
})
