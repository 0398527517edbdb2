import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminClient, adminClient } from './admin-client.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

describe.each(engines)('submissions of visitors on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    for (const name of ['새봄 꽃집', '가을 서점']) {
      const fields = {
        name,
        category: '꽃집',
        address: '서울특별시 성동구 왕십리로 1',
        country: '대한민국',
        phone: '02-333-4444',
        email: 'owner@example.com',
      }
      await app.fetch('/add-business', { method: 'POST', body: new URLSearchParams(fields) })
    }
  })
  afterAll(() => app.close())

  const pending = async () => (await admin.call('GET', '/api/admin/submissions')).body

  test('GET /api/admin/submissions → those that wait, the oldest first, seen by nobody else', async () => {
    const { submissions, totalCount } = await pending()
    expect(totalCount).toBe(2)
    expect(submissions[0]).toMatchObject({
      email: 'owner@example.com',
      status: 'pending',
      business: { name: '새봄 꽃집', city: '서울' },
    })
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 0 })
  })

  test('POST …/approve → published, counted and found; undone → it waits again', async () => {
    const [{ business }] = (await pending()).submissions
    const approved = await admin.call('POST', `/api/admin/submissions/${business.id}/approve`)
    expect(approved.status).toBe(200)
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 1 })
    expect(await app.json(`/api/businesses?search=${encodeURIComponent('새봄')}`)).toMatchObject({
      totalCount: 1,
    })
    expect(business.slug).toMatch(/^새봄-꽃집-서울-[\da-f]{7}$/)
    expect((await pending()).totalCount).toBe(1)
    expect((await admin.call('POST', `/api/admin/submissions/${business.id}/approve`)).status).toBe(404)

    await admin.call('POST', `/api/admin/changes/${approved.body.changeId}/undo`)
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 0 })
    expect((await pending()).submissions[0]).toMatchObject({
      email: 'owner@example.com',
      business: { id: business.id },
    })
  })

  test('POST …/reject → gone, with who sent it; undone → it waits again', async () => {
    const [, { business }] = (await pending()).submissions
    const rejected = await admin.call('POST', `/api/admin/submissions/${business.id}/reject`)
    expect((await pending()).totalCount).toBe(1)
    await admin.call('POST', `/api/admin/changes/${rejected.body.changeId}/undo`)
    expect((await pending()).totalCount).toBe(2)
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    expect(entries.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
      'change-undone',
      'submission-rejected',
    ])
  })
})
