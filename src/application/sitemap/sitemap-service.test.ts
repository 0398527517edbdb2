import { describe, expect, test } from 'vitest'
import type { ListingReader } from '../ports/listing-store.ts'
import { type SitemapBatch, SitemapService, sitemapSize } from './sitemap-service.ts'

interface Numbers {
  readonly cities: number
  readonly districts: number
  readonly categories: number
}

const city = (key: string) => ({ key, name: key, countryCode: '', businessCount: 3 })

/** A directory with so many cities, districts and categories. */
function directoryOf({ cities, districts, categories }: Numbers): ListingReader {
  const allCities = Array.from({ length: cities }, (_, index) => city(`city${index}`))
  const allDistricts = Array.from({ length: districts }, (_, index) => ({
    name: `district${index}`,
    businessCount: 3,
    city: city('city0'),
  }))
  const reader: Partial<ListingReader> = {
    statistics: async () => ({
      totalBusinesses: 0,
      verifiedBusinesses: 0,
      categories,
      totalCities: cities,
    }),
    listCities: async ({ limit, offset }) => allCities.slice(offset, offset + limit),
    listDistricts: async (_city, { limit, offset }) => allDistricts.slice(offset, offset + limit),
    listCategories: async () =>
      Array.from({ length: categories }, (_, index) => ({
        key: `category${index}`,
        category: '',
        categoryGroup: index === 0 ? 'restaurants' : null,
        businessCount: 3,
      })),
  }
  return reader as ListingReader
}

async function readAll<Entry>(read: (after: number) => Promise<SitemapBatch<Entry>>): Promise<Entry[][]> {
  const batches: Entry[][] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const batch: SitemapBatch<Entry> = await read(after)
    batches.push([...batch.entries])
    after = batch.next
  }
  return batches
}

test.each([
  [0, 0],
  [3, 0],
  [3, 4],
  [5000, 1],
  [7000, 6000],
  [0, 5000],
  [sitemapSize, 10],
  [sitemapSize + 1, 0],
])('%i cities and %i districts are listed once, in batches, up to the limit', async (cities, districts) => {
  const service = new SitemapService(directoryOf({ cities, districts, categories: 0 }))
  const batches = await readAll((after) => service.cityPages(after))
  const expected = [
    ...Array.from({ length: cities }, (_, index) => `city${index}`),
    ...Array.from({ length: districts }, (_, index) => `city0/district${index}`),
  ]
  expect(batches.flat().map((names) => names.join('/'))).toEqual(expected.slice(0, sitemapSize))
  for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(5000)
})

test.each([0, 1, 12_000, sitemapSize])(
  '%i categories are listed once, in batches, up to the limit',
  async (categories) => {
    const service = new SitemapService(directoryOf({ cities: 0, districts: 0, categories }))
    const batches = await readAll((after) => service.categorySlugs(after))
    const slugs = batches.flat()
    expect(slugs).toHaveLength(Math.min(sitemapSize, categories === 0 ? 0 : categories + 1))
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(5000)
  },
)

/** A directory with listings at these row numbers. */
function listingsAt(rowNumbers: readonly number[]): ListingReader {
  const entries = rowNumbers.map((rowNumber) => ({
    id: `${rowNumber}`,
    rowNumber,
    canonicalUrl: '',
    updatedAt: 0,
  }))
  const reader: Partial<ListingReader> = {
    lastRowNumber: async () => rowNumbers.at(-1) ?? 0,
    listSitemapEntries: async ({ after, through, limit }) =>
      entries.filter(({ rowNumber }) => rowNumber > after && rowNumber <= through).slice(0, limit),
  }
  return reader as ListingReader
}

describe('businessParts', () => {
  const numbersFrom = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => first + index)

  test.each([
    ['no listings', [], []],
    ['one', [1], [1]],
    ['the ends of two parts', [sitemapSize, 2 * sitemapSize], [1, 2]],
    ['parts of which all listings were deleted', [7, 3 * sitemapSize + 1, 6 * sitemapSize], [1, 4, 6]],
    ['many parts', numbersFrom(1, 250).map((part) => part * sitemapSize), numbersFrom(1, 250)],
  ])('%s', async (_, rowNumbers, parts) => {
    const service = new SitemapService(listingsAt(rowNumbers))
    const batches = await readAll((after) => service.businessParts(after, () => true))
    expect(batches.flat()).toEqual(parts)
    for (const batch of batches) expect(batch.length).toBeLessThanOrEqual(100)
  })

  test('a part in which no listing is listed is empty, however many it has', async () => {
    const service = new SitemapService(
      listingsAt([...numbersFrom(1, 1300), sitemapSize + 5, 2 * sitemapSize + 5]),
    )
    const partsOf = (isListed: (rowNumber: number) => boolean) =>
      readAll((after) => service.businessParts(after, ({ rowNumber }) => isListed(rowNumber)))
    expect((await partsOf((rowNumber) => rowNumber > 1300)).flat()).toEqual([2, 3])
    expect((await partsOf((rowNumber) => rowNumber === 1300)).flat()).toEqual([1])
    expect((await partsOf(() => false)).flat()).toEqual([])
  })
})

test('places and trades with few businesses are left out', async () => {
  const directory = directoryOf({ cities: 2, districts: 0, categories: 2 })
  const few = {
    ...directory,
    listCities: async () => [{ ...city('village'), businessCount: 2 }, city('town')],
  }
  const service = new SitemapService(few as unknown as ListingReader)
  expect((await service.cityPages(0)).entries).toEqual([['town']])
})
