import { describe, expect, test } from 'vitest'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { addQuality, countNotes, countQuality, emptyQualitySummary } from './quality-summary.ts'

const draft: ListingDraft = {
  placeId: 'ChIJ1',
  name: '가게',
  category: '카페',
  categoryGroup: 'restaurants',
  address: '서울특별시 마포구 양화로 45',
  zipCode: '',
  city: '서울특별시',
  state: '',
  district: '마포구',
  country: 'South Korea',
  countryCode: 'KR',
  latitude: 37.5,
  longitude: 127,
  timeZone: 'Asia/Seoul',
  phone: '02-123-4567',
  phoneE164: '+8221234567',
  rating: 4.5,
  reviewCount: 3,
  photos: [],
  openingHours: { Monday: '9AM-6PM' },
  about: {},
  isVerified: false,
  status: 'published',
  description: '',
  locationLink: '',
}

/** The summary of a batch whose rows have these categories, as it comes from another thread. */
function batchOf(categories: readonly string[]) {
  const summary = emptyQualitySummary()
  for (const category of categories) countQuality(summary, { ...draft, category }, false)
  return structuredClone(summary)
}

describe('countQuality', () => {
  test('a complete row lacks nothing', () => {
    const summary = emptyQualitySummary()
    countQuality(summary, draft, false)
    expect(summary).toEqual(emptyQualitySummary())
  })

  test.each<[string, Partial<ListingDraft>, string[]]>([
    ['no category', { category: '' }, ['withoutCategory']],
    ['a category that nobody knows', { category: 'Zeppelin' }, ['unmappedCategory']],
    ['a category that is guessed', { category: 'Zeppelin dealer' }, ['guessedCategory']],
    [
      'no place',
      { address: '', city: '', countryCode: '' },
      ['withoutAddress', 'withoutCity', 'withoutCountry'],
    ],
    ['no phone', { phone: '', phoneE164: '' }, ['withoutPhone']],
    ['a phone that is none', { phoneE164: '' }, ['invalidPhone']],
    ['no hours', { openingHours: {} }, ['withoutHours']],
    ['no rating', { rating: 0 }, ['withoutRating']],
    ['no coordinates', { latitude: null }, ['withoutCoordinates']],
  ])('%s', (_, change, counted) => {
    const { unmappedCategories, ...counts } = emptyQualitySummary()
    const summary = emptyQualitySummary()
    countQuality(summary, { ...draft, ...change }, false)
    expect(summary).toMatchObject({ ...counts, ...Object.fromEntries(counted.map((name) => [name, 1])) })
  })

  test('hours that cannot be read are not counted as missing', () => {
    const summary = emptyQualitySummary()
    countQuality(summary, { ...draft, openingHours: {} }, true)
    expect(summary).toMatchObject({ unreadHours: 1, withoutHours: 0 })
  })
})

describe('addQuality', () => {
  test('adds counts, and names of categories by frequency', () => {
    const sum = emptyQualitySummary()
    addQuality(sum, batchOf(['Zeppelin', 'Unicorn tamer', '카페', 'Unicorn tamer', '']))
    addQuality(sum, batchOf(['Zeppelin', 'Zeppelin', '__proto__']))
    expect(sum).toMatchObject({ withoutCategory: 1, unmappedCategory: 6 })
    expect(sum.unmappedCategories).toEqual([
      { name: 'Zeppelin', count: 3 },
      { name: 'Unicorn tamer', count: 2 },
      { name: '__proto__', count: 1 },
    ])
  })

  test('names the 50 most frequent, counting also those that came late or were rare at first', () => {
    const sum = emptyQualitySummary()
    const rare = Array.from({ length: 60 }, (_, i) => `Unicorn tamer no ${i}`)
    addQuality(sum, batchOf([...rare, ...rare, 'Zeppelin']))
    addQuality(sum, batchOf(['Zeppelin', 'Zeppelin']))
    expect(sum.unmappedCategories).toHaveLength(50)
    expect(sum.unmappedCategories[0]).toEqual({ name: 'Zeppelin', count: 3 })
  })

  test('counts 20,000 names at most, so that a file with a new one in every row does not fill the memory', () => {
    const batch = emptyQualitySummary()
    const names = Array.from({ length: 20_000 }, (_, i) => ({ name: `Unicorn tamer no ${i}`, count: 1 }))
    batch.unmappedCategories.push(...names, { name: 'Zeppelin', count: 9 })
    const sum = emptyQualitySummary()
    addQuality(sum, batch)
    expect(sum.unmappedCategories).toHaveLength(50)
    expect(sum.unmappedCategories).not.toContainEqual({ name: 'Zeppelin', count: 9 })
    addQuality(sum, {
      ...emptyQualitySummary(),
      unmappedCategories: [{ name: 'Unicorn tamer no 7', count: 1 }],
    })
    expect(sum.unmappedCategories[0]).toEqual({ name: 'Unicorn tamer no 7', count: 2 })
  })

  test('keeps the first 20 cells of each problem, and counts all', () => {
    const sum = emptyQualitySummary()
    for (let row = 2; row < 32; row++) {
      const batch = emptyQualitySummary()
      const text = '2026-07-11'
      countNotes(batch, [
        { rowNumber: row, column: 'rating', problem: 'date', text },
        ...(row === 31
          ? [{ rowNumber: row, column: 'category', problem: 'garbled', text: '\ufffd' } as const]
          : []),
      ])
      addQuality(sum, batch)
    }
    expect(sum).toMatchObject({ dateCells: 30, garbledCells: 1, repairedCells: 0 })
    expect(sum.cellsToCheck.map(({ rowNumber }) => rowNumber)).toEqual([
      ...Array.from({ length: 20 }, (_, index) => index + 2),
      31,
    ])
  })
})
