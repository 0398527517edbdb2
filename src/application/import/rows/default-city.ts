import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { findNamedCountry } from '../../../domain/address/country/country-in-languages.ts'
import { cityStates } from '../../../domain/address/formats/parse-address.ts'
import type { Place } from '../../../domain/address/resolve-place.ts'
import { timeZoneAt } from '../../../domain/address/time-zone.ts'
import { eastAsian } from '../../../domain/category/name-key.ts'
import { placeOfRow, type RowPlace } from './file-country.ts'

/** A town that is known elsewhere alone is not in this country. */
function canBeIn(city: string, country: string): boolean {
  const known = listCitiesNamed(city)
  return country === '' || known.length === 0 || known.some(({ countryCode }) => countryCode === country)
}

/** Fewer people, and a town's name is more often a word. */
const knownTown = 20_000

/** Smaller ones have namesakes that nobody knows. */
const smallTown = 1000

/** Whether a name is the country's own, unless that is a city. */
export const isCountry = (name: string, country: string): boolean =>
  !cityStates.has(country) && findNamedCountry(name) === country

/** The town that a sheet is called after, in the country of its rows; '' if its name is none. */
export function townOfSheet(sheetName: string, country: string): string {
  const name = sheetName.trim()
  // `Lëtzebuerg` and `Mexico` are the countries, which cities are called after.
  if (country === '' || name.length < 2 || isCountry(name, country)) return ''
  const isTown = listCitiesNamed(name).some(
    ({ countryCode, population }) => countryCode === country && population >= knownTown,
  )
  return isTown ? name : ''
}

/** The place of a row in the city of its file, where the row names none. Its address stays as the row has it. */
export function withDefaultCity(own: Place, row: RowPlace, city: string, fileCountry: string): Place {
  if (city === '' || own.city !== '' || !canBeIn(city, own.countryCode)) return own
  const address = eastAsian.test(city)
    ? `${city} ${row.address}`.trim()
    : [row.address, city].filter(Boolean).join(', ')
  const read = placeOfRow({ ...row, address, city }, own.countryCode || fileCountry)
  if (read.city === '' || (own.countryCode !== '' && read.countryCode !== own.countryCode)) return own
  return { ...read, address: own.address }
}

/**
 * The place in the town that its column names, where its country has one of that name only: `Calistoga` beside an American phone. An address
 * alone needs the state, because its last part may be any word.
 */
export function withOnlyTown(place: Place, city: string): Place {
  if (city === '' || place.city !== '' || place.countryCode === '') return place
  const towns = listCitiesNamed(city).filter(({ countryCode }) => countryCode === place.countryCode)
  const [town] = towns
  if (!town || towns.length > 1 || town.isSection || town.population < smallTown) return place
  if (place.state !== '' && place.state !== town.state) return place
  return { ...place, city: town.name, state: town.state, timeZone: place.timeZone || timeZoneAt(town) }
}

/** The place with the city of its row, where what follows it in the address was taken for one: in Dubai `المنطقة` is a quarter, elsewhere a state. */
export function withOwnCity(place: Place, city: string, state: string): Place {
  const isState = state !== '' && place.city === state && city !== '' && city !== state
  return isState && listCitiesNamed(state).length === 0 ? { ...place, city, district: state } : place
}
