import { fold } from '../text/fold.ts'
import { findCityByName } from './cities/city-page.ts'
import { isLargeTown } from './near-names.ts'

/** The first words of names of neighbourhoods, townships and small towns. A direction before a large town is a part of it. */
const directions = new Set(
  'north|south|east|west|upper|lower|northeast|northwest|southeast|southwest'.split('|'),
)
const first = new Set('mount|mt|saint|st|ste'.split('|'))
/** Their last words. What a business has as well is none: a park, a garden, a view. */
const last = new Set(
  'hill|hills|heights|township|twp|village|valley|grove|ridge|beach|springs|falls|woods|manor|borough|island|islands|mills|crossing|junction|landing|bluff|bluffs|glen|creek|estates'.split(
    '|',
  ),
)
const letters = /^[a-z][a-z.'’-]+$/
const small = new Set('in|at|on|near|by|of|the|my|for|with|and|to|from'.split('|'))

/**
 * Whether words in Latin letters are together the name of a neighbourhood, a township or a small town that no gazetteer knows, by what such
 * names begin or end with: `squirrel hill`, `north huntingdon`. One word of it alone is another place.
 */
export function isCompoundPlace(text: string): boolean {
  const words = fold(text.slice(0, 60)).trim().split(/\s+/)
  const [begin = ''] = words
  const end = words.at(-1) ?? ''
  if (words.length < 2 || words.some((word) => !letters.test(word) || small.has(word))) return false
  const isDirection = directions.has(begin)
  const isNamedSo = isDirection || first.has(begin.replace('.', ''))
  if (words.length > 2) return words.length === 3 && isNamedSo && last.has(end)
  return last.has(end) || (isNamedSo && !(isDirection && isLargeTown(end)))
}

/** Whether a place's name is only a part of that of another one: Huntingdon in North Huntingdon, Hollywood in North Hollywood. */
export function isOtherPlace(text: string, part: string): boolean {
  if (text.length <= part.length || !` ${fold(text)} `.includes(` ${fold(part)} `)) return false
  const [begin = ''] = fold(text).split(' ')
  const isKnown = directions.has(begin) && findCityByName(text).countryCode !== ''
  return isKnown || isCompoundPlace(text)
}
