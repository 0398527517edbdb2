import { listingRows } from './listing-rows.ts'

/** Listings that the tests of the screens name. */
export const placeIds = {
  seoul: 'ChIJseoul00000000000000001',
  busan: 'ChIJbusan00000000000000001',
  closed: 'ChIJclosed0000001',
  bare: 'ChIJempty00000000000000001',
}
const closed = JSON.stringify(
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
      day,
      'Closed',
    ]),
  ),
)
const anyPlace = { full_address: '대전광역시 서구 둔산로 100', country: '대한민국' }
/** The card's default images: category → drawing. */
export const trades = [
  ['Software Development', 'software'],
  ['Auto Service', 'repair'],
  ['Restaurant', 'restaurant'],
  ['Cleaning Service', 'cleaning'],
  ['Healthcare', 'health'],
  ['Service Provider', 'service'],
  ['Church', 'church'],
] as const
export const screenRows = [
  ...listingRows,
  {
    full_address: '경기도 수원시 팔달구 정조로 800',
    country: '대한민국',
    name: '닫힌 찻집',
    phone: '031-222-3333',
    rating: '3.9',
    reviews: '1250',
    category: '윤슬 거리',
    place_id: placeIds.closed,
    working_hours: closed,
  },
  ...trades.map(([category], index) => ({
    ...anyPlace,
    name: `모범 ${category}`,
    category,
    place_id: `ChIJtrade${index}`,
    photo: index === 0 ? 'https://photos.example/1.jpg' : '',
  })),
]
