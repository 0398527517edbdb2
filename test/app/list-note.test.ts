import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importRows, type ListingRow, listingRows } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const [known = {}] = listingRows
const bare = { ...known, phone: '', rating: '', reviews: '', working_hours: '' }
const allDay =
  '{"Monday":"Open 24 hours","Tuesday":"Open 24 hours","Wednesday":"Open 24 hours","Thursday":"Open 24 hours","Friday":"Open 24 hours","Saturday":"Open 24 hours","Sunday":"Open 24 hours"}'
const rowsOf = (trade: string, facts: ListingRow, count = 2): ListingRow[] =>
  Array.from({ length: count }, (_, number) => ({
    ...facts,
    name: `${trade} ${number}`,
    category: trade,
    place_id: `ChIJnote${trade}${number}`,
  }))

describe('what stands above a list of which little is known', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app.storage, [
      ...rowsOf('Gym', bare),
      ...rowsOf('Bakery', { ...bare, phone: '02-300-1000' }),
      ...rowsOf('Dentist', known),
      // More than a page has.
      ...rowsOf('Florist', { ...known, rating: '', reviews: '' }, 25),
      ...rowsOf('Tailor', bare, 25),
      ...rowsOf('Plumber', { ...known, phone: '' }, 25),
      ...rowsOf('Locksmith', { ...known, phone: '' }, 1),
      ...rowsOf('Bookstore', bare, 25),
      ...rowsOf('Pharmacy', bare),
      {
        ...known,
        name: 'Pharmacy by night',
        category: 'Pharmacy',
        place_id: 'ChIJnoteNight',
        working_hours: allDay,
      },
      { ...known, name: 'Bookstore with a rating', category: 'Bookstore', place_id: 'ChIJnoteRated' },
    ])
  })
  afterAll(() => app.close())

  const chips = ['지금 영업 중', '4점 이상', '전화번호 있음']
  test.each([
    ['gym', { isAdvised: false, offered: [] }],
    ['bakery', { isAdvised: true, offered: ['전화번호 있음'] }],
    ['dentist', { isAdvised: false, offered: chips }],
  ])('%s: advice and filters are those that lead to something', async (slug, expected) => {
    const html = await (await app.fetch(`/category/${slug}`)).text()
    const [, list = ''] = html.split('class="list-chips"')
    const offered = chips.filter((chip) => list.includes(`class="chip">${chip}</a>`))
    expect({ isAdvised: list.includes('전화로 확인하세요'), offered }).toEqual(expected)
    expect(html.includes('name="phone"')).toBe(offered.includes('전화번호 있음'))
  })

  test.each([
    ['florist', '25곳 모두 평점을 모릅니다.', ['지금 영업 중', '전화번호 있음']],
    ['tailor', '25곳 모두 영업시간, 전화번호와 평점을 모릅니다.', []],
    ['plumber', '25곳 모두 전화번호를 모릅니다.', ['지금 영업 중', '4점 이상']],
    [
      'bookstore?page=2',
      '25곳은 영업시간을 모릅니다. 모르는 곳만 이 쪽의 업체는 모두 전화번호와 평점을 모릅니다.',
      chips,
    ],
  ])('%s: what no listing of a long list has is said once', async (slug, said, expected) => {
    const html = await (await app.fetch(`/category/${slug}`)).text()
    const [, list = ''] = html.split('class="list-chips"')
    const [, notes = ''] = list.split('class="list-notes"')
    expect(notes.split('class="list-rows"')[0]?.replace(/<[^>]*>/g, '')).toContain(said)
    expect(chips.filter((chip) => list.includes(`class="chip">${chip}</a>`))).toEqual(expected)
    expect(html.includes('name="phone"')).toBe(expected.includes('전화번호 있음'))
    expect(notes.split('모두 ').length).toBe(2)
    expect(notes).not.toContain('평점 없음')
  })

  test.each([
    ['/en/category/tailor', 'The hours, phone numbers and ratings of all 25 businesses are not known.'],
    ['/category/pharmacy', '>2곳은 영업시간을 모릅니다.'],
    ['/category/pharmacy?open=1', '그 밖에 2곳은 영업시간을 모릅니다.'],
    ['/en/category/pharmacy?open=1', 'The hours of 2 others are not known.'],
    ['/tr/category/pharmacy?open=1', 'Bunların dışında 2 işletmenin çalışma saatleri bilinmiyor.'],
    ['/tr/category/tailor', '25 işletmenin hiçbirinin çalışma saatleri, telefonu ve puanı bilinmiyor.'],
    ['/category/locksmith', '>전화번호를 모릅니다.'],
    ['/en/category/locksmith', 'The phone number of this business is not known.'],
    ['/tr/category/locksmith', 'Bu işletmenin telefonu bilinmiyor.'],
  ])('%s: %s', async (address, said) => {
    expect(await (await app.fetch(address)).text()).toContain(said)
  })

  test('the choice of categories names the trade of a page once, in the page’s language', async () => {
    for (const [language, name] of Object.entries({ '': '치과', '/en': 'Dentist', '/tr': 'Diş hekimi' })) {
      const html = await (await app.fetch(`${language}/category/dentist`)).text()
      const [, select = ''] = /<select name="category">(.*?)<\/select>/.exec(html) ?? []
      const options = [...select.matchAll(/<option value="([^"]*)"([^>]*)>([^<]*)</g)]
      const named = options.filter(([, , , text = '']) => text.replace(/ \(.*/, '') === name)
      expect(named.map(([, value, selected]) => [value, selected])).toEqual([['dentist', ' selected=""']])
      expect(options.map(([, value]) => value)).not.toContain('Dentist')
    }
  })

  test('words that are left out beside a place: the place is said once', async () => {
    const html = await (await app.fetch('/search?q=qwzx+vbnm+seoul')).text()
    const [, after = ''] = html.split('class="list-said')
    const said = after.slice(0, after.indexOf('</p>')).replace(/<[^>]*>/g, '')
    expect(said).toContain('‘qwzx vbnm’을 뺐습니다.')
    expect(said).toContain('지역으로 보아')
    expect(said).not.toContain('검색 결과입니다')
  })
})
