import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

describe.each(engines)('listings in the hands of the administrator on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    await importRows(app)
  })
  afterAll(() => app.close())

  const list = async (query: string) => (await app.json(`/api/businesses?${query}`)) as BusinessList
  const idOf = async (search: string) => {
    const [business] = (await list(`search=${encodeURIComponent(search)}`)).businesses
    if (!business) throw new Error(`nothing is found by ${search}`)
    return business.id
  }
  const load = async (id: string) => (await admin.call('GET', `/api/admin/businesses/${id}`)).body
  const patch = (id: string, version: number, edit: object) =>
    admin.call('PATCH', `/api/admin/businesses/${id}`, { version, edit })
  const lastEntry = async () => (await admin.call('GET', '/api/admin/audit')).body.entries[0]
  const undo = (changeId: string) => admin.call('POST', `/api/admin/changes/${changeId}/undo`)

  test.each([
    ['Belgrade', '', { isKnown: true, meant: [] }],
    ['Beograd', 'Serbia', { isKnown: true, meant: [] }],
    ['Bergrad', '', { isKnown: false, meant: expect.arrayContaining(['Belgrade']) }],
    ['Berlln', 'Germany', { isKnown: false, meant: ['Berlin'] }],
    ['Berlin', '대한민국', { isKnown: false, meant: [] }],
    ['서을', '대한민국', { isKnown: false, meant: ['서울'] }],
    ['강능', '', { isKnown: false, meant: ['강릉시'] }],
    ['수언시', '대한민국', { isKnown: false, meant: ['수원시'] }],
    ['고양', '', { isKnown: true, meant: [] }],
    ['서', '', { begun: ['서울'] }],
    ['부산', '대한민국', { isKnown: true, begun: ['부산'] }],
    ['부산', '독일', { isKnown: false, begun: [] }],
    ['  ', '', { isKnown: false, begun: [], meant: [] }],
    ["x' or 1=1 --", '', { isKnown: false, begun: [], meant: [] }],
  ])('GET /api/admin/city-names?text=%s&country=%s → %o', async (text, country, expected) => {
    const query = new URLSearchParams({ text, country })
    expect(await admin.call('GET', `/api/admin/city-names?${query}`)).toMatchObject({
      status: 200,
      body: expected,
    })
  })

  test.each([
    ['Restuarant', { isKnown: false, meant: [{ ko: '음식점', en: 'Restaurant' }] }],
    ['Korean restuarant', { isKnown: false, meant: [{ ko: '한식' }] }],
    ['eczane', { isKnown: true, meant: [] }],
    ['Zqx', { isKnown: false, meant: [] }],
    ['', { isKnown: false, meant: [] }],
  ])('GET /api/admin/trade-names?text=%s → %o', async (text, expected) => {
    const query = new URLSearchParams({ text })
    expect(await admin.call('GET', `/api/admin/trade-names?${query}`)).toMatchObject({
      status: 200,
      body: expected,
    })
  })

  test('PATCH /api/admin/businesses/{id} → the listing, its lists, its search and its log show the edit', async () => {
    const id = await idOf('밝은치과')
    const { version, business } = await load(id)
    const edited = await patch(id, version, { name: '해운대 새빛치과', isVerified: true, rating: '4.7' })
    expect(edited.status).toBe(200)
    expect(edited.body.business).toMatchObject({ name: '해운대 새빛치과', isVerified: true, rating: '4.7' })
    expect(edited.body.version).toBeGreaterThan(version)
    expect(edited.body.business.slug).toBe(business.slug)

    expect(await idOf('새빛치과')).toBe(id)
    expect((await list(`search=${encodeURIComponent('밝은치과')}`)).totalCount).toBe(0)
    expect((await list('verified=true')).businesses.map((found) => found.id)).toEqual([id])
    expect((await list('verified=false')).totalCount).toBe(3)
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 4, verifiedBusinesses: 1 })
    expect(await lastEntry()).toMatchObject({
      username: 'admin',
      action: 'listing-edited',
      subjectId: id,
      details: { name: ['해운대 밝은치과', '해운대 새빛치과'], isVerified: [false, true] },
      canUndo: true,
    })
  })

  test('PATCH, PATCH, POST …/undo of each changeId, the last first → as before; an edit of nothing has none', async () => {
    const id = await idOf('Gül Kuaför')
    const before = await load(id)
    const first = await patch(id, before.version, { city: 'Bursa' })
    const second = await patch(id, first.body.version, { city: 'Konya' })
    const none = await patch(id, second.body.version, { city: 'Konya' })
    expect([none.status, none.body.version]).toEqual([200, second.body.version])
    expect(none.body).not.toHaveProperty('changeId')
    for (const [{ body }, city] of [
      [second, 'Bursa'],
      [first, before.business.city],
    ] as const) {
      expect((await undo(body.changeId)).body).toMatchObject({ restored: 1, kept: 0 })
      expect((await load(id)).business.city).toBe(city)
    }
    expect(await load(id)).toEqual(before)
  })

  test('PATCH of a version that another editor has replaced → 409 with the present one, nothing overwritten', async () => {
    const id = await idOf('Gül Kuaför')
    const { version } = await load(id)
    const first = await patch(id, version, { phone: '+90 216 555 44 34' })
    const second = await patch(id, version, { phone: '+90 216 555 44 35' })
    expect([first.status, second.status]).toEqual([200, 409])
    expect(second.body.current.version).toBe(first.body.version)
    expect(second.body.current.business.phoneE164).toBe('+902165554434')
    expect((await load(id)).business.phoneE164).toBe('+902165554434')
  })

  test('PATCH by two editors at the very same time → one of them is told', async () => {
    const id = await idOf('Gül Kuaför')
    const { version } = await load(id)
    const answers = await Promise.all(
      ['1', '2'].map((digit) => patch(id, version, { phone: `+90 216 555 44 4${digit}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('PATCH with what cannot be taken → 400 that names each field, nothing changed', async () => {
    const id = await idOf('손칼국수')
    const { version } = await load(id)
    const answer = await patch(id, version, { name: '', rating: '7', photos: 'ftp://x' })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.problems).sort()).toEqual(['name', 'photos', 'rating'])
    expect((await patch(id, version, { isAdmin: true })).status).toBe(400)
    expect((await load(id)).version).toBe(version)
  })

  test('DELETE /api/admin/businesses/{id} → gone everywhere; POST …/undo → back exactly', async () => {
    const id = await idOf('손칼국수')
    const before = await load(id)
    const countsBefore = await Promise.all(
      ['/api/statistics', '/api/countries', '/api/categories'].map(app.json),
    )
    const deleted = await admin.call('DELETE', `/api/admin/businesses/${id}?version=${before.version}`)
    expect(deleted.status).toBe(200)
    expect((await app.fetch(`/api/businesses/${id}`)).status).toBe(404)
    expect((await app.fetch(`/details/${encodeURIComponent(before.business.slug)}`)).status).toBe(404)
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 3 })
    expect(await lastEntry()).toMatchObject({ action: 'listing-deleted', subject: before.business.name })

    expect((await undo(deleted.body.changeId)).body).toMatchObject({ restored: 1, kept: 0 })
    expect(await load(id)).toEqual(before)
    expect(await idOf('손칼국수')).toBe(id)
    const countsAfter = await Promise.all(
      ['/api/statistics', '/api/countries', '/api/categories'].map(app.json),
    )
    expect(countsAfter).toEqual(countsBefore)
    expect((await undo(deleted.body.changeId)).status).toBe(404)
  })

  test('DELETE of a listing that somebody edited meanwhile → 409; of one that is gone → 404', async () => {
    const id = await idOf('손칼국수')
    const { version } = await load(id)
    expect((await admin.call('DELETE', `/api/admin/businesses/${id}?version=${version - 1}`)).status).toBe(
      409,
    )
    expect((await admin.call('DELETE', '/api/admin/businesses/none')).status).toBe(404)
  })

  test('POST /api/admin/businesses/bulk with ids → all verified, undone together', async () => {
    const ids = (await list('verified=false')).businesses.map(({ id }) => id)
    const answer = await admin.call('POST', '/api/admin/businesses/bulk', { action: 'verify', ids })
    expect(answer.body).toMatchObject({ count: ids.length })
    expect((await list('verified=false')).totalCount).toBe(0)
    expect((await undo(answer.body.changeId)).body).toMatchObject({ restored: ids.length })
    expect((await list('verified=false')).totalCount).toBe(ids.length)
  })

  test('POST /api/admin/businesses/bulk with a filter → a job on all that match, undone by the job', async () => {
    const accepted = await admin.call('POST', '/api/admin/businesses/bulk', {
      action: 'delete',
      filter: { country: 'South Korea' },
    })
    expect(accepted.status).toBe(202)
    const job = await admin.ended(accepted.body)
    expect(job).toMatchObject({ state: 'done', done: 2, result: { count: 2 }, canUndo: true })
    expect((await list('')).totalCount).toBe(2)
    const undone = await admin.call('POST', `${accepted.body.job}/undo`)
    expect(await admin.ended(undone.body)).toMatchObject({ state: 'done', result: { restored: 2, kept: 0 } })
    expect((await list('')).totalCount).toBe(4)
    expect((await admin.call('GET', accepted.body.job)).body).toMatchObject({ canUndo: false })
  })

  // The panel asks for the list as soon as the jobs say so, and never again.
  test('once the list of jobs says that one has ended, the list of businesses shows what it did', async () => {
    const { totalCount } = await list('')
    for (const action of ['verify', 'unverify', 'verify', 'unverify']) {
      const { body } = await admin.call('POST', '/api/admin/businesses/bulk', {
        action,
        filter: { verified: action !== 'verify' },
      })
      await list('verified=true')
      const isDone = async () => (await app.storage.jobs.findJob(body.jobId))?.state === 'done'
      await vi.waitUntil(isDone, { interval: 1, timeout: 600_000 })
      const { jobs } = (await admin.call('GET', '/api/admin/jobs')).body
      expect(jobs[0]).toMatchObject({ id: body.jobId, state: 'done' })
      expect((await list('verified=true')).totalCount).toBe(action === 'verify' ? totalCount : 0)
    }
  })

  test('POST /api/admin/businesses/bulk with neither or both → 400', async () => {
    const bulk = (more: object) =>
      admin.call('POST', '/api/admin/businesses/bulk', { action: 'verify', ...more })
    expect((await bulk({})).status).toBe(400)
    expect((await bulk({ ids: ['a'], filter: {} })).status).toBe(400)
    expect((await bulk({ ids: Array(501).fill('a') })).status).toBe(400)
  })
})
