import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import type { ListingFilter } from '../../ports/listing-filter.ts'
import type { Understood } from '../candidate.ts'
import { type Interpretation, withoutAllOf } from '../interpretation.ts'

/** How each of the sides is understood and what is found is listed. */
export interface EitherWays<Result> {
  readonly understand: (search: string) => Promise<Understood<Result> | undefined>
  readonly find: (interpretation: Interpretation) => Promise<Result>
}

interface OneTrade {
  readonly meant: Interpretation
  /** The words that name the trade, without those of the place. */
  readonly words: string
}

/** One list of what several interpretations find in one place, first what is of a trade and then what only has its words. */
export function eitherOf(ones: readonly OneTrade[], text: string): Interpretation | undefined {
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
