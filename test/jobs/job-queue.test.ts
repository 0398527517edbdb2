import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ImportError } from '../../src/application/import/import-request.ts'
import { JobError, type JobHandler } from '../../src/application/jobs/job-handler.ts'
import { JobQueue } from '../../src/application/jobs/job-queue.ts'
import { runJob } from '../../src/application/jobs/run-job.ts'
import type { ClaimedJob, JobKind, JobThread } from '../../src/application/ports/job-store.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { createTestSite, engines, type TestSite } from '../app/test-site.ts'

const leaseTime = 10_000

/** Runs until it is told to stop. */
const endless: JobHandler = ({ signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    if (signal.aborted) reject(signal.reason)
  })

describe.each(engines)('the job queue on %s', (engine) => {
  let site: TestSite
  let storage: Storage
  let queues: JobQueue[]
  let faults: unknown[]
  let now: number

  beforeEach(async () => {
    site = await createTestSite(engine)
    storage = site.storage
    queues = []
    faults = []
    now = 1_000_000
  })
  afterEach(async () => {
    await Promise.all(queues.map((queue) => queue.stop()))
    await site.remove()
  })

  /** The queue of another process; it runs jobs in this thread. */
  function openQueue(handler: JobHandler, dying?: JobThread['run']): JobQueue {
    const { jobs } = storage
    const clock = { now: () => now }
    const onFault = (error: unknown) => faults.push(error)
    const queue = new JobQueue({
      jobs,
      thread: {
        run:
          dying ??
          (async (claimed, signal) => {
            await runJob(claimed, { handler, jobs, clock, signal, onFault })
          }),
      },
      clock,
      random: { uuid: () => crypto.randomUUID(), token: () => '' },
      onFault,
    })
    queues.push(queue)
    return queue
  }

  const order = (kind: JobKind, subject = '') => ({ kind, subject, username: 'admin', request: { subject } })
  const submit = (queue: JobQueue, kind: JobKind, subject = '') => {
    now++
    return queue.submit(order(kind, subject))
  }
  /** Lets all leases expire: with a lease time of 0, every lease ends too far ahead to be valid. */
  const expireLeases = () => storage.jobs.claimJob({ owner: 'nobody', now, leaseTime: 0, jobId: 'none' })
  /** Resolves once the job is at work. */
  async function running(queue: JobQueue, id: string): Promise<void> {
    for await (const job of queue.watch(id)) if (job.state === 'running') return
  }

  test('runs writing jobs one at a time, the oldest first, whichever process takes them', async () => {
    const seen: string[] = []
    let atWork = 0
    const handler: JobHandler = async ({ job }) => {
      expect(++atWork).toBe(1)
      await storage.jobs.findJob(job.id)
      seen.push(job.subject)
      atWork--
      return { subject: job.subject }
    }
    const [first, second] = [openQueue(handler), openQueue(handler)]
    const jobs = []
    for (const subject of ['a', 'b', 'c', 'd']) jobs.push(await submit(first, 'import', subject))
    first.start()
    second.start()
    const ended = await Promise.all(jobs.map(({ id }) => second.wait(id)))
    expect(ended.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done'])
    expect(ended.map(({ result }) => result)).toEqual(['a', 'b', 'c', 'd'].map((subject) => ({ subject })))
    expect(seen).toEqual(['a', 'b', 'c', 'd'])
    expect(faults).toEqual([])
  })

  test('runs a reading job beside a writing one, and a second writing one after it', async () => {
    const queue = openQueue((run) => (run.job.subject === 'long' ? endless(run) : Promise.resolve({ ok: 1 })))
    queue.start()
    const long = await submit(queue, 'import', 'long')
    await running(queue, long.id)
    const waiting = await submit(queue, 'seo')
    const reading = await submit(queue, 'preview')
    expect((await queue.wait(reading.id)).state).toBe('done')
    expect((await storage.jobs.findJob(waiting.id))?.state).toBe('queued')
    await queue.cancel(long.id)
    expect((await queue.wait(waiting.id)).state).toBe('done')
  })

  /** A process that takes a job and is killed; its lease has run out. */
  async function cutOff(kind: JobKind): Promise<void> {
    const { id } = await submit(openQueue(endless), kind)
    await storage.jobs.claimJob({ owner: 'killed', now, leaseTime: -1, jobId: id })
  }

  test.each([
    ['restore', 'restore', ['restore', 'restore']],
    ['delete-all', 'import', ['delete-all', 'import']],
    ['import', 'restore', ['import', 'restore']],
    ['import', 'import', ['import', 'import']],
    ['seo', 'import', ['seo', 'import']],
    ['export', 'import', ['import']],
    ['restore', 'export', ['export']],
  ] as const)('of a cut-off %s and a command’s %s, these run: %s', async (cut, kind, expected) => {
    const seen: string[] = []
    const command = openQueue(async ({ job }) => void seen.push(job.kind))
    await cutOff(cut)
    const { id } = await submit(command, kind)
    expect((await command.run(id)).state).toBe('done')
    expect(seen).toEqual(expected)
  })

  test('cancels a queued job and a running one, not one that has ended', async () => {
    const queue = openQueue(endless)
    const [first, second] = [await submit(queue, 'import'), await submit(queue, 'import')]
    queue.start()
    await running(queue, first.id)
    expect(await queue.cancel(second.id)).toBe(true)
    expect(await queue.cancel(first.id)).toBe(true)
    expect(await queue.wait(first.id)).toMatchObject({ state: 'cancelled', result: null })
    expect(await queue.wait(second.id)).toMatchObject({ state: 'cancelled', attempts: 0 })
    expect(await queue.cancel(first.id)).toBe(false)
  })

  test('tells why a job failed: its own words, or that it is a fault', async () => {
    const errors: Record<string, Error> = {
      impossible: new JobError({ ko: '그 파일이 없습니다.', en: 'That file is gone.' }),
      file: new ImportError('no-header', { ko: '열 제목이 없습니다.', en: 'No header.' }),
      fault: new TypeError('x is undefined'),
    }
    const queue = openQueue(async ({ job }) => {
      throw errors[job.subject]
    })
    queue.start()
    const end = async (subject: string) =>
      (await queue.wait((await submit(queue, 'import', subject)).id)).result
    expect(await end('impossible')).toEqual({
      message: '그 파일이 없습니다.',
      text: { ko: '그 파일이 없습니다.', en: 'That file is gone.' },
      problem: 'impossible',
    })
    expect(await end('file')).toMatchObject({ message: '열 제목이 없습니다.', problem: 'no-header' })
    expect(faults).toEqual([])
    expect(await end('fault')).toMatchObject({ message: expect.stringContaining('x is undefined') })
    expect(faults).toEqual([errors.fault])
  })

  test('gives its jobs back when it stops, and another process goes on from the stored progress', async () => {
    const first = openQueue(async (run) => {
      await storage.jobs.saveProgress(run.job.id, { done: 40 }, now)
      return endless(run)
    })
    first.start()
    const { id } = await submit(first, 'import')
    for await (const job of first.watch(id)) if (job.progress !== null) break
    await first.stop()
    expect(await storage.jobs.findJob(id)).toMatchObject({ state: 'queued', attempts: 1 })
    const second = openQueue(async ({ job }) => job.progress)
    second.start()
    expect(await second.wait(id)).toMatchObject({ state: 'done', result: { done: 40 }, attempts: 2 })
  })

  test('takes over the job of a process that died, once its lease has run out', async () => {
    const queue = openQueue(async () => 'done')
    const { id } = await queue.submit(order('import'))
    await storage.jobs.claimJob({ owner: 'dead', now, leaseTime })
    const next = await submit(queue, 'import')
    expect(await storage.jobs.claimJob({ owner: 'other', now, leaseTime })).toBeUndefined()
    await expireLeases()
    queue.start()
    expect(await queue.wait(id)).toMatchObject({ state: 'done', attempts: 2 })
    expect(await queue.wait(next.id)).toMatchObject({ state: 'done', attempts: 1 })
  })

  test('leaves the end of a job to the run that has taken it over', async () => {
    let isTaken = false
    const handler: JobHandler = async ({ job }) => {
      if (job.attempts > 1) return 'second'
      await expireLeases()
      const claim = { owner: 'other', now, leaseTime }
      isTaken = (await storage.jobs.claimJob(claim))?.id === job.id
      return 'first'
    }
    const queue = openQueue(handler)
    const { id } = await submit(queue, 'import')
    queue.start()
    for await (const { attempts } of queue.watch(id)) if (attempts === 2) break
    await expireLeases()
    expect(await queue.wait(id)).toMatchObject({ state: 'done', result: 'second', attempts: 3 })
    expect(isTaken).toBe(true)
  })

  test('restarted gracefully again and again, goes on with a job all the same', async () => {
    const { id } = await submit(openQueue(endless), 'import')
    for (let restart = 0; restart < 7; restart++) {
      const queue = openQueue(endless)
      queue.start()
      await running(queue, id)
      await queue.stop()
    }
    const last = openQueue(async () => 'done')
    last.start()
    expect(await last.wait(id)).toMatchObject({ state: 'done', attempts: 8 })
  })

  test('gives up on a job that was cut off five times with nothing done', async () => {
    const queue = openQueue(async () => 'never')
    const { id } = await queue.submit(order('import'))
    for (let attempt = 1; attempt <= 5; attempt++) {
      await storage.jobs.claimJob({ owner: `dead ${attempt}`, now, leaseTime })
      await expireLeases()
    }
    queue.start()
    const ended = await queue.wait(id)
    expect(ended).toMatchObject({ state: 'failed', result: { message: expect.stringMatching(/5번 끊겨/) } })
  })

  test('records the end of a job whose thread died without a word', async () => {
    const queue = openQueue(endless, async () => {
      throw new Error('out of memory')
    })
    queue.start()
    const { id } = await submit(queue, 'import')
    expect(await queue.wait(id)).toMatchObject({
      state: 'failed',
      result: { message: expect.stringContaining('out of memory') },
    })
    expect(faults).toHaveLength(1)
    expect((await queue.wait((await submit(queue, 'import')).id)).state).toBe('failed')
  })

  test('ends a cancelled job whose thread was cut off as cancelled, with what it has stored', async () => {
    let runs = 0
    const { jobs } = storage
    const queue = openQueue(endless, async (claimed, signal) => {
      if (runs++ > 0) return void (await runAgain(claimed))
      await jobs.saveProgress(claimed.job.id, { done: 5 }, now)
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const runAgain = (claimed: ClaimedJob) => {
      const { signal } = new AbortController()
      return runJob(claimed, { handler: endless, jobs, clock: { now: () => now }, signal, onFault: () => {} })
    }
    queue.start()
    const { id } = await submit(queue, 'import')
    await running(queue, id)
    expect(await queue.cancel(id)).toBe(true)
    expect(await queue.wait(id)).toMatchObject({ state: 'cancelled', progress: { done: 5 } })
    expect([runs, faults]).toEqual([2, []])
  })

  test('runs one job alone when asked to', async () => {
    const queue = openQueue(async ({ job }) => job.subject)
    const [other, own] = [await submit(queue, 'import', 'other'), await submit(queue, 'import', 'own')]
    expect(await queue.run(own.id)).toMatchObject({ state: 'done', result: 'own' })
    expect((await storage.jobs.findJob(other.id))?.state).toBe('queued')
  })

  test('stores the progress of a job that only reads, the last one too', async () => {
    const queue = openQueue(async ({ onProgress }) => {
      for (let done = 1; done <= 30; done++) onProgress({ done, total: 30 })
    })
    queue.start()
    const { id } = await submit(queue, 'export')
    expect((await queue.wait(id)).progress).toEqual({ done: 30, total: 30 })
  })

  test('ends those who wait when it stops', async () => {
    const queue = openQueue(endless)
    queue.start()
    const { id } = await submit(queue, 'import')
    const waiting = queue.wait(id)
    const refused = expect(waiting).rejects.toMatchObject({ name: 'QueueStoppedError', statusCode: 503 })
    await queue.stop()
    await refused
  })
})
