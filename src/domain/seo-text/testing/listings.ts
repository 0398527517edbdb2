import type { Listing } from '../../business/listing.ts'
import { blankDraft } from '../../business/testing/blank-draft.ts'
import type { Neighbour, SeoFacts } from '../template.ts'

/** A listing with few known facts: a name, a category and a city. */
export const bareListing: Listing = {
  ...blankDraft,
  id: 'bare',
  slug: '카페-한결-서울-chijabc',
  placeId: 'ChIJabc',
  name: '카페 한결',
  category: '카페',
  categoryGroup: 'restaurants',
  city: '서울',
  country: 'South Korea',
  countryCode: 'KR',
  timeZone: 'Asia/Seoul',
  score: 0,
  uniqueContent: '',
  seoTitle: '',
  seoDescription: '',
  canonicalUrl: '',
  createdAt: 0,
  updatedAt: 0,
  handFields: [],
  dataAt: 0,
}

const week = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A listing with all facts known. */
export const fullListing: Listing = {
  ...bareListing,
  id: 'full',
  address: '서울특별시 마포구 와우산로 21, 2층',
  zipCode: '04043',
  state: '서울특별시',
  district: '마포구',
  phone: '02-555-0100',
  phoneE164: '+8225550100',
  rating: 4.3,
  reviewCount: 128,
  photos: ['https://example.com/a.jpg', 'https://example.com/b.jpg'],
  openingHours: { Monday: 'Closed', ...Object.fromEntries(week.map((day) => [day, '11 AM–10 PM'])) },
  about: {
    'Service options': { Delivery: true, 'Dine-in': true, Takeout: false },
    Payments: { 'Credit cards': true },
    Accessibility: { 'Wheelchair accessible entrance': true },
  },
  isVerified: true,
}

const yes = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, true]))

/** A listing of which as much is known as of a restaurant in a large city. */
export const richListing: Listing = {
  ...fullListing,
  about: {
    'Service options': yes('Outdoor seating', 'Kerbside pickup', 'Delivery', 'Takeaway', 'Dine-in'),
    'Popular for': yes('Lunch', 'Dinner', 'Solo dining'),
    Accessibility: yes('Wheelchair-accessible entrance', 'Wheelchair-accessible seating'),
    Offerings: yes('Alcohol', 'Beer', 'Coffee', 'Late-night food', 'Vegetarian options', 'Wine'),
    'Dining options': yes('Lunch', 'Dinner', 'Dessert', 'Seating'),
    Amenities: yes('Bar onsite', 'Toilet', 'Wi-Fi', 'High chairs'),
    Atmosphere: yes('Casual', 'Cosy', 'Romantic', 'Trendy'),
    Crowd: yes('Family friendly', 'Groups', 'Tourists', 'University students'),
    Planning: yes('Accepts reservations'),
    Payments: yes('Credit cards', 'Debit cards', 'NFC mobile payments'),
    Parking: yes('Paid street parking', 'Paid multi-storey car park'),
    Pets: yes('Dogs allowed inside', 'Dogs allowed outside'),
  },
}

const otherTrades = [
  '제과점',
  '약국',
  '한식',
  '치과',
  '치킨집',
  '분식',
  '술집',
  '햄버거집',
  '피자집',
  '초밥집',
  '병원',
  '중식',
]

/** Twelve listings of its trade and twelve of others, each 110 m farther to the north than the one before. */
export function neighboursOf(listing: Listing): Pick<SeoFacts, 'sameTrade' | 'otherTrades'> {
  const neighbour = (name: string, category: string, step: number): Neighbour => ({
    ...listing,
    ...{ name, category, phoneE164: '' },
    address: `서울특별시 마포구 독막로 ${step}`,
    latitude: listing.latitude === null ? null : listing.latitude + step / 1000,
  })
  return {
    sameTrade: otherTrades.map((_, at) => neighbour(`이웃 카페 ${at + 1}`, listing.category, at + 1)),
    otherTrades: otherTrades.map((category, at) => neighbour(`이웃 가게 ${at + 1}`, category, at + 1)),
  }
}
