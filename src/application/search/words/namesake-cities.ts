import { stateOfCity } from '../../../domain/address/cities/city-page.ts'
import { countryNameIn, stateName } from '../../../domain/address/place-names.ts'
import type { NameLanguage } from '../../../domain/site/language.ts'
import { fold } from '../../../domain/text/fold.ts'
import type { CityCount } from '../../ports/listing-store.ts'
import { type KnownName, knownCities } from './known-names.ts'

/** The cities, largest first. One that shares its name with a larger one says where it is: `Florence, South Carolina`. */
export function citiesToldApart(cities: readonly CityCount[]): KnownName[] {
  const largest = new Map<string, CityCount>()
  const entries = knownCities(cities)
  return cities.flatMap((city, at) => {
    const entry = entries[at]
    if (!entry) return []
    const key = fold(city.name)
    const namesake = largest.get(key)
    if (!namesake) largest.set(key, city)
    return [namesake ? withWhere(entry, city, namesake) : entry]
  })
}

function withWhere(entry: KnownName, city: CityCount, { countryCode }: CityCount): KnownName {
  if (!entry.nameIn) return entry
  const where = (language: NameLanguage) =>
    city.countryCode === countryCode
      ? stateName(stateOfCity(city), city.countryCode, language)
      : countryNameIn(city.countryCode, language)
  const apart = (name: string, language: NameLanguage) => [name, where(language)].filter(Boolean).join(', ')
  const { ko, en, tr } = entry.nameIn
  const languageOf = (name: string) => (name === ko ? 'ko' : name === tr && name !== en ? 'tr' : 'en')
  return {
    ...entry,
    names: entry.names.map((name) => apart(name, languageOf(name))),
    nameIn: { ko: apart(ko, 'ko'), en: apart(en, 'en'), tr: apart(tr, 'tr') },
  }
}
