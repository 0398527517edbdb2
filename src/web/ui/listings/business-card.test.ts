import { expect, test } from 'vitest'
import { render } from '../../entry-server.tsx'
import { inEachLanguage, sampleBusiness, sampleDirectory } from '../../testing/sample-directory.ts'

const site = { name: '온동네', origin: 'https://example.org', contactEmail: '', adScriptUrl: '' }

async function cardOn(url: string, fields: Parameters<typeof sampleBusiness>[0]) {
  const { body } = await render({
    url,
    directory: inEachLanguage(sampleDirectory([sampleBusiness(fields)])),
    site,
    now: 0,
  })
  return (body.split('<article')[1] ?? '').split('</article>')[0] ?? ''
}

const city = `/city/${encodeURIComponent('서울')}`

test('§2 city page: a Verified badge; category page: a verified mark; neither while it is pending', async () => {
  expect(await cardOn(city, { isVerified: true })).toContain('Verified')
  expect(await cardOn('/category/restaurants', { isVerified: true })).toContain('확인된 업체')
  for (const url of [city, '/category/restaurants']) {
    expect(await cardOn(url, { isVerified: false })).not.toMatch(/Verified|확인된 업체/)
  }
})

test.each([city, '/category/restaurants'])('§2 %s: the description in two lines', async (url) => {
  expect(await cardOn(url, { description: '느티나무 아래 밥집.' })).toMatch(
    /<p class="row-about"[^>]*>느티나무 아래 밥집\.<\/p>/,
  )
})

test('§2 home: a card without description', async () => {
  expect(await cardOn('/', { description: '느티나무 아래 밥집.' })).not.toContain('느티나무 아래 밥집')
})

test.each([
  ['4.96', '5.0', 4],
  ['5', '5.0', 5],
  ['0.9', '0.9', 0],
])('§9 a rating of %s: %s, %i of 5 stars filled by floor', async (rating, shown, filled) => {
  const card = await cardOn('/', { rating })
  expect(card).toContain(`>${shown}<`)
  expect(card).toContain(`stars-${filled}"`)
})

test('a rating is one picture, named in words; without one, words say so', async () => {
  const rated = await cardOn('/businesses', { rating: '4.6', reviewCount: 1204 })
  expect(rated.match(/role="img"[^>]*/g)).toEqual([
    expect.stringContaining('aria-label="별점 5점 만점에 4.6 (리뷰 1,204개)"'),
  ])
  expect(rated).toContain('>(1,204)<')
  const unrated = await cardOn('/', { rating: '0', reviewCount: 0 })
  expect(unrated).not.toContain('role="img"')
  expect(unrated).toContain('평점 없음')
})
