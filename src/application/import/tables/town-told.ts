import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { findProvince } from '../../../domain/address/korea/provinces.ts'
import { fold } from '../../../domain/text/fold.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import { isCountry, townOfSheet } from '../rows/default-city.ts'
import { nowhere, placeOfRow } from '../rows/file-country.ts'
import { samplePlace } from '../rows/normalise-row.ts'
import type { ListingTable } from './listing-table.ts'
import { withoutMarks } from './marks-in-cells.ts'

const longestTitle = 120
/** A town with fewer people is more often a word of a title. */
const knownTown = 20_000
/** A namesake with so many times fewer people is not meant. */
const farMore = 10
const mostWords = 3
/** A row with more texts is no title. */
const mostTexts = 2
/** Of the rows that name a town, so many must name this one. */
const fewestAgreeing = 0.8

/** Towns that are words in the language of their country: `Reading list`, `Essen & Trinken`, `Lista de Natal`. */
const otherWords = new Set(
  'reading|bath|mobile|enterprise|paradise|industry|commerce|independence|surprise|normal|union|college|providence|liberty|hope|superior|aurora|columbus|lincoln|nice|tours|orange|sens|lens|split|bar|most|best|goes|essen|halle|regen|weiden|singen|natal|vitoria|victoria|salvador|como|prato|latina|ordu|batman|van|kars|la union|santiago|rosario|mercedes|progreso|porto'.split(
    '|',
  ),
)

const wordBreak = /[\s()[\]{}<>_,;:·•|/"„“”–—.+&\d-]+/u
const behindApostrophe = /['’]\p{L}{1,6}$/u
const isCapital = /^\p{Lu}/u
const isHangul = /[가-힣]/
/** The ends of 시, 군 and 구. */
const municipality = /^[가-힣]{1,6}[시군구]$/

/** The town of this name in a country, if its name is no other word; '' if there is none. */
function townNamed(name: string, country: string): string {
  if (name.length < 3 || !isCapital.test(name) || otherWords.has(fold(name)) || isCountry(name, country))
    return ''
  const own = listCitiesNamed(name).filter(({ countryCode }) => countryCode === country)
  const [first, second] = own.map(({ population }) => population).sort((a, b) => b - a)
  return (first ?? 0) >= knownTown && (first ?? 0) >= farMore * (second ?? 0) ? name : ''
}

/** The towns in the words of a title, the longest names first: New York is no York. */
function townsIn(words: readonly string[], country: string): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    let count = Math.min(mostWords, words.length - at)
    let town = ''
    for (; count > 0 && town === ''; count -= town === '' ? 1 : 0)
      town = townNamed(words.slice(at, at + count).join(' '), country)
    if (town !== '') found.push(town)
    at += Math.max(1, count)
  }
  return found
}

/** What the words of a Korean title say of a place, from the province to the district: `서울특별시 강남구`. */
function koreanTownsIn(words: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const [first = '', ...rest] = words.slice(at)
    const isDivision = municipality.test(first) || findProvince(first) !== undefined
    const end = rest.findIndex((word) => !municipality.test(word))
    const more = isDivision ? (end < 0 ? rest.length : end) : 0
    const address = [first, ...rest.slice(0, more)].join(' ')
    const isTown = isDivision
      ? placeOfRow({ ...nowhere, address, country: 'KR' }, 'KR').city !== ''
      : isHangul.test(first) && townOfSheet(first, 'KR') !== ''
    if (isTown) found.push(address)
    at += 1 + more
  }
  return found
}

/** The only town that a title names; '' if it names none, and undefined if it names several. */
function townOf(title: string, country: string): string | undefined {
  const words = title
    .slice(0, longestTitle)
    .split(wordBreak)
    .map((word) => word.replace(behindApostrophe, ''))
    .filter(Boolean)
  const towns = country === 'KR' ? koreanTownsIn(words) : townsIn(words, country)
  const [first = ''] = towns
  return towns.every((town) => fold(town) === fold(first)) ? first : undefined
}

/** The town that is told of all tables of a file; '' if there is none, or if each has its own. */
export function townOfAll({ toldCity = '', others = [] }: ListingTable): string {
  return others.every((other) => (other.toldCity ?? '') === toldCity) ? toldCity : ''
}

type TitledTable = Pick<
  ListingTable,
  'sheetName' | 'headerRowNumber' | 'country' | 'columns' | 'companions' | 'marks'
>

/**
 * The town in which a list says that all its businesses are: in a title above its header, in the name of its sheet or of its file. '' if none
 * says one, or if its rows name others. `rows` are the first of its sheet.
 */
export function townTold(table: TitledTable, rows: readonly SheetRow[], fileName: string): string {
  const { sheetName, headerRowNumber, columns, companions, marks } = table
  const country = table.country?.code ?? ''
  if (country === '') return ''
  const sheet = townOfSheet(sheetName, country)
  if (sheet !== '') return sheet
  const titles = rows.flatMap(({ number, cells }) => {
    const texts = number < headerRowNumber ? [...new Set(cells.filter(Boolean))] : []
    return texts.length <= mostTexts ? texts : []
  })
  const sources = [...titles, sheetName, fileName.replace(/\.\w{1,5}$/, '')]
  const told = sources.map((title) => townOf(title, country)).find((town) => town !== '')
  if (told === undefined) return ''
  const { city } = placeOfRow({ ...nowhere, address: told, country }, country)
  const below = rows.filter(({ number }) => number > headerRowNumber)
  const plain = marks ? below.map(withoutMarks(marks, headerRowNumber)) : below
  const cities = plain.flatMap((row) => placeOfRow(samplePlace(row, columns, companions), country).city || [])
  const agreeing = cities.filter((each) => each === city).length
  return city !== '' && agreeing >= fewestAgreeing * cities.length ? told : ''
}
