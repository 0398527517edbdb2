import type { BackupSource } from '../../src/application/backup/write-backup.ts'
import type { HistoryRecord, RecordOf } from '../../src/application/ports/history-store.ts'
import type { StoredListing } from '../../src/application/ports/listing-administration.ts'
import { businessId } from '../../src/domain/business/business-id.ts'
import type { ListingStatus } from '../../src/domain/business/listing.ts'

export const now = Date.UTC(2026, 10, 21, 9, 30)

function listing(rowNumber: number): StoredListing {
  return {
    id: businessId(`ChIJ${rowNumber}`),
    slug: `가게-${rowNumber}`,
    rowNumber,
    placeId: `ChIJ${rowNumber}`,
    name: `=가게 👩‍🍳 ${'ㄱ'.repeat(rowNumber % 500)}\n둘째 줄`,
    category: 'Cafe',
    categoryGroup: rowNumber % 2 ? 'restaurants' : null,
    address: '',
    zipCode: '04036',
    city: '서울',
    state: '',
    district: '',
    country: 'South Korea',
    countryCode: 'KR',
    latitude: rowNumber % 3 ? 37.5 : null,
    longitude: rowNumber % 3 ? 126.9 : null,
    timeZone: 'Asia/Seoul',
    phone: '',
    phoneE164: '',
    rating: 4.5,
    reviewCount: 3,
    photos: ['https://a.kr/1'],
    openingHours: { Monday: '9-6' },
    about: { Service: { Delivery: true, Parking: 'free' } },
    isVerified: false,
    status: rowNumber % 10 ? 'published' : 'pending',
    description: '',
    locationLink: '',
    score: 1,
    uniqueContent: '',
    seoTitle: '',
    seoDescription: '',
    canonicalUrl: '',
    createdAt: now - rowNumber,
    updatedAt: now,
    dataAt: now,
    handFields: [],
    editedAt: rowNumber % 7 ? null : now,
    textFacts: rowNumber % 3 ? '' : '0123456789abcdef+title',
    submitterEmail: rowNumber % 10 ? '' : 'a@b.kr',
  }
}

export const synonym = {
  key: '폰고침',
  phrase: '폰 고침',
  meaning: '휴대폰 수리점',
  trade: '',
  createdAt: now,
}

export const mapping = { key: '외식업체', text: '외식업체', trade: 'restaurant', chosenAt: now }
export const layout = {
  key: 'abc',
  name: 'list',
  columns: { name: 'ad' },
  headers: ['ad', 'adres'],
  deriveIds: true,
  chosenAt: now,
}

const report: RecordOf<'report'> = {
  of: 'report',
  id: 'report-1',
  listingId: 'id1',
  reasons: ['phone', 'other'],
  note: '번호가 바뀌었습니다.',
  contact: '',
  createdAt: now,
  decision: null,
  decidedAt: null,
  changeId: null,
}

const pair: RecordOf<'pair'> = {
  of: 'pair',
  ids: 'id1 id2',
  reasons: ['phone'],
  strength: 2,
  isDismissed: true,
  isSingle: false,
  foundAt: now,
  jobId: '',
}

export const history: readonly HistoryRecord[] = [pair, report]

/** More listings than are read at once. */
export const many = Array.from({ length: 1234 }, (_, i) => listing(3 * i + 1))

/** Listings that stand still: what is read of a store here, and nothing else. */
export function sourceOf(listings: readonly StoredListing[]): BackupSource {
  const countOf = (status: ListingStatus) => listings.filter((listing) => listing.status === status).length
  return {
    administration: {
      scanStored: async ({ after, limit }) =>
        listings.filter(({ rowNumber }) => rowNumber > after).slice(0, limit),
      listHidden: async (status) => ({ listings: [], totalCount: countOf(status) }),
    },
    searchFeedback: { listSynonyms: async () => [synonym] },
    importLayouts: { listLayouts: async () => [layout] },
    tradeMappings: { listTradeMappings: async () => [mapping] },
    history: {
      scanHistory: async (kind, { after }) => (after ? [] : history.filter((record) => record.of === kind)),
    },
    listings: {
      statistics: async () => ({
        totalBusinesses: countOf('published'),
        categories: 1,
        totalCities: 1,
        verifiedBusinesses: 0,
      }),
    },
  }
}
