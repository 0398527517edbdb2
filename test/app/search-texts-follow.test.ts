import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { routeEngines, startTestApp, type TestApp } from './test-app.ts'

/** Two cafés 110 m from each other, and a pharmacy. */
const place = (name: string, category: string, step: number, more: ListingRow = {}): ListingRow => ({
  name,
  category,
  place_id: `ChIJfollow000000000000000${step}`,
  full_address: `서울특별시 마포구 양화로 ${40 + step}`,
  country: '대한민국',
  phone: `02-333-444${step}`,
  rating: '4.5',
  reviews: '20',
  location_link: `https://www.google.com/maps/place/x/@37.55,126.91,14z/data=!8m2!3d37.55${step}0!4d126.9100`,
  ...more,
})
const rows = [place('가람 카페', 'Cafe', 1), place('나루 카페', 'Cafe', 2), place('다솜 제과', 'Bakery', 3)]

describe.each(routeEngines)('search texts follow the facts on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  let ids: Record<string, string>
  beforeEach(async () => {
    app = await startTestApp(engine)
    admin = await adminClient(app)
    await importRows(app, rows)
    const { businesses } = (await app.json('/api/businesses')) as BusinessList
    ids = Object.fromEntries(businesses.map(({ name, id }) => [name.slice(0, 2), id]))
    await admin.call('POST', '/api/admin/generate-seo')
  })
  afterEach(() => app.close())

  const path = (name: string) => `/api/admin/businesses/${ids[name]}`
  const read = async (name: string) =>
    (await admin.call('GET', path(name))).body as { business: Business; version: number }
  const textOf = async (name: string) => (await read(name)).business.uniqueContent ?? ''
  const edit = async (name: string, changes: object) => {
    const { version } = await read(name)
    const { status, body } = await admin.call('PATCH', path(name), { version, edit: changes })
    expect(status, JSON.stringify(body)).toBe(200)
  }
  const changeIdOf = async () =>
    (await admin.call('GET', '/api/admin/audit')).body.entries.find(
      ({ action }: { action: string }) => action === 'listing-edited',
    ).id as string
  /** Waits until the text of a listing says something, or no longer does. */
  const says = (name: string, words: string, isSaid = true) =>
    vi.waitFor(async () => expect((await textOf(name)).includes(words), words).toBe(isSaid), {
      timeout: 60_000,
      interval: 100,
    })

  /** Waits until the texts follow all facts. */
  const textsFollow = () =>
    vi.waitFor(async () => expect(await app.storage.administration.textChanges()).toBe(''), {
      timeout: 60_000,
      interval: 100,
    })

  test('an edit, its undo and an import → its own text says the new facts, and its version stays', async () => {
    expect(await textOf('가람')).toContain('02-333-4441')
    await edit('가람', { phone: '02-555-0142' })
    const { version } = await read('가람')
    await says('가람', '02-555-0142')
    expect(await textOf('가람')).not.toContain('02-333-4441')
    expect((await read('가람')).version).toBe(version)

    await admin.call('POST', `/api/admin/changes/${await changeIdOf()}/undo`)
    await says('가람', '02-333-4441')
    await importRows(app, [place('가람 카페', 'Cafe', 1, { rating: '3.9', reviews: '77' })], 'update')
    await says('가람', '77개')
    expect(await textOf('가람')).toContain('3.9점')
  })

  test('a neighbour renamed, closed, deleted or merged → the texts that name it', async () => {
    for (const name of ['가람', '다솜']) expect(await textOf(name)).toContain('‘나루 카페’')
    await edit('나루', { name: '누리 카페' })
    for (const name of ['가람', '다솜']) await says(name, '‘누리 카페’')
    expect(await textOf('가람')).not.toContain('나루')

    const { body } = await admin.call('POST', `${path('나루')}/close`, {})
    await says('가람', '누리', false)
    await admin.call('POST', `/api/admin/changes/${body.changeId}/undo`)
    await says('가람', '‘누리 카페’')

    const [keep, remove] = [await read('가람'), await read('나루')]
    const merged = await admin.call('POST', '/api/admin/duplicates/merge', {
      keep: { id: ids.가람, version: keep.version },
      remove: [{ id: ids.나루, version: remove.version }],
      // The other name was set by hand, and would be proposed.
      choices: { name: ids.가람 },
    })
    expect(merged.status).toBe(200)
    await says('가람', '누리', false)
    await says('다솜', '누리', false)

    const bulk = await admin.call('POST', '/api/admin/businesses/bulk', {
      action: 'delete',
      ids: [ids.가람],
    })
    expect(bulk.status).toBe(200)
    await says('다솜', '가람', false)
  })

  test('a merge → the text of the one that is kept says the facts of both, and its own again once undone', async () => {
    await importRows(app, [
      { ...place('마루 카페', 'Cafe', 5), phone: '', rating: '', reviews: '' },
      { ...place('마루카페', 'Cafe', 6), full_address: '서울특별시 마포구 양화로 45' },
    ])
    const { businesses } = (await app.json('/api/businesses?search=마루')) as BusinessList
    for (const { name, id } of businesses) ids[name] = id
    await admin.call('POST', '/api/admin/generate-seo')
    const before = await textOf('마루 카페')
    expect(before).not.toMatch(/02-333-4446|4\.5점/)

    const [keep, remove] = [await read('마루 카페'), await read('마루카페')]
    const merged = await admin.call('POST', '/api/admin/duplicates/merge', {
      keep: { id: ids['마루 카페'], version: keep.version },
      remove: [{ id: ids.마루카페, version: remove.version }],
      choices: { phone: ids.마루카페, rating: ids.마루카페 },
    })
    expect(merged.status).toBe(200)
    await says('마루 카페', '02-333-4446')
    expect(await textOf('마루 카페')).toContain('4.5점')
    await admin.call('POST', `/api/admin/changes/${merged.body.changeId}/undo`)
    await says('마루 카페', '02-333-4446', false)
    await textsFollow()
    expect(await textOf('마루 카페')).toBe(before)
  })

  test('an address set by hand without the map link → no distances from the former place, until the link is set', async () => {
    const distance = /\d(?:k?m|0m)|바로 옆|같은 주소/
    expect(await textOf('가람')).toMatch(distance)
    expect(await textOf('나루')).toContain('‘가람 카페’')
    await edit('가람', { address: '서울특별시 강남구 테헤란로 152' })
    await says('가람', '테헤란로 152')
    await says('나루', '‘가람 카페’', false)
    expect(await textOf('가람')).not.toMatch(distance)
    await edit('가람', {
      locationLink: 'https://www.google.com/maps/place/x/@37.5,127.03,14z/data=!8m2!3d37.5001!4d127.0363',
    })
    await says('가람', '강남구')
    await vi.waitFor(async () => expect(await textOf('가람')).toMatch(/\dk?m/), {
      timeout: 60_000,
      interval: 100,
    })
  })

  test('one of the three texts written by hand → stays, and the two others follow', async () => {
    const written = {
      uniqueContent: '손으로 쓴 글',
      seoTitle: '손으로 쓴 제목',
      seoDescription: '손으로 쓴 설명',
    }
    const parts = Object.keys(written) as (keyof typeof written)[]
    const names = ['가람', '나루', '다솜']
    for (const [at, part] of parts.entries()) await edit(names[at] ?? '', { [part]: written[part] })
    for (const name of names) await edit(name, { name: `${name} 새집`, phone: '02-555-0142' })
    for (const [at, part] of parts.entries()) {
      const [name = '', own] = [names[at], parts.filter((one) => one !== part)]
      await vi.waitFor(
        async () => {
          const { business } = await read(name)
          for (const one of own) {
            expect(business[one]).toContain(`${name} 새집`)
            expect(business[one]).not.toMatch(new RegExp(`${name} [카약]|02-333`))
          }
        },
        { timeout: 60_000, interval: 100 },
      )
      expect((await read(name)).business[part]).toBe(written[part])
    }
    // Emptied, it is written by rule again.
    await edit('가람', { uniqueContent: '' })
    await says('가람', '02-555-0142')
  })

  const exportAndImport = async () => {
    const { cookie } = admin
    const answer = await app.fetch('/api/admin/export', { headers: { cookie } })
    const file = new Blob([new Uint8Array(await answer.arrayBuffer())])
    expect((await admin.call('DELETE', '/api/admin/delete-all')).status).toBe(200)
    expect((await admin.upload('/api/admin/import', file, 'export.xlsx')).status).toBe(200)
  }

  test('an export of texts that do not follow yet, delete-all and an import → they follow', async () => {
    await textsFollow()
    const old = { uniqueContent: '옛 글', seoTitle: '옛 제목', seoDescription: '옛 설명', canonicalUrl: '' }
    const [last] = await app.storage.jobs.listJobs({ limit: 1 })
    const { textFacts = '' } = (await app.storage.administration.findStored(ids.가람 ?? '')) ?? {}
    await app.storage.administration.addSeoTexts({
      texts: [{ ...old, id: ids.가람 ?? '', former: textFacts, facts: `${'0'.repeat(16)}+title` }],
      job: { id: last?.id ?? '', progress: () => ({}) },
      now: 1,
    })
    expect(await textOf('가람')).toBe('옛 글')
    await exportAndImport()
    await says('가람', '02-333-4441')
    expect((await read('가람')).business).toMatchObject({ seoTitle: '옛 제목' })
    expect((await read('가람')).business.seoDescription).toContain('가람 카페')
  })

  test('one written by hand, an export, delete-all and an import → it stays, and the others follow', async () => {
    await edit('가람', { uniqueContent: '손으로 쓴 글' })
    await exportAndImport()
    await edit('가람', { name: '가람 새집' })
    await vi.waitFor(async () => expect((await read('가람')).business.seoTitle).toContain('가람 새집'), {
      timeout: 60_000,
      interval: 100,
    })
    expect(await textOf('가람')).toBe('손으로 쓴 글')
  })

  test('a submission that is approved → gets texts like the others', async () => {
    const fields = {
      name: '라온 카페',
      category: 'Cafe',
      address: '서울특별시 마포구 양화로 44',
      country: '대한민국',
      phone: '02-333-4444',
      email: 'owner@example.com',
    }
    await app.fetch('/add-business', { method: 'POST', body: new URLSearchParams(fields) })
    const { submissions } = (await admin.call('GET', '/api/admin/submissions')).body
    const [{ business }] = submissions
    ids.라온 = business.id
    await admin.call('POST', `/api/admin/submissions/${business.id}/approve`)
    await says('라온', '라온 카페')
    expect((await read('라온')).business.seoTitle).toContain('라온 카페')
  })

  test('listings without a text get none, and the audit log does not tell of follow-ups', async () => {
    await importRows(app, [place('라온 카페', 'Cafe', 4)])
    await says('가람', '‘라온 카페’')
    const { businesses } = (await app.json('/api/businesses')) as BusinessList
    expect(businesses.find(({ name }) => name.startsWith('라온'))?.uniqueContent).toBeFalsy()
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    const jobs = entries.filter(
      ({ details }: { details: { kind?: string } | null }) => details?.kind === 'seo',
    )
    expect(jobs).toHaveLength(2)
  })
})
