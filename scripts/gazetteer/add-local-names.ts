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

/** Countries whose places have their English names in the directory. */
const inEnglish = new Set([
  ...english.split(' '),
  'US',
  'CA',
  'GB',
  'AU',
  'NZ',
  'IN',
  'SG',
  'ZA',
  'NG',
  'KE',
  'GH',
])

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

/** The language of the names on signs and in addresses, for countries with a script of their own. */
const languageOfScript = new Map(
  Object.entries({
    am: 'ET',
    ar: 'EG SA AE QA KW OM BH JO LB SY IQ YE LY SD PS',
    be: 'BY',
    bg: 'BG',
    bn: 'BD',
    el: 'GR CY',
    fa: 'IR AF',
    he: 'IL',
    hy: 'AM',
    ja: 'JP',
    ka: 'GE',
    kk: 'KZ',
    km: 'KH',
    ko: 'KP',
    lo: 'LA',
    mk: 'MK',
    mn: 'MN',
    my: 'MM',
    ne: 'NP',
    ru: 'RU',
    si: 'LK',
    sr: 'RS',
    tg: 'TJ',
    th: 'TH',
    uk: 'UA',
    zh: 'CN TW HK MO',
  }).flatMap(([language, countries]) => countries.split(' ').map((country) => [country, language] as const)),
)

/** Whether a text has letters of another script than Latin, and none of Latin. Some catalogues have Kazakh in Arabic letters. */
const isInOwnScript = (name: string, language: string) =>
  !/\p{Script=Latin}/u.test(name) && (language !== 'kk' || /\p{Script=Cyrillic}/u.test(name))

/** `둔황 시`: today the word for the rank is written with the name. */
export const joinRank = (name: string) => name.replace(/ (시|주|현|성|도|군|구)$/, '$1')

/** `Thành phố Hạ Long`: a word for the rank of a town, which is not part of its name. */
const rankOfTown = /^(?:Thành phố|Thị xã|Thị trấn) /i

/** Gives places their names in other languages, from Debian's catalogues of GeoNames' alternate names. */
export function addLocalNames(places: readonly SourcePlace[], locales: string): void {
  const byId = new Map(places.filter(({ id }) => id > 0).map((place) => [String(place.id), place]))
  for (const language of new Set([...languages, ...languageOfScript.values()])) {
    const path = join(locales, language, 'LC_MESSAGES/geonames.mo')
    for (const [id, name] of readMessageCatalogue(path)) {
      const place = byId.get(id)
      if (!place || name === '') continue
      const isOfScript = languageOfScript.get(place.countryCode) === language
      if (languages.includes(language) || isOfScript) place.spellings.add(name)
      if (language === 'ko' && /^[가-힣 ]+$/.test(name)) place.names.ko = joinRank(name)
      if (language === 'tr') place.names.tr = name.replace(/ kenti$/, '')
      if (language === 'en' && !inEnglish.has(place.countryCode)) place.names.en = name.replace(/-si$/, '')
      if (isOfScript && isInOwnScript(name, language)) place.names.local = name
      if (languageOf.get(place.countryCode) === language) {
        place.spellings.add(place.name)
        place.name = name.replace(rankOfTown, '')
      }
    }
  }
}
