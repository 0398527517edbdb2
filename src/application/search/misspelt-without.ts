import { isLargeTown, nearNames } from '../../domain/address/near-names.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { tradeIn } from '../../domain/search-terms/category-search.ts'
import { type PlacePhrase, placePhrases } from '../../domain/search-terms/place-phrases.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import { type PlaceAnswer, placeOfWorld } from './places-of-world.ts'
import { isNearTrade, tradesNear } from './words/near-trades.ts'

/** Longer texts are hardly a trade and a town. */
const wordLimit = 5

/**
 * The large town of the world that a text names or misspells beside a trade that may be misspelt too, or that the location misspells,
 * though nothing is known there: `denstist istambul`.
 */
export async function misspeltPlaceWithout(
  dictionary: Pick<SearchDictionary, 'findWords'>,
  { search = '', location = '' }: BusinessQuery,
): Promise<PlaceAnswer | undefined> {
  const whole = { phrase: location.trim(), rest: search }
  if (whole.phrase) return placeOfLargeTown(whole)
  if (search.trim().split(/\s+/).length > wordLimit) return undefined
  for (const part of placePhrases(search)) {
    if (tradeIn(part.phrase) || !(tradeIn(part.rest) || isNearTrade(part.rest))) continue
    const found = placeOfLargeTown(part)
    if (!found) continue
    const [trade = part.rest] = tradeIn(part.rest) ? [] : await tradesNear(dictionary, part.rest)
    return { ...found, rest: trade }
  }
  return undefined
}

function placeOfLargeTown(part: PlacePhrase): PlaceAnswer | undefined {
  const isMisspelt = !isLargeTown(part.phrase)
  const name = isMisspelt ? nearNames(part.phrase).find(isLargeTown) : part.phrase
  const found = name === undefined ? undefined : placeOfWorld({ ...part, phrase: name })
  return found && { ...found, phrase: part.phrase, ...(isMisspelt && { isMisspelt: true as const }) }
}
