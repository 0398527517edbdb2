import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { attributeVocabulary } from '../../domain/business/attributes/attribute-vocabulary.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { blankDraft } from '../../domain/business/testing/blank-draft.ts'
import { knownCategories } from '../../domain/category/known-categories.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { tradeTerms } from '../../domain/search-terms/trade-terms.ts'
import { CountLedger, ledgerTables } from '../derived/count-ledger.ts'
import { encodeKeys } from '../derived/duplicate-chunk.ts'
import { indexedTokens as postgresTokens } from '../dialects/postgres/postgres-write-dialect.ts'
import { slugHash } from '../dialects/sqlite/listing-keys.ts'
import { indexedTokens as sqliteTokens } from '../dialects/sqlite/write-index.ts'
import { reviewSortKey } from '../read/counted-list.ts'

import { encodeBusiness } from './business-row.ts'
import { indexFormat } from './index-format.ts'
import { rowCellTokens } from './index-token.ts'
import { identifyDrafts, storedSlugs } from './new-listing.ts'
import { openingOf } from './opening-pattern.ts'

test('existing directories are rebuilt where this version derives something in another way', () => {
  const explanation =
    'Terms, tokens, keys or counts of the same listings are others than before. Put the received value into index-format.ts: servers then rebuild the derived tables of existing directories.'
  expect(fingerprint(), explanation).toBe(indexFormat)
})

/** Of all that both engines derive from some listings, by the functions that write it, of the taxonomy and of the attributes. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const rows = identifyDrafts(corpus.map(withTerms)).map(({ id, draft }, n) => {
    const slugs = [...storedSlugs(draft)]
    const slug = slugs[0] ?? ''
    const row = encodeBusiness(draft, { id, n, slug, openingId: null, now: noon })
    const indexed = { row, terms: draft.terms }
    const tokens = [sqliteTokens(indexed), postgresTokens(indexed), rowCellTokens(row)]
    // Set by edits, and derived from nothing.
    const { hand_fields: _, ...derived } = row
    hash.update(
      JSON.stringify([derived, slugs, openingOf(draft), tokens, slugHash(slug), reviewSortKey(row)]),
    )
    return row
  })
  const ledger = new CountLedger([])
  ledger.addRows(rows)
  hash.update(JSON.stringify(ledgerTables.map((table) => [...ledger.counts(table)].sort())))
  hash.update(encodeKeys(rows))
  const attributes = [...attributeVocabulary()].flatMap(([label, { keys }]) =>
    keys.length > 0 ? [[label, keys]] : [],
  )
  hash.update(JSON.stringify([knownCategories, [...tradeTerms()].sort(), attributes]))
  return hash.digest('hex').slice(0, 16)
}

const noon = Date.UTC(2026, 0, 1, 12)

/** Invented listings in several scripts, with and without each field. */
const corpus: readonly ListingDraft[] = [
  blankDraft,
  {
    ...blankDraft,
    placeId: 'ko',
    name: '느티나무 24시 국밥(본점) & Café ①호',
    category: '한식당',
    categoryGroup: 'restaurants',
    address: '서울특별시 성동구 느티길 12-3, 2층',
    zipCode: '04700',
    city: '서울',
    state: '서울특별시',
    district: '성동구',
    country: 'South Korea',
    countryCode: 'KR',
    latitude: 37.55,
    longitude: 127.04,
    timeZone: 'Asia/Seoul',
    phone: '02-123-4567',
    phoneE164: '+8221234567',
    rating: 4.6,
    reviewCount: 1234,
    photos: ['https://example.org/a.jpg'],
    openingHours: { Monday: 'Open 24 hours', Tuesday: '9AM-5PM, 6PM-2AM', Sunday: 'Closed' },
    about: {
      Accessibility: { 'Wheelchair accessible entrance': true },
      Parking: { Fee: 'low' },
      Payments: { 'Cash-only': true, 'Debit cards': true },
    },
    isVerified: true,
    description: '국밥집',
    locationLink: 'https://example.org/map',
  },
  { ...blankDraft, placeId: 'ko-short', name: '느티나무 국밥', address: '서울 성동구 느티길 12-3, 2층' },
  {
    ...blankDraft,
    placeId: 'en',
    name: "O'Neil & Sons' 24-7 Plumbing, Inc.",
    category: 'Plumbers',
    categoryGroup: 'home-services',
    address: '1200 NW 5th St Ste 4',
    zipCode: '19103-1234',
    city: 'Philadelphia',
    state: 'PA',
    district: 'Center City',
    country: 'United States',
    countryCode: 'US',
    latitude: 39.95,
    longitude: -75.17,
    timeZone: 'America/New_York',
    phone: '(215) 555-0123',
    phoneE164: '+12155550123',
    rating: 5,
    reviewCount: 3,
    openingHours: { Hours: 'By appointment' },
  },
  {
    ...blankDraft,
    placeId: 'in',
    name: "PATEL'S Gym",
    category: 'Women’s gym',
    address: 'St. Paul’s Road',
    city: 'Hyderabad',
    country: 'India',
    countryCode: 'IN',
  },
  {
    ...blankDraft,
    placeId: 'area',
    name: 'Roof Repair',
    latitude: 41.88,
    longitude: -87.63,
    countryCode: 'US',
  },
  {
    ...blankDraft,
    placeId: 'tr',
    name: 'Işıl Kuaför İstanbul',
    category: 'Kuaför',
    categoryGroup: 'beauty-wellness',
    city: 'İstanbul',
    district: 'Kadıköy',
    country: 'Turkey',
    countryCode: 'TR',
    rating: 3.9,
    reviewCount: 70_000,
  },
  {
    ...blankDraft,
    placeId: 'sr',
    name: 'Ветеринарска станица Шапа',
    category: 'Ветеринар',
    city: 'Београд',
    country: 'Serbia',
    countryCode: 'RS',
    latitude: 44.8,
    longitude: 20.46,
  },
  {
    ...blankDraft,
    placeId: 'ja',
    name: 'さくら歯科クリニック',
    category: '歯医者',
    city: '福岡市',
    district: '博多区',
    country: 'Japan',
    countryCode: 'JP',
    status: 'pending',
  },
  { ...blankDraft, placeId: 'ar', name: 'مَقهى الأصالة', city: 'عمّان', country: 'Jordan', countryCode: 'JO' },
  {
    ...blankDraft,
    placeId: 'de',
    name: 'Bäckerei Groß GmbH',
    category: 'Deli (koscher)/Bäckerei',
    city: 'Saint-Étienne',
    country: 'France',
    countryCode: 'FR',
    phone: '01 23 45',
  },
]
