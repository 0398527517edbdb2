import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressTerms, listingTerms, queryTerms, type SearchableListing } from './search-terms.ts'

const blank: SearchableListing = {
  name: '',
  category: '',
  categoryGroup: null,
  city: '',
  district: '',
  state: '',
  country: '',
  address: '',
  phone: '',
  about: {},
}

function finds(query: string, listing: Partial<SearchableListing>): boolean {
  const terms = new Set(listingTerms({ ...blank, ...listing }))
  const asked = queryTerms(query)
  return asked.length > 0 && asked.every((term) => terms.has(term))
}

test('two joined letters are no letters of an address', () => {
  expect(finds('h&m', { name: 'Henry H', address: '12 M Street' })).toBe(false)
})

describe('a listing is found', () => {
  test.each([
    ['스타벅스', '스타벅스 강남점'],
    ['벅스', '스타벅스 강남점'],
    ['강남 스타', '스타벅스 강남점'],
    ['ㅅㅌㅂㅅ', '스타벅스 강남점'],
    ['ㅌㅂㅅ', '스타벅스 강남점'],
    ['ㄱㄴㅈ', '스타벅스 강남점'],
    ['ㅂㅅ', '박사 곱창'],
    ['ㅄ', '박사 곱창'],
    ['ㅋㅋ', 'ㅋㅋ치킨'],
    ['ㅋㅋㅊㅋ', 'ㅋㅋ치킨'],
    ['떡', '명품떡집'],
    ['CAFE', 'Café de Flore'],
    ['joes', "Joe's Diner"],
    ['istanbul', 'İSTANBUL Kebap'],
    ['寿司', '回転寿司 さくら'],
    ['さくら', '回転寿司 さくら'],
    ['кафе', 'Кафе Пушкин'],
    ['ก๋วยเตี๋ยว', 'ร้านก๋วยเตี๋ยวเรือ'],
    ['７eleven', '7Eleven'],
    ['h&m', 'H & M Kids'],
    ['h and m', 'H&M'],
  ])('by "%s" in its name "%s"', (query, name) => {
    expect(finds(query, { name })).toBe(true)
  })

  test.each([
    ['음식점', { categoryGroup: 'restaurants' }],
    ['restaurants', { categoryGroup: 'restaurants' }],
    ['빵', { category: '빵집' }],
    ['성동구', { district: '성동구' }],
    ['seoul korea', { city: 'Seoul', country: 'South Korea' }],
    ['main st', { address: '12 Main St, Springfield' }],
  ] as const)('by "%s" in other fields', (query, listing) => {
    expect(finds(query, listing)).toBe(true)
  })

  test('by its own name, whatever that is', () => {
    const letters = fc.constantFrom(..."İIıiSσς가나ㅋがー漢ไทÉe\u0301ﬁ½1 -'’/.ß")
    const names = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.string({ unit: letters, minLength: 2, maxLength: 12 }),
    )
    fc.assert(
      fc.property(names, (name) => {
        fc.pre(queryTerms(name).length > 0 && !/(?<=^|\s)[ㄱ-ㅎ](?=\s|$)/.test(name))
        expect(finds(name, { name })).toBe(true)
      }),
    )
  })
})

describe('a listing is not found', () => {
  test.each([
    ['스타 홍대', '스타벅스 강남점'],
    ['ㅂㅂ', '스타벅스 강남점'],
    ['star', 'Starbucks'],
    ['', 'Starbucks'],
    [' !? ', 'Starbucks'],
  ])('by "%s" in "%s"', (query, name) => {
    expect(finds(query, { name })).toBe(false)
  })

  test('by a single character that is only in its address', () => {
    expect(finds('동', { address: '성동구' })).toBe(false)
  })
})

describe('terms are bounded', () => {
  test('words are at most 40 characters of each, and a query asks for at most 16', () => {
    expect(listingTerms({ ...blank, name: 'x'.repeat(500) })).toContain('x'.repeat(40))
    expect(listingTerms({ ...blank, name: 'x'.repeat(500) }).filter(({ length }) => length > 40)).toEqual([])
    expect(queryTerms(Array.from({ length: 60 }, (_, i) => i).join(' '))).toHaveLength(16)
    expect(finds('x'.repeat(50), { name: 'x'.repeat(60) })).toBe(true)
  })

  test('each is given once', () => {
    const terms = listingTerms({ ...blank, name: 'go go 가가가', address: 'go 가가' })
    expect(terms).toHaveLength(new Set(terms).size)
  })
})

test.each([
  ['Sun Flower Bistro', 'sunflower bistro'],
  ['BurgerPoint Central', 'burger point'],
  ['Blue Bird Nursery Garden Centre', 'bluebird garden centre'],
  ['Smith & Rowe Tailors', 'smith and rowe'],
  ['Bed + Bath Corner', 'bed and bath'],
  ['Kılıç & Oğlu Terzi', 'kılıç ve oğlu'],
  ['Smith and Sons Tailors', 'smith & sons'],
  ['サクラ美容室', 'さくら美容室'],
  ['ひまわり歯科クリニック', 'ﾋﾏﾜﾘ歯科'],
  ['Кафана Три Шешира', 'tri šešira'],
  ['Pekara Šumadija', 'пекара шумадија'],
])('%s has the terms of “%s”', (name, typed) => {
  const unknown = { city: '', district: '', state: '', country: '', address: '', phone: '' }
  const terms = new Set(listingTerms({ name, category: '', categoryGroup: null, about: {}, ...unknown }))
  expect(queryTerms(typed).filter((term) => !terms.has(term))).toEqual([])
})

test('other names keep their terms', () => {
  const unknown = { city: '', district: '', state: '', country: '', address: '', phone: '' }
  const terms = (name: string) =>
    listingTerms({ name, category: '', categoryGroup: null, about: {}, ...unknown })
  expect(terms('McDonald Bar')).not.toContain('and')
  expect(terms('H&M')).toContain('and')
  expect(terms('Café 24 Paris')).not.toContain('24paris')
})

test('an address has terms that a listing with that address has, though its words name a trade; numbers come first', () => {
  const address = '12 Restaurant Street, 호텔로 34'
  const held = new Set(listingTerms({ ...blank, address }))
  expect(addressTerms(address).filter((term) => !held.has(term))).toEqual([])
  expect(addressTerms(address).slice(0, 2)).toEqual(['12', '34'])
})
