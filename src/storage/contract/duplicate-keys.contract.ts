import { describe, expect, test } from 'vitest'
import type { KeyChunk } from '../../application/ports/duplicate-store.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { packedFields } from '../../domain/business/duplicates/packed-keys.ts'
import { draftKeys } from '../../domain/business/duplicates/possible-duplicates.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { Storage } from '../storage.ts'
import { type CreateTestBed, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const draftOf = (n: number) =>
  sampleDraft({
    placeId: `place ${n}`,
    name: `Shop ${n}`,
    address: `${n} Long Street`,
    phoneE164: n % 3 ? `+49${n}` : '',
    latitude: n % 5 ? n / 1000 : null,
    longitude: n % 5 ? -n / 1000 : null,
  })

/** Imports shops as a job does, which has worked out their keys already. */
export const importShops = ({ listings }: Storage, from: number, to: number) =>
  listings.importBatch({
    jobId: 'import-1',
    drafts: Array.from({ length: to - from }, (_, index) => {
      const draft = draftOf(from + index)
      return { ...withTerms(draft), duplicateKeys: draftKeys(draft) }
    }),
    refused: [],
    progress: () => ({}),
    now: 1,
  })

/** A directory of its own for the surrounding `describe`. */
function useKeys(createTestBed: CreateTestBed) {
  const underTest = useStorage(createTestBed)
  const stored = (): Promise<readonly KeyChunk[]> =>
    underTest().storage.duplicates.listKeys({ after: -1, limit: 100 })
  /** The state of all chunks, if it is the same. */
  const state = () =>
    underTest().bed.query('select max(state) from duplicate_keys having min(state) = max(state)')
  async function readAll(): Promise<void> {
    while (await underTest().storage.duplicates.refreshKeys());
    expect(await state()).toBe('fresh')
  }
  /** Expects that reading all listings again gives the same keys, and returns them. */
  async function readAnew(): Promise<readonly KeyChunk[]> {
    await readAll()
    const before = await stored()
    await underTest().bed.query(`update duplicate_keys set state = 'stale'`)
    await readAll()
    expect(await stored()).toEqual(before)
    return before
  }
  return { underTest, state, readAnew }
}

export function describeDuplicateKeys(createTestBed: CreateTestBed): void {
  describe('the keys of possible duplicates that come with an import', () => {
    const { underTest, state, readAnew } = useKeys(createTestBed)

    test('are those of what is stored, over several chunks and batches, and no listing is read again', async () => {
      const { storage } = underTest()
      await importShops(storage, 0, 5000)
      await importShops(storage, 4000, 9000)
      await importShops(storage, 9000, 17_000)
      expect(await state()).toBe('fresh')
      expect(await storage.duplicates.refreshKeys()).toBe(false)
      expect(await readAnew()).toHaveLength(3)
    })
  })

  describe('keys that an import cannot store', () => {
    const { underTest, state, readAnew } = useKeys(createTestBed)

    test('are read where a listing of their chunk has changed, or one before them has none', async () => {
      const { storage } = underTest()
      await importShops(storage, 0, 100)
      expect(await state()).toBe('fresh')
      const deletions = [{ id: businessId('place 7') }]
      await storage.administration.change({ changeId: 'c', deletions, byHand: true, now: 2 })
      await importShops(storage, 100, 200)
      expect(await state()).toBe('stale')
      await readAnew()
      const batch = { jobId: 'import-1', refused: [], progress: () => ({}), now: 3 }
      await storage.listings.importBatch({ ...batch, drafts: [withTerms(draftOf(300))] })
      await importShops(storage, 301, 400)
      expect(await state()).toBe('stale')
      const [chunk] = await readAnew()
      expect(chunk?.keys).toHaveLength(299 * packedFields)
    })
  })
}
