import { describe, expect, test } from 'vitest'
import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import type { ListingFacets } from '../../application/ports/listing-store.ts'
import { listWithCount } from './list-with-count.contract.ts'
import { type CreateTestBed, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const places = [
  { city: 'Berlin', country: 'Germany', countryCode: 'DE' },
  { city: '서울', country: 'South Korea', countryCode: 'KR' },
  { city: '', country: '', countryCode: '' },
] as const

/** More than one sample: half of them bakeries, a third each in Berlin, in 서울 and without a city. */
const drafts = Array.from({ length: 2400 }, (_, index) =>
  sampleDraft({
    placeId: `p-${index}`,
    name: index < 30 ? 'Rare' : 'Common',
    category: index % 2 === 0 ? 'Bakery' : 'Florist',
    status: index === 0 ? 'pending' : 'published',
    about: {
      Parking: { 'Free parking lot': index % 2 === 0, 'Valet parking': index === 2 },
      'Service options': { Takeaway: true },
    },
    ...places[index % 3],
    district: index % 3 === 1 ? (index % 12 === 1 ? '중구' : '강남구') : '',
  }),
)

/** A city whose best listings are of one trade and one district. */
const lopsided = Array.from({ length: 400 }, (_, index) =>
  sampleDraft({
    placeId: `v-${index}`,
    name: 'Uncommon',
    category: index < 160 ? 'Gas station' : 'Bookstore',
    city: 'Vaasa',
    country: 'Finland',
    countryCode: 'FI',
    district: index < 160 ? 'Keskusta' : 'Palosaari',
    rating: index < 160 ? 4.9 : 0,
    reviewCount: index < 160 ? 900 : 0,
  }),
)

/** Facets as value → count. */
const counts = ({ categories, cities, countries, districts, attributes, isEstimated }: ListingFacets) => ({
  categories: Object.fromEntries(categories.map(({ category, businessCount }) => [category, businessCount])),
  cities: Object.fromEntries(cities.map(({ name, businessCount }) => [name, businessCount])),
  countries: Object.fromEntries(
    countries.map(({ countryCode, businessCount }) => [countryCode, businessCount]),
  ),
  attributes: Object.fromEntries(
    attributes.map(({ attribute, businessCount }) => [attribute, businessCount]),
  ),
  ...(districts.length > 0 && {
    districts: Object.fromEntries(districts.map(({ name, businessCount }) => [name, businessCount])),
  }),
  isEstimated,
})

export function describeFacets(createTestBed: CreateTestBed): void {
  describe('facets', () => {
    const underTest = useStorage(createTestBed, drafts)
    const facetsOf = async (filter: ListingFilter) => {
      const { listings } = underTest().storage
      const count = await listWithCount(listings, filter, { sort: 'recommended', limit: 1, offset: 0 })
      return counts(await listings.facets(filter, count))
    }

    test('of all listings are the kept counts', async () => {
      expect(await facetsOf({})).toEqual({
        categories: { Bakery: 1199, Florist: 1200 },
        cities: { Berlin: 799, 서울: 800 },
        countries: { DE: 799, KR: 800 },
        attributes: {},
        isEstimated: false,
      })
    })

    test('of few matches are exact', async () => {
      expect(await facetsOf({ terms: ['rare'] })).toEqual({
        categories: { Bakery: 14, Florist: 15 },
        cities: { Berlin: 9, 서울: 10 },
        countries: { DE: 9, KR: 10 },
        attributes: { parking: 14, 'free-parking': 14 },
        isEstimated: false,
      })
      expect(await facetsOf({ terms: ['rare'], cityKey: '서울', categoryKey: 'florist' })).toEqual({
        categories: { Florist: 5 },
        cities: { 서울: 5 },
        countries: { KR: 5 },
        districts: { 중구: 3, 강남구: 2 },
        attributes: {},
        isEstimated: false,
      })
      expect(await facetsOf({ terms: ['absent'] })).toEqual({
        categories: {},
        cities: {},
        countries: {},
        attributes: {},
        isEstimated: false,
      })
    })

    test('of many matches are exact, or estimates in two figures', async () => {
      const { isEstimated, ...found } = await facetsOf({ categoryKey: 'bakery' })
      const about = (count: number) => (isEstimated ? expect.closeTo(count, -2.4) : count)
      expect(found).toEqual({
        categories: { Bakery: 1199 },
        cities: { Berlin: about(399), 서울: about(400) },
        countries: { DE: about(399), KR: about(400) },
        attributes: {},
      })
    })

    test('of districts, in a city only', async () => {
      const { listings } = underTest().storage
      const filter = { terms: ['rare'], cityKey: '서울' }
      expect((await facetsOf(filter)).districts).toEqual({ 강남구: 7, 중구: 3 })
      expect(await facetsOf({ ...filter, district: '중구' })).not.toHaveProperty('districts')
      expect((await facetsOf({ terms: ['rare'], cityKey: 'berlin' })).districts).toEqual(undefined)
      const common = { terms: ['common'], cityKey: '서울' }
      const count = await listWithCount(listings, common, { sort: 'recommended', limit: 1, offset: 0 })
      const { districts } = await listings.facets(common, count)
      expect(districts.map(({ name }) => name).sort()).toEqual(['강남구', '중구'])
    })

    test('of attributes that divide the matches, and no others', async () => {
      const about = (count: number) => expect.closeTo(count, -2.5)
      const { listings } = underTest().storage
      const some = await facetsOf({ terms: ['common'] })
      const exact = await listings.facets({ terms: ['rare'] }, { totalCount: 29, totalCountIsCapped: false })
      expect(exact.attributesAreEstimated).toBe(false)
      expect(some.attributes).toEqual({ parking: about(1185), 'free-parking': about(1185) })
      expect((await facetsOf({ terms: ['rare'], attributes: ['parking'] })).attributes).toEqual({})
    })

    test('of a place: its trades', async () => {
      const { listings } = underTest().storage
      const tradesOf = async (place: Pick<ListingFilter, 'cityKey' | 'district'>, limit = 8) => {
        const { categories, isEstimated } = await listings.trades(place, limit)
        return [categories.map(({ key, businessCount }) => [key, businessCount]), isEstimated]
      }
      const about = (count: number) => expect.closeTo(count, -2)
      expect(await tradesOf({ cityKey: '서울', district: '중구' })).toEqual([[['florist', 200]], false])
      expect(await tradesOf({ cityKey: '서울', district: '강남구' })).toEqual([
        expect.arrayContaining([
          ['bakery', about(400)],
          ['florist', about(200)],
        ]),
        true,
      ])
      const [most, isEstimated] = await tradesOf({ cityKey: 'berlin' }, 1)
      expect([most, isEstimated]).toEqual([[[expect.any(String), about(400)]], true])
      expect(await tradesOf({ cityKey: '서울', district: 'unknown' })).toEqual([[], false])
    })

    test('of what is open, and of what many words find', async () => {
      const [opening] = await underTest().storage.listings.listOpenings(0)
      const open = await facetsOf({ terms: ['rare'], openingIds: [opening?.id ?? 0] })
      expect(open.categories).toEqual({ Bakery: 14, Florist: 15 })
      const common = await facetsOf({ terms: ['common'] })
      expect(common.categories).toEqual({
        Bakery: expect.closeTo(1185, -2.5),
        Florist: expect.closeTo(1185, -2.5),
      })
    })
  })

  describe('facets of a city whose best listings are unlike the others', () => {
    const underTest = useStorage(createTestBed, lopsided)

    test('nothing is said to be more than there is', async () => {
      const { listings } = underTest().storage
      const filter = { cityKey: 'vaasa' }
      const count = await listWithCount(listings, filter, { sort: 'recommended', limit: 1, offset: 0 })
      const found = await listings.facets(filter, count)
      const countOf = (name: string) =>
        found.categories.find(({ category }) => category === name)?.businessCount ?? 0
      expect(countOf('Gas station')).toBe(160)
      expect(found.districts).toEqual([
        { name: 'Palosaari', businessCount: 240 },
        { name: 'Keskusta', businessCount: 160 },
      ])
      expect(found.districtsAreEstimated).toBe(false)
      if (!found.isEstimated) expect(countOf('Bookstore')).toBe(240)
    })
  })
}
