import { listCitiesNamed } from './cities/find-city.ts'
import { cityKey } from './city-key.ts'
import { findKoreanMunicipality } from './korea/municipalities.ts'

/**
 * The name under which the directory lists a city, from any of its spellings. Korean cities have Korean names (서울 for
 * Seoul, 서울시 and 서울특별시; 수원시 for Suwon). Foreign cities have Latin letters, in their own spelling if that is usual
 * (İstanbul, München; but Moscow, Tokyo). Unknown names are returned unchanged. `countryCode` may be ''.
 */
export function canonicalCity(name: string, countryCode: string): string {
  const trimmed = name.trim()
  const named = listCitiesNamed(trimmed).filter(
    (city) => countryCode === '' || city.countryCode === countryCode,
  )
  const known =
    named[0] && countryCode !== '' ? (ownName(trimmed, countryCode) ?? named[0].name) : named[0]?.name
  if (known) return known
  if (countryCode !== '' && countryCode !== 'KR') return trimmed
  return findKoreanMunicipality(trimmed)?.city ?? trimmed
}

/** The usual spelling of a name, taken from a town of exactly that name: `CLARKSTON` → Clarkston, never Clarkstown. */
export function ownName(name: string, countryCode: string): string | undefined {
  const key = cityKey(name)
  return listCitiesNamed(name).find((city) => city.countryCode === countryCode && cityKey(city.name) === key)
    ?.name
}
