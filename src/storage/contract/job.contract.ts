import { afterEach, describe, expect, test } from 'vitest'
import type { Job } from '../../application/ports/job-store.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { type CreateTestBed, importJob, sampleDraft, useStorage } from './storage-under-test.contract.ts'

export function describeJobs(createTestBed: CreateTestBed): void {
  describe('jobs', () => {
    const underTest = useStorage(createTestBed)

    test('a job waits, runs, progresses with its rows, and ends', async () => {
      const { jobs, listings } = underTest().storage
      await jobs.createJob(importJob('job-a', 100))
      const { now: _, ...given } = importJob('job-a', 100)
      const created = { ...given, createdAt: 100, cancelRequested: false, undoneAt: null }
      const none = { progress: null, result: null, attempts: 0, idleAttempts: 0, isUndoable: false }
      const waiting = { ...none, state: 'queued', updatedAt: 100 }
      expect(await jobs.findJob('job-a')).toEqual({ ...created, ...waiting, startedAt: null })

      const running = {
        ...created,
        ...waiting,
        state: 'running',
        startedAt: 150,
        updatedAt: 150,
        attempts: 1,
        idleAttempts: 1,
      }
      const claim = { owner: 'a', now: 150, leaseTime: 10_000, jobId: 'job-a' }
      expect(await jobs.claimJob(claim)).toEqual(running)
      const draft = sampleDraft({ placeId: 'ChIJjob' })
      await listings.importBatch({
        jobId: 'job-a',
        drafts: [draft, draft].map(withTerms),
        refused: [],
        progress: (outcome) => ({ rows: 3, ...outcome }),
        now: 200,
      })
      expect(await listings.findById(businessId('ChIJjob'))).toMatchObject({ createdAt: 200 })
      expect(await jobs.findJob('job-a')).toMatchObject({
        progress: { rows: 3, inserted: 1, updated: 0, duplicates: 1 },
        updatedAt: 200,
      })

      await jobs.finishJob('job-a', { state: 'done', result: { message: 'ok' }, now: 300 })
      const done = {
        ...running,
        idleAttempts: 0,
        isUndoable: true,
        state: 'done',
        result: { message: 'ok' },
        updatedAt: 300,
      }
      expect(await jobs.findJob('job-a')).toMatchObject({ ...done, progress: { rows: 3 } })
    })

    test('a job is undoable while there is something of its change to undo', async () => {
      const { jobs, administration } = underTest().storage
      const isUndoable = async () => (await jobs.findJob('job-a'))?.isUndoable
      expect(await isUndoable()).toBe(true)
      expect((await jobs.listJobs({ limit: 9 })).filter((job) => job.isUndoable).map(({ id }) => id)).toEqual(
        ['job-a'],
      )
      await administration.clear('job-a')
      expect(await isUndoable()).toBe(false)
    })

    test('jobs are counted by kind and state', async () => {
      const { jobs } = underTest().storage
      const countSeo = async () => (await jobs.countJobs()).filter(({ kind }) => kind === 'seo')
      expect(await countSeo()).toEqual([])
      for (const id of ['seo-a', 'seo-b', 'seo-c'])
        await jobs.createJob({ ...importJob(id, 100), kind: 'seo' })
      await jobs.claimJob({ owner: 'a', now: 150, leaseTime: 10_000, jobId: 'seo-b' })
      const counts = await countSeo()
      expect(counts).toHaveLength(2)
      expect(counts).toContainEqual({ kind: 'seo', state: 'queued', count: 2 })
      expect(counts).toContainEqual({ kind: 'seo', state: 'running', count: 1 })
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
      const all = await jobs.listRefusedRows('import-1', { limit: 10, after: 0 })
      expect(all.map(({ rowNumber }) => rowNumber)).toEqual([3, 5, 7, 12])
      expect(all[0]).toEqual({ ...refused[1], reason: '“name” is empty' })
      expect(await jobs.listRefusedRows('import-1', { limit: 2, after: 3 })).toEqual(all.slice(1, 3))
      expect(await jobs.listRefusedRows('job-a', { limit: 10, after: 0 })).toEqual([])
      expect(await jobs.countRefusedRows('import-1')).toBe(4)
      expect(await jobs.countRefusedRows('job-a')).toBe(0)
    })
  })

  describe('the queue', () => {
    const underTest = useStorage(createTestBed)
    const leaseTime = 60_000
    const claim = (owner: string, now = 1_000) => underTest().storage.jobs.claimJob({ owner, now, leaseTime })
    const renew = (id: string, owner: string) => underTest().storage.jobs.renewLease({ id, owner, leaseTime })
    /** Shifts the lease as if so many ms had passed on the database's clock; negative: the clock was set back. */
    const pass = (milliseconds: number) =>
      underTest().bed.query(
        `update job set lease_until = lease_until - ${milliseconds} where state = 'running' returning id`,
      )
    const day = 86_400_000
    const idOf = (job: Job | undefined) => job?.id
    // No job of a test that failed stands in the way of the next.
    afterEach(async () => {
      const { jobs } = underTest().storage
      for (const { id } of await jobs.listJobs({ limit: 99, states: ['queued', 'running'] }))
        await jobs.finishJob(id, { state: 'done', result: null, now: 2_000 })
    })

    test('writing jobs run one at a time, the oldest first, reading ones beside them', async () => {
      const { jobs } = underTest().storage
      expect(idOf(await claim('a'))).toBe('import-1')
      await jobs.createJob({ ...importJob('w-2', 20), kind: 'seo' })
      await jobs.createJob({ ...importJob('r-1', 30), kind: 'export' })
      expect(idOf(await claim('b'))).toBe('r-1')
      expect(await claim('b')).toBeUndefined()
      await jobs.finishJob('import-1', { state: 'failed', result: { message: 'no' }, now: 1_010 })
      expect(idOf(await claim('b'))).toBe('w-2')
    })

    test('of many that claim at once, one gets the job', async () => {
      const { jobs } = underTest().storage
      for (const id of ['m-1', 'm-2', 'm-3']) await jobs.createJob(importJob(id, 40))
      const claims = await Promise.all([...'abcdefgh'].map((owner) => claim(owner)))
      expect(claims.map(idOf).filter(Boolean)).toEqual(['m-1'])
    })

    test('a job whose lease ran out goes to another process, and the first one learns it', async () => {
      const { jobs } = underTest().storage
      await jobs.createJob(importJob('l-1', 50))
      await claim('dead')
      await pass(leaseTime / 2)
      expect(await renew('l-1', 'dead')).toEqual({ cancelRequested: false })
      await pass(leaseTime / 2)
      expect(await claim('next', 1_150)).toBeUndefined()
      await pass(leaseTime)
      expect(await claim('next', 1_201)).toMatchObject({ id: 'l-1', attempts: 2, startedAt: 1_000 })
      expect(await renew('l-1', 'dead')).toBeUndefined()
    })

    test.each([
      ['set back by a day', -day],
      ['set forward by a day', day],
    ])('after a crash and a clock %s, the job goes on', async (_how, passed) => {
      const { jobs } = underTest().storage
      await jobs.createJob(importJob(`t${passed}`, 51))
      await claim('dead')
      await pass(passed)
      expect(await claim('next')).toMatchObject({ id: `t${passed}`, attempts: 2 })
      expect(await claim('third')).toBeUndefined()
    })

    test('a clock that is set back a little takes no job from its process', async () => {
      const { jobs } = underTest().storage
      await jobs.createJob(importJob('s-1', 52))
      await claim('a')
      await pass(-500)
      expect(await claim('b')).toBeUndefined()
      expect(await renew('s-1', 'a')).toEqual({ cancelRequested: false })
    })

    test('processes whose clocks differ by minutes leave each other their jobs', async () => {
      const { jobs } = underTest().storage
      await jobs.createJob(importJob('d-1', 53))
      const now = Date.now()
      await claim('exact', now)
      expect(await claim('fast', now + 300_000)).toBeUndefined()
      expect(await claim('slow', now - 300_000)).toBeUndefined()
      await jobs.releaseJob('d-1', 'exact')
      await claim('fast', now + 300_000)
      expect(await claim('exact', now)).toBeUndefined()
      await pass(leaseTime + 1_000)
      expect(await claim('slow', now - 300_000)).toMatchObject({ id: 'd-1' })
    })

    test('only runs that got nothing done and were not given back count as idle', async () => {
      const { jobs, listings } = underTest().storage
      const idle = async () => (await jobs.findJob('i-1'))?.idleAttempts
      await jobs.createJob(importJob('i-1', 54))
      for (let restart = 0; restart < 7; restart++) {
        await claim('graceful')
        await jobs.releaseJob('i-1', 'graceful')
      }
      expect(await idle()).toBe(0)
      for (let crash = 1; crash <= 3; crash++) {
        await claim('crashing')
        await jobs.saveProgress('i-1', { shown: crash }, 1_000)
        expect(await idle()).toBe(crash)
        await pass(leaseTime + 1_000)
      }
      await claim('working')
      await listings.importBatch({ jobId: 'i-1', drafts: [], refused: [], progress: () => ({}), now: 5 })
      expect(await idle()).toBe(0)
      await pass(leaseTime + 1_000)
      expect(await claim('next')).toMatchObject({ idleAttempts: 1, attempts: 12 })
    })

    test('a released job can be claimed at once', async () => {
      const { jobs } = underTest().storage
      await jobs.createJob(importJob('e-1', 60))
      await claim('a')
      await jobs.releaseJob('e-1', 'other')
      expect(await claim('b')).toBeUndefined()
      await jobs.releaseJob('e-1', 'a')
      expect(idOf(await claim('b'))).toBe('e-1')
    })

    test('a queued job is cancelled, a running one is asked to stop, an ended one stays', async () => {
      const { jobs } = underTest().storage
      await jobs.createJob(importJob('c-1', 70))
      await jobs.createJob(importJob('c-2', 80))
      await claim('a')
      expect(await jobs.requestCancel('c-2', 90)).toBe(true)
      expect(await jobs.findJob('c-2')).toMatchObject({ state: 'cancelled' })
      expect(await jobs.requestCancel('c-1', 90)).toBe(true)
      expect(await renew('c-1', 'a')).toEqual({
        cancelRequested: true,
      })
      await jobs.finishJob('c-1', { state: 'cancelled', result: null, now: 95 })
      expect(await jobs.requestCancel('c-1', 99)).toBe(false)
    })

    test('jobs are listed newest first, by kind and state, page by page', async () => {
      const { jobs } = underTest().storage
      for (const now of [12_000, 14_000, 13_000]) await jobs.createJob(importJob(`p-${now}`, now))
      await jobs.saveProgress('p-13000', { done: 5 }, 13_500)
      const listed = await jobs.listJobs({ limit: 2 })
      expect(listed.map(idOf)).toEqual(['p-14000', 'p-13000'])
      expect(listed[1]).toMatchObject({ progress: { done: 5 }, updatedAt: 13_500 })
      const older = await jobs.listJobs({
        limit: 2,
        before: 'p-13000',
        states: ['queued'],
        kinds: ['import'],
      })
      expect(older.map(idOf)).toEqual(['p-12000'])
      expect(await jobs.listJobs({ limit: 9, kinds: ['undo'] })).toEqual([])
    })
  })
}
