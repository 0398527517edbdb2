import { expect, test } from 'vitest'
import { sampleBusiness } from '../testing/sample-directory.ts'
import { breadcrumbData, businessData, businessType, openingHoursData } from './business-data.ts'

const url = 'https://example.org/business/1'

test('a business with all its facts', () => {
  expect(businessData(sampleBusiness(), url)).toMatchObject({
    '@type': 'Restaurant',
    url,
    name: '느티나무 식당',
    telephone: '+8223001000',
    address: { '@type': 'PostalAddress', addressLocality: '서울', addressCountry: 'KR' },
    geo: { latitude: 37.55, longitude: 126.91 },
  })
})

test('what is unknown is absent, and so are imported ratings', () => {
  const unknown = {
    phone: null,
    phoneE164: null,
    photos: [],
    openingHours: {},
    address: '',
    city: '',
    zipCode: '',
    country: '',
    countryCode: '',
    latitude: null,
    categoryGroup: null,
  }
  expect(businessData(sampleBusiness({ ...unknown, city: '부산' }), url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: '느티나무 식당',
    address: { '@type': 'PostalAddress', addressLocality: '부산' },
  })
  expect(businessData(sampleBusiness(unknown), url)).toBeUndefined()
})

test.each([
  ['카페', 'restaurants', 'CafeOrCoffeeShop'],
  ['Dentist', 'healthcare', 'Dentist'],
  ['태닝샵', 'beauty-wellness', 'HealthAndBeautyBusiness'],
  ['알 수 없는 일', null, 'LocalBusiness'],
] as const)('%s (%s) is a %s', (category, categoryGroup, type) => {
  expect(businessType({ category, categoryGroup })).toBe(type)
})

test.each([
  ['9AM-9PM', [['09:00', '21:00']]],
  [
    '09:00–13:00, 18:00–02:00',
    [
      ['09:00', '13:00'],
      ['18:00', '02:00'],
    ],
  ],
  ['Open 24 hours', [['00:00', '23:59']]],
  ['Closed', [['00:00', '00:00']]],
  ['아마 점심때', []],
])('hours "%s" are %j', (text, expected) => {
  const hours = openingHoursData({ openingHours: { Monday: text } }) as { opens: string; closes: string }[]
  expect(hours.map(({ opens, closes }) => [opens, closes])).toEqual(expected)
})

test('breadcrumbs count from one, with whole addresses', () => {
  const site = { name: '온동네', origin: 'https://example.org', contactEmail: '', adScriptUrl: '' }
  expect(
    breadcrumbData(site, [
      { name: '홈', path: '/' },
      { name: '도시', path: '/cities' },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: '홈', item: 'https://example.org/' },
      { position: 2, name: '도시', item: 'https://example.org/cities' },
    ],
  })
})
