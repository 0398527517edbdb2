import { findCountry } from '../../../domain/address/country/find-country.ts'
import { isStreetWord } from '../../../domain/search-terms/street-words.ts'
import { postalCodesIn } from '../../../domain/search-words/postal-words.ts'
import type { Candidate } from '../candidate.ts'
import { rewriteAs } from '../rewritings.ts'

/** Longer texts are more than an address. */
const wordLimit = 14
/** The word of a street is one of the first so many: `100 Martin Luther King Blvd`. */
const streetLimit = 6
const houseNumber = /^\d{1,5}(?:[-/]\d{1,4})?[a-z]?$/i
/** What says which room of a house it is. */
const units = new Set('suite|ste|unit|apt|apartment|room|rm|fl|floor'.split('|'))
const room = /^(?:\d{1,4}[a-z]?|[a-z]-?\d{0,4})$/i
/** The short form of a state, before its postal code or at the end. */
const isState = (word: string, next: string | undefined) =>
  /^[A-Z]{2}$/.test(word) && (next === undefined || /^\d{5}$/.test(next))

/** A pasted address in parts. */
interface PastedAddress {
  /** The house and its street, with what stands behind. */
  readonly whole: string
  readonly street: string
  /** What stands behind the street but its postal code: the town. */
  readonly town: string
  readonly code: string | undefined
}

/** A text that is the address of a house, as letters in Latin script have it; undefined if it is anything else. */
export function pastedAddress(text: string): PastedAddress | undefined {
  const words = withoutRoom(text.replaceAll(',', ' , ').split(/\s+/).filter(Boolean))
  if (words.length > wordLimit || !text.includes(',')) return undefined
  const comma = words.indexOf(',')
  const first = words.slice(0, comma)
  const at = first.findIndex((word, index) => index < streetLimit && isStreetWord(word))
  const number = houseNumber.test(first[0] ?? '')
    ? first[0]
    : first.slice(1).find((word) => houseNumber.test(word))
  if (at === -1 || number === undefined) return undefined
  const behind = words.slice(comma).filter((word) => word !== ',')
  const place = behind.filter((word, index) => !isState(word, behind[index + 1]) && !findCountry(word))
  const code = postalCodesIn(place.join(' '))[0]
  const street = first.filter((word) => word !== number).join(' ')
  const town = place.filter((word) => word !== code).join(' ')
  const whole = [...first, ...place].join(' ')
  return town === '' || street === '' ? undefined : { whole, street, town, code }
}

/** The words of an address without those that say which room is meant. */
function withoutRoom(words: readonly string[]): readonly string[] {
  const isUnit = (word = '') => units.has(word.toLowerCase().replace(/\.$/, ''))
  return words.filter((word, index) => {
    if (word.startsWith('#') || isUnit(word)) return false
    return !(isUnit(words[index - 1]) && room.test(word))
  })
}

/** Who is at a pasted address; where nobody is, who has its postal code, then who is in its street, then all of the town. */
export const atAddress: Candidate = {
  async interpret({ sources, query }) {
    const address = pastedAddress(query.search)
    if (!address) return []
    const { whole, street, town, code } = address
    const texts = [whole, ...(code ? [`${code} ${town}`] : []), `${street} ${town}`, town]
    return rewriteAs(sources, query, texts)
  },
}
