import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PendingSubmission } from '../../src/domain/administration/administration.ts'
import type { DuplicatePair } from '../../src/domain/administration/duplicates.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, listingRows } from './listing-rows.ts'
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

describe.each(engines)('submissions beside what is listed on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  const listed = (name: string, place: string, rest: Record<string, string> = {}) => ({
    name,
    place_id: `ChIJ${place}`,
    category: 'Florist',
    country: '대한민국',
    ...rest,
  })
  beforeAll(async () => {
    app = await startTestApp(engine)
    const branches = [1, 2, 3, 4].map((number) =>
      listed('온누리 떡집', `chain${number}`, { full_address: `서울특별시 중구 을지로 ${number}00` }),
    )
    const elsewhere = listed('온누리 떡집', 'chain9', { full_address: '부산광역시 해운대구 해운대로 77' })
    const abroad = listed('Cafe Lumen', 'abroad', {
      country: 'Germany',
      full_address: 'Torstr. 1, 10119 Berlin',
    })
    const neighbour = listed('담쟁이 안경', 'neighbour', {
      full_address: '대전광역시 서구 둔산로 123',
      phone: '042-111-2222',
    })
    await importRows(app, [...listingRows, ...branches, elsewhere, abroad, neighbour])
    const sent = [
      ['온누리떡집', '서울특별시 중구 을지로 5'],
      ['CAFÉ LUMEN', 'Kantstr. 9, 10623 Berlin', 'Germany'],
      ['Cafe Lumen', '서울특별시 중구 을지로 6'],
      ['둔산 안경 나라', '대전광역시 서구 둔산로 9', '대한민국', '042 111 2222'],
      ['둔산 우산 가게', '대전광역시 서구 둔산로 123'],
    ]
    for (const [name = '', address = '', country = '대한민국', phone = ''] of sent) {
      const fields = { name, address, country, phone, category: '가게', email: 'a@example.org' }
      await app.fetch('/add-business', { method: 'POST', body: new URLSearchParams(fields) })
    }
    admin = await adminClient(app)
  })
  afterAll(() => app.close())

  const waiting = async () => {
    const { submissions } = (await admin.call('GET', '/api/admin/submissions')).body
    return submissions as readonly PendingSubmission[]
  }
  const of = async (name: string) => {
    const found = (await waiting()).find(({ business }) => business.name === name)
    if (!found) throw new Error(`${name} does not wait`)
    return found
  }
  const alikeOf = async (name: string) =>
    (await of(name)).alike.map(({ business, reasons }) => [business.name, business.city, ...reasons])

  test('the same name in the same city, spelled otherwise → at most three of a chain, none of another city', async () => {
    const found = ['온누리 떡집', '서울', 'name']
    expect(await alikeOf('온누리떡집')).toEqual([found, found, found])
  })

  test('the same name → only where the country is the same', async () => {
    expect(await alikeOf('CAFÉ LUMEN')).toEqual([['Cafe Lumen', 'Berlin', 'name']])
    expect(await alikeOf('Cafe Lumen')).toEqual([])
  })

  test('the same phone number, or the same address, under another name', async () => {
    const found = ['담쟁이 안경', '대전']
    expect(await alikeOf('둔산 안경 나라')).toEqual([[...found, 'phone']])
    expect(await alikeOf('둔산 우산 가게')).toEqual([[...found, 'address']])
  })

  test('PATCH /api/admin/businesses/{id} of one that waits → it waits on, changed; approved → published as edited', async () => {
    const { business, version, email } = await of('Cafe Lumen')
    const edit = { name: '달무리 찻집', phone: '042-111-2222', openingHours: { Monday: '09:00-18:00' } }
    const path = `/api/admin/businesses/${business.id}`
    const edited = await admin.call('PATCH', path, { version, edit })
    expect(edited).toMatchObject({
      status: 200,
      body: { status: 'pending', business: { name: '달무리 찻집' } },
    })
    expect(await of('달무리 찻집')).toMatchObject({
      email,
      business: { id: business.id, phone: '042-111-2222' },
    })
    expect(await alikeOf('달무리 찻집')).toEqual([['담쟁이 안경', '대전', 'phone']])
    expect((await app.fetch(`/api/businesses/${business.id}`)).status).toBe(404)
    // A café instead.
    expect(await app.json(searchFor('달무리 찻집'))).toMatchObject({
      businesses: [{ id: expect.not.stringContaining(business.id) }],
    })
    expect((await admin.call('PATCH', path, { version, edit: { name: 'late' } })).status).toBe(409)

    const approve = `/api/admin/submissions/${business.id}/approve`
    expect(await admin.call('POST', approve)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('이미 있습니다') },
    })
    expect((await waiting()).length).toBe(5)
    expect((await admin.call('POST', approve, { asNew: 'yes' })).status).toBe(400)
    expect((await admin.call('POST', approve, { asNew: true })).status).toBe(200)
    expect((await waiting()).length).toBe(4)
    expect(await app.json(searchFor('달무리 찻집'))).toMatchObject({
      totalCount: 1,
      businesses: [
        {
          id: business.id,
          phone: '042-111-2222',
          openingHours: { Monday: '09:00-18:00' },
          isVerified: false,
        },
      ],
    })
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'submission-approved', subject: '달무리 찻집' },
      { action: 'listing-edited', subject: 'Cafe Lumen', details: { name: ['Cafe Lumen', '달무리 찻집'] } },
    ])
  })

  test('one of a listed phone number → merged into the listing, its address leads there; undone → it waits again', async () => {
    const { business, version, email } = await of('둔산 안경 나라')
    const beside = `/api/admin/submissions/${business.id}/duplicates`
    const { body: pairs } = await admin.call('GET', beside)
    const pair = pairs.find(
      ({ first }: DuplicatePair) => first.business.name === '담쟁이 안경',
    ) as DuplicatePair
    expect(pair).toMatchObject({
      reasons: ['phone'],
      second: { status: 'pending', business: { id: business.id } },
    })
    const keep = { id: pair.first.business.id, version: pair.first.version }
    const choices = { name: keep.id, address: keep.id }
    const request = { keep, remove: [{ id: business.id, version }], choices }
    const merged = await admin.call('POST', '/api/admin/duplicates/merge', request)
    expect(merged.status).toBe(200)
    expect((await waiting()).some(({ business: { id } }) => id === business.id)).toBe(false)
    expect(await app.json(`/api/businesses/${keep.id}`)).toMatchObject({ name: '담쟁이 안경' })
    expect(await app.json(searchFor('둔산 안경 나라'))).toMatchObject({ totalCount: 0 })
    expect((await admin.call('GET', beside)).body).toEqual([])

    await admin.call('POST', `/api/admin/changes/${merged.body.changeId}/undo`)
    expect(await of('둔산 안경 나라')).toMatchObject({
      email,
      status: 'pending',
      business: { id: business.id },
    })
  })

  test('one at the address of a listing is approved unasked: many are at one address', async () => {
    const { business } = await of('둔산 우산 가게')
    expect((await admin.call('POST', `/api/admin/submissions/${business.id}/approve`)).status).toBe(200)
  })
})

const searchFor = (words: string) => `/api/businesses?search=${encodeURIComponent(words)}`
