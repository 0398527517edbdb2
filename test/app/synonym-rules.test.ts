import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { routeEngines, startTestApp, type TestApp } from './test-app.ts'

const row = (id: number, name: string, category: string, full_address: string): ListingRow => ({
  name,
  place_id: `ChIJsynonym${id}`,
  category,
  full_address,
  country: '대한민국',
})

const rows = [
  row(1, '가온 모바일', 'Cell phone repair shop', '서울특별시 강남구 테헤란로 1'),
  row(2, '나루 모바일', 'Cell phone repair shop', '부산광역시 해운대구 해운대로 2'),
  row(3, '다온 미용실', '미용실', '서울특별시 강남구 역삼로 3'),
]

describe.each(routeEngines)('what is no synonym, and what is a doubtful one on %s', (engine) => {
  let app: TestApp
  let admin: AdminClient
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, rows)
    admin = await adminClient(app)
  })
  afterAll(() => app.close())

  const names = async (search: string) => {
    const list = (await app.json(`/api/businesses?${new URLSearchParams({ search })}`)) as BusinessList
    return list.businesses.map(({ name }) => name).sort()
  }
  const add = (phrase: string, meaning: string, more = {}) =>
    admin.call('POST', '/api/admin/synonyms', { phrase, meaning, ...more })
  const tryOut = (phrase: string, meaning: string) =>
    admin.call('POST', '/api/admin/synonyms/trial', { phrase, meaning })

  test.each([
    ['서울', '부산', '지역'],
    ['강남구', '미용실', '지역'],
    ['강남', '미용실', '지역'],
    ['해운대', '카페', '지역'],
    ['제주', '서울', '지역'],
    ['Busan', 'Seoul', '지역'],
    ['대한민국', '카페', '지역'],
    ['한식', '중식', '업종'],
    ['기름 넣는 곳', '카페', '업종'],
    ['미용실', '카페', '업종'],
    ['hair salon', '카페', '업종'],
    ['맛집', '치과', '이미 아는 말'],
    ['지금', '카페', '이미 아는 말'],
    ['서울 맛집', '부산 맛집', '‘서울’'],
    ['맛집 해운대', '폰수리', '‘해운대’'],
    ['강남미용실', '폰수리', '‘강남’'],
    ['미용실!', '카페', '업종'],
    ['미 용 실', '카페', '업종'],
    ['💈 미용실', '카페', '업종'],
    ['폰새단장', '폰새단장', '같습니다'],
    ['폰새단장', ' 폰 새단장! ', '같습니다'],
    ['😀😀', '카페', '두 자 이상'],
    ['  ', '카페', '두 자 이상'],
    ['폰새단장', '😀', '낱말이 없습니다'],
    ['폰새단장', ' ', '낱말이 없습니다'],
  ])('%s → %s is refused: it keeps its own meaning', async (phrase, meaning, reason) => {
    const before = await names(phrase)
    for (const { status, body } of [
      await tryOut(phrase, meaning),
      await add(phrase, meaning, { replaces: true }),
    ]) {
      expect(status).toBe(422)
      expect(body.message).toContain(reason)
    }
    expect(await names(phrase)).toEqual(before)
  })

  test('a synonym of a synonym is refused either way, as is a loop, and the text says what to write', async () => {
    await add('폰살림', '가온')
    const chain = await tryOut('폰병원장', '폰살림 가게')
    expect([chain.status, chain.body.message]).toEqual([
      422,
      expect.stringContaining('‘가온’(으)로 쓰십시오'),
    ])
    for (const [phrase, meaning] of [
      ['가온', '폰살림'],
      ['가온', '나루'],
    ] as const) {
      const { status, body } = await add(phrase, meaning)
      expect([status, body.message]).toEqual([422, expect.stringContaining('‘폰살림’')])
    }
    expect((await add('폰살림', '나루', { replaces: true })).status).toBe(200)
    await admin.call('DELETE', `/api/admin/synonyms/${encodeURIComponent('폰살림')}`)
  })

  test('a trial says whether the trade of the results changes altogether', async () => {
    expect((await tryOut('다온', '나루')).body).toMatchObject({
      before: { trades: [{ ko: '미용실' }] },
      after: { trades: [{ ko: '휴대폰 수리점' }] },
      isOtherTrade: true,
    })
    expect((await tryOut('가온 모바일', '나루 모바일')).body).toMatchObject({ isOtherTrade: false })
  })
})
