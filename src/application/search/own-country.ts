import { countryOfScript } from '../../domain/address/country/script-country.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { tradeIn } from '../../domain/search-terms/category-search.ts'
import { otherLayout } from '../../domain/search-terms/keyboard-layout.ts'
import { sameSpellings } from '../../domain/search-words/other-spellings.ts'
import type { QueryParts } from '../../domain/search-words/query-parts.ts'
import { countriesOfTradeName } from '../../domain/search-words/trades/trade-languages.ts'
import { tradeNamed } from '../../domain/search-words/trades/trade-named.ts'
import { weakTradeWords } from '../../domain/search-words/trades/trade-words.ts'
import { phraseKey } from '../../domain/search-words/vocabulary.ts'
import { countriesOfSayings } from '../../domain/search-words/wishes/said-languages.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { Interpretation } from './interpretation.ts'
import { mapGroup, type ResultGroup } from './list-groups.ts'

/**
 * The country in whose script the words are, or in whose language the trade is named, or else the words that were taken from the search
 * are said: of those that speak it, the one with most listings. undefined if the query says where, or no language is alone in saying so.
 */
export async function countryOfWords(
  listings: Pick<ListingReader, 'listCountries'>,
  query: BusinessQuery,
  { taken, hinted }: Pick<QueryParts, 'taken' | 'hinted'>,
): Promise<string | undefined> {
  const { city, district, country, location, box, search = '', literal } = query
  const isPlaced = Boolean(city || district || country || location?.trim() || box || query.lat !== undefined)
  if (isPlaced || literal) return undefined
  const typed = tradeInOtherLayout(search)
  // Korean words in Latin letters are Korean too: jjajangmyeon.
  const [usual = typed] = sameSpellings(typed)
  const ofScript = countryOfScript(typed) ?? countryOfScript(usual)
  if (ofScript) return ofScript
  // What tells of a trade is said in a language too: bigas is rice in the Philippines.
  const phrases = [tradeIn(typed)?.phrase, hinted?.phrase, ...taken.filter(isWeak)]
  const named = phrases.map((one) => (one ? countriesOfTradeName(one) : [])).find(isFilled) ?? []
  const spoken = named.length > 0 ? named : countriesOfSayings(taken)
  if (spoken.length === 0) return undefined
  return (await listings.listCountries()).find(({ countryCode }) => spoken.includes(countryCode))?.countryCode
}

const isWeak = (word: string) => weakTradeWords.has(phraseKey(word))
const isFilled = (countries: readonly string[]) => countries.length > 0

/** The words with a trade that was typed in the other keyboard layout as it was meant: `zkvp` is 카페. */
const tradeInOtherLayout = (search: string) =>
  search.replace(/\S+/g, (word) => {
    const other = tradeNamed(word) ? undefined : otherLayout(word)
    return other && tradeNamed(other) ? other : word
  })

/**
 * If the words say no place: the same groups, in each the listings first of their country. 카페 asks for cafés of Korea rather than of
 * Zürich; those of other countries follow.
 */
export function ownCountryFirst(found: Interpretation, country: string | undefined): Interpretation {
  const code = ownCountry(found, country)
  if (!code) return found
  const split = ({ lists, whole }: ResultGroup) => ({
    lists: [
      ...lists.map((list) => ({ ...list, countryCode: code })),
      ...lists.map((list) => ({ ...list, notCountryCode: code })),
    ],
    whole,
  })
  const { groups, hasOtherNames } = found
  const [category, others] = groups.slice(-2)
  if (!hasOtherNames || groups.length > mostGroups || !category || !others)
    return { ...found, groups: groups.map(split) }
  // Who is of the trade by another name is one of it too: 기름집 begins with the 주유소 of Korea.
  const { noneOf } = category.whole
  const whole = { ...found.filter, ...(noneOf && { noneOf }) }
  const both = { lists: [...category.lists, ...others.lists], whole }
  return { ...found, groups: [...groups.slice(0, -2), both].map(split) }
}

/** The words' country, if they say neither a place nor where it is not. */
const ownCountry = ({ place, filter, isElsewhere }: Interpretation, country: string | undefined) =>
  place || filter.countryCode || filter.notCountryCode || isElsewhere ? undefined : country

/** The same groups, all of them in that country before any of them elsewhere: who may be open here comes before who is open far away. */
export function wholeOwnCountryFirst(found: Interpretation, country: string | undefined): Interpretation {
  const countryCode = ownCountry(found, country)
  if (!countryCode) return found
  const within = (group: ResultGroup) => mapGroup(group, (one) => ({ ...one, countryCode }))
  const outside = (group: ResultGroup) => mapGroup(group, (one) => ({ ...one, notCountryCode: countryCode }))
  return { ...found, groups: [...found.groups.map(within), ...found.groups.map(outside)] }
}

/** Those of exactly that name, those of the trade, and those that are called otherwise. */
const mostGroups = 3
