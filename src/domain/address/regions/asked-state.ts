import { countryCodes } from '../country/country-codes.ts'
import { findCountryName } from '../country/find-country.ts'
import { isLargeTown, isRegionName } from '../near-names.ts'
import { findRegion } from './find-region.ts'
import { translatedRegion } from './translated-region.ts'

/** Short forms of states that are words in small letters. */
const words = new Set('al as co de hi id in la ma me mi mo ne oh ok or va'.split(' '))

/** The name of the American state of which a text is the short form. Among other words, it is one in capitals, or if it is no word. */
export function stateOfCode(text: string, others = ''): string | undefined {
  if (!/^[a-z]{2}$/i.test(text)) return undefined
  const isShouted = others !== '' && others === others.toUpperCase() && /[a-z]/i.test(others)
  const isCode = text === text.toUpperCase() && !isShouted
  return isCode || !words.has(text.toLowerCase()) ? findRegion('US', text)?.name : undefined
}

/**
 * The division of a country that a text means beside other words, by its name or as the short form of a state. A large town or a
 * country of that name is likelier, and a small town is not: Montana is no town of Bulgaria.
 */
export function askedDivision(text: string, others = ''): string | undefined {
  const state = stateOfCode(text, others)
  if (state || !isRegionName(text) || isLargeTown(text) || findCountryName(text) !== '') return state
  const own = findRegion('US', text)?.name ?? translatedRegion(text)
  if (own) return own
  for (const code of countryCodes.keys()) {
    const found = findRegion(code, text)
    if (found) return found.name
  }
  return undefined
}
