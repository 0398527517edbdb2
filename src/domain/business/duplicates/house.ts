import { cityKey } from '../../address/city-key.ts'
import { fold } from '../../text/fold.ts'
import { lettersAndDigits } from './compared-text.ts'

export interface HouseFields {
  readonly address: string
  readonly city: string
  readonly countryCode: string
}

/** `양화로`, `왕십리로10길` */
const road = /^[가-힣\d.·]{1,20}[로길]$/
/** `21번길` behind `중리로`, with which it is one name. */
const sideRoad = /^\d{1,4}번?길$/
/** `성수동2가` and `금촌리`: the land around a lot. */
const land = /^[가-힣\d]{1,20}[동가리]$/
const numberBeginning = /^\d{1,4}(?:-\d{1,4})?(?![\d가-힣])/
const lotNumber = /^(\d{1,4}(?:-\d{1,4})?)(?:번지)?$/
/** `왕십리로20` */
const joined = /^([가-힣\d]{1,20}?[로길])(\d{1,4}(?:-\d{1,4})?)$/

/** `양화로 45` of `서울특별시 마포구 양화로 45, 2층 (서교동)`, else the lot, `서교동 357-1`; '' if there is neither. */
function koreanHouse(address: string): string {
  const words = address.split(/[\s,()]+/).filter((word) => word !== '지하')
  const lots: string[] = []
  for (const [at, word] of words.entries()) {
    const [, name, number] = joined.exec(word) ?? []
    if (name && number) return `${name} ${number}`
    const isSide = road.test(word) && sideRoad.test(words[at + 1] ?? '')
    const next = words[isSide ? at + 2 : at + 1] ?? ''
    const [found] = numberBeginning.exec(next) ?? []
    if (road.test(word) && found) return `${word}${isSide ? words[at + 1] : ''} ${found}`
    const [, lot] = lotNumber.exec(next) ?? []
    if (lot && land.test(word)) lots.push(`${word} ${lot}`)
  }
  return lots[0] ?? ''
}

const number = /(?<!\d)\d{1,4}(?!\d)/
const word = /\p{L}{3}/u
/** Parts of a building: `Suite 111`, `#5`. */
const partOfHouse = /\b(?:suite|ste|unit|apt|rm|room|fl|floor|lokal)\b|#/i

/** `1236 Blue Ridge Blvd` of `1236 Blue Ridge Blvd Suite 111, Hoover, AL 35226`: the first part with a word that is not the city, and a number. */
function westernHouse({ address, city }: HouseFields): string {
  const town = fold(city)
  for (const part of address.split(',')) {
    const [street = ''] = fold(part.trim()).split(partOfHouse, 1)
    const rest = town ? street.replaceAll(town, '') : street
    if (number.test(street) && word.test(rest)) return lettersAndDigits(street)
  }
  return ''
}

/** The building that an address names, in its city, so that floors and ways of writing do not matter; '' if it names none. */
export function houseOf(fields: HouseFields): string {
  const { address, city, countryCode } = fields
  if (address === '' || city === '') return ''
  const house = /[가-힣]/.test(address) ? koreanHouse(address) : westernHouse(fields)
  return house && `${countryCode} ${cityKey(city)} ${house}`
}
