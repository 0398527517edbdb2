import type { Database } from 'better-sqlite3'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { categoryKeyOfTerm } from '../../../domain/search-terms/category-term.ts'
import { keepLatest } from '../../keep-latest.ts'
import { prepareDatabaseVersion } from './database-version.ts'
import type { FactMemory } from './fact-memory.ts'
import type { ListingKind } from './fact-table.ts'
import type { QueryPlan } from './filter-query.ts'

/** Of the shortest list that a query asks for: some 3,000 listings. */
const defaultPages = 4
/** So many times as long may it be where it is compared with others: it would be read for the count anyway. */
const timesCompared = 3
/** A search asks for the same few lists again and again: for a page, for their lengths, for what facets are made of. */
const remembered = 32

/** The ranks of all matches of a filter, best first; undefined where there may be very many. */
export type ShortLists = (filter: ListingFilter) => readonly number[] | undefined

interface Sources {
  readonly facts: Pick<FactMemory, 'knowsMost' | 'ofKind'>
  readonly plan: (filter: ListingFilter) => Omit<QueryPlan, 'expectedPages'>
}

/**
 * Reads the matches of queries that cannot have many all at once, in the ascending order that FTS5 reads fastest: the other way round takes half as
 * long again, and a page and its count would each read the lists. The lists of a city and of a category are long: which of some thousand listings
 * are in them is looked up in memory sooner. The latest are remembered until somebody writes.
 */
export function createShortLists(
  database: Database,
  { facts, plan }: Sources,
  { shortPages = defaultPages, versionNow = prepareDatabaseVersion(database) } = {},
): ShortLists {
  const listMatches = database
    .prepare<[string], number>(
      'select rowid from business_search where business_search match ? order by rowid',
    )
    .pluck()
  const known = new Map<string, readonly number[]>()
  let version = ''

  function remember(query: string, list: () => readonly number[]): readonly number[] {
    const before = known.get(query)
    if (before) return before
    const ranks = list()
    keepLatest(known, query, ranks, remembered)
    return ranks
  }

  const readQuery = (query: string) => remember(query, () => listMatches.all(query).reverse())

  /** Undefined where the shortest list that is asked for has more pages than `most`. */
  function read(filter: ListingFilter, most: number): readonly number[] | undefined {
    const { query, pages, anywhere } = plan(filter)
    if (pages > most) return undefined
    return remember(query, () => {
      if (!facts.knowsMost()) return readQuery(query)
      const worth = Math.min(most, timesCompared * Math.max(1, pages))
      const found = readEither(filter, worth) ?? readOfCategory(filter, worth)
      if (found) return found
      return anywhere ? facts.ofKind(readQuery(anywhere.query), anywhere) : readQuery(query)
    })
  }

  /** What is of a category or says other words; undefined of any other filter. */
  function readEither(filter: ListingFilter, most: number): readonly number[] | undefined {
    const either = ofCategoryOrWords(filter)
    const all = either && read({ ...filter, anyOf: [] }, most)
    if (!all) return undefined
    const ofCategory = facts.ofKind(all, either)
    if (ofCategory.length === all.length) return all
    const words = read({ ...filter, anyOf: [], terms: [...(filter.terms ?? []), ...either.words] }, most)
    return words && mergeLists(ofCategory, words)
  }

  /** What has the term of a category, or has it not; undefined of any other filter. */
  function readOfCategory(filter: ListingFilter, most: number): readonly number[] | undefined {
    const parts = partsOf(filter)
    const all = parts && read(parts.rest, most)
    return all && facts.ofKind(all, parts)
  }

  return (filter) => {
    const now = versionNow()
    if (now !== version) known.clear()
    version = now
    return read(filter, (plan(filter).lists > 1 ? timesCompared : 1) * shortPages)
  }
}

function ofCategoryOrWords({
  anyOf = [],
}: ListingFilter): { readonly categoryKey: string; readonly words: readonly string[] } | undefined {
  const [[term = '', ...others] = [], words] = anyOf
  const categoryKey = others.length === 0 ? categoryKeyOfTerm(term) : undefined
  return categoryKey !== undefined && words && anyOf.length === 2 ? { categoryKey, words } : undefined
}

/** A filter without the terms of categories, and what these say; undefined where it has none. */
function partsOf(
  filter: ListingFilter,
):
  | (Required<Pick<ListingKind, 'notCategoryKeys'>> & ListingKind & { readonly rest: ListingFilter })
  | undefined {
  const { terms = [], noneOf = [] } = filter
  const term = terms.find((one) => categoryKeyOfTerm(one) !== undefined)
  const unwanted = noneOf.filter((one) => categoryKeyOfTerm(one) !== undefined)
  if (term === undefined && unwanted.length === 0) return undefined
  return {
    rest: {
      ...filter,
      terms: terms.filter((one) => one !== term),
      noneOf: noneOf.filter((one) => !unwanted.includes(one)),
    },
    categoryKey: term && categoryKeyOfTerm(term),
    notCategoryKeys: unwanted.flatMap((one) => categoryKeyOfTerm(one) ?? []),
  }
}

/** Ranks that are in one of two lists, best first as they are. */
function mergeLists(a: readonly number[], b: readonly number[]): number[] {
  const merged: number[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const rank = Math.max(a[i] ?? -1, b[j] ?? -1)
    merged.push(rank)
    if (a[i] === rank) i++
    if (b[j] === rank) j++
  }
  return merged
}
