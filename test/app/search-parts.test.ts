import { describe, expect, test } from 'vitest'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { namesOf, useListings } from './use-listings.ts'

const oslo = { country: 'Norway', full_address: 'Storgata 12, 0155 Oslo, Norway' }
const jeju = { country: '대한민국', full_address: '제주특별자치도 제주시 관덕로 5' }

const week = (hours: string, sunday = hours) =>
  JSON.stringify({
    ...Object.fromEntries(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => [day, hours]),
    ),
    Sunday: sunday,
  })

const rows: readonly ListingRow[] = [
  { ...oslo, name: 'Fjord Blooms', category: 'Florist', working_hours: week('Open 24 hours'), rating: '4.1' },
  {
    ...oslo,
    name: 'Lark & Fern',
    category: 'Florist',
    working_hours: week('Closed', '11AM-2PM'),
    rating: '4.9',
  },
  {
    ...oslo,
    name: 'Best Blomster',
    category: 'Florist',
    working_hours: week('Closed'),
    rating: '3.2',
    about: '{"Accessibility": {"Wheelchair accessible entrance": true}}',
  },
  { ...oslo, name: 'Top Knot', category: 'Wig shop' },
  { ...oslo, name: 'Bakery Cheap', category: 'Boat builders' },
  { ...oslo, name: 'Bakery Emergency', category: 'Bakery', working_hours: week('Closed'), rating: '1' },
  { ...oslo, name: 'Crumb', category: 'Bakery' },
  { ...oslo, name: 'Knot Rigging', category: 'Boat builders' },
  { ...oslo, name: 'Fjord Motor', category: 'Auto repair shop' },
  { ...oslo, name: 'Nord Mechanical', category: 'Boat builders' },
  { ...oslo, name: 'Berg Mechanical', category: 'Boat builders' },
  { ...jeju, name: '가람국수', category: '국수집' },
  { ...jeju, name: '오름손칼국수', category: '제과점' },
  { ...oslo, name: '설문대 밥상', category: '한식' },
  { ...jeju, name: '돌담 치킨', category: '치킨' },
  { ...jeju, name: '스타벅스 관덕정', category: 'Boat builders' },
  { ...jeju, name: '24시 돌하르방 약국', category: '약국' },
  { ...jeju, name: '한라 약국', category: '약국' },
  { ...jeju, name: '탐라 주유소', phone: '064-956-1607' },
  { ...jeju, name: '바람 주유소', phone: '064-911-1607' },
  { ...oslo, name: 'Nord Energi', category: 'Gas station', rating: '5', reviews: '900' },
  { ...oslo, name: 'Kaffe Nord', category: '카페', rating: '5', reviews: '900' },
  { ...jeju, name: '감귤', category: '카페' },
  { ...jeju, name: '오름 호프', category: '호프' },
  { ...jeju, name: '밤바다', category: 'Pub' },
  { ...jeju, name: '곶자왈 동물약국', category: 'Veterinary pharmacy' },
].map((row, index) => ({ ...row, place_id: `ChIJparts${index}` }))

describe.each(engines)('parts of a search on %s', (engine) => {
  const site = useListings(engine, rows)
  const { list } = site
  const chipsOf = (page: string) => [...page.matchAll(/chip chip-on">([^<]*)</g)].map(([, label]) => label)

  test.each([
    ['best florist oslo', ['Best Blomster', 'Fjord Blooms', 'Lark & Fern']],
    ['where is a good florist in oslo', ['Best Blomster', 'Fjord Blooms', 'Lark & Fern']],
    ['top knot', ['Top Knot']],
    ['제주 약국', ['24시 돌하르방 약국', '한라 약국']],
    ['pharmacy jeju', ['24시 돌하르방 약국', '한라 약국']],
    ['제주 동물약국', ['곶자왈 동물약국']],
    ['제주시 치킨 맛집 추천', ['돌담 치킨']],
    ['약국 근처', ['24시 돌하르방 약국', '한라 약국']],
    ['oslo 💐', ['Best Blomster', 'Fjord Blooms', 'Lark & Fern']],
    ['제주시 기름 넣는 곳', ['바람 주유소', '탐라 주유소']],
    ['제주시 benzinlik', ['바람 주유소', '탐라 주유소']],
    ['9561607', ['탐라 주유소']],
    ['911 1607', ['바람 주유소']],
    ['064 956', ['탐라 주유소']],
    ['+82 64 911', ['바람 주유소']],
    ['956', ['탐라 주유소']],
    ['956 16', ['탐라 주유소']],
    ['911-160', ['바람 주유소']],
    ['9111', ['바람 주유소']],
    ['1607 주유소', ['바람 주유소', '탐라 주유소']],
    ['제주시 pub', ['밤바다', '오름 호프']],
    ['mechanic', ['Fjord Motor']],
    ['auto mechanic', ['Fjord Motor']],
  ])('GET /api/businesses?search=%s → what the other words name', async (search, names) => {
    expect(namesOf(await list({ search })).toSorted()).toEqual(names)
  })

  test('GET /api/businesses?search=florist oslo open now → what is open then, on Sundays one more', async () => {
    const found = await list({ search: 'florist oslo open now' })
    expect(namesOf(found)).toContain('Fjord Blooms')
    expect(namesOf(found)).not.toContain('Best Blomster')
    expect(found.time).toMatchObject({ asked: 'now', isKnown: true, openChangeUntil: expect.any(Number) })
  })

  test.each([
    ['florist open sunday oslo', 'sunday', ['Lark & Fern', 'Fjord Blooms']],
    ['24h florist', 'always', ['Fjord Blooms']],
  ])('GET /api/businesses?search=%s → what is open then', async (search, asked, names) => {
    const found = await list({ search })
    expect(namesOf(found)).toEqual(names)
    expect(found.time).toMatchObject({ asked, isKnown: true })
    expect(found.time?.openChangeUntil).toBeUndefined()
  })

  test('who is open now and at the time in the words: both are conditions, each can be taken away', async () => {
    const found = await list({ search: 'florist oslo open monday', openNow: '1' })
    expect(namesOf(found)).toEqual(['Fjord Blooms'])
    expect(found.time).toMatchObject({ asked: 'monday', isKnown: true })
    const page = await (await site.app.fetch('/en/search?q=florist+oslo+open+monday&open=1')).text()
    expect(chipsOf(page)).toEqual(expect.arrayContaining(['open monday', 'Open now']))
  })

  test('open now, typed and chosen, is one condition', async () => {
    const page = await (await site.app.fetch('/en/search?q=florist+oslo+open+now&open=1')).text()
    expect(chipsOf(page).filter((label) => label === 'Open now')).toHaveLength(1)
    expect(page).toContain('href="/en/search?q=florist%20oslo"')
    expect(page).not.toContain('Left out')
    const typed = await (await site.app.fetch('/en/search?q=florist+oslo+open+now')).text()
    expect(typed).not.toContain('class="chip">Open now')
  })

  test('where nobody is known to be open at both times, the list is empty, and the words stay', async () => {
    const found = await list({ search: '제주시 24시 약국', openNow: '1', facets: '1' })
    expect(namesOf(found)).toEqual([])
    expect(found.instead?.reason).toBe('filters')
    expect(found.instead?.businesses).toHaveLength(2)
  })

  test('where no hours are known the time is dropped, and the answer says so', async () => {
    const found = await list({ search: '제주시 24시 약국' })
    expect(namesOf(found)).toEqual(['24시 돌하르방 약국', '한라 약국'])
    expect(found.time).toEqual({ asked: 'always', words: '24시', isKnown: false })
    const page = await (await site.app.fetch(`/search?q=${encodeURIComponent('제주시 24시 약국')}`)).text()
    expect(page).toContain('‘24시’ 영업이 확인된 곳이 없어')
  })

  test.each([
    ['제주시 주차 되는 약국', '주차 되는', ['24시 돌하르방 약국', '한라 약국'], false],
    ['florist wheelchair oslo', 'wheelchair', ['Best Blomster', 'Lark & Fern', 'Fjord Blooms'], true],
  ])('%s: those follow of which nobody knows the attribute', async (search, words, names, isKnown) => {
    const found = await list({ search })
    const listed = namesOf(found)
    expect(listed.toSorted()).toEqual(names.toSorted())
    expect(listed[0] === 'Best Blomster').toBe(isKnown)
    expect(found.unknownAttributes).toMatchObject({ words, isKnown })
  })

  test('the page says of which attribute nothing is known, and not that it was left out', async () => {
    const page = await (await site.app.fetch(encodeURI('/search?q=제주시 주차 되는 약국'))).text()
    expect(page).toContain('2곳 모두 ‘주차’ 여부를 모릅니다.')
    expect(page).not.toContain('뺐습니다')
    const some = await (await site.app.fetch('/en/search?q=florist+wheelchair+oslo')).text()
    expect(some).toContain('nothing is known about “Wheelchair access”')
  })

  test.each(['/search?q=제주시 24시 꽃집', '/search?q=24시 florist&location=제주시'])(
    '%s: of a trade that is not there, the hours are no matter',
    async (address) => {
      const page = await (await site.app.fetch(encodeURI(address))).text()
      expect(page).toContain('검색 결과가 없습니다')
      expect(page).not.toContain('여는지 아는 곳이 없어')
    },
  )

  test('words that were left out are no typing mistake', async () => {
    const page = await (await site.app.fetch(encodeURI('/search?q=지금 florist&location=제주시'))).text()
    expect(page).toContain('‘florist’만 찾기')
    expect(page).not.toContain('맞춤법을 고쳐')
  })

  test('a time that nobody knows of, or of a trade that is not there, is said to be left out', async () => {
    const holiday = await (await site.app.fetch('/en/search?q=florist+oslo+an+feiertagen')).text()
    expect(holiday).toContain('No place is known to be open as asked (“an feiertagen”)')
    const none = await (await site.app.fetch('/en/search?q=pharmacy+oslo+open+tomorrow')).text()
    expect(none).toContain('Left out “open tomorrow”.')
  })

  test('who has to be open now is, on a holiday too', async () => {
    const found = await list({ search: 'florist oslo an feiertagen', openNow: '1' })
    expect(found.time).toMatchObject({ asked: 'holiday', isKnown: false })
  })

  test('an hour of a day is a condition in the language of the page', async () => {
    const page = await (await site.app.fetch('/en/search?q=florist+oslo+monday+12pm')).text()
    expect(page).toContain('Monday at 12:00\u00a0PM')
  })

  test('the page says what it left out, and a time as a condition that can be taken away', async () => {
    const classy = await (await site.app.fetch('/en/search?q=classy+florist+oslo')).text()
    expect(classy).toContain('Left out “classy”.')
    const cheap = await (await site.app.fetch('/en/search?q=cheap+florist+oslo')).text()
    expect(cheap).toContain('Prices are not known, so “cheap” does not change this list.')
    const asking = await (await site.app.fetch('/en/search?q=can+you+tell+me+a+florist+in+oslo')).text()
    expect(asking).not.toContain('Left out')
    const open = await (await site.app.fetch('/en/search?q=florist+oslo+open+sunday')).text()
    expect(open).not.toContain('Left out')
    expect(open).toContain('href="/en/search?q=florist%20oslo"')
  })

  test.each([
    ['bakery cheap', 'Bakery Cheap'],
    ['Bakery Emergency', 'Bakery Emergency'],
    ['bakery emergency oslo', 'Bakery Emergency'],
  ])(
    'GET /api/businesses?search=%s → the one of that name, then those of the trade',
    async (search, name) => {
      const names = namesOf(await list({ search }))
      expect(names[0]).toBe(name)
      expect(names).toContain('Crumb')
    },
  )

  test('the own country comes first, by whatever name the trade is found', async () => {
    const names = namesOf(await list({ search: '기름집' }))
    expect(names.slice(0, 2).toSorted()).toEqual(['바람 주유소', '탐라 주유소'])
    expect(names[2]).toBe('Nord Energi')
  })

  test('a listing with the word in its name comes first', async () => {
    expect(namesOf(await list({ search: 'best florist oslo' }))[0]).toBe('Best Blomster')
  })

  test.each([
    ['배달되는 치킨 제주시', '치킨 제주시', ['돌담 치킨']],
    ['양념반 치킨 제주시', '치킨 제주시', ['돌담 치킨']],
    ['florist oslo hauptbahnhof', 'florist oslo', ['Best Blomster', 'Fjord Blooms', 'Lark & Fern']],
  ])(
    'GET /api/businesses?search=%s → without the word that nothing has',
    async (search, correctedQuery, names) => {
      const found = await list({ search })
      expect(namesOf(found).toSorted()).toEqual(names)
      expect(found).toMatchObject({ correctedQuery, place: { rest: correctedQuery.split(' ')[0] } })
    },
  )

  test.each([
    ['오징어볶음 제주시', '제주시 음식점', ['가람국수']],
    ['gizmo oslo qwertz', 'oslo', ['Fjord Blooms']],
  ])('GET /api/businesses?search=%s → %s', async (search, correctedQuery, names) => {
    const found = await list({ search })
    expect(found).toMatchObject({ correctedQuery })
    expect(namesOf(found)).toEqual(expect.arrayContaining(names))
  })

  test('a dish that is a name: the one of that name, then those who cook it, and the words stay as typed', async () => {
    const found = await list({ search: '오름손칼국수' })
    expect(namesOf(found)).toEqual(['오름손칼국수', '설문대 밥상'])
    expect(found.correctedQuery).toBeUndefined()
  })

  test('a name is found by another spelling, and no other name is meant by it where it is not', async () => {
    expect(namesOf(await list({ search: '스벅 제주시' }))).toEqual(['스타벅스 관덕정'])
    expect(await list({ search: 'mcdo oslo' })).toMatchObject({ totalCount: 0, place: { rest: 'mcdo' } })
  })

  test('a place of the world without listings is said', async () => {
    const found = await list({ search: 'florist berlin' })
    expect(found).toMatchObject({
      totalCount: 0,
      place: { phrase: 'berlin', city: 'Berlin', rest: 'florist' },
    })
  })

  test('a place is never left out for a trade that it does not have', async () => {
    const found = await list({ search: 'wig shop 제주시' })
    expect(found).toMatchObject({ totalCount: 0, place: { phrase: '제주시' } })
  })

  test('without a place, what is where the words are written comes first', async () => {
    const found = await list({ search: '카페' })
    expect(namesOf(found)).toEqual(['감귤', 'Kaffe Nord'])
    expect(found.totalCount).toBe(2)
    expect(namesOf(await list({ search: 'cafe' }))).toEqual(['Kaffe Nord', '감귤'])
  })

  test('to the letter, every word counts', async () => {
    expect(namesOf(await list({ search: 'best florist', literal: '1' }))).toEqual(['Best Blomster'])
  })
})
