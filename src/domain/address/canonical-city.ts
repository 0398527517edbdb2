import { listCitiesNamed } from './cities/find-city.ts'
import { cityKey } from './city-key.ts'
import { findKoreanMunicipality } from './korea/municipalities.ts'

/**
 * A city's one name in the directory, from any of its spellings: Korean cities in Korean (서울 for Seoul, 서울시 and
 * 서울특별시; 수원시 for Suwon), foreign ones in Latin letters as they write it themselves where that is usual
 * (İstanbul, München; but Moscow, Tokyo). Names that are not known come back as they are. `countryCode` may be ''.
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
