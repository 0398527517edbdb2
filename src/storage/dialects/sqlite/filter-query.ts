import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { storedKey } from '../../stored-text.ts'
import { listed, type TokenConditions, tokenConditions } from './filter-token.ts'

type Alternatives = TokenConditions['conditions'][number]
/** How long a token's list is, in pages. */
export type SizeOf = (token: string) => number
/** As lists are now: the same function for as long as they are the same. */
export type ListSizes = () => SizeOf

/** FTS5 takes no query that is nested deeper than some hundred times, and what is in so many lists is in few listings. */
const nestedMost = 8
/** To look up how long more lists are takes longer than it saves, where they need not be brought into an order. */
const manyAlternatives = 4
export const unknownLength = Number.POSITIVE_INFINITY
/** That no row has. */
const noToken = '\ue109'
const quoted = (token: string) => `"${token}"`
const someOf = (parts: readonly string[]) => (parts.length === 1 ? `${parts[0]}` : `(${parts.join(' OR ')})`)
const allOf = (tokens: readonly string[]) =>
  tokens.length === 1 ? quoted(`${tokens[0]}`) : `(${tokens.map(quoted).join(' AND ')})`
/** From the shortest list on. */
const allInOrder = (tokens: readonly string[], sizeOf: SizeOf) =>
  tokens.length > 2
    ? `(${nested(tokens.toSorted((a, b) => sizeOf(a) - sizeOf(b)).map(quoted))})`
    : allOf(tokens)

/** How a filter is looked for. */
export interface QueryPlan {
  /** FTS5's. */
  readonly query: string
  /** How long the shortest list is of those that every match is in; `unknownLength` where that was not looked up. */
  readonly pages: number
  /** How many lists are compared. */
  readonly lists: number
  /** How many pages the matches would fill if none of the lists had to do with another. */
  readonly expectedPages: number
  /** The same query but for a city, where a shorter list is asked for too: where listings are is known without a list. */
  readonly anywhere?: { readonly query: string; readonly cityKey: string } | undefined
}

/** How each filter is looked for, as lists are now: a search asks for each of its filters several times. */
export function planFilters(sizes: ListSizes): (filter: ListingFilter) => QueryPlan {
  const plans = new WeakMap<ListingFilter, { readonly sizeOf: SizeOf; readonly plan: QueryPlan }>()
  return (filter) => {
    const sizeOf = sizes()
    const known = plans.get(filter)
    if (known?.sizeOf === sizeOf) return known.plan
    const plan = planQuery(filter, sizeOf)
    plans.set(filter, { sizeOf, plan })
    return plan
  }
}

/** The full-text query of a filter. */
export function filterQuery(filter: ListingFilter): string {
  const { conditions, noneOf } = tokenConditions(filter)
  return without(conditions.map(conditionOf).join(' AND '), noneOf)
}

/**
 * The same by the sizes of lists: the shortest ones come first, and each longer one is asked only for what is in all before it. FTS5 moves
 * all lists of an AND on, whichever it was that did not match. It makes one AND of nested ones, but not through a NOT. What a short
 * list excludes, as the listings of just that name, is asked for in no other.
 */
export function planQuery(filter: ListingFilter, sizeOf: SizeOf): QueryPlan {
  const { conditions, noneOf, ofCity } = tokenConditions(filter)
  const allPages = sizeOf(listed)
  const [first = []] = conditions
  const areMany = conditions.length === 1 && first.length > manyAlternatives
  const inOrder = areMany
    ? [{ alternatives: first, pages: unknownLength, filled: unknownLength }]
    : conditions
        .map((alternatives) => ({ alternatives, ...lengthOf(alternatives, sizeOf) }))
        .sort((a, b) => a.pages - b.pages)
  const [shortest] = inOrder
  const isExcludedFirst = (token: string) => inOrder.length > 1 && sizeOf(token) <= (shortest?.pages ?? 0)
  const { early = [], late = [] } = Object.groupBy(noneOf, (token) =>
    isExcludedFirst(token) ? 'early' : 'late',
  )
  const ofOne = ({ alternatives }: { readonly alternatives: Alternatives }) =>
    areMany ? conditionOf(alternatives) : someOf(alternatives.map((tokens) => allInOrder(tokens, sizeOf)))
  const ofAll = ([first, ...others]: typeof inOrder) => {
    const begun = without(first ? ofOne(first) : '', early)
    return without(nested([early.length > 0 ? `(${begun})` : begun, ...others.map(ofOne)]), late)
  }
  const elsewhere = inOrder.filter(({ alternatives }) => alternatives !== ofCity)
  return {
    query: ofAll(inOrder),
    pages: shortest?.pages ?? 0,
    lists: inOrder.length,
    expectedPages: expectedPages(inOrder, allPages),
    anywhere:
      ofCity && filter.cityKey && shortest?.alternatives !== ofCity
        ? { query: ofAll(elsewhere), cityKey: storedKey(filter.cityKey) }
        : undefined,
  }
}

function nested(conditions: readonly string[]): string {
  return conditions.reduce((before, condition, index) =>
    index > 1 && index <= nestedMost
      ? `((${before}) NOT ${quoted(noToken)}) AND ${condition}`
      : `${before} AND ${condition}`,
  )
}

function expectedPages(conditions: readonly { readonly filled: number }[], all: number): number {
  return conditions.reduce((expected, { filled }) => expected * Math.min(1, filled / all), all)
}

const conditionOf = (alternatives: Alternatives) => someOf(alternatives.map(allOf))

const without = (query: string, noneOf: readonly string[]) =>
  noneOf.length > 0 ? `(${query}) NOT ${someOf(noneOf.map(quoted))}` : query

/** The pages on which the lists of some alternatives lie, and how many of them they fill. */
function lengthOf(alternatives: Alternatives, sizeOf: SizeOf): { pages: number; filled: number } {
  const sizes = alternatives.map((tokens) => Math.min(...tokens.map(sizeOf)))
  const sum = (lengths: readonly number[]) => lengths.reduce((before, length) => before + length, 0)
  return { pages: sum(sizes), filled: sum(sizes.map(filledOf)) }
}

/** Of the pages of a list: it begins and ends somewhere on them, and many lie on one that lies on no other. */
const filledOf = (pages: number) => (pages > 1 ? pages - 0.5 : 0.3)
