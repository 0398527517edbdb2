import { expect, test } from 'vitest'
import { resolvePlace } from '../resolve-place.ts'

const place = (address: string, point = '') =>
  resolvePlace({ address, postalCode: '', country: '', locationLink: point })

test('a name that a country has in another language is the city elsewhere', () => {
  const spanish = place('Cuesta del Pino, 22, 18009 Granada', 'https://maps.google.com/?q=37.1743,-3.5935')
  expect(spanish).toMatchObject({ countryCode: 'ES', city: 'Granada' })
  expect(place('Cuesta del Pino, 22, 18009 Granada').countryCode).not.toBe('GD')
})

test('the country, by its own name or behind one of its towns', () => {
  expect(place('Rock Road 7, St. George, Grenada').countryCode).toBe('GD')
  expect(place('Av. Steinmetz 4, Cotonou, Benín').countryCode).toBe('BJ')
  expect(place('Calle Uno 4, Kingston, Jamaica').countryCode).toBe('JM')
})
