import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditView } from '../../src/domain/administration/administration.ts'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const rows = Array.from({ length: 60 }, (_, index) => ({
  name: `Nord ${index}`,
  place_id: `ChIJnord${index}`,
  category: 'Store',
  full_address: index < 40 ? 'Unknown way 7' : 'Torstr. 1, 10119 Berlin',
}))

describe.each(engines)('one edit of many listings on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    await importRows(app, rows)
  })
  afterAll(() => app.close())

  const list = async (query: string) => (await app.json(`/api/businesses?limit=100&${query}`)) as BusinessList
  const all = async () =>
    new Map((await list('')).businesses.map(({ updatedAt: _, ...business }) => [business.id, business]))
  const bulk = (payload: unknown) => admin.call('POST', '/api/admin/businesses/bulk', payload)

  test('of a selection: the fields are set, found by them, and undone', async () => {
    const before = await all()
    const ids = [...before.keys()].slice(0, 5)
    const set = { category: 'Bakery', city: '서울', country: '대한민국' }
    const { body } = await bulk({ action: 'edit', set, ids })
    expect(body).toMatchObject({ count: 5 })
    const found = (await list('city=서울&country=KR&category=Bakery')).businesses
    expect(found.map(({ id }) => id).sort()).toEqual([...ids].sort())
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    expect(entries[0]).toMatchObject({ action: 'listing-edited', subject: '5', details: { count: 5, set } })
    expect((await admin.call('POST', `/api/admin/changes/${body.changeId}/undo`)).body).toMatchObject({
      restored: 5,
    })
    expect(await all()).toEqual(before)
  })

  test('of a whole list: a job that changes each listing once, although they leave the list, and its undo', async () => {
    const before = await all()
    const { totalCount } = await list('missing=city')
    expect(totalCount).toBeGreaterThan(20)
    const filter = { missing: 'city' }
    const job = await admin.ended((await bulk({ action: 'edit', set: { city: 'Hamburg' }, filter })).body)
    expect(job).toMatchObject({
      state: 'done',
      done: totalCount,
      result: { count: totalCount },
      canUndo: true,
    })
    expect((await list('missing=city')).totalCount).toBe(0)
    expect((await list('city=Hamburg')).totalCount).toBe(totalCount)
    const inHistory = async () => {
      const { entries } = (await admin.call('GET', '/api/admin/audit')).body
      return entries.find(
        (entry: AuditView) => entry.action === 'job-ended' && entry.subjectId === job.id,
      ) as AuditView
    }
    expect(await inHistory()).toMatchObject({ canUndo: true })
    const undo = await admin.call('POST', `/api/admin/jobs/${job.id}/undo`)
    expect(await admin.ended(undo.body)).toMatchObject({ result: { restored: totalCount, kept: 0 } })
    expect(await inHistory()).toMatchObject({ canUndo: false })
    expect(await all()).toEqual(before)
  })

  test('what is set so stays through an update, and what was not set follows the file', async () => {
    const filter = { search: 'Nord 7' }
    await admin.ended((await bulk({ action: 'edit', set: { category: 'Florist' }, filter })).body)
    await importRows(app, [{ ...rows[7], category: 'Bank', phone: '+49 30 901820' }], 'update')
    const [listing] = (await list('search=Nord 7')).businesses as Business[]
    expect(listing).toMatchObject({ category: 'Florist', phone: expect.stringContaining('901820') })
  })

  test.each([
    ['no field', {}],
    ['an empty field', { city: '  ' }],
    ['a country that nobody knows', { country: 'Atlantis' }],
    ['a long name', { city: 'x'.repeat(101) }],
    ['a field that cannot be set at once', { name: 'All alike' }],
    ['a field that is no text', { city: ['Berlin'] }],
    ['nothing', null],
    ['a prototype', JSON.parse('{"__proto__":{"city":"x"}}')],
  ])('%s → 400, and nothing changes', async (_what, set) => {
    const before = await all()
    for (const target of [{ filter: {} }, { ids: [...before.keys()].slice(0, 1) }])
      expect((await bulk({ action: 'edit', set, ...target })).status).toBe(400)
    expect(await all()).toEqual(before)
  })

  test('fields with another action, or an edit without fields → 400', async () => {
    expect((await bulk({ action: 'delete', set: { city: 'Berlin' }, filter: {} })).status).toBe(400)
    expect((await bulk({ action: 'edit', filter: {} })).status).toBe(400)
  })

  test('a value of markup, quotes and control characters is text', async () => {
    const [id = ''] = [...(await all()).keys()]
    const city = `<script>alert(1)</script> ' " \u0000 \u202e ${'%'}00`
    const { body } = await bulk({ action: 'edit', set: { city }, ids: [id] })
    expect(body.count).toBe(1)
    const page = await (await app.fetch(`/details/${(await all()).get(id)?.slug}`)).text()
    expect(page).not.toContain('<script>alert(1)')
    await admin.call('POST', `/api/admin/changes/${body.changeId}/undo`)
  })
})
