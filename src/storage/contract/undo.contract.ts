import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isFullLength } from '../../../test/full-length.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { isPubliclyVisible, type ListingDraft } from '../../domain/business/listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { Storage } from '../storage.ts'
import { anyDraft, anyQuery, expectCounts, expectPage } from './model.contract.ts'
import { scanAllStored, takeSnapshot } from './snapshot.contract.ts'
import { type CreateTestBed, importJob, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const seed = 20_260_301
const dayLength = 86_400_000

const anyPlace = fc.integer({ min: 0, max: 40 }).map((n) => `ChIJplace${n}`)
const placed = fc.tuple(anyDraft, anyPlace).map(([draft, placeId]) => ({ ...draft, placeId }))
const anyStep = fc.record({
  kind: fc.constantFrom('import', 'import', 'update', 'edit', 'delete', 'undo', 'undo'),
  batches: fc.array(fc.array(placed, { maxLength: 15 }), { minLength: 1, maxLength: 3 }),
  byHand: fc.boolean(),
  limit: fc.integer({ min: 1, max: 12 }),
  hours: fc.integer({ min: 1, max: 40 }),
})
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

/** Makes a change of the drafts under `changeId`, as the step says. */
async function makeChange(storage: Storage, { kind, batches, byHand }: Step, changeId: string, now: number) {
  const { listings, administration } = storage
  await storage.jobs.createJob(importJob(changeId, now))
  for (const batch of batches) {
    const drafts = batch.map(withTerms)
    const ids = drafts.map(({ placeId }) => businessId(placeId))
    if (kind === 'edit') {
      const edits = drafts.map((draft, index) => ({ id: ids[index] ?? '', draft }))
      await administration.change({ changeId, edits, byHand, now })
    } else if (kind === 'delete') {
      await administration.change({ changeId, deletions: ids.map((id) => ({ id })), byHand, now })
    } else {
      const merge = kind === 'update' ? { merge: (_: unknown, draft: (typeof drafts)[number]) => draft } : {}
      await listings.importBatch({
        jobId: changeId,
        drafts,
        refused: [],
        ...merge,
        progress: () => ({}),
        now,
      })
    }
  }
}

/** Undoes a change completely, which marks its job. Returns the sums of its steps. */
async function undoAll({ administration, jobs }: Storage, changeId: string, limit: number) {
  const total = { removed: 0, restored: 0, kept: 0 }
  for (;;) {
    const outcome = await administration.undo({ changeId, limit, now: 1 })
    total.removed += outcome.removed
    total.restored += outcome.restored
    total.kept += outcome.kept
    expect(outcome.removed + outcome.restored + outcome.kept).toBeLessThanOrEqual(limit)
    const job = await jobs.findJob(changeId)
    if (job) expect(job.undoneAt).toBe(outcome.isDone ? 1 : null)
    if (outcome.isDone) return total
  }
}

export function describeUndo(createTestBed: CreateTestBed): void {
  describe('undo of random changes', () => {
    const underTest = useStorage(createTestBed)

    test('brings back exactly what was there, and every count agrees on the way', async () => {
      const { storage } = underTest()
      const open: { changeId: string; before: Awaited<ReturnType<typeof takeSnapshot>> }[] = []
      let now = 1_700_000_000_000
      await storage.listings.addPending({
        draft: withTerms(sampleDraft({ placeId: 'ChIJplace3', status: 'pending' })),
        email: 'owner@example.org',
        now,
      })
      const undoLast = async (limit: number) => {
        const last = open.pop()
        if (!last) return
        await undoAll(storage, last.changeId, limit)
        expect(await takeSnapshot(storage)).toEqual(last.before)
        expect(await storage.administration.countUndoable(last.changeId)).toBe(0)
      }
      for (const [index, step] of fc.sample(anyStep, { numRuns: isFullLength ? 60 : 30, seed }).entries()) {
        now += step.hours * 3_600_000
        if (step.kind === 'undo') {
          await undoLast(step.limit)
        } else {
          open.push({ changeId: `change-${index}`, before: await takeSnapshot(storage) })
          await makeChange(storage, step, `change-${index}`, now)
        }
        await expectInStep(storage)
      }
      while (open.length > 0) await undoLast(5)
      expect(await scanAllStored(storage)).toHaveLength(1)
    })
  })

  describe('undo', () => {
    const first = sampleDraft({ placeId: 'ChIJu-1', name: 'First' })
    const second = sampleDraft({ placeId: 'ChIJu-2', name: 'Second' })
    const underTest = useStorage(createTestBed, [first])
    const nameOf = async (placeId: string) =>
      (await underTest().storage.listings.findById(businessId(placeId)))?.name
    let now = 1_800_000_000_000

    async function importAs(changeId: string, drafts: readonly ListingDraft[]) {
      now += dayLength
      const { storage } = underTest()
      await storage.jobs.createJob(importJob(changeId, now))
      return storage.listings.importBatch({
        jobId: changeId,
        drafts: drafts.map(withTerms),
        refused: [],
        merge: (_, draft) => draft,
        progress: (outcome) => outcome,
        now,
      })
    }

    async function rename(changeId: string, draft: ListingDraft, name: string) {
      now += dayLength
      const edits = [{ id: businessId(draft.placeId), draft: withTerms({ ...draft, name }) }]
      return underTest().storage.administration.change({ changeId, edits, byHand: true, now })
    }

    test('of an import keeps what a person changed since, and says so', async () => {
      const { storage } = underTest()
      const outcome = await importAs('u-import', [{ ...first, name: 'Imported' }, second])
      expect(outcome).toEqual({ inserted: 1, updated: 1, duplicates: 0 })
      expect(await storage.administration.countUndoable('u-import')).toBe(2)
      await rename('u-edit-1', first, 'By hand')
      await rename('u-edit-2', second, 'By hand too')
      expect(await undoAll(storage, 'u-import', 10)).toEqual({ removed: 0, restored: 0, kept: 2 })
      expect([await nameOf('ChIJu-1'), await nameOf('ChIJu-2')]).toEqual(['By hand', 'By hand too'])
      await undoAll(storage, 'u-edit-1', 1)
      await undoAll(storage, 'u-edit-2', 1)
      expect([await nameOf('ChIJu-1'), await nameOf('ChIJu-2')]).toEqual(['Imported', 'Second'])
    })

    test('keeps what a later import changed; the later one can still be undone, then the first', async () => {
      const { storage } = underTest()
      await importAs('u-old', [{ ...first, name: 'Older' }])
      await importAs('u-new', [{ ...first, name: 'Newer' }])
      await undoAll(storage, 'u-new', 1)
      expect(await nameOf('ChIJu-1')).toBe('Older')
      await importAs('u-newest', [{ ...first, name: 'Newest' }])
      expect(await undoAll(storage, 'u-old', 1)).toEqual({ removed: 0, restored: 0, kept: 1 })
      expect(await nameOf('ChIJu-1')).toBe('Newest')
    })

    test('a listing that one import added and changed counts once', async () => {
      const { storage } = underTest()
      const draft = sampleDraft({ placeId: 'ChIJu-own' })
      await importAs('u-own', [draft])
      await storage.listings.importBatch({
        jobId: 'u-own',
        drafts: [withTerms({ ...draft, name: 'Again' })],
        refused: [],
        merge: (_, again) => again,
        progress: () => ({}),
        now,
      })
      expect(await nameOf('ChIJu-own')).toBe('Again')
      expect(await storage.administration.countUndoable('u-own')).toBe(1)
      expect(await undoAll(storage, 'u-own', 1)).toEqual({ removed: 1, restored: 0, kept: 0 })
    })

    test('gives a city, category and country their old names back, whichever listing comes first', async () => {
      const { storage } = underTest()
      const named = { category: 'Gelatería', city: 'Genève', country: 'Suisse', countryCode: 'CH' }
      const plain = { category: 'gelateria', city: 'geneve', country: 'Switzerland', countryCode: 'CH' }
      await importAs('u-names', [
        sampleDraft({ placeId: 'ChIJu-old', ...named }),
        ...[1, 2, 3].map((n) => sampleDraft({ placeId: `ChIJu-n${n}`, ...plain })),
      ])
      const before = await takeSnapshot(storage)
      const ids = ['ChIJu-old', 'ChIJu-n1', 'ChIJu-n2', 'ChIJu-n3'].map(businessId)
      for (const id of ids) {
        await storage.administration.change({ changeId: 'u-all', deletions: [{ id }], byHand: true, now })
      }
      expect(await storage.listings.findCity('geneve')).toBeUndefined()
      await undoAll(storage, 'u-all', 1)
      expect(await takeSnapshot(storage)).toEqual(before)
      expect((await storage.listings.findCity('geneve'))?.name).toBe('Genève')
    })

    test('does not mind a text for search engines', async () => {
      const { storage } = underTest()
      const third = sampleDraft({ placeId: 'ChIJu-3' })
      await importAs('u-seo', [third])
      await storage.administration.addSeoTexts({
        texts: [
          {
            id: businessId('ChIJu-3'),
            uniqueContent: 'c',
            seoTitle: 't',
            seoDescription: 'd',
            canonicalUrl: 'u',
          },
        ],
        job: { id: 'u-seo', progress: () => ({}) },
        now,
      })
      expect(await undoAll(storage, 'u-seo', 1)).toEqual({ removed: 1, restored: 0, kept: 0 })
    })

    test('a deleted listing comes back under its own number; one that was imported again stays', async () => {
      const { storage } = underTest()
      const { administration } = storage
      const id = businessId('ChIJu-1')
      const before = await administration.findStored(id)
      now += dayLength
      await administration.change({ changeId: 'u-delete', deletions: [{ id }], byHand: true, now })
      await undoAll(storage, 'u-delete', 1)
      expect(await administration.findStored(id)).toEqual(before)
      await administration.change({ changeId: 'u-delete-2', deletions: [{ id }], byHand: true, now })
      await importAs('u-again', [first])
      expect(await undoAll(storage, 'u-delete-2', 1)).toEqual({ removed: 0, restored: 0, kept: 1 })
      expect((await administration.findStored(id))?.slug).toBe(before?.slug)
    })

    test('a listing that comes back after another took its slug gets its next one', async () => {
      const { storage } = underTest()
      const twins = ['ChIJtwi-one', 'ChIJtwi-two'].map((placeId) => sampleDraft({ placeId, name: 'Twin' }))
      const [one, two] = twins as [ListingDraft, ListingDraft]
      await importAs('u-one', [one])
      const id = businessId(one.placeId)
      await storage.administration.change({ changeId: 'u-gone', deletions: [{ id }], byHand: true, now })
      await importAs('u-two', [two])
      await undoAll(storage, 'u-gone', 1)
      expect((await storage.listings.findBySlug('twin-berlin-ChIJtwi'))?.placeId).toBe(two.placeId)
      expect((await storage.listings.findBySlug('twin-berlin-ChIJtwi-on'))?.placeId).toBe(one.placeId)
    })

    test('a listing keeps the slug that it got when it came back', async () => {
      const { storage } = underTest()
      const [one, two] = ['ChIJslu-one', 'ChIJslu-two'].map((placeId) =>
        sampleDraft({ placeId, name: 'Pair' }),
      )
      if (!one || !two) throw new Error('no drafts')
      await importAs('u-first', [one])
      await rename('u-named', one, 'Renamed')
      now += dayLength
      const deletions = [{ id: businessId(one.placeId) }]
      await storage.administration.change({ changeId: 'u-gone', deletions, byHand: true, now })
      await importAs('u-second', [two])
      await undoAll(storage, 'u-gone', 1)
      await undoAll(storage, 'u-named', 1)
      expect((await storage.listings.findBySlug('pair-berlin-ChIJslu'))?.placeId).toBe(two.placeId)
      expect(await storage.listings.findBySlug('renamed-berlin-ChIJslu')).toMatchObject({
        placeId: one.placeId,
        name: 'Pair',
      })
    })

    test('stores the progress of its job in each step, or does nothing', async () => {
      const { storage } = underTest()
      await importAs('u-job', [sampleDraft({ placeId: 'ChIJu-4' })])
      const step = { changeId: 'u-job', limit: 5, now }
      const job = { id: 'no such job', progress: (outcome: unknown) => outcome }
      await expect(storage.administration.undo({ ...step, job })).rejects.toThrow()
      expect(await nameOf('ChIJu-4')).toBe('Blue Door Bakery')
      await storage.administration.undo({ ...step, job: { ...job, id: 'u-job' } })
      expect((await storage.jobs.findJob('u-job'))?.progress).toMatchObject({ removed: 1, isDone: true })
      expect(await nameOf('ChIJu-4')).toBeUndefined()
    })

    test('what is older than a time can be forgotten', async () => {
      const { storage } = underTest()
      const { administration } = storage
      await importAs('u-past', [{ ...first, name: 'Past' }, sampleDraft({ placeId: 'ChIJu-5' })])
      const then = now
      await importAs('u-later', [sampleDraft({ placeId: 'ChIJu-6' })])
      await administration.forgetChanges(then + 1)
      expect(await administration.countUndoable('u-past')).toBe(0)
      expect(await administration.countUndoable('u-later')).toBe(1)
      expect(await undoAll(storage, 'u-past', 5)).toEqual({ removed: 0, restored: 0, kept: 0 })
      expect(await nameOf('ChIJu-1')).toBe('Past')
    })
  })
}

/** Lists, counts and search must agree with the rows. */
async function expectInStep(storage: Storage): Promise<void> {
  const visible = (await scanAllStored(storage)).filter(isPubliclyVisible)
  await expectCounts(storage, visible)
  const openings = await storage.listings.listOpenings(0)
  for (const query of fc.sample(anyQuery, { numRuns: 15, seed }))
    await expectPage(storage, { visible, openings }, query)
}
