import { listMajorCitySpellings } from '../../src/domain/address/cities/city-index.ts'
import { cityKey } from '../../src/domain/address/city-key.ts'
import { distanceKm } from '../../src/domain/address/coordinates.ts'
import { findKoreanMunicipality } from '../../src/domain/address/korea/municipalities.ts'
import { findProvince } from '../../src/domain/address/korea/provinces.ts'
import type { SourcePlace } from './read-places.ts'

const sameKm = 60

/** Calls the project's own major cities as it calls them, and adds those that the sources lack. */
export function addMajorCities(places: SourcePlace[]): void {
  const named = new Map<string, SourcePlace[]>()
  for (const place of places) {
    for (const key of new Set([place.name, ...place.spellings].map(cityKey))) {
      const entry = `${place.countryCode} ${key}`
      named.set(entry, [...(named.get(entry) ?? []), place])
    }
  }
  for (const { city, spellings } of listMajorCitySpellings()) {
    const candidates = spellings.flatMap((name) => named.get(`${city.countryCode} ${cityKey(name)}`) ?? [])
    const [place] = candidates
      .filter((candidate) => distanceKm(candidate, city) < sameKm)
      .sort((a, b) => b.population - a.population)
    const all = [city.name, city.koreanName, ...spellings].filter(Boolean)
    if (!place) {
      const { countryCode, name, koreanName, state, latitude, longitude } = city
      const further = { id: 0, population: 50_000, isSection: false, spellings: new Set(all) }
      places.push({ countryCode, name, koreanName, state, latitude, longitude, ...further })
      continue
    }
    for (const name of [place.name, ...all]) place.spellings.add(name)
    Object.assign(place, { name: city.name, koreanName: city.koreanName, state: city.state || place.state })
  }
}

/** South Korea's places are its 시 and 군, in Korean; the rest are parts of them. */
export function keepKoreanCities(places: readonly SourcePlace[]): SourcePlace[] {
  return places.flatMap((place): SourcePlace[] => {
    if (place.countryCode !== 'KR') return [place]
    const province = findProvince(place.state)
    const spellings = [place.name, place.koreanName, ...place.spellings].filter(Boolean)
    const city = spellings
      .map((name) => findProvince(name)?.city || findKoreanMunicipality(name, province))
      .find((found) => typeof found === 'string' || (found && found.district === ''))
    if (!city) return []
    const name = typeof city === 'string' ? city : city.city
    return [{ ...place, name, koreanName: name, isSection: false, spellings: new Set(spellings) }]
  })
}
