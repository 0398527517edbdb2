import { describe, expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { generateSeoText } from './generate-seo-text.ts'
import type { Neighbour, SeoFacts } from './template.ts'
import { bareListing, fullListing, neighboursOf, richListing } from './testing/listings.ts'
import { shingleOverlap } from './testing/shingle-overlap.ts'
import { wrongParticles } from './testing/wrong-particles.ts'

provideGazetteerFile()

const names = [
  '카페 한결',
  '느티나무 식당',
  '솔길',
  '카페 7',
  'CGV',
  'Grand Hotel',
  'Café Lumière',
  '古村 (본점)',
  "Joe's",
]

const alone: Pick<SeoFacts, 'sameTrade' | 'otherTrades'> = { sameTrade: [], otherTrades: [] }

function textsOf(count: number, listing: typeof bareListing, around = alone) {
  return Array.from({ length: count }, (_, index) =>
    generateSeoText({
      listing: { ...listing, id: `listing${index}`, name: `${names[index % names.length]}` },
      ...around,
    }),
  )
}

const placed = { ...richListing, latitude: 37.5512, longitude: 126.9243 }

describe.each([
  ['only name, category and city', bareListing, alone],
  ['only name, category and city, and others in the city', bareListing, neighboursOf(bareListing)],
  ['all facts', fullListing, alone],
  ['all facts and neighbours', placed, neighboursOf(placed)],
  [
    'nothing but a name',
    { ...bareListing, city: '', state: '', country: '', countryCode: '', category: '' },
    alone,
  ],
  [
    'abroad',
    {
      ...fullListing,
      city: 'İzmir',
      state: 'İzmir',
      district: 'Konak',
      country: 'Turkey',
      countryCode: 'TR',
    },
    alone,
  ],
])('a listing with %s', (_, listing, around) => {
  const texts = textsOf(150, listing, around)

  test('gets as many words as is known, a short title and a short description', () => {
    for (const { uniqueContent, seoTitle, seoDescription } of texts) {
      const words = uniqueContent.split(/\s+/).length
      if (listing === placed) expect(words).toBeGreaterThanOrEqual(130)
      if (listing !== placed) expect(words).toBeLessThan(100)
      expect([...seoTitle].length).toBeLessThanOrEqual(60)
      expect([...seoDescription].length).toBeLessThanOrEqual(155)
    }
  })

  test.runIf(listing === placed)('reads otherwise than its neighbours', () => {
    const { pairs, sum, max } = shingleOverlap(texts.map(({ uniqueContent }) => uniqueContent))
    expect(sum / pairs).toBeLessThanOrEqual(0.35)
    expect(max).toBeLessThanOrEqual(0.65)
  })

  test('has the right particles', () => {
    expect(texts.flatMap(({ uniqueContent }) => wrongParticles(uniqueContent, [...names, '카페']))).toEqual(
      [],
    )
  })

  test('leaves no gap, no mark of a template and no sentence without an end', () => {
    for (const { uniqueContent, seoTitle, seoDescription } of texts) {
      expect(`${uniqueContent} ${seoTitle} ${seoDescription}`).not.toMatch(
        /[[\]{}]|undefined|NaN| {2}| [.,]|‘’|“”|\(\)/,
      )
      for (const paragraph of uniqueContent.split('\n\n')) expect(paragraph).toMatch(/(?:다|오)\.$/)
    }
  })
})

describe('the shops of a chain in one city have titles of their own', () => {
  const titleOf = (more: Partial<typeof fullListing>) =>
    generateSeoText({ listing: { ...fullListing, name: '연필 문구', category: '문구점', ...more }, ...alone })
      .seoTitle

  test('with the street', () => {
    expect(titleOf({})).toBe('연필 문구 - 문구점 | 서울 마포구 와우산로 21 2층')
  })

  test('a part of the address that is the name again is none', () => {
    const own = {
      name: 'Odgajivačnica Mitić',
      category: '',
      city: 'Belgrade',
      district: '',
      countryCode: 'RS',
    }
    expect(titleOf({ ...own, address: 'ODGAJIVACNICA MITIC, Surčinska 42, Belgrade' })).toBe(
      'Odgajivačnica Mitić | 세르비아 베오그라드 Surčinska 42',
    )
  })

  test('long names leave out the rest before the street', () => {
    const name = '아주 긴 이름을 가진 연필과 공책과 지우개와 색종이의 문구점 홍대 본점'
    const [one, other] = ['21', '22'].map((number) =>
      titleOf({ name, address: `서울특별시 마포구 와우산로 ${number}` }),
    )
    expect(one).toBe(`${name} - 문구점 | 서울 와우산로 21`)
    expect(other).not.toBe(one)
  })
})

test('the same facts give the same text', () => {
  const facts = { listing: placed, ...neighboursOf(placed) }
  expect(generateSeoText(facts)).toEqual(generateSeoText(facts))
})

test('every fact is told, and no number that is none', () => {
  const { uniqueContent } = generateSeoText({ listing: fullListing, ...alone })
  for (const fact of ['02-555-0100', '4.3점', '128개', '서울 마포구', '월요일', '신용카드', '배달']) {
    expect(uniqueContent).toContain(fact)
  }
  const known = /^(?:02|555|0100|4\.3|128|5|11|22|21|2|04043|6|66)$/
  const text = uniqueContent.replaceAll(/[가-힣]+\([가-힣]+ \d+(?:\.\d)?k?m\)/g, '')
  expect(text.match(/\d+(?:[.,]\d+)*/g)?.filter((number) => !known.test(number))).toEqual([])
})

test('times have one form, on the 24-hour clock', () => {
  const listing = {
    ...fullListing,
    openingHours: { Friday: '11:30 AM–2 PM, 5 PM–1:30 AM', Monday: 'Closed' },
  }
  const texts = textsOf(50, listing).map(
    ({ uniqueContent, seoDescription }) => uniqueContent + seoDescription,
  )
  expect(texts.join('\n')).not.toMatch(/오전|오후|낮 12|자정|\b[AP]M\b|\d:\d/)
  for (const text of texts) {
    expect(text).toContain('금요일 11시 30분부터 14시까지, 17시부터 다음 날 1시 30분까지')
  }
})

test('where it is: from the station, and who is near', () => {
  const { uniqueContent } = generateSeoText({ listing: placed, ...neighboursOf(placed) })
  expect(uniqueContent).toMatch(/상수역.*으로 \d+m/)
  expect(uniqueContent).not.toContain('중심')
  expect(uniqueContent).toMatch(/‘이웃 카페 1’.*북쪽으로 110m|북쪽으로 110m.*‘이웃 카페 1’/)
  expect(uniqueContent).toMatch(/‘이웃 카페 2’\((?:북쪽 220m, 독막로 2|독막로 2, 북쪽 220m)\)/)
  expect(uniqueContent).toMatch(/제과점 ‘이웃 가게 1’|‘이웃 가게 1’\(제과점/)
})

test('what does not fit is not said: a telephone without a number, a trade without a name', () => {
  for (const { uniqueContent } of textsOf(100, { ...bareListing, category: '' })) {
    expect(uniqueContent).not.toMatch(/전화(?:하면|해)|\d번(?:으로|에)/)
    expect(uniqueContent).not.toMatch(/에 있는,|‘’/)
  }
})

describe('who is near is said only of places that are known', () => {
  const textOf = (more: Partial<typeof placed>, neighbour: Partial<Neighbour>) => {
    const listing = { ...placed, ...more }
    const one = { ...listing, name: '이웃 카페', phoneE164: '', ...neighbour }
    const other = { ...one, name: '이웃 약국', category: '약국' }
    return textsOf(20, listing, { sameTrade: [one], otherTrades: [other] })
      .map(({ uniqueContent }) => uniqueContent)
      .join('\n')
  }

  test('firms without an address, which share the middle of their area, are neither near nor anywhere', () => {
    const text = textOf({ address: '', city: '' }, { address: '' })
    expect(text).not.toMatch(/‘이웃|바로 옆|같은 주소|\dk?m|북위|역에서/)
    expect(textOf({}, { address: '' })).not.toContain('‘이웃')
    expect(textOf({ address: '' }, { address: '' })).not.toMatch(/\d0m|북위|바로 옆|같은 주소/)
  })

  test('one point for two addresses is a middle too; next door needs house numbers', () => {
    expect(textOf({}, { address: '서울특별시 마포구 독막로 3' })).not.toContain('‘이웃')
    const door = { latitude: placed.latitude + 0.0001 }
    expect(textOf({}, { ...door, address: '서울특별시 마포구 와우산로 23' })).toContain('바로 옆')
    expect(textOf({}, { ...door, address: '서울특별시 마포구 와우산로' })).not.toContain('‘이웃')
  })

  test('one address is called so, unless it has one number too: a practice and its dentists', () => {
    expect(textOf({}, {})).toMatch(/같은 주소.*‘이웃 카페’|‘이웃 카페’.*같은 주소/)
    expect(textOf({}, { phoneE164: placed.phoneE164 })).not.toContain('‘이웃')
  })

  test('a part of a building is no street, and a trade without a Korean name is left out', () => {
    const far = { latitude: placed.latitude + 0.005 }
    for (const part of ['1st Floor, Main Rd', 'Plot no . 59, L9', 'Brgy, Tarlac', 'H No.15, Kondapur']) {
      const text = textOf({ countryCode: 'IN' }, { ...far, address: part })
      expect(text).toContain('이웃 카페')
      expect(text).not.toContain(part.split(',', 1)[0])
    }
    expect(textOf({}, { ...far, category: 'Узгајивач паса' })).not.toContain('Узгајивач')
  })
})

test('nothing contradicts the hours: food late at night of a place that closes early', () => {
  const late = { ...fullListing, about: { Offerings: { 'Late-night food': true, Coffee: true } } }
  const week = (hours: string) => ({
    openingHours: Object.fromEntries(Object.keys(fullListing.openingHours).map((day) => [day, hours])),
  })
  const textOf = (more: object) => generateSeoText({ listing: { ...late, ...more }, ...alone }).uniqueContent
  expect(textOf(week('11 AM–10 PM'))).not.toContain('심야')
  expect(textOf(week('11 AM–11 PM'))).toContain('심야')
  expect(textOf({ openingHours: {} })).toContain('심야')
  const about = { Offerings: { Breakfast: true, Brunch: true, Lunch: true, Dinner: true, Food: true } }
  const meals = (hours: object) => textOf({ about, ...hours }).match(/아침 식사|브런치|점심 식사|저녁 식사/g)
  expect(meals(week('11 AM–4 PM'))?.toSorted()).toEqual(['브런치', '점심 식사'])
  expect(meals(week('5 PM–6 AM'))?.toSorted()).toEqual(['아침 식사', '저녁 식사'])
  expect(meals({ openingHours: { Monday: '5 PM–11 PM' } })).toHaveLength(4)
  expect(textOf({ about })).not.toMatch(/ 음식[과,입]/)
  expect(textOf(week('Closed'))).toMatch(/모든 요일이 휴무/)
  expect(textOf(week('Closed'))).not.toContain('심야')
})

test('a closed week has no hours', () => {
  const closed = { ...bareListing, openingHours: { Monday: 'Closed' } }
  const text = generateSeoText({ listing: closed, ...alone }).uniqueContent
  expect(text).toContain('월요일')
  expect(text).not.toMatch(/Infinity| 0시간/)
})

test('the canonical address is the path of its page', () => {
  const { canonicalUrl } = generateSeoText({ listing: fullListing, ...alone })
  expect(canonicalUrl).toBe(`/details/${encodeURIComponent(fullListing.slug)}`)
})
