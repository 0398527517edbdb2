import { describe, expect, test } from 'vitest'
import type { Suggestion } from '../../src/domain/search/suggestion.ts'
import { importRows } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { namesOf, useListings } from './use-listings.ts'

const zurich = { country: 'Switzerland', full_address: 'Langstrasse 15, 8004 Zürich, Switzerland' }
const jongno = { country: '대한민국', full_address: '서울특별시 종로구 율곡로 18' }
const ankara = { country: 'Türkiye', full_address: 'Atatürk Cd. No:20, 06420 Çankaya/Ankara, Türkiye' }

/** Attributes that a listing has. */
const has = (...labels: string[]) => ({
  about: JSON.stringify({ All: Object.fromEntries(labels.map((label) => [label, true])) }),
})

const rows = [
  {
    ...zurich,
    name: 'Blattgrün',
    category: 'Restaurant',
    ...has('Vegane Gerichte', 'Rollstuhlgerechter Eingang'),
  },
  { ...zurich, name: 'Vegan Kitchen Limmat', category: 'Restaurant' },
  { ...zurich, name: 'Zum Hirsch', category: 'Restaurant', about: '{"Offerings":{"Vegan options":false}}' },
  { ...zurich, name: 'Linde', category: 'Vegan restaurant' },
  { ...jongno, name: '온유 식당', category: '음식점', ...has('Free parking lot', 'Takeout') },
  { ...jongno, name: '다솜 식당', category: '음식점', ...has('Vegan options') },
  { ...jongno, name: '새롬 카페', category: '카페', ...has('비건 옵션', '무료 Wi-Fi') },
  { ...jongno, name: '종로 주차장', category: '주차장', ...has('Free parking lot') },
  { ...jongno, name: '한빛 식당', category: '배달 음식점', ...has('Delivery', 'Valet parking') },
  { ...jongno, name: '가온 카페', category: '카페', ...has('배달 서비스', 'Free street parking') },
  { ...ankara, name: 'Çınar Sofrası', category: 'Restoran', ...has('Vegan options', 'Outdoor seating') },
].map((row, index) => ({ ...row, place_id: `ChIJattribute${index}` }))

describe.each(engines)('attributes on %s', (engine) => {
  const site = useListings(engine, rows)
  const { list } = site
  test.each([
    ['비건', '비건 메뉴', 'vegan', 4],
    ['vega', 'Vegan options', 'vegan', 4],
    ['주차', '주차', 'parking', 4],
  ])('GET /api/suggest?q=%s → the attribute %s', async (q, text, key, businessCount) => {
    const answer = (await site.app.json(`/api/suggest?q=${encodeURIComponent(q)}`)) as {
      suggestions: readonly Suggestion[]
    }
    const found = answer.suggestions.find(({ kind }) => kind === 'attribute')
    const href = `/businesses?with=${key}`
    expect(found).toMatchObject({ text, href, businessCount })
    expect((await site.app.fetch(href)).status).toBe(200)
  })

  test.each([
    ['비건 음식점 zürich', ['Linde', 'Blattgrün']],
    ['zürich vegan', ['Linde', 'Vegan Kitchen Limmat', 'Blattgrün']],
    ['Zürich vegan restoran', ['Linde', 'Vegan Kitchen Limmat', 'Blattgrün']],
    ['vegan restaurant zürich', ['Linde', 'Vegan Kitchen Limmat', 'Blattgrün']],
    ['vegan restoran', ['Linde', 'Vegan Kitchen Limmat', 'Blattgrün', 'Çınar Sofrası', '다솜 식당']],
    ['서울 포장', ['온유 식당']],
    ['parking seoul', ['종로 주차장']],
    ['ankara teras', ['Çınar Sofrası']],
    ['배달 음식점', ['한빛 식당', '가온 카페']],
    ['parking garage', []],
    ['wifi', ['새롬 카페']],
    ['vegan kitchen', ['Vegan Kitchen Limmat']],
  ])('GET /api/businesses?search=%s → those that have it or say so: %j', async (search, names) => {
    const found = await list({ search })
    expect(namesOf(found).sort()).toEqual(names.toSorted())
    expect(found.totalCount).toBe(names.length)
    expect(found.correctedQuery).toBeUndefined()
    const pages = await Promise.all(
      names.map((_, offset) => list({ search, limit: '1', offset: String(offset) })),
    )
    expect(pages.flatMap(namesOf)).toEqual(namesOf(found))
  })

  test.each([
    ['비건 카페', ['새롬 카페']],
    ['wheelchair restaurant', ['Blattgrün']],
    ['tekerlekli sandalye restoran', ['Blattgrün']],
    ['휠체어 식당', ['Blattgrün']],
    ['주차 음식점 서울', ['온유 식당', '한빛 식당', '가온 카페']],
    ['주차 가능한 식당 종로구', ['온유 식당', '한빛 식당']],
    ['açık hava oturma alanı restoran', ['Çınar Sofrası']],
    ['restaurant with outdoor seating', ['Çınar Sofrası']],
    ['delivery cafe', ['가온 카페']],
    ['free parking cafe', ['가온 카페']],
    ['valet parking 음식점', ['한빛 식당']],
  ])(
    'GET /api/businesses?search=%s → first those that have it or say so: %j, then those of which nobody knows',
    async (search, names) => {
      const found = await list({ search })
      expect(namesOf(found).slice(0, names.length).sort()).toEqual(names.toSorted())
      expect(found.totalCount).toBeGreaterThan(names.length)
      expect(found).toMatchObject({ unknownAttributes: { isKnown: true } })
    },
  )

  test('GET /api/businesses?search= → the trade, then those that say the words, then those that have it', async () => {
    const found = namesOf(await list({ search: 'vegan zürich' }))
    expect(found).toEqual(['Linde', 'Vegan Kitchen Limmat', 'Blattgrün'])
    expect(namesOf(await list({ search: 'vegan restaurant zürich' }))[0]).toBe('Linde')
  })

  test.each([
    ['vegan', ['Blattgrün', 'Çınar Sofrası', '다솜 식당', '새롬 카페']],
    ['parking', ['가온 카페', '온유 식당', '종로 주차장', '한빛 식당']],
    ['takeout,parking', ['온유 식당']],
    ['vegan,parking', []],
    ['unheard-of', []],
  ])('GET /api/businesses?attribute=%s → all that have all of these: %j', async (attribute, names) => {
    const found = await list({ attribute })
    expect(namesOf(found).sort()).toEqual(names.toSorted())
    expect(found.totalCount).toBe(names.length)
  })

  test('GET /api/businesses?attribute= → its name, also where nothing is found', async () => {
    const attributes = [{ attribute: 'vegan', label: '비건 메뉴' }]
    expect((await list({ attribute: 'vegan' })).attributes).toEqual(attributes)
    expect((await list({ attribute: 'vegan', city: 'Berlin' })).attributes).toEqual(attributes)
    expect(await list({})).not.toHaveProperty('attributes')
  })

  test('GET /businesses?country=KR → what divides the list, each as a link that adds it', async () => {
    const crowd = Array.from({ length: 8 }, (_, index) => ({
      name: `쉼터 ${index}`,
      place_id: `ChIJcrowd${index}`,
      country: 'Germany',
      category: 'Cafe',
      full_address: 'Torstr. 1, 10119 Berlin',
      ...has('Takeout', ...(index < 5 ? ['Wi-Fi'] : []), ...(index > 3 ? ['Dogs allowed'] : [])),
    }))
    await importRows(site.app, crowd)
    const { facets } = await list({ facets: '1', country: 'DE' })
    expect(facets?.attributes).toEqual([
      { attribute: 'wifi', label: '와이파이', businessCount: 5 },
      { attribute: 'pets', label: '반려견 동반', businessCount: 4 },
    ])
    const html = await (await site.app.fetch('/businesses?country=DE&with=takeout')).text()
    expect(html).toContain('<a href="/businesses?country=DE&amp;with=takeout%2Cwifi" class="facet-link">')
    const narrowed = await (await site.app.fetch('/businesses?country=DE&with=takeout,wifi')).text()
    expect(narrowed).not.toContain('편의·특징')
  })

  test('GET /businesses?with=takeout,parking → one condition for each, taken away alone', async () => {
    const html = await (await site.app.fetch('/businesses?with=takeout,parking')).text()
    expect(html).toContain('<a href="/businesses?with=takeout" class="chip chip-on">주차<')
    expect(html).toContain('<a href="/businesses?with=parking" class="chip chip-on">포장<')
  })
})
