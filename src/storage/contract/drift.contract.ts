import { beforeAll, describe, expect, test } from 'vitest'
import { blockSize } from '../derived/list-block.ts'
import { listWithCount } from './list-with-count.contract.ts'
import {
  type CreateTestBed,
  importDrafts,
  listDifferences,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

const drafts = Array.from({ length: 45 }, (_, index) => sampleDraft({ placeId: `p-${index}` }))
const lists = ['city berlin', 'recommended', 'latest', 'reviews']

/** Derived tables that differ from the listings: reads and writes must work until the tables are rebuilt. */
export function describeDrift(createTestBed: CreateTestBed): void {
  describe('derived tables that differ from the listings', () => {
    const underTest = useStorage(createTestBed, drafts, { isTamperedWith: true })
    beforeAll(async () => {
      await underTest().bed.query('delete from business where n in (25, 33)')
    })

    test('a row that is gone ends no list', async () => {
      const { listings } = underTest().storage
      for (const filter of [{ terms: ['bakery'] }, { cityKey: 'berlin', minRating: 4 }]) {
        const found = new Set<string>()
        for (const offset of [0, 20, 40]) {
          const page = await listWithCount(listings, filter, { sort: 'recommended', limit: 20, offset })
          expect(page.totalCount).toBeGreaterThanOrEqual(43)
          for (const { id } of page.listings) found.add(id)
        }
        expect(found.size).toBe(43)
      }
    })

    test.each(lists)('a count of the list “%s” that is too high stops no write', async (list) => {
      const { storage, bed } = underTest()
      const isTooHigh = `update list_block set business_count = ${2 * blockSize} where list = '${list}'`
      await bed.query(isTooHigh)
      await importDrafts(storage, [sampleDraft({ placeId: `${list}-1` })])
      // Another block above it, whose sort keys no listing has.
      await bed.query(`insert into list_block values ('${list}', 9000000000000000, 0)`)
      await importDrafts(storage, [sampleDraft({ placeId: `${list}-2` })])
      const differences = await listDifferences(storage)
      expect(differences).toContainEqual({
        table: 'list_block',
        what: 'block is too large',
        key: `${list} 0`,
        expected: 2 * blockSize - 1,
        found: 2 * blockSize + 2,
      })
    })
  })
}
