import { describe, expect, test } from 'vitest'
import { attributesIn } from './attribute-search.ts'
import { searchTerms, tradeIn, wordsOfTrade } from './category-search.ts'
import { categoryTerm } from './category-term.ts'
import { listingTerms } from './search-terms.ts'

const place = { city: '', district: '', state: '', country: '', address: '', phone: '', about: {} }

function finds(text: string, name: string, category: string): boolean {
  const held = new Set(listingTerms({ name, category, categoryGroup: null, ...place }))
  const { terms, anyOf } = searchTerms(text)
  const holds = (all: readonly string[]) => all.every((term) => held.has(term))
  return holds(terms) && (anyOf.length === 0 || anyOf.some(holds))
}

test.each([
  ['미용실', 'Golden', 'Hair salon'],
  ['hair salon golden', 'Golden', '미용실'],
  ['golden hair salon', 'Golden', 'Kuaför'],
  ['KUAFÖR', '', '미용실'],
  ['미용실', '강남미용실', ''],
  ['veterinarian', 'Бубамара', 'Ветеринар'],
  ['veterinar', 'Бубамара', 'Ветеринарска амбуланта'],
  ['Restoran', 'Blue', 'Restaurant'],
  ['ресторан', 'Blue', 'Restaurant'],
  ['dentist', '', '歯科クリニック'],
  ['botika', '', 'Apotheke'],
  ['restaurant', '', 'Fijian restaurant'],
])('“%s” finds “%s”, a %s', (text, name, category) => {
  expect(finds(text, name, category)).toBe(true)
})

test.each([
  ['미용실', 'Golden', 'Dentist'],
  ['미용실 silver', 'Golden', 'Hair salon'],
])('“%s” does not find “%s”, a %s', (text, name, category) => {
  expect(finds(text, name, category)).toBe(false)
})

test.each(['식당', '레스토랑', 'restaurant', 'lokanta'])('“%s” is whoever cooks, as “음식점”', (text) => {
  const held = new Set(
    listingTerms({ name: 'Blue', category: '한식', categoryGroup: 'restaurants', ...place }),
  )
  for (const { terms, anyOf } of [searchTerms(text), searchTerms('음식점')]) {
    const alternatives = anyOf.length > 0 ? anyOf : [[]]
    expect(alternatives.some((some) => [...terms, ...some].every((term) => held.has(term)))).toBe(true)
  }
})

test('a postal code beside a trade lets a word be an attribute', () => {
  expect(searchTerms('florist terrace 8004').anyOf).toContainEqual(
    expect.arrayContaining(['8004', 'outdoorseating속성']),
  )
})

test.each([
  ['free parking lawyer', 'Lawyer'],
  ['lawyer parking', 'Lawyer'],
  ['parking', 'Parking lot'],
  ['vegan restaurant', 'Vegan restaurant'],
])('“%s” is about a %s', (text, trade) => {
  expect(tradeIn(text)?.trade).toBe(trade)
})

test.each([
  ['vegan-friendly', 'vegan'],
  ['wheelchair-friendly', 'wheelchair'],
  ['mit Kinderstuhl', 'high-chairs'],
  ['rollstuhltauglich', 'wheelchair'],
  ['sa dostavom', 'delivery'],
  ['avec piscine', 'pool'],
  ['con parcheggio', 'parking'],
  ['배달되는', 'delivery'],
  ['강아지 동반 가능', 'pets'],
  ['teraslı', 'outdoor-seating'],
  ['açık hava', 'outdoor-seating'],
])('“%s” is the attribute %s', (text, key) => {
  expect(attributesIn(text)).toMatchObject({ keys: [key], rest: '' })
})

test.each(['dog', 'family', 'kinder', 'Seul', 'garten'])('“%s” alone is no attribute', (text) => {
  expect(attributesIn(text).keys).toEqual([])
})

test.each([
  ['marvellous church', ['church']],
  ['shoe store', ['shoe', 'store']],
  ['qwertz', []],
])('the trade of “%s” is in the words %j', (text, words) => {
  expect(wordsOfTrade(text)).toEqual(words)
})

describe('a trade for people leaves out those for animals whose names have its words', () => {
  test.each([
    'pharmacy',
    '약국',
    'eczane',
    'hospital',
    '병원',
    'barber',
    'pharmacy belgrade',
    // Words that have those of animals in them.
    'апотека запас',
    'salon de coiffure pas cher',
    '고양이발소 미용실',
    'spa 熊猫',
  ])('%s', (text) => {
    expect(searchTerms(text).noneOf).toContain(categoryTerm('Veterinarian'))
    expect(searchTerms(text).noneOf).toContain(categoryTerm('Veterinary pharmacy'))
  })

  test.each([
    'veterinary pharmacy',
    '동물병원',
    'dog hospital',
    '강아지 미용실',
    'cafe',
    'berber za pse',
    'pas frizer',
    'фризер за псе',
    'апотека пас',
    '강아지약국 약국',
    'dog-friendly spa',
  ])('not of animals or other trades: %s', (text) => expect(searchTerms(text).noneOf).toBeUndefined())
})

test.each([
  ['church rd plumber', 'Plumber'],
  ['plumber church rd', 'Plumber'],
  ['park ave dentist', 'Dentist'],
  ['train station road cafe', 'Cafe'],
  ['church road plumber', 'Plumber'],
  ['bank street cafe', 'Cafe'],
  ['church rd', 'Church'],
  ['wine bar ct', 'Wine bar'],
  ['wine bar street', 'Wine bar'],
])('a street is no trade beside one: “%s” asks for a %s', (text, trade) => {
  expect(tradeIn(text)?.trade).toBe(trade)
})

test.each(['vegan 8001', 'vegan 8001 Zürich', 'takeaway 10115 Berlin'])(
  '“%s” asks for what is offered in a postal code',
  (text) => {
    expect(searchTerms(text).named).toBeDefined()
  },
)

test.each(['vegan Sunbeam', 'vegan 8001 Sunbeam'])('“%s” has a name', (text) => {
  expect(searchTerms(text).named).toBeUndefined()
})
