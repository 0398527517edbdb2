import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { startReadThreads } from '../../src/main/threads/start-read-threads.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { routeEngines, startTestApp, type TestApp } from './test-app.ts'

const row = (id: number, name: string, category: string, full_address: string): ListingRow => ({
  name,
  place_id: `ChIJfeedback${id}`,
  category,
  full_address,
  country: '대한민국',
})

const rows = [
  row(1, '가온 모바일', 'Cell phone repair shop', '서울특별시 강남구 테헤란로 1'),
  row(2, '나루 모바일', 'Cell phone repair shop', '부산광역시 해운대구 해운대로 2'),
  row(3, '다온 미용실', '미용실', '서울특별시 강남구 역삼로 3'),
  row(4, '폰닥터', '카페', '서울특별시 마포구 양화로 4'),
]

describe.each(routeEngines)('searches without results on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine, {
      environment: { TRUST_PROXY: 'on' },
      reads: (config) => startReadThreads({ ...config, readThreads: 2 }, () => undefined),
    })
    await importRows(app, rows)
    admin = await adminClient(app)
  })
  afterAll(() => app.close())

  const visit = async (q: string, client: string, userAgent = 'Mozilla/5.0') => {
    const headers = { 'x-forwarded-for': client, 'user-agent': userAgent }
    await (await app.fetch(`/search?${new URLSearchParams({ q })}`, { headers })).text()
  }
  const counted = async (): Promise<[words: string, count: number][]> => {
    const { searches } = (await admin.call('GET', '/api/admin/zero-results')).body
    return searches.map(({ words, count }: { words: string; count: number }) => [words, count])
  }

  const visitBy = async (q: string, clients: number) => {
    for (let client = 1; client <= clients; client++) await visit(q, `192.0.2.${client}`)
  }

  test('GET /api/admin/zero-results → how many visitors of a day found nothing, from the third on, also on a kept page, without crawlers', async () => {
    await visitBy('폰고침', 2)
    await visit('폰고침', '192.0.2.1')
    await visit('폰고침', '192.0.2.3', 'Mozilla/5.0 (compatible; Googlebot/2.1)')
    await visit('미용실', '192.0.2.3')
    await visitBy('강남 폰고침', 3)
    expect(await counted()).toEqual([['강남 폰고침', 3]])
    await visitBy('폰고침', 4)
    expect(await counted()).toEqual([
      ['폰고침', 4],
      ['강남 폰고침', 3],
    ])
    await visit('폰고침', '192.0.2.1')
    expect(Object.fromEntries(await counted())).toEqual({ 폰고침: 4, '강남 폰고침': 3 })
    const [first] = (await admin.call('GET', '/api/admin/zero-results')).body.searches
    expect(first).toMatchObject({ place: '', lastDay: new Date().toISOString().slice(0, 10) })
    expect((await app.fetch('/api/admin/zero-results')).status).toBe(401)
  })

  test('a browser that searches in a page that is open is counted, too', async () => {
    const call = `/api/businesses?${new URLSearchParams({ search: '폰손질', facets: '1' })}`
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      await app.fetch(call, { headers: { 'x-forwarded-for': client, 'sec-fetch-site': 'same-origin' } })
    }
    expect(await counted()).toContainEqual(['폰손질', 3])
  })

  test('a flood of one address changes no count, and raises the data version never', async () => {
    const [before, all] = [await app.storage.listings.dataVersion(), await counted()]
    for (let index = 0; index < 40; index++) await visit(`없는말${index}`, '192.0.2.9')
    expect(await counted()).toEqual(all)
    expect(await app.storage.listings.dataVersion()).toBe(before)
  })

  test('POST /api/admin/zero-results/dismiss and a new synonym → gone from the list, until they find nothing again', async () => {
    const dismissed = { words: '폰손질', place: '' }
    expect((await admin.call('POST', '/api/admin/zero-results/dismiss', dismissed)).status).toBe(200)
    await admin.call('POST', '/api/admin/synonyms', { phrase: '폰고침', meaning: '휴대폰 수리점' })
    expect(await counted()).toEqual([])
    await visitBy('폰고침', 3)
    await visitBy('마포구 폰고침', 3)
    expect(await counted()).toEqual([['마포구 폰고침', 3]])
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    expect(entries.map(({ action }: { action: string }) => action).slice(0, 2)).toEqual([
      'synonym-added',
      'zero-result-dismissed',
    ])
  })
})

describe.each(routeEngines)('synonyms on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    // Reads run in threads, as in production: they learn of a change by the data version alone.
    app = await startTestApp(engine, {
      reads: (config) => startReadThreads({ ...config, readThreads: 2 }, () => undefined),
    })
    await importRows(app, rows)
    admin = await adminClient(app)
  })
  afterAll(() => app.close())

  const list = (query: Record<string, string>) =>
    app.json(`/api/businesses?${new URLSearchParams(query)}`) as Promise<BusinessList>
  const names = async (search: string, more: Record<string, string> = {}) =>
    (await list({ search, ...more })).businesses.map(({ name }) => name).sort()
  const page = async (q: string) => (await app.fetch(`/search?${new URLSearchParams({ q })}`)).text()
  const add = (phrase: string, meaning: string, more = {}) =>
    admin.call('POST', '/api/admin/synonyms', { phrase, meaning, ...more })
  const tryOut = (phrase: string, meaning: string) =>
    admin.call('POST', '/api/admin/synonyms/trial', { phrase, meaning })

  test('POST /api/admin/synonyms → pages and calls that were kept find the trade at once, in any place', async () => {
    for (let times = 0; times < 3; times++) {
      expect(await names('폰고침')).toEqual([])
      expect(await page('폰고침')).toContain('‘폰고침’ 검색 결과가 없습니다')
    }
    const { status, body } = await add('폰고침', 'cell phone repair shop')
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        message: '이제 ‘폰고침’ 검색은 업종 ‘휴대폰 수리점’(으)로 찾습니다.',
        synonym: { phrase: '폰고침', meaning: '휴대폰 수리점', isTrade: true },
      },
    })
    for (let times = 0; times < 3; times++) {
      expect(await names('폰고침')).toEqual(['가온 모바일', '나루 모바일'])
    }
    const html = await page('폰고침')
    expect(html).toContain('가온 모바일')
    expect(html).toContain('‘<strong>휴대폰 수리점</strong>’ 검색 결과입니다')
    expect(html).toContain('literal=1')
    expect(await names('폰 고침')).toEqual(['가온 모바일', '나루 모바일'])
    expect(await names('강남 폰고침')).toEqual(['가온 모바일'])
    expect(await names('폰고침 부산')).toEqual(['나루 모바일'])
    expect(await names('강남폰고침')).toEqual(['가온 모바일'])
    expect(await names('폰고침', { location: '해운대구' })).toEqual(['나루 모바일'])
    expect(await names('폰고침', { literal: '1' })).toEqual([])
  })

  test('other words of the search that nothing has are left out, and never a place', async () => {
    expect(await names('폰고침 잘하는데')).toEqual(['가온 모바일', '나루 모바일'])
    expect(await names('부산 폰고침 잘하는데')).toEqual(['나루 모바일'])
    expect(await page('부산 폰고침 잘하는데')).toContain('<strong>부산 휴대폰 수리점</strong>')
    expect(await names('마포구 폰고침 잘하는데')).toEqual([])
  })

  test('a place that has none of the trade has none: it is looked for nowhere else', async () => {
    const found = await list({ search: '마포구 폰고침' })
    expect(found).toMatchObject({ totalCount: 0, place: { district: '마포구' } })
  })

  test('a meaning in other words is searched for like any words, and a new meaning replaces it', async () => {
    const { body } = await add('폰손질', '다온')
    expect(body).toMatchObject({ synonym: { meaning: '다온', isTrade: false } })
    expect(await names('강남 폰손질')).toEqual(['다온 미용실'])
    const asked = await add('폰 손질', '나루')
    expect([asked.status, asked.body.message]).toEqual([409, expect.stringContaining('‘다온’')])
    expect(await names('폰손질')).toEqual(['다온 미용실'])
    expect((await add('폰 손질', '나루', { replaces: true })).status).toBe(200)
    expect(await names('폰손질')).toEqual(['나루 모바일'])
    const { synonyms } = (await admin.call('GET', '/api/admin/synonyms')).body
    expect(synonyms.map(({ phrase, meaning }: Record<string, string>) => [phrase, meaning])).toEqual([
      ['폰 손질', '나루'],
      ['폰고침', '휴대폰 수리점'],
    ])
  })

  test('POST /api/admin/synonyms/trial → what it would change, and nothing is saved', async () => {
    await app.storage.searchFeedback.addZeroResults(
      new Date().toISOString().slice(0, 10),
      [
        { words: '헤어컷집', place: '', count: 4 },
        { words: '강남 헤어컷집', place: '', count: 3 },
        { words: '다른 말', place: '', count: 9 },
      ],
      100,
    )
    const { status, body } = await tryOut('헤어컷집', 'hair salon')
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        synonym: { key: expect.any(String), phrase: '헤어컷집', meaning: '미용실', isTrade: true },
        replaces: null,
        before: { count: 0, examples: [], trades: [] },
        after: { count: 1, examples: ['다온 미용실'], trades: [{ ko: '미용실', en: 'Hair salon' }] },
        isOtherTrade: false,
        searches: 7,
      },
    })
    expect(await names('헤어컷집')).toEqual([])
    expect((await tryOut('폰손질', '가온')).body).toMatchObject({
      replaces: '나루',
      before: { count: 1, examples: ['나루 모바일'] },
      after: { count: 1, examples: ['가온 모바일'] },
    })
    expect((await tryOut('폰손질', '나루')).body.replaces).toBeNull()
  })

  test('a trial takes only two short texts, of an administrator', async () => {
    const call = (payload: unknown) => admin.call('POST', '/api/admin/synonyms/trial', payload)
    for (const payload of [
      {},
      { phrase: '폰손질' },
      { phrase: '폰손질', meaning: 3 },
      { phrase: ['폰손질'], meaning: '카페' },
      { phrase: '폰손질', meaning: '카페', replaces: true },
      { phrase: '가'.repeat(81), meaning: '카페' },
    ]) {
      expect((await call(payload)).status).toBe(400)
    }
    expect((await add('폰손질', '카페', { replaces: 'yes' })).status).toBe(400)
    for (const phrase of ['\0\0', '%__', "'; drop table synonym; --", '\ud800\ud800']) {
      expect([200, 422]).toContain((await tryOut(phrase, '카페')).status)
    }
    const anonymous = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    expect((await app.fetch('/api/admin/synonyms/trial', anonymous)).status).toBe(401)
  })

  test('a listing of exactly that name comes before a synonym', async () => {
    await add('폰닥터', '휴대폰 수리점')
    expect((await list({ search: '폰닥터' })).businesses[0]?.name).toBe('폰닥터')
  })

  test('what a meaning finds nothing for is searched for as typed', async () => {
    await add('모바일', '없는말')
    expect(await names('모바일')).toEqual(['가온 모바일', '나루 모바일'])
  })

  test('synonyms stay when everything is indexed anew, deleted or imported again', async () => {
    await app.storage.reindex()
    expect(await names('강남 폰고침')).toEqual(['가온 모바일'])
    await admin.call('DELETE', '/api/admin/delete-all')
    expect(await names('폰고침')).toEqual([])
    await importRows(app, rows)
    expect(await names('강남 폰고침')).toEqual(['가온 모바일'])
    for await (const difference of app.storage.verify()) expect(difference).toBeUndefined()
  })

  test('POST /api/admin/synonyms → 422 for what cannot be a synonym, 400 for what is too long', async () => {
    const refused = async (phrase: string, meaning: string) => (await add(phrase, meaning)).body.message
    expect(await refused('-', '카페')).toContain('너무 짧습니다')
    expect(await refused('커피숍', '?!')).toContain('찾을 낱말이 없습니다')
    expect(await refused('휴대폰수리점', '휴대폰 수리점')).toContain('검색어와 뜻이 같습니다')
    expect(await refused('빵집', '제과점')).toContain('이미 같은 뜻입니다')
    expect(await refused('서울시', '서울')).toContain('이미 같은 뜻입니다')
    expect((await add('가'.repeat(81), '카페')).status).toBe(400)
    expect((await add('폰손질', '가'.repeat(81))).status).toBe(400)
    expect((await app.fetch('/api/admin/synonyms')).status).toBe(401)
  })

  test('DELETE /api/admin/synonyms/{key} → the words mean nothing any more, and the audit log tells of it', async () => {
    const { synonyms } = (await admin.call('GET', '/api/admin/synonyms')).body
    const { key } = synonyms.find(({ phrase }: { phrase: string }) => phrase === '폰고침')
    const path = `/api/admin/synonyms/${encodeURIComponent(key)}`
    expect((await admin.call('DELETE', path)).status).toBe(200)
    expect(await names('폰고침')).toEqual([])
    expect((await admin.call('DELETE', path)).status).toBe(404)
    const { entries } = (await admin.call('GET', '/api/admin/audit')).body
    expect(entries[0]).toMatchObject({
      action: 'synonym-removed',
      subject: '폰고침',
      details: { meaning: '휴대폰 수리점' },
    })
  })
})
