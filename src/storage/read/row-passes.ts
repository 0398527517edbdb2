import { conditionsOf, type ListingFilter } from '../../application/ports/listing-filter.ts'
import { isInBox } from '../../domain/geo/geo-box.ts'
import { indexTerms } from '../../domain/search-terms/index-terms.ts'
import { type BusinessRow, decodeBusiness } from '../rows/business-row.ts'
import { filterTokens, tokenConditions } from '../rows/filter-token.ts'
import { listingTokens } from '../rows/index-token.ts'

/** The conditions that a listing's words meet. Making its terms takes far longer than all the rest. */
const ofWords = new Set<string>(['terms', 'anyOf', 'noneOf', 'notAllOf', 'attributes', 'places'])

/** Whether a row meets the conditions that the search index knows: of the tokens that it has there, without asking it. */
export function rowTest({ id: _, changeId: __, ...filter }: ListingFilter): (row: BusinessRow) => boolean {
  const asked = conditionsOf(filter)
  if (asked.length === 0) return () => true
  const { conditions, excluded } = tokenConditions(filter)
  const hasWords = asked.some((name) => ofWords.has(name))
  const openings = filter.openingIds && new Set(filter.openingIds)
  return (row) => {
    const words = hasWords ? listingTokens(indexTerms(decodeBusiness(row))).all.split(' ') : []
    const tokens = new Set([...filterTokens(row), ...words])
    const hasAll = (all: readonly string[]) => all.every((token) => tokens.has(token))
    return (
      conditions.every((some) => some.some(hasAll)) &&
      !excluded.some(hasAll) &&
      (!openings || openings.has(row.opening_id ?? 0)) &&
      (!filter.withoutText || row.unique_content === '') &&
      (!filter.box || isRowInBox(row, filter.box))
    )
  }
}

function isRowInBox({ latitude, longitude }: BusinessRow, box: NonNullable<ListingFilter['box']>): boolean {
  return latitude !== null && longitude !== null && isInBox({ latitude, longitude }, box)
}
