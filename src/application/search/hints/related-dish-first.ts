import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { relatedDishes } from '../../../domain/search-words/hints/related-dishes.ts'
import type { ListingFilter } from '../../ports/listing-filter.ts'
import type { Counted, Sources, Understood } from '../candidate.ts'
import { type Interpretation, namesFirst } from '../interpretation.ts'
import { understandSearch } from '../understand-search.ts'

interface AskedDish {
  readonly phrase: string
  /** The other words: a place, or nothing. */
  readonly others: string
}

/** More alternatives would take too long to count. */
const alternativeLimit = 40

const alternatives = ({ terms = [], anyOf = [] }: ListingFilter) =>
  anyOf.length > 0 ? anyOf.map((some) => [...terms, ...some]) : [terms]

/** An interpretation whose counts have those of another one, too. */
function withThese(meant: Interpretation, named: Interpretation): Interpretation {
  const anyOf = [...alternatives(meant.filter), ...alternatives(named.filter)]
  if (anyOf.length > alternativeLimit) return meant
  return { ...meant, filter: { ...meant.filter, terms: [], anyOf } }
}

/** What was found for the trade of a dish, after those of it that are called by a dish like it: 순대 before all other Korean restaurants. */
export async function relatedDishFirst<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery,
  { phrase, others }: AskedDish,
  meant: Understood<Result>,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result>> {
  let interpretation = meant.interpretation
  for (const name of relatedDishes(phrase).toReversed()) {
    const search = `${others} ${name}`.trim()
    const named = await understandSearch(sources, { ...query, search }, find, { asTyped: true })
    const isThere = named && named.interpretation.place?.district === meant.interpretation.place?.district
    if (!named || !isThere || named.result.totalCount === 0) continue
    interpretation = namesFirst(named.interpretation, withThese(interpretation, named.interpretation), name)
  }
  return interpretation === meant.interpretation
    ? meant
    : { interpretation, result: await find(interpretation) }
}
