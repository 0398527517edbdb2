import { describe, expect, test } from 'vitest'
import { findDuplicates } from '../../application/duplicates/find-duplicates.ts'
import { normaliseRow } from '../../application/import/rows/normalise-row.ts'
import type { Job } from '../../application/ports/job-store.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { importColumns } from '../../domain/business/import-columns.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { sampleRows } from '../../sample-listings/sample-rows.ts'
import { scanAllStored } from './snapshot.contract.ts'
import {
  type CreateTestBed,
  importDrafts,
  importJob,
  listDifferences,
  sampleDraft,
  useStorage,
} from './storage-under-test.contract.ts'

const now = 1_700_000_000_000
const columns = Object.fromEntries(importColumns.map((column, index) => [column, index]))

/** Listings that an import makes from rows with the quirks of real exports. */
function variedDrafts(rows: number): ListingDraft[] {
  return [...sampleRows({ seed: 5, rows, quirks: true })].flatMap((row, index) => {
    const cells = importColumns.map((column) => row[column])
    const { draft } = normaliseRow({ number: index + 2, cells }, columns, { deriveIds: false })
    return draft ? [draft] : []
  })
}

/** Compares the derived tables with the listings: no operation may cause a difference, and damage must be found. */
export function describeVerification(createTestBed: CreateTestBed): void {
  describe('verification after ordinary work', () => {
    const underTest = useStorage(createTestBed)
    const drafts = variedDrafts(400)
    const idAt = (index: number) => businessId(drafts[index]?.placeId ?? '')
    const importAs = async (
      jobId: string,
      batch: readonly ListingDraft[],
      change?: Partial<ListingDraft>,
    ) => {
      const { jobs, listings } = underTest().storage
      await jobs.createJob(importJob(jobId, now))
      return listings.importBatch({
        jobId,
        drafts: batch.map(withTerms),
        refused: [],
        ...(change && { merge: (present) => withTerms({ ...present, ...change }) }),
        progress: () => ({}),
        now,
      })
    }
    const change = (changeId: string, parts: object) =>
      underTest().storage.administration.change({ changeId, byHand: true, now, ...parts })
    const undo = async (changeId: string) => {
      const { administration } = underTest().storage
      while (!(await administration.undo({ changeId, limit: 50, now })).isDone);
    }
    const findPairs = () =>
      findDuplicates(
        { job: { id: 'import-1' } as Job, signal: new AbortController().signal },
        { duplicates: underTest().storage.duplicates, clock: { now: () => now } },
      )
    const expectSilence = async () => expect(await listDifferences(underTest().storage)).toEqual([])

    test('an empty directory', expectSilence)

    test('an import, before and after compaction', async () => {
      await importDrafts(underTest().storage, drafts)
      await expectSilence()
      await underTest().storage.listings.compact()
      await expectSilence()
    })

    test('a large import, before and after compaction', async () => {
      const many = Array.from({ length: 2_500 }, (_, index) =>
        sampleDraft({
          placeId: `many-${index}`,
          name: `Shop ${index} number${index}`,
          reviewCount: index % 9,
        }),
      )
      await importAs('many', many)
      await expectSilence()
      await change('few-of-many', { deletions: [3, 4, 2_000].map((n) => ({ id: businessId(`many-${n}`) })) })
      await expectSilence()
      await underTest().storage.listings.compact()
      await expectSilence()
      await undo('many')
      await expectSilence()
    })

    test('what is written while it reads', async () => {
      const late = variedDrafts(700).slice(400)
      const looking = [listDifferences(underTest().storage)]
      for (let from = 0; from < late.length; from += 30) {
        await importDrafts(underTest().storage, late.slice(from, from + 30))
        if (from % 90 === 0) looking.push(listDifferences(underTest().storage))
      }
      for (const differences of looking) expect(await differences).toEqual([])
    })

    test('a search for possible duplicates', async () => {
      await findPairs()
      await expectSilence()
    })

    test('an import that changes listings, and one that brings back nothing new', async () => {
      await importAs('update', drafts.slice(50, 150), { city: 'Genève', countryCode: 'CH', reviewCount: 9 })
      await expectSilence()
      await importAs('again', drafts.slice(0, 200))
      await expectSilence()
    })

    test('edits, deletions and a merge', async () => {
      const draft = withTerms(
        sampleDraft({ placeId: drafts[1]?.placeId ?? '', name: '골든 Café', openingHours: {} }),
      )
      await change('edit', { edits: [{ id: idAt(1), draft }] })
      await change('delete', { deletions: [{ id: idAt(2) }, { id: idAt(60) }] })
      await change('merge', { deletions: [{ id: idAt(3), mergedInto: idAt(4) }] })
      await change('merge-on', { deletions: [{ id: idAt(4), mergedInto: idAt(5) }] })
      await expectSilence()
      await importAs('merged-again', drafts.slice(0, 10))
      await expectSilence()
      await findPairs()
      await expectSilence()
    })

    test('a listing that is merged, comes again when the other one is gone, and is merged again', async () => {
      const [merged, first, second] = ['again', 'first', 'second'].map((placeId) => sampleDraft({ placeId }))
      if (!merged || !first || !second) return
      await importDrafts(underTest().storage, [merged, first, second])
      const deletion = (draft: ListingDraft) => ({ id: businessId(draft.placeId) })
      await change('into-first', { deletions: [{ ...deletion(merged), mergedInto: businessId('first') }] })
      await change('first-gone', { deletions: [deletion(first)] })
      await importAs('comes-again', [merged])
      await expectSilence()
      await change('into-second', { deletions: [{ ...deletion(merged), mergedInto: businessId('second') }] })
      await expectSilence()
      await undo('into-second')
      await expectSilence()
      await undo('into-first')
      await change('gone-for-good', { deletions: [deletion(merged)] })
      await expectSilence()
    })

    test('a bulk change in steps', async () => {
      for (const from of [100, 120, 140]) {
        const edits = drafts.slice(from, from + 20).map((draft) => ({
          id: businessId(draft.placeId),
          draft: withTerms({ ...draft, isVerified: true, phone: '' }),
        }))
        await change('bulk', { edits, deletions: [{ id: idAt(from + 60) }] })
      }
      await expectSilence()
    })

    test('undoing each of them, whatever came after', async () => {
      for (const changeId of ['merge-on', 'delete', 'bulk', 'edit', 'update', 'merge', 'again']) {
        await undo(changeId)
        await expectSilence()
      }
    })

    test('a submission, approved or refused', async () => {
      const { storage } = underTest()
      const pending = [1, 2, 3].map((n) => sampleDraft({ placeId: `sent-${n}`, status: 'pending' }))
      for (const draft of pending) {
        await storage.listings.addPending({ draft: withTerms(draft), email: 'a@example.org', now })
      }
      await expectSilence()
      const [first] = pending.map((draft) => withTerms({ ...draft, status: 'published' as const }))
      await change('approve', { edits: [{ id: businessId('sent-1'), draft: first }] })
      await change('refuse', { deletions: [{ id: businessId('sent-2') }] })
      await expectSilence()
      await undo('approve')
      await expectSilence()
    })

    test('texts for search engines', async () => {
      const text = { uniqueContent: 'Text', seoTitle: 'T', seoDescription: 'D', canonicalUrl: '' }
      await underTest().storage.administration.addSeoTexts({
        texts: [10, 11, 12].map((index) => ({ id: idAt(index), ...text })),
        job: { id: 'import-1', progress: () => ({}) },
        now,
      })
      await expectSilence()
    })

    test('forgetting what changes would need', async () => {
      await change('forgotten', { deletions: [{ id: idAt(30) }] })
      while (await underTest().storage.administration.forgetChanges(now + 1));
      await expectSilence()
    })

    test('deleting all, an import after it, and a restore', async () => {
      const { storage } = underTest()
      const stored = await scanAllStored(storage)
      await storage.administration.clear('import-1')
      await expectSilence()
      await importAs('after-all', drafts.slice(0, 20))
      await findPairs()
      await expectSilence()
      await storage.administration.clear('import-1')
      for (const from of [0, 100, 200]) {
        const listings = stored.slice(from, from === 200 ? undefined : from + 100).map(withTerms)
        await storage.administration.restoreBatch({ listings })
        await expectSilence()
      }
      await storage.listings.compact()
      await findPairs()
      await expectSilence()
    })
  })
}
