import { join } from 'node:path'
import { readMessageCatalogue } from './read-message-catalogue.ts'
import type { SourcePlace } from './read-places.ts'

/** The languages in which a place can be found. */
const languages =
  'ar bg cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv nb nl pl pt ro ru sk sl sr sv th tr uk ur vi zh'.split(
    ' ',
  )

/**
 * Countries with English names, because GeoNames' own are Irish, Maltese or transliterations that maps do not use.
 */
const english =
  'IE MT EG SA AE QA KW OM BH JO LB SY IQ YE LY IR IL PS RU UA BY BG RS MK GR CY GE AM AZ KZ UZ KG TJ TM MN CN TW JP TH KH LA MM BD IN LK NP PK AF BT MV ET SD MY ID PH'

/** Countries with one language in Latin letters. Their places have the names of that language: München, Sevilla. */
const languageOf = new Map(
  Object.entries({
    cs: 'CZ',
    da: 'DK',
    de: 'DE AT LI',
    en: english,
    es: 'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR',
    et: 'EE',
    fi: 'FI',
    fr: 'FR MC',
    hr: 'HR',
    hu: 'HU',
    it: 'IT SM VA',
    lt: 'LT',
    lv: 'LV',
    nb: 'NO',
    nl: 'NL',
    pl: 'PL',
    pt: 'PT BR',
    ro: 'RO',
    sk: 'SK',
    sl: 'SI',
    sv: 'SE',
    tr: 'TR',
    vi: 'VN',
  }).flatMap(([language, countries]) => countries.split(' ').map((country) => [country, language] as const)),
)

/** `Thành phố Hạ Long`: a word for the rank of a town, which is not part of its name. */
const rankOfTown = /^(?:Thành phố|Thị xã|Thị trấn) /i

/** Gives places their names in other languages, from Debian's catalogues of GeoNames' alternate names. */
export function addLocalNames(places: readonly SourcePlace[], locales: string): void {
  const byId = new Map(places.filter(({ id }) => id > 0).map((place) => [String(place.id), place]))
  for (const language of languages) {
    const path = join(locales, language, 'LC_MESSAGES/geonames.mo')
    for (const [id, name] of readMessageCatalogue(path)) {
      const place = byId.get(id)
      if (!place || name === '') continue
      place.spellings.add(name)
      if (language === 'ko' && /^[가-힣 ]+$/.test(name)) place.koreanName = name
      if (languageOf.get(place.countryCode) === language) {
        place.spellings.add(place.name)
        place.name = name.replace(rankOfTown, '')
      }
    }
  }
}
