import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { snapshotNameOf } from '../../src/application/backup/snapshots.ts'
import { writeBackup } from '../../src/application/backup/write-backup.ts'
import type { Config } from '../../src/config/config.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { isFullLength } from '../full-length.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { recordsOf } from './history.ts'
import { allStored, storedDigest } from './listing-digest.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const respondAsync = { prefer: 'respond-async' }

describe.each(engines)('deleting everything and restoring it on %s', (engine) => {
  /** Not about where snapshots are kept, which is all in which the engines differ here. */
  const testOnce = test.skipIf(engine === 'postgres' && !isFullLength)
  const apps: TestApp[] = []
  let app: TestApp
  let admin: AdminClient
  beforeEach(async () => {
    app = await startTestApp(engine)
    apps.push(app)
    admin = await adminClient(app)
    await importRows(app, [...listingRows, ...sampleRows({ seed: 3, rows: 60, quirks: true })])
    await app.storage.listings.addPending(await pendingOf(app))
  })
  afterAll(async () => {
    for (const each of apps) await each.close()
  })

  const deleteAll = () => admin.call('DELETE', '/api/admin/delete-all')
  const snapshotsOf = async () => (await admin.call('GET', '/api/admin/snapshots')).body.snapshots
  const restore = async (name: string) =>
    admin.ended((await admin.call('POST', `/api/admin/snapshots/${name}/restore`)).body)

  test('DELETE /api/admin/delete-all → nothing is left, in the words of the spec; a snapshot brings all of it back', async () => {
    // More than are read, or written, at once.
    await importRows(app, [...sampleRows({ seed: 5, rows: 1200, quirks: true })])
    await findPairs(app.storage)
    const before = await storedDigest(app.storage)
    const pairs = await recordsOf(app.storage, 'pair')
    expect(pairs.filter(({ isDismissed }) => isDismissed)).toHaveLength(1)
    const { length } = await allStored(app.storage)
    const answer = await deleteAll()
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'All business data has been permanently deleted', deleted: length },
    })
    expect(await app.json('/api/statistics')).toMatchObject({
      totalBusinesses: 0,
      totalCities: 0,
      categories: 0,
    })
    expect((await (await app.fetch('/api/businesses?search=한강')).json()).totalCount).toBe(0)

    const [snapshot] = await snapshotsOf()
    expect(snapshot).toMatchObject({ name: answer.body.snapshot, listings: length })
    expect(await restore(snapshot.name)).toMatchObject({
      state: 'done',
      result: { restored: length, snapshot: null },
    })
    expect(await storedDigest(app.storage)).toBe(before)
    expect(await recordsOf(app.storage, 'pair')).toEqual(pairs)
    expect((await app.json('/api/statistics')) as object).toMatchObject({ totalBusinesses: length - 1 })
    expect((await (await app.fetch('/api/businesses?search=한강')).json()).totalCount).toBeGreaterThan(0)
  })

  testOnce(
    'DELETE /api/admin/delete-all → neither jobs nor changes before it can be undone any more',
    async () => {
      const [listing] = await allStored(app.storage)
      await admin.call('POST', '/api/admin/businesses/bulk', { action: 'verify', ids: [listing?.id] })
      const canUndo = async () => {
        const { jobs } = (await admin.call('GET', '/api/admin/jobs')).body
        const { entries } = (await admin.call('GET', '/api/admin/audit')).body
        return [...jobs, ...entries].filter((each: { canUndo: boolean }) => each.canUndo).length
      }
      expect(await canUndo()).toBe(2)
      await deleteAll()
      expect(await canUndo()).toBe(0)
    },
  )

  testOnce('DELETE /api/admin/delete-all with Prefer: respond-async → a job', async () => {
    const answer = await admin.call('DELETE', '/api/admin/delete-all', undefined, respondAsync)
    expect(answer.status).toBe(202)
    expect(await admin.ended(answer.body)).toMatchObject({
      kind: 'delete-all',
      state: 'done',
      username: 'admin',
    })
    expect(await allStored(app.storage)).toEqual([])
  })

  testOnce(
    'POST /api/admin/snapshots/{name}/restore over other listings → keeps those as a snapshot first',
    async () => {
      const before = await storedDigest(app.storage)
      await deleteAll()
      await importRows(app)
      const between = await storedDigest(app.storage)
      const [first] = await snapshotsOf()
      const job = await restore(first.name)
      expect(await storedDigest(app.storage)).toBe(before)
      await restore(String(job.result?.snapshot))
      expect(await storedDigest(app.storage)).toBe(between)
    },
  )

  testOnce(
    'DELETE /api/admin/delete-all six times in a row → the directory as it was can still be restored',
    async () => {
      const before = await storedDigest(app.storage)
      const answers = []
      for (let count = 0; count < 6; count++) answers.push((await deleteAll()).body)
      expect(answers.slice(1)).toEqual(
        Array(5).fill({ message: answers[0].message, snapshot: null, deleted: 0 }),
      )
      const list = await snapshotsOf()
      expect(list).toHaveLength(1)
      await restore(list[0].name)
      expect(await storedDigest(app.storage)).toBe(before)
    },
  )

  testOnce(
    'DELETE /api/admin/delete-all six times with one listing in between → the directory as it was can still be restored',
    async () => {
      const before = await storedDigest(app.storage)
      const { body } = await deleteAll()
      for (let count = 0; count < 6; count++) {
        await importRows(app, listingRows.slice(0, 1))
        await deleteAll()
      }
      const names = (await snapshotsOf()).map(({ name }: { name: string }) => name)
      expect(names).toHaveLength(6)
      expect(names).toEqual(names.toSorted().reverse())
      await restore(body.snapshot)
      expect(await storedDigest(app.storage)).toBe(before)
    },
  )

  test('POST /api/admin/snapshots → a snapshot of what is there, which brings it back after another change', async () => {
    const take = async () => admin.ended((await admin.call('POST', '/api/admin/snapshots')).body)
    const before = await storedDigest(app.storage)
    const { length } = await allStored(app.storage)
    const job = await take()
    const [snapshot] = await snapshotsOf()
    expect(job).toMatchObject({ state: 'done', result: { snapshot: snapshot.name, kept: length } })
    expect(snapshot.listings).toBe(length)
    expect(await storedDigest(app.storage)).toEqual(before)
    await importRows(app, [{ name: '나중에 온 가게', place_id: 'later' }])
    expect(await restore(snapshot.name)).toMatchObject({ state: 'done' })
    expect(await storedDigest(app.storage)).toEqual(before)

    await deleteAll()
    const kept = (await snapshotsOf()).length
    expect(await take()).toMatchObject({ state: 'done', result: { snapshot: null, kept: 0 } })
    expect(await snapshotsOf()).toHaveLength(kept)
  })

  test('POST /api/admin/snapshots/{name}/restore of a snapshot that is not there → 404, nothing changes', async () => {
    const before = await storedDigest(app.storage)
    for (const name of ['..%2Fdirectory.sqlite', '%2e%2e', 'nowhere', snapshotNameOf(0)]) {
      const answer = await admin.call('POST', `/api/admin/snapshots/${name}/restore`)
      expect(answer.status, name).toBe(404)
    }
    expect(await storedDigest(app.storage)).toBe(before)
  })

  test('POST restore of a damaged snapshot → the job says so, nothing changes', async () => {
    await deleteAll()
    await importRows(app)
    const before = await storedDigest(app.storage)
    const [{ name }] = await snapshotsOf()
    const path = join(app.dataDir, 'snapshots', name)
    const bytes = await readFile(path)
    await writeFile(path, bytes.subarray(0, bytes.length - 100))
    const job = await restore(name)
    expect(job).toMatchObject({ state: 'failed', result: { message: expect.stringContaining('손상') } })
    expect(await storedDigest(app.storage)).toBe(before)
  })

  test.each([
    ['before its snapshot was whole takes it again', false],
    ['after its snapshot was whole keeps that one', true],
  ])('a deletion that was cut off %s', async (_what, isWhole) => {
    const id = crypto.randomUUID()
    const now = Date.now()
    const name = snapshotNameOf(now)
    let total = 0
    /** When the whole snapshot was written, in ms. */
    let written = 0
    // The state that a killed server leaves: the job has begun, the directory is read-only, the lease has expired.
    const leaveCutOff = async ({ dataDir }: Config, storage: Storage) => {
      await importRows(storage)
      total = (await allStored(storage)).length
      await storage.jobs.createJob({
        id,
        kind: 'delete-all',
        subject: '',
        username: 'admin',
        request: null,
        now,
      })
      await storage.administration.hold(id, now)
      const path = join(dataDir, 'snapshots', name)
      await mkdir(join(dataDir, 'snapshots'), { recursive: true })
      if (isWhole) {
        await writeBackup(path, storage, { now })
        written = (await stat(path)).mtimeMs
      } else {
        await writeFile(`${path}.partial`, 'half of a snapshot')
      }
      await storage.jobs.claimJob({ owner: 'killed', now, leaseTime: 0, jobId: id })
    }
    app = await startTestApp(engine, { beforeStart: leaveCutOff })
    apps.push(app)
    admin = await adminClient(app)

    const job = await admin.ended({ message: '', jobId: id, job: `/api/admin/jobs/${id}` })

    expect(job).toMatchObject({ state: 'done', attempts: 2, result: { deleted: total } })
    expect(await allStored(app.storage)).toEqual([])
    const dir = join(app.dataDir, 'snapshots')
    expect((await readdir(dir)).filter((file) => file.endsWith('.partial'))).toEqual([])
    if (isWhole) expect((await stat(join(dir, name))).mtimeMs).toBe(written)
    else await restore(String(job.result?.snapshot))
    await rm(dir, { recursive: true })
    // With PostgreSQL, other machines have it, too.
    expect(await snapshotsOf()).toHaveLength(engine === 'sqlite' ? 0 : 1)
  })
})

/** A submission that waits. */
async function pendingOf({ storage }: TestApp) {
  const [listing] = await allStored(storage)
  if (!listing) throw new Error('there is no listing')
  const draft = {
    ...listing,
    placeId: 'submission-1',
    status: 'pending' as const,
    name: '기다리는 가게',
    terms: '',
  }
  return { draft, email: 'owner@example.kr', now: Date.now() }
}

/** Three pairs of possible duplicates, one of which the administrator said are two places. */
async function findPairs(storage: Storage): Promise<void> {
  const ids = (await allStored(storage)).map(({ id }) => id).sort()
  const [a = '', b = '', c = ''] = ids
  const pairs = [
    { firstId: a, secondId: b, reasons: ['phone', 'address'] as const, strength: 3 as const },
    { firstId: a, secondId: c, reasons: ['name'] as const, strength: 2 as const },
    { firstId: b, secondId: c, reasons: ['phone'] as const, strength: 1 as const },
  ]
  await storage.duplicates.storePairs({ jobId: 'found', pairs, chunks: [], now: 1_700_000_000_000 })
  expect(await storage.duplicates.setDismissed([a, c], true)).toBe(true)
}
