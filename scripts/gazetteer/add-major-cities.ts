import { listMajorCitySpellings } from '../../src/domain/address/cities/city-index.ts'
import { cityKey } from '../../src/domain/address/city-key.ts'
import { distanceKm } from '../../src/domain/address/coordinates.ts'
import { findKoreanMunicipality } from '../../src/domain/address/korea/municipalities.ts'
import { findProvince } from '../../src/domain/address/korea/provinces.ts'
import type { SourcePlace } from './read-places.ts'

const sameKm = 60

/** Gives major cities the project's own names, and adds those that the sources lack. */
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
      places.push({ countryCode, name, names: { ko: koreanName }, state, latitude, longitude, ...further })
      continue
    }
    for (const name of [place.name, ...all]) place.spellings.add(name)
    Object.assign(place, { name: city.name, state: city.state || place.state, isSection: false })
    if (city.koreanName) place.names.ko = city.koreanName
  }
}

/** Keeps South Korea's 시 and 군, in Korean and each once. Other places there are parts of them. */
export function keepKoreanCities(places: readonly SourcePlace[]): SourcePlace[] {
  const cities = new Map<string, SourcePlace>()
  const kept = places.filter(({ countryCode }) => countryCode !== 'KR')
  for (const place of places) {
    const spellings = [place.name, place.names.ko ?? '', ...place.spellings].filter(Boolean)
    const name = place.countryCode === 'KR' ? koreanCity(place, spellings) : undefined
    if (!name) continue
    const known = cities.get(`${place.state} ${name}`)
    if (known && known.population > place.population) continue
    cities.set(`${place.state} ${name}`, {
      ...{ ...place, name, names: { ...place.names, ko: name }, isSection: false },
      spellings: new Set([...spellings, ...(known?.spellings ?? [])]),
    })
  }
  return [...kept, ...cities.values()]
}

function koreanCity({ state }: SourcePlace, spellings: readonly string[]): string | undefined {
  const province = findProvince(state)
  if (province?.city)
    return spellings.some((name) => findProvince(name) === province) ? province.city : undefined
  const found = spellings
    .map((name) => findKoreanMunicipality(name, province))
    .find((one) => one?.district === '')
  return found?.city
}
