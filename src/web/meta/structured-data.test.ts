import { expect, test } from 'vitest'
import { sampleBusiness } from '../testing/sample-directory.ts'
import { breadcrumbData, businessData } from './structured-data.ts'

const url = 'https://example.org/business/1'

test('a business with all its facts', () => {
  expect(businessData(sampleBusiness(), url)).toMatchObject({
    '@type': 'FoodEstablishment',
    url,
    name: '느티나무 식당',
    telephone: '+8223001000',
    address: { '@type': 'PostalAddress', addressLocality: '서울', addressCountry: 'KR' },
    geo: { latitude: 37.55, longitude: 126.91 },
  })
})

test('what is unknown is absent, and so are imported ratings', () => {
  const business = sampleBusiness({
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
  })
  expect(businessData(business, url)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: '느티나무 식당',
  })
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
