import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const calls = '/api/admin/trade-mappings'
const row = (id: number, category: string) => ({
  name: `나루 ${id}`,
  place_id: `trade-${id}`,
  category,
  full_address: '서울특별시 강남구 테헤란로 1',
  country: '대한민국',
})

describe.each(engines)('trades of texts on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, [
      row(1, 'Zqx'),
      row(2, 'Zqx'),
      row(3, 'Zqy 약국'),
      row(4, '카페'),
      row(5, 'Wvw'),
      row(6, '기타'),
      row(7, 'Other'),
    ])
    admin = await adminClient(app)
  })
  afterAll(() => app.close())
  const save = (mappings: unknown) => admin.call('POST', calls, { mappings })

  test('GET /api/admin/trades → every trade with its Korean and English name, in the order of the Korean ones', async () => {
    const { trades } = (await admin.call('GET', '/api/admin/trades')).body
    expect(trades.length).toBeGreaterThan(1500)
    expect(trades).toContainEqual({ trade: 'pharmacy', label: { ko: '약국', en: 'Pharmacy' } })
    const names = trades.map(({ label }: { label: { ko: string } }) => label.ko)
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'ko')))
  })

  test('GET /api/admin/trade-mappings → the categories that mean nothing, with counts', async () => {
    const { body } = await admin.call('GET', calls)
    expect(body).toMatchObject({ mappings: [], unmappedCount: 4 })
    expect(body.unmapped).toEqual([
      { text: 'Zqx', slug: 'zqx', businessCount: 2 },
      { text: 'Other', slug: 'establishment', businessCount: 1 },
      { text: 'Wvw', slug: 'wvw', businessCount: 1 },
      { text: '기타', slug: 'establishment', businessCount: 1 },
    ])
  })

  test('POST /api/admin/trade-mappings → remembered, applied to what is there, in the audit log; its job can be undone', async () => {
    const answer = await save([
      { text: ' Zqx ', trade: 'pharmacy' },
      { text: 'zqx', trade: 'bakery' },
    ])
    expect(answer.status).toBe(202)
    const job = await admin.ended(answer.body)
    expect(job).toMatchObject({ kind: 'trades', state: 'done', result: { count: 2 }, canUndo: true })
    const { body } = await admin.call('GET', calls)
    expect(body.mappings).toMatchObject([
      { key: 'zqx', text: 'zqx', trade: 'bakery', label: { ko: '제과점', en: 'Bakery' } },
    ])
    expect(body.unmapped).toMatchObject([{ text: 'Other' }, { text: 'Wvw' }, { text: '기타' }])
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    expect(entries.find(({ action }: { action: string }) => action === 'trades-mapped')).toMatchObject({
      username: 'admin',
      subject: 'zqx',
    })
    const undone = await admin.call('POST', `/api/admin/jobs/${job.id}/undo`)
    expect(await admin.ended(undone.body)).toMatchObject({ result: { restored: 2, forgotten: 1 } })
    expect((await admin.call('GET', calls)).body).toMatchObject({ mappings: [], unmappedCount: 4 })
  })

  test('DELETE /api/admin/trade-mappings/{key} → forgotten once; an odd key is no fault', async () => {
    await admin.ended((await save([{ text: 'zqx', trade: 'bakery' }])).body)
    const path = `${calls}/${encodeURIComponent('zqx')}`
    expect((await admin.call('DELETE', path)).status).toBe(200)
    expect((await admin.call('DELETE', path)).status).toBe(404)
    expect((await admin.call('GET', calls)).body.mappings).toEqual([])
    for (const key of ['%00', '%2F..%2F', 'x'.repeat(401), '__proto__', "'%3B--"])
      expect([400, 404, 414]).toContain((await admin.call('DELETE', `${calls}/${key}`)).status)
  })

  test('POST with a new trade → its page, list, search and structured data have it; undone, nothing has', async () => {
    // A page of fewer is in no sitemap.
    await importRows(app, [row(8, 'Qzz'), row(9, 'Qzz'), row(10, 'Qzz')])
    const answer = await save([{ text: 'Qzz', trade: '~드론 수리점' }])
    expect(answer.status).toBe(202)
    const job = await admin.ended(answer.body)
    expect(job).toMatchObject({ state: 'done', result: { count: 3 } })
    await app.untilKnown()
    const own = { trade: '~드론 수리점', label: { ko: '드론 수리점', en: '드론 수리점' } }
    const { body } = await admin.call('GET', calls)
    expect(body.mappings).toMatchObject([{ text: 'Qzz', ...own }])
    expect(body.unmapped.map(({ text }: { text: string }) => text)).not.toContain('Qzz')
    expect((await admin.call('GET', '/api/admin/trades')).body.trades).toContainEqual(own)

    const found = await (await app.fetch('/api/categories')).json()
    expect(found).toContainEqual(
      expect.objectContaining({
        category: '~드론 수리점',
        categoryLabel: '드론 수리점',
        categorySlug: '~드론-수리점',
        businessCount: 3,
      }),
    )
    const path = `/category/${encodeURIComponent('~드론-수리점')}`
    const page = await app.fetch(path)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('<h1>드론 수리점</h1>')
    expect(html).not.toContain('>~드론')
    const searched = await (
      await app.fetch(`/api/businesses?search=${encodeURIComponent('드론 수리점')}`)
    ).json()
    expect(searched.totalCount).toBe(3)
    const suggested = await (await app.fetch(`/api/suggest?q=${encodeURIComponent('드론 수')}`)).json()
    expect(suggested.suggestions).toContainEqual(expect.objectContaining({ text: '드론 수리점', href: path }))
    const [{ slug }] = searched.businesses
    const detail = await (await app.fetch(`/details/${encodeURIComponent(slug)}`)).text()
    expect(detail).toContain('"@type":"LocalBusiness"')
    const sitemap = await (await app.fetch('/sitemap-categories.xml')).text()
    expect(sitemap).toContain(path)

    const undone = await admin.call('POST', `/api/admin/jobs/${job.id}/undo`)
    expect(await admin.ended(undone.body)).toMatchObject({ result: { restored: 3, forgotten: 1 } })
    await app.untilKnown()
    expect((await app.fetch(path)).status).toBe(404)
    expect((await admin.call('GET', '/api/admin/trades')).body.trades).not.toContainEqual(own)
  })

  const whole = { text: 'Zqx', trade: 'pharmacy' }
  test.each([
    ['no list', undefined],
    ['an empty list', []],
    ['too many texts', Array.from({ length: 201 }, (_, n) => ({ text: `t${n}`, trade: 'cafe' }))],
    ['a text that is too long', [{ text: 'x'.repeat(201), trade: 'cafe' }]],
    ['an unknown key', [{ ...whole, key: 'a' }]],
    ['no trade', [{ text: 'Zqx' }]],
    ['a text that is none', [{ text: 7, trade: 'cafe' }]],
    ['a list in a list', [[whole]]],
  ])('POST /api/admin/trade-mappings with %s → 400, nothing is stored', async (_, mappings) => {
    expect((await save(mappings)).status).toBe(400)
    expect((await admin.call('GET', calls)).body.mappings).toEqual([])
  })

  test.each([
    ['a trade that does not exist', [whole, { text: 'b', trade: 'zqx-zqx' }], 'zqx-zqx'],
    ['the name of a trade', [{ text: 'b', trade: '약국' }], '약국'],
    ['a property of every object', [{ text: 'b', trade: '__proto__' }], '__proto__'],
    ['a new trade that is known', [whole, { text: 'b', trade: '~Apotheke' }], '약국'],
    ['a new trade that is a place', [{ text: 'b', trade: '~강남구' }], '지역'],
    ['a new trade without a name', [{ text: 'b', trade: '~' }], '~'],
    ['a new trade of too long a name', [{ text: 'b', trade: `~${'가'.repeat(41)}` }], '40자'],
    ['an empty text', [whole, { text: '  ', trade: 'cafe' }], '빈 글'],
  ])(
    'POST /api/admin/trade-mappings with %s → 422 in words, nothing is stored',
    async (_, mappings, words) => {
      const answer = await save(mappings)
      expect(answer.status).toBe(422)
      expect(answer.body.message).toContain(words)
      expect((await admin.call('GET', calls)).body.mappings).toEqual([])
    },
  )

  test('the longest list of the longest texts is taken', async () => {
    const texts = Array.from({ length: 200 }, (_, n) => ({
      text: `${n} ${'힣'.repeat(195)}`,
      trade: 'cafe',
    }))
    const answer = await save(texts)
    expect(answer.status).toBe(202)
    await admin.ended(answer.body)
    expect((await admin.call('GET', calls)).body.mappings).toHaveLength(200)
  })

  test('without a session → 401', async () => {
    expect((await app.fetch('/api/admin/trades')).status).toBe(401)
    expect((await app.fetch(calls)).status).toBe(401)
    expect((await app.fetch(calls, { method: 'POST' })).status).toBe(401)
  })
})
