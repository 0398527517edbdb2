import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Condition, ListingFilter } from '../../application/ports/listing-filter.ts'
import type { OpeningPattern } from '../../application/ports/listing-store.ts'
import { cityPageName } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { isPlaced } from '../../domain/address/coordinates.ts'
import { attributesOf } from '../../domain/business/attributes/attribute-vocabulary.ts'
import {
  type AboutAttributes,
  isPubliclyVisible,
  type ListingDraft,
  type OpeningHoursText,
} from '../../domain/business/listing.ts'
import { type EmptyField, emptyFields } from '../../domain/business/missing-fields.ts'
import { score } from '../../domain/business/rating.ts'
import { categoryGroups } from '../../domain/category/category-group.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import { type ListSort, listSorts } from '../../domain/directory/directory.ts'
import { ratingSteps } from '../../domain/directory/filters.ts'
import { isInBox } from '../../domain/geo/geo-box.ts'
import { listingTerms } from '../../domain/search-terms/search-terms.ts'
import type { Storage } from '../storage.ts'
import { listWithCount } from './list-with-count.contract.ts'
import { type CreateTestBed, importDrafts, sampleDraft, useStorage } from './storage-under-test.contract.ts'

const names = ['golden', 'blue', 'river', '강남', '행복']
/** Terms of names, and some that the index may also combine with each city. */
const terms = [...names, 'bakery', '카페', 'hairsalon업종미용실', 'ㄱㄴ']
const cities = ['', 'Genève', 'geneve', '서울', 'New York']
const categories = ['', 'Bakery', '카페', 'Hair salon']
const countries = [
  ['', ''],
  ['KR', 'South Korea'],
  ['CH', 'Switzerland'],
] as const
const seed = 20_250_128

export const anyDraft = fc
  .record({
    placeId: fc.integer({ min: 0, max: 800 }).map((n) => `ChIJplace${n}`),
    name: fc.tuple(fc.constantFrom(...names), fc.constantFrom(...names)).map((pair) => pair.join(' ')),
    category: fc.constantFrom(...categories),
    photos: fc.constantFrom([], ['https://example.org/a.jpg']),
    categoryGroup: fc.constantFrom(null, ...categoryGroups.slice(0, 3)),
    city: fc.constantFrom(...cities),
    district: fc.constantFrom('', '마포구', 'Šiška', 'New Town'),
    country: fc.constantFrom(...countries),
    rating: fc.constantFrom(0, 2.9, 3.5, 4.1, 4.8),
    reviewCount: fc.constantFrom(0, 3, 500),
    phone: fc.constantFrom('', '02-300-1000'),
    latitude: fc.constantFrom(null, -20, -0.005, 0, 0.01),
    longitude: fc.constantFrom(null, -179.99, -0.005, 0.005, 180),
    openingHours: fc.constantFrom<OpeningHoursText>({}, { Monday: '9AM-5PM' }, { Monday: 'Closed' }),
    timeZone: fc.constantFrom('', 'Asia/Seoul', 'Europe/Zurich'),
    isVerified: fc.boolean(),
    about: fc.constantFrom<AboutAttributes>(
      {},
      { Parking: { 'Free parking lot': true }, Offerings: { 'Vegan options': false } },
      { Angebot: { 'Vegane Gerichte': true } },
    ),
    status: fc.constantFrom('published', 'published', 'published', 'pending'),
  })
  .map(({ country: [countryCode, country], ...rest }) => sampleDraft({ ...rest, countryCode, country }))

const anyBatch = fc.array(anyDraft, { maxLength: 60 })

const corner = fc.constantFrom(-45, -0.01, 0, 0.01, 45)

/** Each condition, except the cells around a point. */
const anyCondition = {
  terms: fc.subarray(terms, { minLength: 1, maxLength: 2 }),
  noneOf: fc.subarray(terms, { maxLength: 1 }),
  notAllOf: fc.array(fc.subarray(terms, { minLength: 1, maxLength: 2 }), { maxLength: 2 }),
  attributes: fc.subarray(['vegan', 'parking', 'free-parking', 'unknown']),
  anyOf: fc.array(fc.subarray([...terms, 'cafe'], { minLength: 1, maxLength: 2 }), { maxLength: 3 }),
  categoryKey: fc.constantFrom('bakery', '카페', 'hair-salon', 'unknown'),
  categoryGroup: fc.constantFrom(...categoryGroups.slice(0, 4)),
  cityKey: fc.constantFrom('geneve', '서울', 'new york', 'unknown'),
  district: fc.constantFrom('마포구', 'Šiška', 'new town', 'unknown'),
  places: fc.array(
    fc.constantFrom(
      { cityKey: 'geneve' },
      { cityKey: '서울', district: '마포구' },
      { district: 'Šiška' },
      { countryCode: 'CH', terms: terms.slice(0, 1) },
      { terms: terms.slice(1, 2) },
    ),
    { minLength: 1, maxLength: 3 },
  ),
  countryCode: fc.constantFrom('KR', 'CH', 'XX'),
  notCountryCode: fc.constantFrom('KR', 'CH', 'XX'),
  minRating: fc.constantFrom(...ratingSteps),
  hasPhone: fc.constant(true),
  hoursUnknown: fc.constant(true),
  isVerified: fc.boolean(),
  missing: fc.subarray([...emptyFields], { maxLength: 2 }),
  openingIds: fc.subarray([1, 2, 3, 4, 99]),
  box: fc
    .record({ south: corner, west: corner, north: corner, east: corner })
    .filter(({ south, north, west, east }) => south < north && west !== east),
} satisfies {
  readonly [Name in Exclude<Condition, 'cells' | 'id' | 'changeId' | 'withoutText'>]: fc.Arbitrary<
    ListingFilter[Name]
  >
}

export const anyQuery = fc.record({
  filter: fc.record(anyCondition, { requiredKeys: [] }),
  sort: fc.constantFrom(...listSorts),
  limit: fc.integer({ min: 1, max: 25 }),
  offset: fc.integer({ min: 0, max: 60 }),
})

/** Compares the storage with a plain list of the drafts after each of many random batches. */
export function describeAgainstModel(createTestBed: CreateTestBed): void {
  describe('against a plain list', () => {
    const underTest = useStorage(createTestBed)

    test('random batches: lists, order, pages and every count agree', async () => {
      const { storage } = underTest()
      const stored = new Map<string, ListingDraft>()
      for (const batch of fc.sample(anyBatch, { numRuns: 25, seed })) {
        const before = stored.size
        for (const draft of batch) if (!stored.has(draft.placeId)) stored.set(draft.placeId, draft)
        const inserted = stored.size - before
        expect(await importDrafts(storage, batch)).toEqual({
          inserted,
          updated: 0,
          duplicates: batch.length - inserted,
        })
        await expectCounts(storage, [...stored.values()].filter(isPubliclyVisible))
      }
      const visible = [...stored.values()].filter(isPubliclyVisible)
      const openings = await storage.listings.listOpenings(0)
      expect(openings.map(({ hours, timeZone }) => openingText(hours, timeZone)).sort()).toEqual(
        [...new Set([...stored.values()].map(openingOf))].filter(Boolean).sort(),
      )
      for (const query of fc.sample(anyQuery, { numRuns: 600, seed }))
        await expectPage(storage, { visible, openings }, query)
    })
  })
}

export async function expectCounts(
  { listings, administration, dictionary }: Storage,
  visible: readonly ListingDraft[],
): Promise<void> {
  const byCity = tally(visible, keyOfCity)
  const byCategory = tally(visible, ({ category }) => categoryKey(category))
  expect(await listings.statistics()).toEqual({
    totalBusinesses: visible.length,
    verifiedBusinesses: visible.filter(({ isVerified }) => isVerified).length,
    categories: byCategory.length,
    totalCities: byCity.length,
  })
  const foundCities = await listings.listCities({ limit: 100, offset: 0 })
  expect(foundCities.map(({ key, businessCount }) => [key, businessCount])).toEqual(byCity)
  expect(await listings.listCities({ limit: 1, offset: 1 })).toEqual(foundCities.slice(1, 2))
  for (const city of foundCities) {
    const here = visible.filter((draft) => keyOfCity(draft) === city.key)
    expect([city.countryCode, city]).toEqual([mainCountry(here), await listings.findCity(city.key)])
    const districts = await listings.listDistricts(city.key, { limit: 100, offset: 0 })
    expect(districts.map(({ name, businessCount }) => [name.toLowerCase(), businessCount]).sort()).toEqual(
      tally(here, ({ district }) => district.toLowerCase()).sort(),
    )
    for (const district of districts) expect(district.city).toEqual(city)
  }
  for (const [typed, name] of [
    ['SISKA', 'šiška'],
    ['new town', 'new town'],
  ] as const) {
    const here = visible.filter(({ district }) => district.toLowerCase() === name)
    const found = await dictionary.findDistricts([typed])
    expect(found.map(({ city, businessCount }) => [city.key, businessCount])).toEqual(tally(here, keyOfCity))
  }
  const foundCategories = await listings.listCategories()
  expect(foundCategories.map(({ key, businessCount }) => [key, businessCount])).toEqual(byCategory)
  const foundCountries = await listings.listCountries()
  expect(foundCountries.map(({ countryCode, businessCount }) => [countryCode, businessCount])).toEqual(
    tally(visible, ({ countryCode }) => countryCode),
  )
  const lacking = (lacks: (draft: ListingDraft) => boolean) => visible.filter(lacks).length
  expect(await administration.shortcomings()).toMatchObject({
    withoutCity: lacking(({ city }) => city === ''),
    withoutPhone: lacking(({ phone }) => phone === ''),
    withoutHours: lacking(({ openingHours }) => Object.keys(openingHours).length === 0),
  })
  for (const group of categoryGroups) {
    const inGroup = visible.filter(({ categoryGroup }) => categoryGroup === group)
    const page = { sort: 'recommended', limit: 1, offset: 0 } as const
    expect((await listWithCount(listings, { categoryGroup: group }, page)).totalCount).toBe(inGroup.length)
  }
}

function tally(drafts: readonly ListingDraft[], keyOf: (draft: ListingDraft) => string): [string, number][] {
  const counts = new Map<string, number>()
  for (const key of drafts.map(keyOf)) if (key !== '') counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}

function mainCountry(drafts: readonly ListingDraft[]): string {
  return tally(drafts, ({ countryCode }) => countryCode)[0]?.[0] ?? ''
}

interface Model {
  readonly visible: readonly ListingDraft[]
  readonly openings: readonly OpeningPattern[]
}

const openingText = (hours: OpeningHoursText, timeZone: string) => JSON.stringify([hours, timeZone])

/** '' if hours or time zone are unknown. */
const openingOf = ({ openingHours, timeZone }: ListingDraft) =>
  timeZone && Object.keys(openingHours).length > 0 ? openingText(openingHours, timeZone) : ''

const scoreOf = ({ rating, reviewCount }: ListingDraft) => score(rating, reviewCount)

const comparators: Record<ListSort, (a: ListingDraft, b: ListingDraft) => number> = {
  recommended: (a, b) => scoreOf(b) - scoreOf(a),
  latest: () => 0,
  rating: (a, b) => b.rating - a.rating || b.reviewCount - a.reviewCount,
  reviews: (a, b) => b.reviewCount - a.reviewCount,
}

interface Query {
  readonly filter: ListingFilter
  readonly sort: ListSort
  readonly limit: number
  readonly offset: number
}

export async function expectPage(storage: Storage, model: Model, query: Query): Promise<void> {
  const newestFirst = model.visible.filter((draft) => passes(draft, query.filter, model)).toReversed()
  const ordered = newestFirst.toSorted(comparators[query.sort])
  const page = ordered.slice(query.offset, query.offset + query.limit)
  const found = await listWithCount(storage.listings, query.filter, query)
  expect(found.listings.map(({ placeId }) => placeId)).toEqual(page.map(({ placeId }) => placeId))
  expect(found).toMatchObject({ totalCount: ordered.length, totalCountIsCapped: false })
}

function isOpenIn(draft: ListingDraft, ids: readonly number[], openings: readonly OpeningPattern[]): boolean {
  const own = openings.find(({ hours, timeZone }) => openingText(hours, timeZone) === openingOf(draft))
  return own !== undefined && ids.includes(own.id)
}

const keyOfCity = ({ city, countryCode, state }: ListingDraft) =>
  cityKey(cityPageName(city, countryCode, state))

const isLacking: Readonly<Record<EmptyField, (draft: ListingDraft) => boolean>> = {
  city: ({ city }) => city === '',
  phone: ({ phone }) => phone === '',
  hours: ({ openingHours }) => Object.keys(openingHours).length === 0,
  trade: ({ category }) => category === '',
  photo: ({ photos }) => photos.length === 0,
  country: ({ countryCode }) => countryCode === '',
  coordinates: ({ latitude }) => latitude === null,
}

function passes(draft: ListingDraft, filter: ListingFilter, { openings }: Model): boolean {
  const held = new Set(listingTerms(draft))
  return (
    (filter.terms ?? []).every((term) => held.has(term)) &&
    !(filter.noneOf ?? []).some((term) => held.has(term)) &&
    !(filter.notAllOf ?? []).some((all) => all.every((term) => held.has(term))) &&
    (filter.attributes ?? []).every((key) => attributesOf(draft.about).some((own) => own === key)) &&
    (!filter.anyOf?.length || filter.anyOf.some((all) => all.every((term) => held.has(term)))) &&
    (filter.categoryKey ?? categoryKey(draft.category)) === categoryKey(draft.category) &&
    (filter.categoryGroup ?? draft.categoryGroup) === draft.categoryGroup &&
    (filter.cityKey ?? keyOfCity(draft)) === keyOfCity(draft) &&
    (!filter.district || filter.district.toLowerCase() === draft.district.toLowerCase()) &&
    (!filter.places?.length ||
      filter.places.some((place) => passes(draft, place, { visible: [], openings: [] }))) &&
    (filter.countryCode ?? draft.countryCode) === draft.countryCode &&
    (!filter.notCountryCode || filter.notCountryCode !== draft.countryCode) &&
    draft.rating >= (filter.minRating ?? 0) &&
    (!filter.hasPhone || draft.phone !== '') &&
    (!filter.hoursUnknown || !openingOf(draft)) &&
    (filter.missing ?? []).every((field) => isLacking[field](draft)) &&
    (filter.isVerified ?? draft.isVerified) === draft.isVerified &&
    (!filter.box || (isPlaced(draft) && isInBox(draft, filter.box))) &&
    (!filter.openingIds || isOpenIn(draft, filter.openingIds, openings))
  )
}
