import { expect, test } from 'vitest'
import { collectForeignWords, mixedTexts } from './mixed-language.ts'
import { readPage } from './read-page.ts'

const origin = 'https://example.org'
const foreign = await collectForeignWords()

function mixedIn(lang: string, body: string, listings: readonly object[] = []): string[] {
  const state = `<script type="application/json" id="state">${JSON.stringify({ data: listings })}</script>`
  return mixedTexts(readPage(`<html lang="${lang}"><body>${body}${state}</body></html>`, origin), foreign)
}

test.each([
  ['en', '<p>Open until 21:00</p><p>영업 중</p>', ['영업 중']],
  ['en', '<p>Telefon numarası</p>', ['Telefon numarası']],
  ['tr', '<button aria-label="Copy address">x</button>', ['Copy address']],
  ['tr', '<p>3 reviews</p><p>3 yorum</p>', ['3 reviews']],
  ['ko', '<p>Nothing is known about hours</p><p>영업시간</p>', ['Nothing is known about hours']],
  ['en', '<input placeholder="도시">', ['도시']],
  ['tr', '<p lang="en">Reviews</p><p>Kafe</p>', []],
  ['ko', '<h2 lang="en">Recommended for You</h2>', []],
])('%s: %s: %j', (lang, body, texts) => {
  expect(mixedIn(lang, body)).toEqual(texts)
})

test('what a source says of a listing may be in any language', () => {
  const listing = { slug: 'a', name: '느티나무 식당', address: '서울특별시 마포구 1' }
  const body = '<h1>느티나무 식당, a restaurant</h1><p>서울특별시 마포구 1</p><p>서울</p>'
  expect(mixedIn('en', body, [listing])).toEqual(['서울'])
})

test('a page’s links, and its addresses in other languages', () => {
  const page = readPage(
    `<html lang="en"><head><link rel="canonical" href="${origin}/en/about">` +
      `<link rel="alternate" hreflang="ko" href="${origin}/about"><meta name="description" content="A &amp; B"></head>` +
      '<body><script type="application/json" id="state">{"data":[[["api","businesses",{"offset":0}],{"totalCount":7}]]}</script>' +
      '<a href="/en/city/a?page=2">City</a><a href="https://other.example/">Other</a><img alt="Photo"></body></html>',
    origin,
  )
  expect(page).toMatchObject({
    lang: 'en',
    canonical: '/en/about',
    links: ['/en/city/a?page=2'],
    isIndexed: true,
    totalCount: 7,
  })
  expect([...page.alternates]).toEqual([['ko', '/about']])
  expect(page.texts.map(({ text }) => text)).toEqual(['A & B', 'City', 'Other', 'Photo'])
})
