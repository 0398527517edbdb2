import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { KeyPrints, prepareKeyPrints, textPrint } from './key-prints.ts'
import { prepareKeyClaims } from './listing-keys.ts'
import { migrateSqlite } from './migrate-sqlite.ts'

describe('prints of keys', () => {
  let database: Database.Database
  beforeEach(() => {
    database = new Database(':memory:')
    migrateSqlite(database)
  })
  afterEach(() => {
    database.close()
  })
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index)
  const idPrints = (from: number, to: number) => numbers(from, to).map((n) => textPrint(`id ${n}`))

  test('are those of FNV-1a', () => {
    expect(['', 'a', 'foobar'].map(textPrint)).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
  })

  test('hold every key that was given, however many come, and few others', () => {
    const prints = new KeyPrints(database)
    const record = prepareKeyPrints(database)
    for (let start = 0; start < 200_000; start += 20_000) {
      record({ ids: idPrints(start, start + 20_000), slugs: idPrints(start, start + 10) })
      prints.refresh()
      expect(idPrints(start, start + 20_000).every((print) => prints.mayHold('ids', print))).toBe(true)
    }
    expect(idPrints(0, 200_000).every((print) => prints.mayHold('ids', print))).toBe(true)
    const others = idPrints(300_000, 400_000).filter((print) => prints.mayHold('ids', print))
    expect(others.length / 100_000).toBeLessThan(1 / 8)
    const slugs = idPrints(300_000, 400_000).filter((print) => prints.mayHold('slugs', print))
    expect(slugs.length).toBeLessThan(100)
  })

  test('come from whoever gives keys, and stay when a transaction is rolled back', () => {
    const importer = prepareKeyClaims(database, new KeyPrints(database))
    const other = prepareKeyClaims(database)
    const claimAll = (claims: typeof importer, from: number, to: number) => {
      const keys = claims(to - from)
      const free = numbers(from, to).filter(
        (n) => keys.claimId(`id ${n}`, n) && keys.claimSlug(`slug ${n}`, n),
      )
      keys.record()
      return free.length
    }
    const failing = database.transaction(() => {
      claimAll(importer, 0, 2500)
      throw new Error('rolled back')
    })
    expect(failing).toThrow('rolled back')
    expect(claimAll(other, 0, 10)).toBe(10)
    expect(claimAll(importer, 0, 2500)).toBe(2490)
    expect(claimAll(other, 2500, 2600)).toBe(100)
    expect(claimAll(importer, 0, 5000)).toBe(2400)
    expect(claimAll(importer, 0, 5000)).toBe(0)
  })
})
