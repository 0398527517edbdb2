import { describe, expect, test } from 'vitest'
import { businessId } from '../../domain/business/business-id.ts'
import { type CreateTestBed, indexable, sampleDraft, useStorage } from './storage-under-test.contract.ts'

export function describeJobs(createTestBed: CreateTestBed): void {
  describe('jobs', () => {
    const underTest = useStorage(createTestBed)

    test('a job runs, progresses with its rows, and ends', async () => {
      const { jobs, listings } = underTest().storage
      await jobs.createJob({ id: 'job-a', kind: 'import', subject: 'a.xlsx', now: 100 })
      const created = { id: 'job-a', kind: 'import', subject: 'a.xlsx', createdAt: 100 }
      expect(await jobs.findJob('job-a')).toEqual({
        ...created,
        state: 'running',
        progress: null,
        result: null,
        updatedAt: 100,
      })

      const draft = sampleDraft({ placeId: 'ChIJjob' })
      await listings.importBatch({
        jobId: 'job-a',
        drafts: [draft, draft].map(indexable),
        refused: [],
        progress: (outcome) => ({ rows: 3, ...outcome }),
        now: 200,
      })
      expect(await listings.findById(businessId('ChIJjob'))).toMatchObject({ createdAt: 200 })
      expect(await jobs.findJob('job-a')).toMatchObject({
        progress: { rows: 3, inserted: 1, duplicates: 1 },
        updatedAt: 200,
      })

      await jobs.finishJob('job-a', { state: 'done', result: { message: 'ok' }, now: 300 })
      expect(await jobs.findJob('job-a')).toMatchObject({
        ...created,
        state: 'done',
        result: { message: 'ok' },
        updatedAt: 300,
      })
    })

    test('jobs are listed newest first', async () => {
      const { jobs } = underTest().storage
      for (const now of [2_000, 4_000, 3_000]) {
        await jobs.createJob({ id: `job-${now}`, kind: 'import', subject: '', now })
      }
      const listed = await jobs.listJobs(2)
      expect(listed.map(({ id }) => id)).toEqual(['job-4000', 'job-3000'])
    })

    test('an unknown job is not found', async () => {
      expect(await underTest().storage.jobs.findJob('none')).toBeUndefined()
    })

    test('refused rows come back in order, page by page, and only to their job', async () => {
      const { jobs, listings } = underTest().storage
      const refused = [7, 3, 12, 5].map((rowNumber) => ({
        rowNumber,
        reason: `“name” is empty\0`,
        cells: { name: '', place_id: `x\0${rowNumber}`, 이름: '값 "quoted"' },
      }))
      await listings.importBatch({ jobId: 'import-1', drafts: [], refused, progress: () => 1, now: 5 })
      const all = await jobs.listRefusedRows('import-1', { limit: 10, offset: 0 })
      expect(all.map(({ rowNumber }) => rowNumber)).toEqual([3, 5, 7, 12])
      expect(all[0]).toEqual({ ...refused[1], reason: '“name” is empty' })
      expect(await jobs.listRefusedRows('import-1', { limit: 2, offset: 1 })).toEqual(all.slice(1, 3))
      expect(await jobs.listRefusedRows('job-a', { limit: 10, offset: 0 })).toEqual([])
    })
  })
}
