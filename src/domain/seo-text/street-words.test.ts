import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../main/gazetteer.ts'
import { generateSeoText } from './generate-seo-text.ts'
import { fullListing } from './testing/listings.ts'

provideGazetteerFile()

const placed = { ...fullListing, latitude: 37.5512, longitude: 126.9243 }

test('a road without a name is no address, in no text', () => {
  const texts = (address: string, city: string, countryCode: string) =>
    Array.from({ length: 10 }, (_, index) => {
      const listing = { ...placed, id: `listing${index}`, address, city, countryCode, zipCode: '' }
      return generateSeoText({ listing, sameTrade: [], otherTrades: [] })
    })
  for (const one of texts('Unnamed Road, Bunawan, Davao City', 'Davao City', 'PH')) {
    expect(one.uniqueContent).toContain('“Bunawan, Davao City”')
    expect(Object.values(one).join()).not.toContain('Unnamed')
  }
  // A city alone is no address, and its own spelling says it again.
  for (const one of texts('Unnamed Road, Beograd', 'Belgrade', 'RS'))
    expect(Object.values(one).join()).not.toMatch(/Unnamed|Beograd|주소/)
  for (const { seoTitle } of texts('Nebojšina 37, Beograd', 'Belgrade', 'RS'))
    expect(seoTitle).toMatch(/Nebojšina 37$/)
})
