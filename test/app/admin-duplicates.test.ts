import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportReport } from '../../src/application/import/import-workbook.ts'
import type { DuplicatePage, DuplicatePair } from '../../src/domain/administration/duplicates.ts'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { routeEngines, startTestApp, type TestApp } from './test-app.ts'

const link = (lat: number) =>
  `https://www.google.com/maps/place/x/@${lat},126.9100,14z/data=!3d${lat}!4d126.91`
const rows: readonly ListingRow[] = [
  {
    name: '새봄 꽃집',
    place_id: 'flower-1',
    category: 'Florist',
    full_address: '서울특별시 마포구 양화로 45',
    country: '대한민국',
    location_link: link(37.55),
    reviews: '3',
    rating: '4.5',
  },
  {
    name: '새봄꽃집',
    place_id: 'flower-2',
    category: 'Florist',
    full_address: '서울특별시 마포구 양화로 45',
    country: '대한민국',
    phone: '02-333-4444',
    location_link: link(37.5504),
  },
  { name: '가을 서점', place_id: 'books-1', country: '대한민국', phone: '02-777-8888' },
  { name: '가을 책방', place_id: 'books-2', country: '대한민국', phone: '+82 2 777 8888' },
  { name: '겨울 약국', place_id: 'chemist', country: '대한민국', phone: '02-111-2222' },
]

describe.each(routeEngines)('possible duplicates on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  let report: ImportReport
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    report = await importRows(app, rows)
  })
  afterAll(() => app.close())

  const list = async (query = ''): Promise<DuplicatePage> =>
    (await admin.call('GET', `/api/admin/duplicates${query}`)).body
  const pairsOf = async (query = '') => (await list(query)).clusters.flatMap(({ pairs }) => pairs)
  const seen = ({ business: { id }, version }: DuplicatePair['first']) => ({ id, version })
  const firstPair = async () => {
    const [pair] = await pairsOf()
    if (!pair) throw new Error('no pair')
    return pair
  }

  test('GET /api/admin/duplicates → pairs of an import side by side, the strongest first, never merged by themselves', async () => {
    expect(report).toMatchObject({ imported: 5, possibleDuplicates: 2 })
    expect((await list()).totalCount).toBe(2)
    const pairs = await pairsOf()
    expect(pairs[0]).toMatchObject({
      first: { business: { name: '새봄 꽃집' } },
      second: { business: { name: '새봄꽃집' } },
      reasons: ['name', 'address'],
      strength: 3,
      metres: 44,
    })
    expect(pairs[1]).toMatchObject({ reasons: ['phone'], strength: 2, metres: null })
    expect((await list('?reason=phone')).totalCount).toBe(1)
    expect(await pairsOf('?offset=2')).toEqual([])
    expect((await admin.call('GET', '/api/admin/duplicates?reason=smell')).status).toBe(400)
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 5 })
  })

  test('POST …/merge → blanks filled, the other one gone, its addresses lead here, imports leave it out; undone → two again', async () => {
    const { first, second } = await firstPair()
    const merged = await admin.call('POST', '/api/admin/duplicates/merge', {
      keep: seen(first),
      remove: [seen(second)],
    })
    expect(merged.status).toBe(200)
    expect(await app.json(`/api/businesses/${first.business.id}`)).toMatchObject({
      name: '새봄 꽃집',
      phone: second.business.phone,
      reviewCount: 3,
    })
    const old = await app.fetch(`/details/${encodeURIComponent(second.business.slug)}`)
    expect(old.status).toBe(301)
    expect(old.headers.get('location')).toBe(`/details/${encodeURIComponent(first.business.slug)}`)
    const oldId = await app.fetch(`/business/${second.business.id}`)
    expect([oldId.status, oldId.headers.get('location')]).toEqual([301, `/business/${first.business.id}`])
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 4 })
    expect((await list()).totalCount).toBe(1)
    expect(await importRows(app, rows)).toMatchObject({ imported: 0, duplicates: 5 })

    const [entry] = (await admin.call('GET', '/api/admin/audit')).body.entries
    expect(entry).toMatchObject({
      id: merged.body.changeId,
      action: 'listings-merged',
      subject: '새봄 꽃집',
      details: { merged: '새봄꽃집', phone: ['', second.business.phone] },
      canUndo: true,
    })
    await admin.call('POST', `/api/admin/changes/${merged.body.changeId}/undo`)
    expect((await list()).totalCount).toBe(2)
    expect(await app.json(`/api/businesses/${first.business.id}`)).toMatchObject({ phone: null })
    expect((await app.fetch(`/details/${encodeURIComponent(second.business.slug)}`)).status).toBe(200)
  })

  test('POST …/merge of what was changed or deleted meanwhile → 409, 404; nothing is merged', async () => {
    const { first, second } = await firstPair()
    const stale = { ...seen(first), version: first.version - 1 }
    const conflict = await admin.call('POST', '/api/admin/duplicates/merge', {
      keep: stale,
      remove: [seen(second)],
    })
    expect(conflict.status).toBe(409)
    const gone = { keep: seen(first), remove: [{ id: 'nobody', version: 1 }] }
    expect((await admin.call('POST', '/api/admin/duplicates/merge', gone)).status).toBe(404)
    const itself = { keep: seen(first), remove: [seen(first)] }
    expect((await admin.call('POST', '/api/admin/duplicates/merge', itself)).status).toBe(404)
    expect((await admin.call('POST', '/api/admin/duplicates/merge', { keep: seen(first) })).status).toBe(400)
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: 5 })
  })

  test('POST …/dismiss → listed apart, not found again; taken back → listed again', async () => {
    const { first, second } = await firstPair()
    const ids = [second.business.id, first.business.id]
    expect((await admin.call('POST', '/api/admin/duplicates/dismiss', { ids })).status).toBe(200)
    expect((await list()).totalCount).toBe(1)
    await importRows(app, rows, 'update')
    expect((await list()).totalCount).toBe(1)
    expect(await pairsOf('?dismissed=true')).toMatchObject([{ reasons: ['name', 'address'] }])
    await admin.call('POST', '/api/admin/duplicates/dismiss', { ids, dismissed: false })
    expect((await list()).totalCount).toBe(2)
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    expect(entries.slice(0, 2).map(({ action }: { action: string }) => action)).toContain(
      'duplicate-reopened',
    )
    const nobody = { ids: ['a', 'b'] }
    expect((await admin.call('POST', '/api/admin/duplicates/dismiss', nobody)).status).toBe(404)
  })

  test('three listings that are pairs of each other stand together, and are dismissed and listed again in one action', async () => {
    const before = (await list()).totalCount
    const { jobId } = await importRows(
      app,
      ['하나', '둘', '셋'].map((name) => ({
        name: `여름 ${name}`,
        place_id: `summer-${name}`,
        country: '대한민국',
        phone: '02-555-6666',
      })),
    )
    const page = await list()
    expect(page.totalCount).toBe(before + 1)
    const cluster = page.clusters.find(({ ids }) => ids.length === 3)
    expect(cluster).toMatchObject({ pairCount: 3, pairs: [{}, {}, {}] })
    expect(cluster?.members.map(({ business }) => business.name).sort()).toEqual([
      '여름 둘',
      '여름 셋',
      '여름 하나',
    ])
    const decide = (dismissed: boolean) =>
      admin.call('POST', '/api/admin/duplicates/dismiss', { ids: cluster?.ids, dismissed })
    expect((await decide(true)).status).toBe(200)
    expect((await list()).totalCount).toBe(before)
    const dismissed = (await list('?dismissed=true')).clusters
    expect(dismissed.find(({ ids }) => ids.length === 3)).toMatchObject({ pairCount: 3 })
    const [entry] = (await admin.call('GET', '/api/admin/audit')).body.entries
    expect(entry).toMatchObject({ action: 'duplicate-dismissed', details: { businesses: 3 } })
    expect((await decide(false)).status).toBe(200)
    expect((await list()).totalCount).toBe(before + 1)
    await admin.ended((await admin.call('POST', `/api/admin/jobs/${jobId}/undo`)).body)
    expect((await list()).totalCount).toBe(before)
  })

  test('an import that is undone takes its pairs along', async () => {
    const before = (await list()).totalCount
    const { jobId, possibleDuplicates } = await importRows(app, [
      { name: '겨울 약국 2', place_id: 'chemist-2', country: '대한민국', phone: '02-111-2222' },
    ])
    expect(possibleDuplicates).toBe(1)
    expect((await list()).totalCount).toBe(before + 1)
    await admin.ended((await admin.call('POST', `/api/admin/jobs/${jobId}/undo`)).body)
    expect((await list()).totalCount).toBe(before)
    expect(await app.count('duplicate_pair')).toBe(before)
  })

  test('PATCH /api/admin/businesses/{id} → the pairs follow the edit, and its undoing', async () => {
    const open = async () =>
      (await pairsOf())
        .map(({ first, second, reasons }) => [
          ...[first.business.name, second.business.name].sort(),
          reasons.join(' '),
        ])
        .sort()
    const before = await open()
    const others = before.filter((pair) => !pair.includes('가을 책방'))
    const found = (await app.json('/api/businesses?limit=50')) as BusinessList
    const id = found.businesses.find(({ name }) => name === '가을 책방')?.id
    const edit = async (phone: string) => {
      const { version } = (await admin.call('GET', `/api/admin/businesses/${id}`)).body
      return (await admin.call('PATCH', `/api/admin/businesses/${id}`, { version, edit: { phone } })).body
    }
    expect(others).toHaveLength(before.length - 1)

    const emptied = await edit('')
    expect(await open()).toEqual(others)
    const changed = await edit('02-111-2222')
    expect(await open()).toEqual([['가을 책방', '겨울 약국', 'phone'], ...others].sort())
    await admin.call('POST', `/api/admin/changes/${changed.changeId}/undo`)
    expect(await open()).toEqual(others)
    await admin.call('POST', `/api/admin/changes/${emptied.changeId}/undo`)
    expect(await open()).toEqual(before)
  })

  test('POST …/merge of two in a mall, and its undoing → no pair with the other shops, as before', async () => {
    const open = async () => (await list()).clusters.map(({ ids }) => [...ids].sort()).sort()
    const before = await open()
    const shop = (index: number): ListingRow => ({
      name: index < 2 ? '겨울 문구' : `몰 가게 ${'가나다라마바사아자차'[index]}`,
      place_id: `mall-${index}`,
      country: '대한민국',
      full_address: '서울특별시 강남구 테헤란로 521',
      location_link: link(37.51),
      ...(index === 1 && { phone: '02-555-6666' }),
    })
    await importRows(
      app,
      Array.from({ length: 10 }, (_, index) => shop(index)),
    )
    const found = await open()
    expect(found).toHaveLength(before.length + 1)
    const [pair] = (await pairsOf()).filter(({ first }) => first.business.name === '겨울 문구')
    if (!pair) throw new Error('the two are no pair')
    const [keep, remove] = pair.first.business.phone ? [pair.second, pair.first] : [pair.first, pair.second]
    const merge = { keep: seen(keep), remove: [seen(remove)] }
    const { changeId } = (await admin.call('POST', '/api/admin/duplicates/merge', merge)).body
    expect(await open()).toEqual(before)
    await admin.call('POST', `/api/admin/changes/${changeId}/undo`)
    expect(await open()).toEqual(found)
  })

  test('POST /api/admin/submissions/{id}/approve → the new listing is compared, what was told apart stays so', async () => {
    const form = { name: '겨울 약국 별관', category: '약국', country: '대한민국', email: 'owner@example.org' }
    const body = new URLSearchParams({ ...form, phone: '02-111-2222', address: '서울특별시 종로구 종로 1' })
    expect((await app.fetch('/add-business', { method: 'POST', body })).status).toBe(303)
    const [waiting] = (await admin.call('GET', '/api/admin/submissions')).body.submissions
    const { id } = waiting.business
    const before = (await list()).totalCount
    const approve = `/api/admin/submissions/${id}/approve`
    expect((await admin.call('POST', approve)).status).toBe(409)
    expect((await admin.call('POST', approve, { asNew: true })).status).toBe(200)
    expect((await list()).totalCount).toBe(before + 1)
    const pair = (await pairsOf()).find(({ first, second }) =>
      [first, second].some(({ business }) => business.id === id),
    )
    const ids = [pair?.first.business.id, pair?.second.business.id]
    await admin.call('POST', '/api/admin/duplicates/dismiss', { ids })
    const { version } = (await admin.call('GET', `/api/admin/businesses/${id}`)).body
    const edit = { name: '겨울 약국 본관' }
    await admin.call('PATCH', `/api/admin/businesses/${id}`, { version, edit })
    expect((await list()).totalCount).toBe(before)
    expect((await list('?dismissed=true')).totalCount).toBe(1)
  })
})
