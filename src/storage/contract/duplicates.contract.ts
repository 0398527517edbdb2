import { describe, expect, test } from 'vitest'
import { findDuplicates } from '../../application/duplicates/find-duplicates.ts'
import { forgetDuplicates } from '../../application/duplicates/forget-duplicates.ts'
import type { DuplicateStore, PairFilter } from '../../application/ports/duplicate-store.ts'
import type { Job } from '../../application/ports/job-store.ts'
import { businessId } from '../../domain/business/business-id.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { Storage } from '../storage.ts'
import { type CreateTestBed, importDrafts, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const now = 1_700_000_000_000

/** A listing that has nothing in common with others except the given fields. */
export function draftOf(placeId: string, changes: Partial<ListingDraft> = {}): ListingDraft {
  const own = { name: placeId, address: '', phone: '', phoneE164: '', latitude: null, longitude: null }
  return sampleDraft({ placeId, ...own, ...changes })
}

const phone = (phoneE164: string) => ({ phone: phoneE164, phoneE164 })
const spot = { name: 'Kiosk', latitude: 10, longitude: 20 }

async function find({ duplicates }: { duplicates: DuplicateStore }, jobId = 'import-1') {
  const run = { job: { id: jobId } as Job, signal: new AbortController().signal }
  await findDuplicates(run, { duplicates, clock: { now: () => now } })
}

/** The shown pairs: place ids in order, reasons, strength. */
async function shown({ duplicates, administration }: Storage, filter: PairFilter = {}) {
  const pairs = await duplicates.listPairs(filter)
  const listings = await administration.listStored(
    pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]),
  )
  const placeIds = new Map(listings.map(({ id, placeId }) => [id, placeId]))
  return pairs.map(({ firstId, secondId, reasons, strength }) => [
    [placeIds.get(firstId), placeIds.get(secondId)].sort().join(' '),
    reasons.join(' '),
    strength,
  ])
}

const idsOf = (a: string, b: string) => [businessId(a), businessId(b)].sort() as [string, string]

export function describeDuplicates(createTestBed: CreateTestBed): void {
  describe('possible duplicates', () => {
    const under = useStorage(createTestBed, [
      draftOf('a', phone('+4930111')),
      draftOf('b', { ...phone('+4930111'), ...spot }),
      draftOf('c', spot),
      draftOf('d', { address: '12 Long Street, Town' }),
      draftOf('e'),
      draftOf('waits', { ...phone('+4930111'), status: 'pending' }),
    ])

    test('are found among all listings, the strongest first', async () => {
      const { storage } = under()
      await find(storage)
      expect(await storage.duplicates.countFound('import-1')).toBe(2)
      expect((await shown(storage)).sort()).toEqual([
        ['a b', 'phone', 2],
        ['b c', 'name', 2],
      ])
      await importDrafts(storage, [
        draftOf('f', { address: '12 long street town' }),
        draftOf('g', { ...spot, ...phone('+4930111') }),
      ])
      await find(storage)
      const all = await shown(storage)
      expect(all.map(([, , strength]) => strength)).toEqual([3, 2, 2, 2, 2, 1])
      expect([all[0], all[5]]).toEqual([
        ['b g', 'phone name', 3],
        ['d f', 'address', 1],
      ])
      expect(await shown(storage, { reason: 'address' })).toEqual([['d f', 'address', 1]])
    })

    test('are counted for the job that found them, and not found a second time', async () => {
      const { storage } = under()
      await importDrafts(storage, [draftOf('h', { address: '12 Long Street Town' })])
      await find(storage, 'other')
      await find(storage, 'another')
      expect(await storage.duplicates.countFound('other')).toBe(2)
      expect(await storage.duplicates.countFound('another')).toBe(0)
    })

    test('stay dismissed when they are found again, until that is taken back', async () => {
      const { storage } = under()
      const [first, second] = idsOf('d', 'f')
      expect(await storage.duplicates.setDismissed([second, first], true)).toBe(true)
      expect(await storage.duplicates.setDismissed([first, businessId('a')], true)).toBe(false)
      await storage.administration.change({
        changeId: 'edit-f',
        edits: [{ id: businessId('f'), draft: withTerms(draftOf('f', { address: '12 Long Street, Town' })) }],
        byHand: true,
        now,
      })
      await find(storage)
      expect(await shown(storage, { reason: 'address', isDismissed: true })).toEqual([['d f', 'address', 1]])
      expect(await shown(storage, { reason: 'address' })).toHaveLength(2)
      await storage.duplicates.setDismissed([first, second], false)
      expect(await shown(storage, { reason: 'address' })).toHaveLength(3)
    })

    test('of several listings are dismissed together, and listed again together', async () => {
      const { storage } = under()
      const ids = ['d', 'f', 'h'].map(businessId)
      const open = await shown(storage)
      expect(await storage.duplicates.setDismissed(ids, true)).toBe(true)
      expect(await shown(storage, { isDismissed: true })).toHaveLength(3)
      expect(await shown(storage)).toHaveLength(open.length - 3)
      await storage.duplicates.setDismissed(ids, false)
      expect(await shown(storage)).toEqual(open)
    })

    test('that were dismissed singly stay so when the group is listed again, unless all were', async () => {
      const { storage } = under()
      const ids = ['d', 'f', 'h'].map(businessId)
      const dismissed = async () => (await shown(storage, { isDismissed: true })).map(([places]) => places)
      await storage.duplicates.setDismissed(idsOf('d', 'f'), true)
      await storage.duplicates.setDismissed(ids, true)
      await storage.duplicates.setDismissed(ids, false)
      expect(await dismissed()).toEqual(['d f'])
      await storage.duplicates.setDismissed(ids, false)
      expect(await dismissed()).toEqual([])
    })

    test('that were dismissed as a smaller group stay so when the larger group is listed again', async () => {
      const { storage } = under()
      const dismissed = async () => (await shown(storage, { isDismissed: true })).map(([places]) => places)
      const ids = ['d', 'f', 'h'].map(businessId)
      await storage.duplicates.setDismissed(ids, true)
      const smaller = await dismissed()
      await importDrafts(storage, [draftOf('larger', { address: '12 Long Street, Town' })])
      await find(storage)
      const open = await shown(storage)
      const larger = [...ids, businessId('larger')]
      for (let time = 0; time < 2; time++) await storage.duplicates.setDismissed(larger, true)
      expect(await dismissed()).toHaveLength(6)
      await storage.duplicates.setDismissed(larger, false)
      expect(await dismissed()).toEqual(smaller)
      expect(await shown(storage)).toEqual(open)
      await storage.administration.change({
        changeId: 'delete-larger',
        deletions: [{ id: businessId('larger') }],
        byHand: true,
        now,
      })
      await storage.duplicates.setDismissed(ids, false)
      expect(await dismissed()).toEqual([])
    })

    test('that no longer hold are forgotten; dismissed ones and those of a listing that may come back stay', async () => {
      const { storage } = under()
      const { administration, duplicates } = storage
      const { signal } = new AbortController()
      const before = await shown(storage)
      await forgetDuplicates({ signal }, storage)
      expect(await shown(storage)).toEqual(before)
      const [first, second] = [businessId('d'), businessId('e')].sort() as [string, string]
      const wrong = { firstId: first, secondId: second, reasons: ['phone'], strength: 1 } as const
      await duplicates.storePairs({ jobId: 'older rules', pairs: [wrong], chunks: [], now })
      await administration.change({
        changeId: 'delete-h',
        deletions: [{ id: businessId('h') }],
        byHand: true,
        now,
      })
      await forgetDuplicates({ signal }, storage)
      await administration.undo({ changeId: 'delete-h', limit: 10, now })
      expect(await shown(storage)).toEqual(before)
    })

    test('are no practice and its doctor at one address', async () => {
      const { storage } = under()
      const practice = { ...phone('+4930777'), address: '5 Side Street, Town' }
      await importDrafts(storage, [
        draftOf('practice', { ...practice, name: 'Riverside Dental' }),
        draftOf('doctor', { ...practice, name: 'Jane Doe, DDS' }),
        draftOf('colleague', { ...practice, name: 'Dr. John Sample' }),
      ])
      await find(storage, 'practice')
      expect(await storage.duplicates.countFound('practice')).toBe(0)
    })

    test('of a listing that was changed are found', async () => {
      const { storage } = under()
      const edits = [{ id: businessId('e'), draft: withTerms(draftOf('e', phone('+4930222'))) }]
      await storage.administration.change({ changeId: 'edit-e', edits, byHand: true, now })
      await importDrafts(storage, [draftOf('i', phone('+4930222'))])
      await find(storage)
      expect(await shown(storage, { reason: 'phone' })).toContainEqual(['e i', 'phone', 2])
    })

    test('are not shown while one is gone, and forgotten when nothing can bring it back', async () => {
      const { storage } = under()
      const { administration, duplicates } = storage
      const before = await shown(storage)
      const deletions = [{ id: businessId('b') }]
      await administration.change({ changeId: 'delete-b', deletions, byHand: true, now })
      const without = before.filter(([ids]) => !String(ids).includes('b'))
      expect(await shown(storage)).toEqual(without)
      await duplicates.forgetGone()
      await administration.undo({ changeId: 'delete-b', limit: 10, now })
      expect(await shown(storage)).toEqual(before)
      await administration.change({ changeId: 'delete-b', deletions, byHand: true, now })
      expect(await administration.forgetChanges(now + 1)).toBe(true)
      expect(await administration.forgetChanges(now + 1)).toBe(false)
      await duplicates.forgetGone()
      await importDrafts(storage, [draftOf('b', phone('+4930999'))])
      expect(await shown(storage)).toEqual(without)
    })
  })

  describe('possible duplicates of an import that is undone', () => {
    const under = useStorage(createTestBed, [draftOf('a', phone('+4930111')), draftOf('b')])

    test('are forgotten, but for those that still hold', async () => {
      const { storage } = under()
      await find(storage, 'earlier')
      await importDrafts(storage, [draftOf('c', phone('+4930111')), draftOf('d', phone('+4930111'))])
      await find(storage, 'import-1')
      expect(await shown(storage)).toHaveLength(3)
      await storage.administration.change({
        changeId: 'delete-d',
        deletions: [{ id: businessId('d') }],
        byHand: true,
        now,
      })
      const { signal } = new AbortController()
      await forgetDuplicates({ jobId: 'import-1', signal }, storage)
      expect((await shown(storage)).map(([ids]) => ids)).toEqual(['a c'])
      expect(await storage.duplicates.countFound('import-1')).toBe(1)
    })
  })

  describe('possible duplicates of listings that come back', () => {
    const under = useStorage(createTestBed)

    test('are found, though later ones were looked through meanwhile', async () => {
      const { storage, bed } = under()
      const { administration, listings } = storage
      await listings.addPending({
        draft: withTerms(draftOf('a', { ...phone('+4930111'), status: 'pending' })),
        email: 'a@example.org',
        now,
      })
      await administration.change({ changeId: 'd', deletions: [{ id: businessId('a') }], byHand: true, now })
      await bed.query('update meta set next_n = 20000')
      await importDrafts(storage, [draftOf('b', phone('+4930111'))])
      await find(storage)
      await administration.undo({ changeId: 'd', limit: 10, now })
      await administration.change({
        changeId: 'approve',
        edits: [{ id: businessId('a'), draft: withTerms(draftOf('a', phone('+4930111'))) }],
        byHand: true,
        now,
      })
      await find(storage)
      expect(await shown(storage)).toEqual([['a b', 'phone', 2]])
    })
  })
}
