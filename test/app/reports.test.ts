import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReportPage } from '../../src/domain/administration/administration.ts'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { detailTexts } from '../../src/web/pages/detail/detail-texts.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const rows = [
  ...listingRows,
  {
    name: '한강 손칼국수',
    place_id: 'ChIJtwin000000000000000001',
    category: 'Korean restaurant',
    full_address: '서울특별시 마포구 양화로 45',
    country: '대한민국',
    phone: '02-333-4444',
  },
]

const note = '번호가 02-999-0000으로 바뀌었습니다.'

describe.each(engines)('reports on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  let shop: Business
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, rows)
    admin = await adminClient(app)
    const found = (await app.json('/api/businesses?limit=50')) as BusinessList
    shop = found.businesses.find(({ name }) => name === '한강 손칼국수 본점') as Business
  })
  afterAll(() => app.close())

  const pathOf = ({ slug }: Business) => `/details/${encodeURIComponent(slug)}`
  const send = (fields: Record<string, string>, to = pathOf(shop), headers: Record<string, string> = {}) =>
    app.fetch(`${to}/report`, { method: 'POST', headers, body: new URLSearchParams(fields) })
  const list = async () => (await admin.call('GET', '/api/admin/reports')).body as ReportPage
  test.each([
    ['ko', '/contact'],
    ['en', '/en/contact'],
    ['tr', '/tr/contact'],
  ] as const)(
    'GET %s contact page → names the form as the page of a business does',
    async (language, path) => {
      expect(await (await app.fetch(path)).text()).toContain(detailTexts(language).report)
    },
  )

  const call = (id: string, action: string, payload?: unknown) =>
    admin.call('POST', `/api/admin/reports/${id}/${action}`, payload)

  test('POST /details/{slug}/report → 303 to the page that says thanks; the administrator sees it with the listing', async () => {
    const answer = await send({ phone: '1', note })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(`${pathOf(shop)}?reported=1#report`)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await list()).toMatchObject({
      totalCount: 1,
      reports: [{ reasons: ['phone'], note, contact: '', others: 0, business: { id: shop.id } }],
    })
  })

  test('POST … by the business itself → its contact is there', async () => {
    expect((await send({ owner: '1', contact: 'owner@example.org' })).status).toBe(303)
    const { reports } = await list()
    expect(reports[1]).toMatchObject({ reasons: [], contact: 'owner@example.org', others: 1 })
  })

  test('POST /en/details/{slug}/report → back to the page in its language', async () => {
    const answer = await send({ phone: '1', website: 'x' }, `/en${pathOf(shop)}`)
    expect(answer.headers.get('location')).toBe(`/en${pathOf(shop)}?reported=1#report`)
  })

  test.each<[string, Record<string, string>]>([
    ['nothing', {}],
    ['only "other" and no words', { other: '1' }],
    ['a contact that is none', { owner: '1', contact: 'me' }],
  ])('POST … with %s → 422, nothing stored', async (_, fields) => {
    expect((await send(fields)).status).toBe(422)
    expect((await list()).totalCount).toBe(2)
  })

  test('POST … with the hidden field filled in → answered as if taken; of an unknown listing → 404; from another site → 403', async () => {
    expect((await send({ phone: '1', website: 'https://spam.example' })).status).toBe(303)
    expect((await send({ phone: '1' }, '/details/nowhere')).status).toBe(404)
    expect((await send({ phone: '1' }, pathOf(shop), { origin: 'https://evil.example' })).status).toBe(403)
    expect((await list()).totalCount).toBe(2)
  })

  test('nobody else sees or decides on reports', async () => {
    const [{ id = '' } = {}] = (await list()).reports
    expect((await app.fetch('/api/admin/reports')).status).toBe(401)
    for (const action of ['apply', 'close', 'dismiss', 'remove', 'duplicates']) {
      const method = action === 'duplicates' ? 'GET' : 'POST'
      expect((await app.fetch(`/api/admin/reports/${id}/${action}`, { method })).status).toBe(401)
    }
  })

  test('POST /api/admin/reports/{id}/apply, …/close, …/dismiss → decided once, without what was written in the log', async () => {
    for (let count = 0; count < 3; count++) await send({ hours: '1', note })
    const { reports } = await list()
    const decisions = ['apply', 'close', 'dismiss'] as const
    for (const [index, action] of decisions.entries()) {
      const { id = '' } = reports[index] ?? {}
      expect((await call(id, action)).status).toBe(200)
      expect((await call(id, action)).status).toBe(404)
    }
    expect((await list()).totalCount).toBe(2)
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'report-dismissed', subject: shop.name, details: { reasons: 'hours' } },
      { action: 'report-closed', subjectId: shop.id },
      { action: 'report-applied', username: 'admin' },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/02-999-0000|owner@example/)
  })

  test('GET /api/admin/reports/{id}/duplicates → listings that could be the same place', async () => {
    await send({ duplicate: '1' })
    const report = (await list()).reports.find(({ reasons }) => reasons.includes('duplicate'))
    const { body } = await admin.call('GET', `/api/admin/reports/${report?.id}/duplicates`)
    expect(body).toHaveLength(1)
    expect([body[0].first.business.name, body[0].second.business.name].sort()).toEqual([
      '한강 손칼국수',
      '한강 손칼국수 본점',
    ])
    expect(body[0].reasons).toEqual(['phone', 'address'])
  })

  test('POST …/remove → the closed business says so and is in no list; undone → it and its other reports are back', async () => {
    const before = await list()
    const { id = '', version = 0 } = before.reports[0] ?? {}
    expect((await call(id, 'remove', { version: version - 1 })).status).toBe(409)
    const removed = await call(id, 'remove', { version })
    expect(removed.status).toBe(200)
    const page = await app.fetch(pathOf(shop))
    expect([page.status, (await page.text()).includes('noindex')]).toEqual([200, true])
    const { businesses } = (await app.json('/api/businesses?limit=50')) as BusinessList
    expect(businesses.map((business) => business.id)).not.toContain(shop.id)
    expect((await list()).totalCount).toBe(0)
    expect((await admin.call('GET', '/api/admin/closed')).body).toMatchObject({
      totalCount: 1,
      businesses: [{ business: { id: shop.id }, status: 'closed' }],
    })
    await admin.call('POST', `/api/admin/changes/${removed.body.changeId}/undo`)
    expect((await app.fetch(pathOf(shop))).status).toBe(200)
    expect((await list()).totalCount).toBe(before.totalCount)
  })

  test('POST … with the change that was made for it, or by itself → undoing that opens it again, and says so', async () => {
    const before = await list()
    const { id = '', business, version } = before.reports[0] as ReportPage['reports'][number]
    const undo = (changeId: string) => admin.call('POST', `/api/admin/changes/${changeId}/undo`)
    const changed = await admin.call('PATCH', `/api/admin/businesses/${business.id}`, {
      version,
      edit: { phone: '02-999-0000' },
    })
    const { changeId } = changed.body
    expect((await call(id, 'apply', { changeId })).body.changeId).toBe(changeId)
    expect((await list()).totalCount).toBe(before.totalCount - 1)
    expect((await undo(changeId)).body).toMatchObject({
      message: '1곳을 되돌렸습니다. 알림 1건이 다시 처리를 기다립니다.',
      reopened: 1,
    })
    expect((await list()).reports.map((report) => report.id)).toContain(id)

    const dismissed = await call(id, 'dismiss')
    const entry = async () => (await admin.call('GET', '/api/admin/audit')).body.entries[0]
    expect(await entry()).toMatchObject({ id: dismissed.body.changeId, canUndo: true })
    const undone = await undo(dismissed.body.changeId)
    expect(undone.body).toMatchObject({ message: '알림 1건이 다시 처리를 기다립니다.', reopened: 1 })
    expect(await entry()).toMatchObject({ action: 'change-undone', details: { reopened: 1 } })
    expect((await list()).totalCount).toBe(before.totalCount)
    expect((await undo(dismissed.body.changeId)).status).toBe(404)
  })

  test('POST … more than ten times in an hour → 429', async () => {
    let answer = await send({ phone: '1' })
    for (let count = 1; count < 11 && answer.status !== 429; count++) answer = await send({ phone: '1' })
    expect(answer.status).toBe(429)
    expect(await answer.text()).toMatch(/role="alert"[^>]*>한 시간에 보낼 수 있는 횟수를 넘었습니다/)
    expect(await app.count('report')).toBeLessThanOrEqual(10)
    // The other form has an allowance of its own.
    const business = {
      name: '솔방울 분식',
      category: '분식',
      country: '대한민국',
      email: 'owner@example.org',
    }
    const body = new URLSearchParams({ ...business, address: '서울특별시 마포구 양화로 99' })
    expect((await app.fetch('/add-business', { method: 'POST', body })).status).toBe(303)
  })
})
