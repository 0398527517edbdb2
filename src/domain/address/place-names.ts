import { romanize } from 'es-hangul'
import { memoize } from '../memoize.ts'
import type { NameLanguage } from '../site/language.ts'
import { type City, listCitiesNamed } from './cities/find-city.ts'
import { type ServiceArea, servedTown } from './cities/nearest-city.ts'
import { cityKey } from './city-key.ts'
import { distanceKm } from './coordinates.ts'
import { countryName } from './country/find-country.ts'
import { findDistrictNames } from './district-names.ts'
import { currentGazetteer } from './gazetteer/gazetteer.ts'

/** A name in a page's language. */
export interface ShownName {
  /** The stored name, if it has none in that language. */
  readonly name: string
  /** The name that people there use, if it is another one: Београд for 베오그라드. Otherwise ''. */
  readonly local: string
}

/** Where a listing is, as it is stored. */
interface StoredPlace {
  readonly city: string
  readonly state: string
  readonly district: string
  readonly countryCode: string
}

/** Where a listing is, as a page says it: all names in one script. */
export interface ShownPlace {
  readonly city: string
  /** See `ShownName`. */
  readonly localCity: string
  /** '' if it has no name in the script of the city's. */
  readonly state: string
  readonly district: string
  /** The town around which a business without an address serves; '' for others. */
  readonly near: string
}

const hangul = /[가-힣]/
const latin = /\p{Script=Latin}/u

/** `Gangnam-gu` for 강남구. */
const romanized = (name: string) => {
  const text = romanize(name.replace(/(?<=..)([시군구읍면동도])$/, '-$1'))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Whether two names differ in more than case and accents: Zürich and Zurich are one name. */
const isOther = (a: string, b: string) => cityKey(a) !== cityKey(b)

/** The towns before the parts of cities that have the same name. */
function cityNamed(name: string, countryCode: string): City | undefined {
  const named = listCitiesNamed(name).filter((city) => city.countryCode === countryCode && city.name === name)
  return named.find(({ isSection }) => !isSection) ?? named[0]
}

/** A name in Latin letters for a page that is not in Korean. */
function inLatin(stored: string, names: City['names']): string {
  if (latin.test(stored)) return stored
  return names?.en ?? (hangul.test(stored) ? romanized(stored) : stored)
}

const namesOfCity = memoize(8192, (key): ShownName => {
  const [language = 'ko', countryCode = '', stored = ''] = key.split('\0')
  const { names = {} } = cityNamed(stored, countryCode) ?? {}
  const name = names[language as NameLanguage] ?? (language === 'ko' ? stored : inLatin(stored, names))
  const own = names.local ?? stored
  return { name, local: isOther(own, name) ? own : '' }
})

/** A city's name in a language, from its name in the directory. `countryCode` may be ''. */
export function cityName(city: string, countryCode: string, language: NameLanguage): ShownName {
  return namesOfCity([language, countryCode, city].join('\0'))
}

/** A first-level division's name in a language; the stored one if it has none. */
export function stateName(state: string, countryCode: string, language: NameLanguage): string {
  const found = currentGazetteer()?.findStateName(state, countryCode, language)
  return found ?? (language === 'ko' ? state : inLatin(state, englishOf(state, countryCode)))
}

function englishOf(state: string, countryCode: string): City['names'] {
  const en = currentGazetteer()?.findStateName(state, countryCode, 'en')
  return en === undefined ? {} : { en }
}

/** A district is looked for this far from its city's centre. */
const districtKm = 60

const namesOfDistrict = memoize(8192, (key) => {
  const [language = 'ko', countryCode = '', city = '', stored = ''] = key.split('\0')
  const known = findDistrictNames(countryCode, city, stored)
  if (known) return known[language as NameLanguage]
  const around = cityNamed(city, countryCode)
  const place = listCitiesNamed(stored).find(
    (one) => one.countryCode === countryCode && (!around || distanceKm(one, around) < districtKm),
  )
  if (language === 'ko') return place?.names?.ko ?? stored
  return place?.names?.[language as NameLanguage] ?? inLatin(stored, { en: place?.name ?? romanized(stored) })
})

/** A district's name in a language, from its name in the listings of a city. */
export function districtName(
  district: string,
  { city, countryCode }: Pick<StoredPlace, 'city' | 'countryCode'>,
  language: NameLanguage,
): string {
  return district === '' ? '' : namesOfDistrict([language, countryCode, city, district].join('\0'))
}

/** Their long names are `Çin Hong Kong ÖİB` and the like. */
const shortNamed = new Set(['HK', 'MO'])

const countryNamers = memoize(8, (key) => {
  const [language = '', style = ''] = key.split(' ')
  const options = { type: 'region', fallback: 'none' } as const
  return new Intl.DisplayNames([language], { ...options, style: style === 'short' ? style : 'long' })
})

/** A country's name in a language by its ISO 3166-1 code; '' if unknown. */
export function countryNameIn(code: string, language: NameLanguage): string {
  if (!/^[A-Z]{2}$/.test(code)) return ''
  if (language === 'en') return countryName(code)
  return countryNamers(`${language} ${shortNamed.has(code) ? 'short' : 'long'}`).of(code) ?? ''
}

/** A listing's place in a page's language, in one script: where its city or district has no Korean name, all are in Latin letters. */
export function shownPlace(place: StoredPlace & ServiceArea, language: NameLanguage): ShownPlace {
  const { countryCode } = place
  const town = servedTown(place)
  const city = cityName(place.city, countryCode, language)
  const shown = {
    city: city.name,
    localCity: city.local,
    state: stateName(place.state, countryCode, language),
    district: districtName(place.district, place, language),
    near: town ? cityName(town.name, town.countryCode, language).name : '',
  }
  if (language !== 'ko') {
    // A city that is a division by itself has one name: the division's is known in fewer languages.
    const english = language === 'en' ? city.name : cityName(place.city, countryCode, 'en').name
    return isOther(shown.state, english) ? shown : { ...shown, state: city.name }
  }
  const [isCity, isDistrict, isState] = [shown.city, shown.district, shown.state].map((name) =>
    hangul.test(name),
  )
  if ((place.city !== '' && !isCity) || (place.district !== '' && !isDistrict)) {
    return { ...shown, city: place.city, localCity: '', state: place.state, district: place.district }
  }
  return isCity && !isState ? { ...shown, state: '' } : shown
}
