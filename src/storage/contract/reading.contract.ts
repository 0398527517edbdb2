import { describe, expect, test } from 'vitest'
import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import type { Storage } from '../storage.ts'
import { listWithCount } from './list-with-count.contract.ts'
import { type CreateTestBed, firstPage, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const drafts = [
  sampleDraft({
    placeId: 'p-gangnam',
    name: '강남 스타벅스',
    category: '카페',
    city: '서울',
    country: 'South Korea',
    countryCode: 'KR',
  }),
  sampleDraft({
    placeId: 'p-busan',
    name: '부산 밀면',
    category: '한식당',
    city: '부산',
    country: 'South Korea',
    countryCode: 'KR',
    rating: 4.9,
    reviewCount: 900,
  }),
  sampleDraft({
    placeId: 'p-istanbul',
    name: 'İSTANBUL Işık Eczanesi',
    category: 'Eczane',
    categoryGroup: 'healthcare',
    city: 'İstanbul',
    country: 'Türkiye',
    countryCode: 'TR',
  }),
  sampleDraft({
    placeId: 'p-geneva',
    name: "Café d'Or",
    category: 'Café',
    city: 'Genève',
    country: 'Switzerland',
    countryCode: 'CH',
  }),
  sampleDraft({
    placeId: 'p-operators',
    name: 'AND OR NOT NEAR',
    category: 'Auto Repair',
    categoryGroup: 'auto-services',
    city: 'New York',
    country: 'United States',
    countryCode: 'US',
  }),
  sampleDraft({
    placeId: 'p-pending',
    name: '강남 비공개',
    category: 'Secret',
    city: 'Hidden',
    country: 'Nauru',
    countryCode: 'NR',
    categoryGroup: 'education',
    status: 'pending',
  }),
]

const hostile = [
  '"',
  '""',
  "'",
  '\\',
  '*',
  'a*',
  '^a',
  'a:b',
  '-a',
  '+',
  '(',
  ')',
  '{a b}:',
  'NEAR(a b)',
  'AND',
  'a AND b',
  '| !',
  '&',
  '<->',
  '\0',
  'caf\0x',
  '\ud800',
  '%',
  '_',
  ';drop table business',
  '\ue100bakery',
  ' ',
]

export function describeReading(createTestBed: CreateTestBed): void {
  describe('reading', () => {
    const underTest = useStorage(createTestBed, drafts, { isTamperedWith: true })
    const search = (filter: ListingFilter) => placeIdsOf(underTest().storage, filter)

    test.each([
      ['강남', ['p-gangnam']],
      ['스타벅', ['p-gangnam']],
      ['ㅅㅌㅂㅅ', ['p-gangnam']],
      ['밀면 부산', ['p-busan']],
      ['istanbul ışık', ['p-istanbul']],
      ['ISTANBUL', ['p-istanbul']],
      ['cafe dor geneve', ['p-geneva']],
      ['and', ['p-operators']],
      ['near or not', ['p-operators']],
      ['비공개', []],
      ['강남 부산', []],
    ])('“%s” finds %j', async (text, expected) => {
      expect(await search({ terms: queryTerms(text) })).toEqual(expected)
    })

    test.each<[string, ListingFilter, string[]]>([
      ['category', { categoryKey: 'auto-repair-shop' }, ['p-operators']],
      ['group', { categoryGroup: 'healthcare' }, ['p-istanbul']],
      ['city', { cityKey: 'geneve' }, ['p-geneva']],
      ['country', { countryCode: 'KR' }, ['p-busan', 'p-gangnam']],
      ['country and city', { countryCode: 'KR', cityKey: '서울' }, ['p-gangnam']],
      ['group and country', { categoryGroup: 'restaurants', countryCode: 'KR' }, ['p-busan', 'p-gangnam']],
      ['text and country', { terms: queryTerms('restaurants'), countryCode: 'CH' }, ['p-geneva']],
      ['text and category', { terms: queryTerms('강남'), categoryKey: '한식당' }, []],
      ['pending city', { cityKey: 'hidden' }, []],
      ['pending country and group', { countryCode: 'NR', categoryGroup: 'education' }, []],
    ])('filters by %s', async (_, filter, expected) => {
      expect(await search(filter)).toEqual(expected)
    })

    test('a pending listing shows nowhere', async () => {
      const { listings } = underTest().storage
      expect(await listings.findById(businessId('p-pending'))).toBeUndefined()
      expect(await listings.findBySlug('강남-비공개-hidden-p-pendi')).toBeUndefined()
      expect(await listings.statistics()).toMatchObject({ totalBusinesses: 5, totalCities: 5, categories: 4 })
      expect((await listWithCount(listings, {}, { ...firstPage, sort: 'latest' })).listings).toHaveLength(5)
      expect(await listings.findCity('hidden')).toBeUndefined()
      expect((await listings.listCategories()).map(({ key }) => key)).not.toContain('secret')
      expect((await listWithCount(listings, { categoryGroup: 'education' }, firstPage)).totalCount).toBe(0)
      expect((await listings.listCountries()).map(({ countryCode }) => countryCode)).not.toContain('NR')
    })

    test.each(hostile)('hostile text %j is only text', async (text) => {
      expect(await search({ terms: [text] })).toEqual(text === 'AND' ? ['p-operators'] : [])
      await expectNothingCalled(text)
    })

    test('a text of any length is only text', async () => {
      const long = '가a'.repeat(5_000)
      expect(await search({ terms: [long] })).toEqual([])
      await expectNothingCalled(long)
    })

    async function expectNothingCalled(text: string): Promise<void> {
      const { listings } = underTest().storage
      expect(await search({ terms: [text], cityKey: text, categoryKey: text, countryCode: text })).toEqual([])
      expect(await search({ cityKey: text })).toEqual([])
      expect(await listings.findById(text)).toBeUndefined()
      expect(await listings.findBySlug(text)).toBeUndefined()
      expect(await listings.findCity(text)).toBeUndefined()
      expect((await listWithCount(listings, { categoryKey: text }, firstPage)).totalCount).toBe(0)
    }

    test('an older slug leads to its listing', async () => {
      const { storage, bed } = underTest()
      const id = businessId('p-busan')
      await bed.query(bed.slugInsert('old-name', id))
      expect((await storage.listings.findBySlug('old-name'))?.id).toBe(id)
    })

    test('an unknown id or slug finds nothing', async () => {
      const { listings } = underTest().storage
      expect(await listings.findById('0000000000000000')).toBeUndefined()
      expect(await listings.findBySlug('no-such-slug')).toBeUndefined()
    })
  })
}

/** The place ids of the results in order. Their count must agree. */
async function placeIdsOf({ listings }: Storage, filter: ListingFilter): Promise<string[]> {
  const found = await listWithCount(listings, filter, firstPage)
  expect(found).toMatchObject({ totalCount: found.listings.length, totalCountIsCapped: false })
  return found.listings.map(({ placeId }) => placeId)
}
