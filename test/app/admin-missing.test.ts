import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Dashboard } from '../../src/domain/administration/administration.ts'
import { type MissingField, missingFields } from '../../src/domain/business/missing-fields.ts'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const full = {
  category: 'Bakery',
  country: 'Germany',
  full_address: 'Torstr. 1, 10119 Berlin',
  phone: '+49 30 901820',
  working_hours: JSON.stringify({ Monday: '9AM-5PM' }),
  photo: 'https://example.org/a.jpg',
  location_link: 'https://maps.example/@52.53,13.4',
}
const lacking: Readonly<Record<MissingField, Partial<typeof full>>> = {
  // A file brings no text: those of all others are written below.
  text: {},
  // A place also follows from coordinates, and a country from a number.
  city: { full_address: 'Torstr. 1', location_link: '' },
  phone: { phone: '' },
  hours: { working_hours: '' },
  trade: { category: '' },
  photo: { photo: '' },
  country: { country: '', full_address: 'Unknown way 7', phone: '', location_link: '' },
  coordinates: { location_link: '' },
}
const rows = [
  { ...full, name: 'Whole', place_id: 'ChIJwhole' },
  ...missingFields.map((field) => ({
    ...full,
    ...lacking[field],
    name: `Ohne ${field}`,
    place_id: `ChIJ${field}`,
  })),
]

describe.each(engines)('lists of what is missing on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    // In a file of its own, because rows take the country that the others of their file share.
    const [alone, shared] = [true, false].map((is) => rows.filter(({ country }) => (country === '') === is))
    await importRows(app, shared ?? [])
    await importRows(app, alone ?? [])
    for (const { id, name } of ((await app.json('/api/businesses?limit=50')) as BusinessList).businesses) {
      if (name === 'Ohne text') continue
      const path = `/api/admin/businesses/${id}`
      const { version } = (await admin.call('GET', path)).body
      const edit = { uniqueContent: 'Seit 1950.' }
      expect((await admin.call('PATCH', path, { version, edit })).status).toBe(200)
    }
  })
  afterAll(() => app.close())

  const list = async (missing: string) =>
    (await app.json(`/api/businesses?limit=50&missing=${missing}`)) as BusinessList
  const figures = async () => (await admin.call('GET', '/api/admin/dashboard')).body as Dashboard

  test.each(missingFields)('%s: its list has what the dashboard counts', async (field) => {
    const { businesses, totalCount } = await list(field)
    const names = businesses.map(({ name }) => name)
    expect(names).toContain(`Ohne ${field}`)
    expect(names).not.toContain('Whole')
    expect((await figures()).missing.find((one) => one.field === field)).toEqual({
      field,
      businessCount: totalCount,
      isCapped: false,
    })
  })

  test('several fields mean listings that lack all of them', async () => {
    expect((await list('country,phone')).businesses.map(({ name }) => name)).toEqual(['Ohne country'])
  })

  test('a listing without a search text is listed with other conditions, and leaves the list when one is written', async () => {
    expect((await list('text,phone')).totalCount).toBe(0)
    const alike = `missing=text&search=${encodeURIComponent('Ohne text')}`
    expect((await app.json(`/api/businesses?${alike}`)) as BusinessList).toMatchObject({ totalCount: 1 })
    const { jobs } = (await admin.call('GET', '/api/admin/jobs?kind=import')).body
    const counts = await Promise.all(
      jobs.map(
        async ({ id }: { id: string }) =>
          (await admin.call('GET', `/api/admin/businesses?missing=text&changeId=${id}`)).body.totalCount,
      ),
    )
    expect(counts.sort()).toEqual([0, 1])
    const bulk = await admin.call('POST', '/api/admin/businesses/bulk', {
      action: 'verify',
      filter: { missing: 'text' },
    })
    const job = await admin.ended(bulk.body)
    expect(job.result).toEqual({ count: 1 })
    await admin.ended((await admin.call('POST', `/api/admin/jobs/${job.id}/undo`)).body)
    await admin.call('POST', '/api/admin/generate-seo')
    expect((await list('text')).businesses).toEqual([])
    expect((await figures()).missing.find(({ field }) => field === 'text')?.businessCount).toBe(0)
  })

  test('a bulk change of the list and its undo; the listing that was mended leaves it', async () => {
    const bulk = await admin.call('POST', '/api/admin/businesses/bulk', {
      action: 'verify',
      filter: { missing: 'coordinates' },
    })
    const { totalCount } = await list('coordinates')
    const job = await admin.ended(bulk.body)
    expect(job.result).toEqual({ count: totalCount })
    await admin.ended((await admin.call('POST', `/api/admin/jobs/${job.id}/undo`)).body)
    expect(((await app.json('/api/businesses?verified=true')) as BusinessList).totalCount).toBe(0)

    const found = (await list('phone')).businesses.find(({ name }) => name === 'Ohne phone')
    const { version } = (await admin.call('GET', `/api/admin/businesses/${found?.id}`)).body
    const edit = { version, edit: { phone: '+49 30 901821' } }
    expect((await admin.call('PATCH', `/api/admin/businesses/${found?.id}`, edit)).status).toBe(200)
    expect((await list('phone')).businesses.map(({ name }) => name)).toEqual(['Ohne country'])
  })

  test('an export of the list has its listings alone', async () => {
    const started = await admin.call('GET', '/api/admin/export?missing=photo', undefined, {
      prefer: 'respond-async',
    })
    expect((await admin.ended(started.body)).result).toMatchObject({
      rows: (await list('photo')).totalCount,
    })
  })

  test.each([
    'name',
    'city,,phone',
    'city;drop table business',
    "city' or 1=1 --",
    '__proto__',
    'constructor',
    '\ue10ccity',
  ])('%j is refused by the list, an export and a bulk change', async (missing) => {
    const query = `missing=${encodeURIComponent(missing)}`
    expect((await app.fetch(`/api/businesses?${query}`)).status).toBe(400)
    expect((await admin.call('GET', `/api/admin/export?${query}`)).status).toBe(400)
    const bulk = { action: 'delete', filter: { missing } }
    expect((await admin.call('POST', '/api/admin/businesses/bulk', bulk)).status).toBe(400)
  })

  test('a list of five hundred fields is refused', async () => {
    const missing = Array(500).fill('city').join()
    expect((await app.fetch(`/api/businesses?missing=${missing}`)).status).toBe(400)
  })

  test.each([[['city']], [{ city: 1 }], [1], [null]])(
    'a bulk change of missing: %j is refused',
    async (missing) => {
      const bulk = { action: 'delete', filter: { missing } }
      expect((await admin.call('POST', '/api/admin/businesses/bulk', bulk)).status).toBe(400)
    },
  )

  test('the dashboard names only work that there is', async () => {
    const { work } = await figures()
    expect(work.every(({ count }) => count > 0)).toBe(true)
    expect(work).toContainEqual({
      kind: 'missing',
      field: 'city',
      count: expect.any(Number),
      isCapped: false,
    })
    expect(work.map(({ kind }) => kind)).not.toContain('submissions')
  })
})
