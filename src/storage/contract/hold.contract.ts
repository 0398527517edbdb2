import { describe, expect, test } from 'vitest'
import { businessId } from '../../domain/business/business-id.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { scanAllStored } from './snapshot.contract.ts'
import { type CreateTestBed, importJob, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const draft = sampleDraft({ placeId: 'ChIJheld' })
const id = businessId('ChIJheld')
const other = withTerms(sampleDraft({ placeId: 'ChIJother' }))
const seo = { seoTitle: 't', seoDescription: 'd', uniqueContent: 'c', canonicalUrl: '' }

export function describeHold(createTestBed: CreateTestBed): void {
  describe('a directory that a job holds', () => {
    const underTest = useStorage(createTestBed, [draft], { isTamperedWith: true })
    const writers = {
      edit: () =>
        underTest().storage.administration.change({
          changeId: 'edit',
          edits: [{ id, draft: withTerms({ ...draft, name: 'Edited' }) }],
          byHand: true,
          now: 5,
        }),
      deletion: () =>
        underTest().storage.administration.change({
          changeId: 'deletion',
          deletions: [{ id }],
          byHand: true,
          now: 6,
        }),
      submission: () => underTest().storage.listings.addPending({ draft: other, email: 'a@b.kr', now: 7 }),
      'import batch': () =>
        underTest().storage.listings.importBatch({
          jobId: 'import-1',
          drafts: [other],
          refused: [],
          progress: () => ({}),
          now: 8,
        }),
      undo: () => underTest().storage.administration.undo({ changeId: 'import-1', limit: 10, now: 9 }),
      'search texts': () =>
        underTest().storage.administration.addSeoTexts({
          texts: [{ id, ...seo }],
          job: { id: 'import-1', progress: () => ({}) },
          now: 10,
        }),
      'another deletion of everything': () => underTest().storage.administration.clear('import-1'),
      'another job that wants to hold it': () => underTest().storage.administration.hold('import-1', 11),
      restore: async () => {
        const { administration } = underTest().storage
        const listings = (await administration.listStored([id])).map(withTerms)
        return administration.restoreBatch({ listings, job: { id: 'import-1', progress: {} } })
      },
    }

    test.each(Object.entries(writers))('refuses: %s', async (_name, write) => {
      const { jobs, administration } = underTest().storage
      if (!(await jobs.findJob('holder'))) {
        await jobs.createJob({ ...importJob('holder', 2), kind: 'delete-all' })
      }
      await administration.hold('holder', 3)
      const before = await scanAllStored(underTest().storage)
      await expect(write()).rejects.toMatchObject({ name: 'DirectoryHeldError' })
      expect(await scanAllStored(underTest().storage)).toEqual(before)
    })

    test('is held by one job, which is told when it began', async () => {
      const { administration } = underTest().storage
      expect(await administration.hold('holder', 99)).toBe(3)
    })

    test('is left to no other job that changes listings', async () => {
      const { jobs } = underTest().storage
      const claim = (jobId: string, now: number) => jobs.claimJob({ owner: 'a', now, leaseTime: 1000, jobId })
      await jobs.createJob({ ...importJob('reader', 4), kind: 'export' })
      expect(await claim('import-1', 100)).toBeUndefined()
      expect(await claim('reader', 100)).toMatchObject({ id: 'reader' })
      expect(await claim('holder', 100)).toMatchObject({ id: 'holder' })
      await jobs.releaseJob('holder', 'a')
      expect(await claim('import-1', 100)).toBeUndefined()
    })

    test('is changed by the run of the job that has its lease, and by no run that was frozen meanwhile', async () => {
      const { jobs, administration } = underTest().storage
      const before = await scanAllStored(underTest().storage)
      const listings = (await administration.listStored([id])).map(withTerms)
      const restore = (owner: string) =>
        administration.restoreBatch({ listings, job: { id: 'holder', owner, progress: {} } })
      for (const owner of ['frozen', 'successor'])
        expect(await jobs.claimJob({ owner, now: 100, leaseTime: -1, jobId: 'holder' })).toBeDefined()
      await expect(administration.clear('holder', 'frozen')).rejects.toMatchObject({ name: 'LeaseLostError' })
      await expect(restore('frozen')).rejects.toMatchObject({ name: 'LeaseLostError' })
      expect(await scanAllStored(underTest().storage)).toEqual(before)
      expect(await restore('successor')).toEqual({ restored: 0 })
      await jobs.releaseJob('holder', 'successor')
      await expect(administration.clear('holder', 'successor')).rejects.toMatchObject({
        name: 'LeaseLostError',
      })
    })

    test('is free again as soon as the job has ended', async () => {
      const { jobs, administration } = underTest().storage
      await jobs.requestCancel('holder', 12)
      await writers.edit()
      expect(await administration.findStored(id)).toMatchObject({ name: 'Edited' })
      await jobs.createJob({ ...importJob('next', 13), kind: 'restore' })
      expect(await administration.hold('next', 14)).toBe(14)
      await administration.clear('next')
      expect(await scanAllStored(underTest().storage)).toEqual([])
      await jobs.finishJob('next', { state: 'failed', result: null, now: 15 })
      await writers.submission()
    })
  })
}
