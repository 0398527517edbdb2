import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { type AdminClient, adminClient } from '../app/admin-client.ts'
import { addReports } from '../app/history.ts'
import { importRows, listingRows } from '../app/listing-rows.ts'
import { engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { createTestSite } from '../app/test-site.ts'
import { runCli } from '../import/run-cli.ts'
import { type Decision, decisions, differencesIn, dumpTables, listTables } from './tables.ts'

const twins = [
  { name: '새봄 꽃집', place_id: 'flower-1', phone: '02-333-4444', country: '대한민국' },
  { name: '새봄꽃집', place_id: 'flower-2', phone: '02-333-4444', country: '대한민국' },
  { name: '가을 서점', place_id: 'books-1', phone: '02-777-8888', country: '대한민국' },
  { name: '가을 책방', place_id: 'books-2', phone: '02-777-8888', country: '대한민국' },
  { name: '겨울 약국', place_id: 'chemist-1', phone: '02-111-2222', country: '대한민국' },
  { name: '겨울약국', place_id: 'chemist-2', phone: '02-111-2222', country: '대한민국' },
]

describe.each(engines)('every table on %s', (engine) => {
  let folder: string
  let app: TestApp
  let admin: AdminClient
  let merged: Business
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'every-table-'))
    app = await startTestApp(engine)
    admin = await adminClient(app)
    merged = await fill(app, admin)
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  test('is in backups, derived, or left out for a reason', async () => {
    const tables = await listTables(app.environment)
    expect(tables.filter((name) => !Object.hasOwn(decisions, name))).toEqual([])
    expect(tables.length).toBeGreaterThan(35)
  })

  test('that is in backups has rows here, or the round trips show nothing', async () => {
    const dump = await dumpTables(app.environment)
    const empty = Object.entries(dump).flatMap(([name, rows]) => (rows.length === 0 ? [name] : []))
    expect(empty).toEqual([])
  })

  test('backup, restore into a new database of the other engine, and back → each is as it was', async () => {
    const other = await createTestSite(engine === 'sqlite' ? 'postgres' : 'sqlite')
    const again = await createTestSite(engine)
    const before = await dumpTables(app.environment)
    try {
      const [there, back] = [join(folder, 'there.gz'), join(folder, 'back.gz')]
      expect(await runCli(['backup', there], app.environment)).toMatchObject({ code: 0 })
      expect(await runCli(['restore', there], other.environment)).toMatchObject({ code: 0 })
      expect(differencesIn(before, await dumpTables(other.environment), 'backup')).toEqual([])
      expect(await runCli(['backup', back], other.environment)).toMatchObject({ code: 0 })
      expect(await runCli(['restore', back], again.environment)).toMatchObject({ code: 0 })
      expect(differencesIn(before, await dumpTables(again.environment), 'backup')).toEqual([])
      for (const { storage } of [other, again]) {
        const found = []
        for await (const difference of storage.verify()) found.push(difference)
        expect(found).toEqual([])
        expect(await storage.listings.findBySlug(merged.slug)).toMatchObject({ name: '새봄 꽃집' })
      }
    } finally {
      await other.remove()
      await again.remove()
    }
  })

  test('delete everything, restore the snapshot → each is as it was, merges lead on and changes are undone', async () => {
    const before = await dumpTables(app.environment)
    const { snapshot } = (await admin.call('DELETE', '/api/admin/delete-all')).body
    await importRows(app, [{ name: '나중에 온 가게', place_id: 'later' }])
    const accepted = (await admin.call('POST', `/api/admin/snapshots/${snapshot}/restore`)).body
    expect(await admin.ended(accepted)).toMatchObject({ state: 'done' })
    expect(differencesIn(before, await dumpTables(app.environment), 'backup')).toEqual([])

    await app.untilKnown()
    const old = await app.fetch(`/details/${encodeURIComponent(merged.slug)}`)
    expect([old.status, (await business(app, '새봄 꽃집'))?.slug]).toEqual([
      301,
      decodeURIComponent(old.headers.get('location') ?? '').replace('/details/', ''),
    ])
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    for (const action of ['listings-merged', 'listing-edited']) {
      const { id } = entries.find((each: { action: string }) => each.action === action)
      expect(await admin.call('POST', `/api/admin/changes/${id}/undo`)).toMatchObject({
        status: 200,
        body: { restored: 1, kept: 0 },
      })
    }
    expect(await business(app, '새봄꽃집')).toMatchObject({ slug: merged.slug })
    expect(await business(app, '해운대 밝은치과')).toMatchObject({
      city: expect.not.stringContaining('포항'),
    })
  })
})

test('every decision says why', () => {
  const reasons = Object.values(decisions).map((decision: Decision) => decision.why)
  expect(reasons.filter((why) => why.length < 10)).toEqual([])
})

async function business(app: TestApp, words: string): Promise<Business | undefined> {
  const list = (await app.json(`/api/businesses?search=${encodeURIComponent(words)}`)) as BusinessList
  return list.businesses.find(({ name }) => name === words)
}

/** Does what a week of work does, so that every table has rows. Returns the listing that was merged into another one. */
async function fill(app: TestApp, admin: AdminClient): Promise<Business> {
  const { storage } = app
  await importRows(app, [...listingRows, ...twins, { name: '', place_id: 'nameless' }])
  await importRows(app, [{ ...twins[5], full_address: '서울특별시 마포구 양화로 45' }], 'update')
  await admin.call('POST', '/api/admin/generate-seo')
  await app.untilKnown()
  const [keep, remove] = [await stored(app, admin, '새봄 꽃집'), await stored(app, admin, '새봄꽃집')]
  const gone = await business(app, '새봄꽃집')
  expect(await admin.call('POST', '/api/admin/duplicates/merge', { keep, remove: [remove] })).toMatchObject({
    status: 200,
  })
  const books = [await stored(app, admin, '가을 서점'), await stored(app, admin, '가을 책방')].map(
    ({ id }) => id,
  )
  expect(await admin.call('POST', '/api/admin/duplicates/dismiss', { ids: books })).toMatchObject({
    status: 200,
  })
  const dentist = await stored(app, admin, '해운대 밝은치과')
  const edit = { version: dentist.version, edit: { city: '포항시' } }
  expect(await admin.call('PATCH', `/api/admin/businesses/${dentist.id}`, edit)).toMatchObject({
    status: 200,
  })
  const report = { listingId: dentist.id, reasons: ['phone'], note: '', contact: '', createdAt: 1 } as const
  await addReports(
    storage,
    ['one', 'two'].map((id) => ({ id, ...report })),
  )
  expect(await admin.call('POST', '/api/admin/reports/one/dismiss')).toMatchObject({ status: 200 })
  const form = {
    name: '솔방울 분식',
    category: '분식',
    address: '서울특별시 마포구 양화로 99',
    country: '대한민국',
    email: 'owner@example.kr',
  }
  await app.fetch('/add-business', { method: 'POST', body: new URLSearchParams(form) })
  await storage.searchFeedback.restoreSynonyms([
    { key: '폰고침', phrase: '폰고침', meaning: '휴대폰 수리점', trade: '', createdAt: 1 },
  ])
  await storage.importLayouts.restoreLayouts([{ key: 'a1', name: 'places', deriveIds: true, chosenAt: 1 }])
  await storage.tradeMappings.restoreTradeMappings([
    { key: '외식업체', text: '외식업체', trade: 'restaurant', chosenAt: 1 },
  ])
  // The texts follow the changes in a job of its own.
  await vi.waitUntil(
    async () => (await storage.administration.textChanges()) === '' && (await isIdle(storage)),
    {
      timeout: 60_000,
    },
  )
  if (!gone) throw new Error('there is nothing to merge')
  return gone
}

async function isIdle({ jobs }: Storage): Promise<boolean> {
  return (await jobs.countJobs()).every(({ state }) => state !== 'queued' && state !== 'running')
}

async function stored(
  app: TestApp,
  admin: AdminClient,
  name: string,
): Promise<{ id: string; version: number }> {
  const id = (await business(app, name))?.id ?? name
  return { id, version: (await admin.call('GET', `/api/admin/businesses/${id}`)).body.version }
}
