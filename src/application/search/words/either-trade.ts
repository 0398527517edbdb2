import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { isJoinWord } from '../../../domain/search-words/join-words.ts'
import type { JoinedTrades } from '../../../domain/search-words/trades/either-trade.ts'
import type { ListingFilter } from '../../ports/listing-filter.ts'
import type { Counted, Sources, Understood } from '../candidate.ts'
import { type Interpretation, namesFirst, withoutAllOf } from '../interpretation.ts'
import { isName } from './is-name.ts'

type Understand<Result> = (search: string) => Promise<Understood<Result> | undefined>

/**
 * What is of either of several trades that the words join: `cafe or bakery zürich`. Who is both comes first. undefined if fewer than two
 * of the trades are found, or if somebody is called so.
 *
 * @param joined the words with each of the trades
 * @param both what has all words
 */
export async function understandEither<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
  { each, text }: JoinedTrades,
  {
    both,
    understand,
    find,
  }: {
    readonly both: Understood<Result> | undefined
    readonly understand: Understand<Result>
    readonly find: (interpretation: Interpretation) => Promise<Result>
  },
): Promise<Understood<Result> | undefined> {
  if (await isName(sources, query)) return undefined
  const found = await Promise.all(each.map(understand))
  const ones = found.flatMap((one, at) => {
    const words = one?.interpretation.place?.rest ?? one?.interpretation.correctedQuery ?? each[at] ?? ''
    return one && one.result.totalCount > 0 ? [{ meant: one.interpretation, words }] : []
  })
  const either = eitherOf(ones, text)
  if (!either) return undefined
  const { interpretation: all, result } = both ?? {}
  const words = all?.correctedQuery ?? query.search
  const hasAll =
    (result?.totalCount ?? 0) > 0 &&
    ones.every((one) => one.words.split(' ').every((word) => words.includes(word)))
  const interpretation = all && hasAll ? namesFirst(all, either, words) : either
  return { interpretation, result: await find(interpretation) }
}

/**
 * Who has either of two names that the words join: `heron or fox oslo`. Where only one of them is known, and nobody has all words, it is
 * that one. undefined if neither is, or if somebody is called so.
 *
 * @param all what has all words
 */
export async function understandEitherName<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
  sides: readonly string[],
  {
    all,
    understand,
    find,
  }: {
    readonly all: Understood<Result> | undefined
    readonly understand: Understand<Result>
    readonly find: (interpretation: Interpretation) => Promise<Result>
  },
): Promise<Understood<Result> | undefined> {
  // What is in either of two places was found: gym ameerpet or begumpet.
  const isOfPlaces = all?.interpretation.place?.phrase.split(' ').some(isJoinWord)
  if (isOfPlaces || (await isName(sources, query))) return undefined
  const found = await Promise.all(sides.map(understand))
  const places = found.flatMap((one) => one?.interpretation.place?.phrase || [])
  const [place] = places
  const inOnePlace = await Promise.all(
    sides.map((side, at) => {
      const isThere = place === undefined || found[at]?.interpretation.place !== undefined
      return isThere ? found[at] : understand(`${side} ${place}`)
    }),
  )
  const ones = inOnePlace.flatMap((one, at) => {
    const words = one && ownWords(one, sides[at] ?? '', place)
    return one && words ? [{ one, meant: one.interpretation, words }] : []
  })
  const [first, ...others] = ones
  if (!first) return undefined
  const named = ones.map(({ words }) => words).join(' / ')
  const either = eitherOf(ones, place === undefined ? named : `${named} ${place}`)
  if (either) return { interpretation: either, result: await find(either) }
  const isOne = others.length === 0 && (all?.result.totalCount ?? 0) === 0
  const correctedQuery = place === undefined ? first.words : `${first.words} ${place}`
  return isOne ? { ...first.one, interpretation: { ...first.meant, correctedQuery } } : undefined
}

const countWords = (text: string) => text.split(' ').filter(Boolean).length

/** The words of what was found, without those of a place; undefined if they are none, or if some were left out. */
function ownWords(
  { interpretation, result }: Understood<Counted>,
  side: string,
  place: string | undefined,
): string | undefined {
  const { correctedQuery, place: inPlace } = interpretation
  const whole = inPlace || place === undefined ? side : `${side} ${place}`
  const isWhole = correctedQuery === undefined || countWords(correctedQuery) >= countWords(whole)
  const words = inPlace ? inPlace.rest : (correctedQuery ?? side)
  return result.totalCount > 0 && isWhole && words !== '' ? words : undefined
}

interface OneTrade {
  readonly meant: Interpretation
  /** The words that name the trade, without those of the place. */
  readonly words: string
}

/** One list of what several interpretations find in one place, first what is of a trade and then what only has its words. */
function eitherOf(ones: readonly OneTrade[], text: string): Interpretation | undefined {
  const [first, ...others] = ones
  const isThere = ({ meant }: OneTrade) => meant.place?.phrase === first?.meant.place?.phrase
  if (!first || others.length === 0 || !others.every(isThere)) return undefined
  const own = ones.flatMap(({ meant, words }) => {
    const term = tradeIn(words)?.term
    const isOwn = ({ terms = [] }: ListingFilter) => term === undefined || terms.includes(term)
    return meant.groups.flatMap(({ lists }) => lists.filter(isOwn))
  })
  const { filter, groups, place } = first.meant
  const { noneOf: _, notAllOf: __, ...where } = filter
  const among = (filters: readonly ListingFilter[]): ListingFilter => ({
    ...where,
    terms: [],
    anyOf: filters.flatMap(alternatives),
  })
  const whole = among(ones.map(({ meant }) => meant.filter))
  const ofTrade = among(own)
  const rest = withoutAllOf(whole, ofTrade.anyOf ?? [])
  const area = groups.find((group) => group.own)?.own
  const all = ones.map(({ words }) => words).join(' / ')
  return {
    ...first.meant,
    filter: whole,
    groups: [{ lists: own.length > 0 ? [ofTrade, rest] : [whole], whole, ...(area && { own: area }) }],
    correctedQuery: text,
    ...(place && { place: { ...place, rest: all } }),
  }
}

/** What a filter asks for, as lists of terms of which a listing must have one whole. */
const alternatives = ({ terms = [], anyOf = [] }: ListingFilter): readonly (readonly string[])[] =>
  anyOf.length > 0 ? anyOf.map((some) => [...terms, ...some]) : [terms]
