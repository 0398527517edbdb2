import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { type TokenConditions, tokenConditions } from './filter-token.ts'

type Alternatives = TokenConditions['conditions'][number]
/** How long a token's list is, in whatever unit. */
type SizeOf = (token: string) => number
/** As lists are now. */
export type ListSizes = () => SizeOf

/** FTS5 takes no query that is nested deeper than some hundred times, and what is in so many lists is in few listings. */
const nestedMost = 8
/** That no row has. */
const noToken = '\ue109'
const quoted = (token: string) => `"${token}"`
const someOf = (parts: readonly string[]) => (parts.length === 1 ? `${parts[0]}` : `(${parts.join(' OR ')})`)
const allOf = (tokens: readonly string[]) =>
  tokens.length === 1 ? quoted(`${tokens[0]}`) : `(${tokens.map(quoted).join(' AND ')})`

/**
 * The full-text query of a filter. With the sizes of lists, the shortest ones come first, and each longer one is asked only for what is in all
 * before it: FTS5 moves all lists of an AND on, whichever it was that did not match. It makes one AND of nested ones,
 * but not through a NOT.
 */
export function filterQuery(filter: ListingFilter, sizes?: ListSizes): string {
  const { conditions, noneOf } = tokenConditions(filter)
  const inOrder = sizes && conditions.length > 2 ? shortestFirst(conditions, sizes()) : conditions
  const query = inOrder
    .map((alternatives) => someOf(alternatives.map(allOf)))
    .reduce((before, condition, index) =>
      sizes && index > 1 && index <= nestedMost
        ? `((${before}) NOT ${quoted(noToken)}) AND ${condition}`
        : `${before} AND ${condition}`,
    )
  return noneOf.length > 0 ? `(${query}) NOT ${someOf(noneOf.map(quoted))}` : query
}

function shortestFirst(conditions: readonly Alternatives[], sizeOf: SizeOf): readonly Alternatives[] {
  const size = (alternatives: Alternatives) =>
    alternatives.reduce((sum, tokens) => sum + Math.min(...tokens.map(sizeOf)), 0)
  return conditions
    .map((alternatives) => ({ alternatives, size: size(alternatives) }))
    .sort((a, b) => a.size - b.size)
    .map(({ alternatives }) => alternatives)
}
