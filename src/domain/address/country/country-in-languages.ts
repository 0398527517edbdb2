import { memoize } from '../../memoize.ts'
import { fold } from '../../text/fold.ts'
import { countryCodes } from './country-codes.ts'
import { findCountry } from './find-country.ts'

/** Beside the languages in which every country is known everywhere, and its own. */
const languages =
  'it pt nl pl cs sk hu ro bg el uk ru sr sr-Latn hr sl lt lv et fi sv nb da ar he hi th id ms vi zh zh-Hant fil ca fa ka hy az kk bn ta te ur'.split(
    ' ',
  )
/** What people call countries beside what the locale data does, also by their older names. */
const otherNames: Readonly<Record<string, string>> = {
  BA: '보스니아',
  BY: 'Белоруссия|Weißrussland|Białoruś|Wit-Rusland|Bielorussia|Bielorrusia|Bielorrússia',
  CD: 'RD Congo|R.D. Congo|RDC',
  CH: 'Confoederatio Helvetica',
  CI: 'Elfenbeinküste|Costa de Marfil|Costa do Marfim|Costa d’Avorio|Fildişi Sahili|Ivoorkust|Wybrzeże Kości Słoniowej|Obala Slonovače|Кот-д’Ивуар',
  CZ: 'República Checa|Repubblica Ceca|Czech Rep.|Republika Czeska|Češka Republika|Чешская Республика',
  DE: 'BRD|FRG|GER|Fed. Rep. of Germany|Germany, Fed. Rep.|Федеративная Республика Германия|德意志联邦共和国',
  GB: 'Inglaterra|Angleterre|Inghilterra|Anglia|Engleska|Англия|Engeland|Anglie|Großbritannien|Grande-Bretagne|Gran Bretaña|Gran Bretagna|Grã-Bretanha|Wielka Brytania|Velika Britanija|Велика Британија|Büyük Britanya|N. Ireland|Escocia|Écosse|Schottland|英格兰|イングランド|잉글랜드',
  GR: 'Ελλάς|Ελλας',
  HK: 'SAR Hong Kong|Hong Kong S.A.R.|HKSAR|Hong Kong (China)|中国香港|中國香港|香港特别行政区|香港特別行政區',
  LU: 'Lëtzebuerg|Grand-Duché de Luxembourg|Großherzogtum Luxemburg|Grand Duchy of Luxembourg',
  KR: '大韓民國|大韩民国|大韓民国|南韓|南韩|Republik Korea|Республика Корея|República de Corea|República da Coreia|République de Corée|Repubblica di Corea|Republika Korei|Южная Корея',
  MD: 'Moldawien|Moldavia|Moldavie|Moldavië|Mołdawia|Молдавия',
  MK: 'Makedonija|Македонија|Mazedonien|Macédoine|Macedónia|Macedònia|Makedonya|Македония|Macedonia, FYR|FYR Macedonia|БЈРМ',
  MO: '中国澳门|中國澳門',
  MM: 'Birmanie|Birma',
  NL: 'Holanda|Hollande|Olanda|Holandia|Голландия|Holandsko|Ολλανδία',
  RU: 'РФ|Russian Fed.|Российская Федерация|Rusia|Fédération de Russie|Federación de Rusia|Federazione Russa',
  SK: 'Slovak Rep.',
  SZ: 'Swasiland|Suazilandia',
  TR: 'T.C.|Турецкая Республика',
  TW: 'Chinese Taipei|中国台湾|中國台灣|中華民國台灣',
  US: '米国|美利坚合众国|Соединенные Штаты Америки|Соединенные Штаты|E.U.A.|Mỹ|Stany Zjednoczone Ameryki|Stati Uniti d’America|Vereinigte Staaten von Amerika|États-Unis d’Amérique|Сједињене Америчке Државе',
}
const shortest = 3
const isShort = (name: string) => name.length < shortest && /^[a-z]/.test(name)

/** By the folded name; '' for one that two countries share, as Kongo. */
function buildIndex(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const namer = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' })
      for (const code of countryCodes.keys()) {
        const name = fold(namer.of(code) ?? '').trim()
        if (name === '' || isShort(name)) continue
        const known = codes.get(name) ?? code
        codes.set(name, known === code ? code : '')
      }
    }
  for (const [code, names] of Object.entries(otherNames))
    for (const name of names.split('|')) codes.set(fold(name), code)
  return codes
}

let index: ReadonlyMap<string, string> | undefined

/**
 * The code of a country whose name stands where only a country can, as in a column of countries, in any of some fifty languages: `Germania`,
 * `Niemcy`, `Германия`. Elsewhere such names may be of towns, as Columbia is; `findCountry` does not know them. '' if the text is none.
 */
export const findNamedCountry: (text: string) => string = memoize(2000, (text) => {
  const known = findCountry(text)
  if (known !== '' || text.length > 80) return known
  index ??= buildIndex()
  return index.get(fold(text).trim()) ?? ''
})
