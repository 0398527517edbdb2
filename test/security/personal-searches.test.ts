import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminClient } from '../app/admin-client.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp('sqlite', { environment: { TRUST_PROXY: 'on' } })
})
afterAll(() => app.close())

type Headers = Record<string, string>

async function search(
  words: string,
  client: number,
  headers: Headers = {},
  path = '/search?q=',
): Promise<void> {
  const answer = await app.fetch(path + encodeURIComponent(words), {
    headers: { 'x-forwarded-for': `192.0.2.${client}`, ...headers },
  })
  await answer.text()
}

/** The searches that are stored. */
async function keptWords(): Promise<string[]> {
  const admin = await adminClient(app)
  const { searches } = (await admin.call('GET', '/api/admin/zero-results')).body
  return searches.map(({ words, place }: { words: string; place: string }) => `${words}${place}`)
}

test('a name with an illness that one or two clients search for again and again is kept nowhere', async () => {
  for (let times = 0; times < 5; times++) {
    await search('김철수 우울증', 1)
    await search('Hong Gil-dong HIV', 1 + (times % 2))
  }
  expect(await keptWords()).toEqual([])
})

test('phone numbers and mail addresses in odd spellings are not kept, whoever searches for them', async () => {
  const spellings = [
    '010 1234 5678',
    '0 1 0   1 2 3 4   5 6 7 8',
    '010 - - - 1234 - - - 5678',
    '０１０－１２３４－５６７８',
    '٠١٠ ١٢٣٤ ٥٦٧٨',
    '۰۱۰ ۱۲۳۴ ۵۶۷۸',
    '०१० १२३४ ५६७८',
    '⓪①⓪ ①②③④',
    '공일공 일이삼사 오육칠팔',
    'hong@naver.com',
    'hong＠naver',
    'hong at naver com',
    'HONG (at) NAVER (dot) COM',
    'ｈｏｎｇ ａｔ ｎａｖｅｒ ｃｏｍ',
  ]
  for (const words of spellings) for (const client of [1, 2, 3, 4]) await search(words, client)
  expect(await keptWords()).toEqual([])
})

test('programs that ask for facets are not counted as visitors', async () => {
  const path = '/api/businesses?facets=1&search='
  for (const client of [1, 2, 3, 4]) {
    await search('프로그램', client, {}, path)
    await search('프로그램', client, { 'sec-fetch-site': 'cross-site' }, path)
  }
  expect(await keptWords()).toEqual([])
})

test('what three clients search for is kept', async () => {
  for (const client of [1, 2, 3]) await search('폰고침', client)
  expect(await keptWords()).toEqual(['폰고침'])
})

test.each([
  ['/privacy-policy', '결과가 없던 검색어는 90일 동안 보관합니다.'],
  ['/en/privacy-policy', 'Searches that found nothing are kept for 90 days.'],
  ['/tr/privacy-policy', 'Sonuç vermeyen aramalar 90 gün saklanır.'],
])('GET %s → says which searches are kept, and for how long', async (path, words) => {
  const html = await (await app.fetch(path)).text()
  expect(html.replaceAll(/\s+/g, ' ')).toContain(words)
})
