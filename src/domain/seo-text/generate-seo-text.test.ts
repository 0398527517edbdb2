import { describe, expect, test } from 'vitest'
import { generateSeoText } from './generate-seo-text.ts'
import { bareListing, fullListing } from './testing/listings.ts'
import { shingleOverlap } from './testing/shingle-overlap.ts'
import { wrongParticles } from './testing/wrong-particles.ts'

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

function textsOf(count: number, listing: typeof bareListing) {
  return Array.from({ length: count }, (_, index) =>
    generateSeoText({
      listing: { ...listing, id: `listing${index}`, name: `${names[index % names.length]}` },
      sameCategoryInCity: count,
      inCity: 3 * count,
    }),
  )
}

describe.each([
  ['only name, category and city', bareListing],
  ['all facts', fullListing],
  ['nothing but a name', { ...bareListing, city: '', state: '', country: '', countryCode: '', category: '' }],
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
  ],
])('a listing with %s', (_, listing) => {
  const texts = textsOf(150, listing)

  test('gets 200 words or more, a short title and a short description', () => {
    for (const { uniqueContent, seoTitle, seoDescription } of texts) {
      expect(uniqueContent.split(/\s+/).length).toBeGreaterThanOrEqual(200)
      expect([...seoTitle].length).toBeLessThanOrEqual(60)
      expect([...seoDescription].length).toBeLessThanOrEqual(155)
    }
  })

  test('reads otherwise than its neighbours', () => {
    const { pairs, sum, max } = shingleOverlap(texts.map(({ uniqueContent }) => uniqueContent))
    expect(sum / pairs).toBeLessThanOrEqual(0.35)
    expect(max).toBeLessThanOrEqual(0.6)
  })

  test('has the right particles', () => {
    expect(texts.flatMap(({ uniqueContent }) => wrongParticles(uniqueContent, [...names, '카페']))).toEqual(
      [],
    )
  })

  test('leaves no gap, no mark of a template and no sentence without an end', () => {
    for (const { uniqueContent, seoTitle, seoDescription } of texts) {
      expect(`${uniqueContent} ${seoTitle} ${seoDescription}`).not.toMatch(
        /[[\]{}|]{2}|undefined|NaN| {2}| [.,]|‘’|“”/,
      )
      for (const paragraph of uniqueContent.split('\n\n')) expect(paragraph).toMatch(/(?:다|오)\.$/)
    }
  })
})

test('the same facts give the same text', () => {
  const facts = { listing: fullListing, sameCategoryInCity: 3, inCity: 9 }
  expect(generateSeoText(facts)).toEqual(generateSeoText(facts))
})

test('every fact is told, and no number that is none', () => {
  const { uniqueContent } = generateSeoText({ listing: fullListing, sameCategoryInCity: 37, inCity: 4108 })
  for (const fact of ['02-555-0100', '4.3점', '128개', '서울 마포구', '월요일', '신용카드', '배달', '37곳']) {
    expect(uniqueContent).toContain(fact)
  }
  const known = /^(?:02|555|0100|4\.3|128|5|12|37|4,108|0\.9|2|3|11|00|22|04043|6|7|66|21|10)$/
  expect(uniqueContent.match(/\d+(?:[.,]\d+)*/g)?.filter((number) => !known.test(number))).toEqual([])
})

test('times are on the 24-hour clock', () => {
  const texts = textsOf(50, fullListing).map(
    ({ uniqueContent, seoDescription }) => uniqueContent + seoDescription,
  )
  expect(texts.join('\n')).not.toMatch(/오전|오후|낮 12|자정|\b[AP]M\b/)
  expect(texts.join('\n')).toMatch(/11:00–22:00/)
  expect(texts.join('\n')).toMatch(/11시부터 22시까지/)
})

test('an only one of its kind is not compared, and a closed week has no hours', () => {
  const { uniqueContent } = generateSeoText({ listing: bareListing, sameCategoryInCity: 1, inCity: 5 })
  expect(uniqueContent).not.toMatch(/[^\d]1곳|퍼센트/)
  const closed = { ...bareListing, openingHours: { Monday: 'Closed' } }
  const text = generateSeoText({ listing: closed, sameCategoryInCity: 1, inCity: 5 }).uniqueContent
  expect(text).toContain('월요일')
  expect(text).not.toMatch(/Infinity| 0시간/)
})

test('the canonical address is the path of its page', () => {
  const { canonicalUrl } = generateSeoText({ listing: fullListing, sameCategoryInCity: 0, inCity: 0 })
  expect(canonicalUrl).toBe(`/details/${encodeURIComponent(fullListing.slug)}`)
})
