import { expect, test } from 'vitest'
import { knownCategories } from '../../domain/category/known-categories.ts'
import { typedTrades } from '../../domain/category/schema-type.ts'
import { sampleBusiness } from '../testing/sample-directory.ts'
import { breadcrumbData, businessData, openingHoursData } from './business-data.ts'

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

test('a vet, whom schema.org has as no place, is a local business, and what more it is stands beside', () => {
  expect(businessData(sampleBusiness({ category: 'Veterinarian' }), url)).toMatchObject({
    '@type': 'LocalBusiness',
    additionalType: 'https://schema.org/VeterinaryCare',
  })
  expect(businessData(sampleBusiness(), url)).not.toHaveProperty('additionalType')
})

test('every trade of the taxonomy has its own type, by its English name, and by its names in the other languages', () => {
  const types = new Map(typedTrades)
  const wrong = knownCategories.flatMap(({ slug, label }) =>
    Object.values(label).flatMap((category) => {
      const { '@type': type, additionalType } = typesOf(category)
      const said = additionalType?.replace('https://schema.org/', '') ?? type
      const wanted = types.get(slug) ?? 'LocalBusiness'
      return said === wanted ? [] : [`${category} (${slug}): ${said} instead of ${wanted}`]
    }),
  )
  expect(wrong).toEqual([])
})

const typesOf = (category: string) =>
  businessData(sampleBusiness({ category }), url) as { '@type': string; additionalType?: string }

test('what is unknown is absent, and so are imported ratings', () => {
  const unknown = {
    phone: null,
    phoneE164: null,
    photos: [],
    openingHours: {},
    address: '',
    street: '',
    city: '',
    zipCode: '',
    country: '',
    countryCode: '',
    latitude: null,
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
  [
    '서울특별시 마포구 양화로 45 (서교동) 04036',
    '서교동 양화로 45',
    '마포구',
    '서울',
    '마포구 서교동 양화로 45',
  ],
  ['Lindenhofstr. 12, 8001 Zürich, Schweiz', 'Lindenhofstr. 12', '', 'Zürich', 'Lindenhofstr. 12'],
  ['Moda Cd. 5, 34710 Kadıköy/İstanbul', 'Moda Cd. 5', 'Kadıköy', 'İstanbul', 'Moda Cd. 5, Kadıköy'],
  ['서울특별시 마포구', '', '마포구', '서울', '마포구'],
  ['Kadıköy Mah. 3, Kadıköy', 'Kadıköy Mah. 3', 'Kadıköy', 'İstanbul', 'Kadıköy Mah. 3'],
])('the street of %s has neither city nor postal code', (address, street, district, city, expected) => {
  expect(businessData(sampleBusiness({ address, street, district, city }), url)).toMatchObject({
    address: { streetAddress: expected, addressLocality: city },
  })
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
