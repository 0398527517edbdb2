import { expect, test } from 'vitest'
import { generateSeoText } from './generate-seo-text.ts'
import { fullListing } from './testing/listings.ts'

const placed = { ...fullListing, latitude: 37.5512, longitude: 126.9243 }

test('a listing that is there twice is no neighbour of itself, however its name is written', () => {
  const sameTrade = ['SV GYM Fitness club', '이웃 카페', '이웃카페'].map((name, index) => ({
    ...placed,
    name,
    phoneE164: '',
    latitude: placed.latitude + 0.001 * (index + 1),
  }))
  const listing = { ...placed, name: 'SV Gym Fitness Club' }
  const { uniqueContent } = generateSeoText({ listing, sameTrade, otherTrades: [] })
  expect(uniqueContent.match(/‘[^’]+’/g)).toEqual(['‘이웃 카페’'])
})
