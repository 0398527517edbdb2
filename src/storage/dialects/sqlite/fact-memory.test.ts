import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListingFact } from '../../listing-index.ts'
import { listingRank } from '../../rank.ts'
import { prepareFactMarks } from './fact-marks.ts'
import { FactMemory } from './fact-memory.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

const sevenDigits = (degrees: number) => Number(degrees.toFixed(7))

/** Of a fact in memory each property is looked up when it is asked for. */
const plain = (facts: readonly ListingFact[]) =>
  facts.map(
    ({ n, category_key, city_key, country_code, latitude, longitude, opening_id, rating, review_count }) => ({
      n,
      category_key,
      city_key,
      country_code,
      latitude,
      longitude,
      opening_id,
      rating,
      review_count,
    }),
  )

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

describe('the memory of facts', () => {
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
    prepareFactMarks(database)(rows)
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
    const memory = new FactMemory(database)
    const asked = [9999, 3, 4, 2048, 1, 70_000, 2047, 5000, 2, 2049]
    const expected = asked.filter((n) => stored.includes(n)).map(factOf)
    expect(plain(memory.read(asked))).toEqual(expected)
    vi.runAllTimers()
    // The file says something else now, but nobody has marked it as changed.
    database.exec(`update business set city_key = 'elsewhere'`)
    expect(plain(memory.read(asked))).toEqual(expected)
  })

  test('tells listings of a kind from others, in the order asked for, before it is filled and after', () => {
    const stored = [1, 12, 13, 23, 11, 22, 8, 2 ** 20 - 1, 2 ** 20, 2 ** 20 + 1]
    store(stored)
    const memory = new FactMemory(database)
    const ranks = [...stored, 70_000].map((n) => listingRank(n % 5, n))
    const where = (isOf: (n: number) => boolean) =>
      ranks.filter((_, index) => stored[index] !== undefined && isOf(stored[index]))
    for (const fill of [() => {}, () => vi.runAllTimers()]) {
      fill()
      expect(memory.ofKind(ranks, { cityKey: 'city 1' })).toEqual(where((n) => n % 11 === 1))
      expect(memory.ofKind(ranks, { categoryKey: 'category 1' })).toEqual(where((n) => n % 7 === 1))
      const neither = { notCategoryKeys: ['category 1', 'category 2', 'none'] }
      expect(memory.ofKind(ranks, neither)).toEqual(where((n) => n % 7 !== 1 && n % 7 !== 2))
      const both = { cityKey: 'city 1', categoryKey: 'category 5' }
      expect(memory.ofKind(ranks, both)).toEqual(where((n) => n % 11 === 1 && n % 7 === 5))
      expect(memory.ofKind(ranks, { cityKey: 'nowhere' })).toEqual([])
      expect(memory.ofKind(ranks, { categoryKey: 'none' })).toEqual([])
      const places = stored.map(factOf).map(({ n, latitude, longitude }) => ({ n, latitude, longitude }))
      expect(memory.places([...stored, 70_000])).toMatchObject(places)
    }
  })

  test('knows at once what has been added, changed or removed, by whichever process', () => {
    store([1, 5000])
    const memory = new FactMemory(database)
    memory.read([1])
    vi.runAllTimers()
    const other = new Database(join(folder, 'directory.sqlite'))
    other.exec(`update business set city_key = 'moved' where n = 1; delete from business where n = 5000`)
    prepareFactMarks(other)([{ n: 1 }, { n: 5000 }])
    other.close()
    store([2])
    const expected = [{ ...factOf(1), city_key: 'moved' }, factOf(2)]
    expect(plain(memory.read([1, 5000, 2]))).toEqual(expected)
    vi.runAllTimers()
    expect(plain(memory.read([1, 5000, 2]))).toEqual(expected)
  })

  test('keeps nothing of what changes while it is being read', () => {
    store([1, 600, 1200, 2000])
    const memory = new FactMemory(database)
    memory.begin()
    vi.runOnlyPendingTimers()
    vi.runOnlyPendingTimers()
    database.exec(`update business set city_key = 'moved' where n in (1, 600)`)
    prepareFactMarks(database)([{ n: 1 }, { n: 600 }])
    vi.runAllTimers()
    const expected = [1, 600, 1200, 2000].map((n) =>
      n < 1000 ? { ...factOf(n), city_key: 'moved' } : factOf(n),
    )
    expect(plain(memory.read([1, 600, 1200, 2000]))).toEqual(expected)
  })

  test('of many listings is filled by another thread', async () => {
    vi.useRealTimers()
    const stored = Array.from({ length: 40 }, (_, chunk) => chunk * 2048 + 7)
    store(stored)
    const questions = countQuestions()
    const memory = new FactMemory(database)
    memory.begin()
    await vi.waitFor(
      () => {
        questions.count = 0
        expect(plain(memory.read(stored))).toEqual(stored.map(factOf))
        expect(questions.count).toBe(0)
      },
      { timeout: 20_000 },
    )
    database.exec(`update business set city_key = 'moved' where n = 7`)
    prepareFactMarks(database)([{ n: 7 }])
    expect(plain(memory.read([7, 2055]))).toEqual([{ ...factOf(7), city_key: 'moved' }, factOf(2055)])
    memory.close()
  })

  /** How often the file is asked for some facts. */
  function countQuestions() {
    const questions = { count: 0 }
    const prepare = database.prepare.bind(database)
    vi.spyOn(database, 'prepare').mockImplementation((source: string) => {
      const statement = prepare(source)
      if (!source.includes('json_each')) return statement
      const all = statement.all.bind(statement)
      return Object.assign(statement, {
        all: (...parameters: unknown[]) => {
          questions.count++
          return all(...parameters)
        },
      })
    })
    return questions
  }

  test('is filled in steps, and stands still when the database is closed', () => {
    store([1, 5000])
    const memory = new FactMemory(database)
    memory.read([1])
    vi.runOnlyPendingTimers()
    expect(vi.getTimerCount()).toBe(1)
    database.close()
    vi.runAllTimers()
    expect(vi.getTimerCount()).toBe(0)
  })
})
