import { expect, test } from 'vitest'
import { provideGazetteerFile } from '../../../main/gazetteer.ts'
import { resolvePlace } from '../resolve-place.ts'

provideGazetteerFile()

const placeOf = (address: string) => resolvePlace({ address, postalCode: '', country: '', locationLink: '' })

test('a state that stands again behind its country hides neither', () => {
  const place = placeOf('Reno, NV, United States, Nevada')
  expect(place).toMatchObject({ city: 'Reno', state: 'Nevada', countryCode: 'US' })
})
