import { beforeAll, describe, expect, test } from 'vitest'
import type { Difference } from '../../application/ports/verification.ts'
import { damagedDrafts, damages } from './damages.contract.ts'
import { type CreateTestBed, listDifferences, useStorage } from './storage-under-test.contract.ts'

/** Each damage is made, found and named, and then repaired: by `reindex` if the listings imply the right value. */
export function describeDamage(createTestBed: CreateTestBed): void {
  describe('verification finds', () => {
    const underTest = useStorage(createTestBed, damagedDrafts, { isTamperedWith: true })
    const verify = async () => (await listDifferences(underTest().storage)).map(lineOf).sort()

    beforeAll(async () => {
      while (await underTest().storage.duplicates.refreshKeys());
    })

    test('nothing where nothing is damaged', async () => {
      expect(await verify()).toEqual([])
    })

    test.for(damages)('$name', async (damage) => {
      const { bed, storage } = underTest()
      const isSqlite = bed.options.databaseUrl === undefined
      const statement = damage.both ?? (isSqlite ? damage.sqlite : damage.postgres)
      if (statement === undefined) return
      await bed.query(statement)
      const found = await verify()
      if (damage.repair) await bed.query(damage.repair)
      else await storage.reindex()
      const expected = (isSqlite ? undefined : damage.expectedOnPostgres) ?? damage.expected
      expect(found).toEqual(damage.andMore ? expect.arrayContaining([...expected]) : expected.toSorted())
      expect(await verify()).toEqual([])
    })
  })
}

/** Packed keys are left out, because their numbers mean nothing to a reader. */
const lineOf = ({ table, what, expected, found }: Difference) =>
  `${table.replace(/^business(_search|\.tokens)$/, 'search index')}: ${what}: ${expected}, ${found}`.replace(
    /keys (\d+) [-\d ]+/,
    'keys $1 …',
  )
