import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { filterKey, type ListingFilter } from '../../../application/ports/listing-filter.ts'
import { type ListingBrief, matchCap } from '../../../application/ports/listing-store.ts'
import { visibleStatus } from '../../../domain/business/listing.ts'
import type { GeoBox } from '../../../domain/geo/geo-box.ts'
import {
  aboutLimit,
  type BestFacts,
  type BestPlaces,
  districtLimit,
  type ListingIndex,
  type MatchPlace,
  openCandidates,
  type RowPage,
  samplesDistricts,
  spread,
} from '../../listing-index.ts'
import { firstOf } from '../../read/best-first.ts'
import { type BusinessRow, briefColumns, businessColumnList } from '../../rows/business-row.ts'
import { rowOfRank } from '../../rows/rank.ts'
import type { Schema } from '../../schema.ts'
import type { DocValues } from './doc-values.ts'
import {
  exactKey,
  filterQuery,
  isChecked,
  isRankOrder,
  matches,
  orderedList,
  passesAll,
  type RankOrder,
  rankOrder,
} from './filter-query.ts'
import { slugHash } from './listing-keys.ts'
import { readMatches, readTable } from './read-pieces.ts'
import type { KeptStatements } from './statement-cache.ts'

/**
 * For conditions and orders that are not in the full-text index (open now and boxes; by rating or reviews), so many of
 * the best-ranked matches are checked.
 */
const candidateLimit = 20_000
/** Checking `openCandidates` first is enough if it finds so many. */
const enoughChecked = 200
/** Facets of so many matches or more are mostly of all matches there are. */
const manyFacts = 200
/** If a filter has no more matches than this, all of them are checked for their distance. */
const scanLimit = 50_000

interface IndexParts {
  readonly docValues: DocValues
  readonly versionNow: () => number
  readonly statements: KeptStatements
}

/** Of what is in a country: so far down its list, the best matches anywhere may tell, and so many of these are read. */
const mostByCountry = 60
const mostAnywhere = 200

/** How many lists of checked listings are remembered. */
const remembered = 8

/**
 * Pages from the full-text index. Its rowid is the rank, so it is read backwards and stops after one page. It holds
 * only published listings, each with one token that all share.
 */
export class SqliteListingIndex implements ListingIndex {
  readonly #db: Kysely<Schema>
  readonly #docValues: DocValues
  readonly #versionNow: () => number
  readonly #statements: KeptStatements
  /** A page, its count and its facets ask for the same list. */
  readonly #known = new LRUCache<string, CheckedMatches>({ max: remembered })
  readonly #anywhere = new LRUCache<string, readonly number[]>({ max: remembered })

  constructor(db: Kysely<Schema>, { docValues, versionNow, statements }: IndexParts) {
    this.#db = db
    this.#docValues = docValues
    this.#versionNow = versionNow
    this.#statements = statements
  }

  async page(filter: ListingFilter, page: RowPage) {
    this.#docValues.begin()
    const wanted = this.#pageNumbers(filter, page)
    return { rows: await this.rows(wanted), entries: wanted.length }
  }

  async best(filter: ListingFilter, limit: number): Promise<readonly ListingBrief[]> {
    this.#docValues.begin()
    const page = { sort: 'recommended', limit, offset: 0 } as const
    return this.#read<ListingBrief & { n: number }>(selectBriefs, this.#pageNumbers(filter, page))
  }

  piece(filter: ListingFilter, piece: { readonly after?: number; readonly limit: number }) {
    return passesAll(filter) ? readTable(this.#db, filter, piece) : readMatches(this.#db, filter, piece)
  }

  async findIdBySlug(slug: string): Promise<string | undefined> {
    const owner = sql<{ id: string }>`
      with slug_owner as (select n from listing_slug where hash = ${slugHash(slug)})
      select id from business where n = (select n from slug_owner)
      union all select id from merged_listing where n = (select n from slug_owner) limit 1`
    const { rows } = await owner.execute(this.#db)
    return rows[0]?.id
  }

  async rows(wanted: readonly number[]): Promise<BusinessRow[]> {
    return this.#read<BusinessRow>(selectRows, wanted)
  }

  exactFacts(): number {
    return matchCap
  }

  async facts(filter: ListingFilter, limit: number): Promise<BestFacts> {
    const ranks = this.#factRanks(filter, limit)
    const numbers = ranks.map(rowOfRank)
    const textsOf = (select: string, some: readonly number[]) =>
      this.#statements.prepare<[string], string>(select).pluck().all(JSON.stringify(some))
    const abouts = textsOf(selectAbouts, spread(numbers, aboutLimit))
    const districts = samplesDistricts(filter) ? textsOf(selectDistricts, spread(numbers, districtLimit)) : []
    const counts = this.#docValues.count(numbers)
    return { size: numbers.length, counts, abouts, districts, lowestRank: ranks.at(-1) ?? 0 }
  }

  async places(filter: ListingFilter, limit: number): Promise<BestPlaces> {
    const ranks = this.#bestRanks(filter, 'recommended', limit)
    return { places: this.#docValues.read(ranks.map(rowOfRank)), lowestRank: ranks.at(-1) ?? 0 }
  }

  placesWithin(filter: ListingFilter, box: GeoBox): readonly MatchPlace[] | undefined {
    if (passesAll(filter)) return undefined
    const ranks = this.#ranksUpwards(filter, scanLimit + 1)
    if (ranks.length > scanLimit) return undefined
    const within = this.#docValues.ofKind(ranks, { box })
    return this.#docValues.read(this.#docValues.ofKind(within, filter).map(rowOfRank))
  }

  async countUpTo(filter: ListingFilter, limit: number) {
    if (isChecked(filter)) {
      const { ranks, mayBeMore } = this.#checked(filter, 'recommended')
      return { count: Math.min(limit, ranks.length), mayBeMore: mayBeMore || ranks.length >= limit }
    }
    const text = `select count(*) from (select 1 ${matches} limit ?)`
    const count = this.#numbers(text, filterQuery(filter), limit)[0] ?? 0
    return { count, mayBeMore: count >= limit }
  }

  #numbers(text: string, ...values: unknown[]): number[] {
    return this.#statements
      .prepare<unknown[], number>(text)
      .pluck()
      .all(...values)
  }

  /** The rows in the order of `wanted`, without those that are gone. */
  #read<Row extends { n: number }>(select: string, wanted: readonly number[]): Row[] {
    if (wanted.length === 0) return []
    const rows = this.#statements.prepare<[string], Row>(select).all(JSON.stringify(wanted))
    const byNumber = new Map(rows.map((row) => [row.n, row]))
    return wanted.flatMap((n) => byNumber.get(n) ?? [])
  }

  /** The row numbers of a page. They are read before the rows, so that skipped rows are never read. */
  #pageNumbers(filter: ListingFilter, page: RowPage): readonly number[] {
    const found = this.#pageByCountry(filter, page) ?? this.#pageInOrder(filter, page)
    if (found) return found
    const { sort, limit, offset } = page
    const wanted = offset + limit
    if (isRankOrder(sort)) return this.#bestRanks(filter, sort, wanted).slice(offset).map(rowOfRank)
    const ranks = this.#bestRanks(filter, 'recommended', candidateLimit)
    return firstOf(this.#docValues.read(ranks.map(rowOfRank)), sort, wanted)
      .slice(offset)
      .map(({ n }) => n)
  }

  /**
   * The row numbers of a page of what is in a country, or outside it, if the best matches anywhere are enough to tell. Lists that
   * begin with the visitor's own country ask for both. undefined if they are not enough.
   */
  #pageByCountry(filter: ListingFilter, { sort, limit, offset }: RowPage): readonly number[] | undefined {
    const { countryCode, notCountryCode, ...anywhere } = filter
    const code = countryCode || notCountryCode
    if (!code || (countryCode && notCountryCode) || !this.#docValues.knowsCountry(code)) return undefined
    if (sort !== 'recommended' || offset + limit > mostByCountry) return undefined
    if (isChecked(filter) || passesAll(anywhere)) return undefined
    const ranks = this.#bestAnywhere(anywhere)
    const found = this.#docValues.ofKind(ranks, { countryCode, notCountryCode })
    const isEnough = found.length >= offset + limit || ranks.length < mostAnywhere
    return isEnough ? found.slice(offset, offset + limit).map(rowOfRank) : undefined
  }

  #bestAnywhere(filter: ListingFilter): readonly number[] {
    const key = `${this.#versionNow()} ${filterKey(filter)}`
    const known = this.#anywhere.get(key)
    if (known) return known
    const ranks = this.#listRanks(filter, 'recommended', mostAnywhere)
    this.#anywhere.set(key, ranks)
    return ranks
  }

  /**
   * The row numbers of a page of an ordered list; undefined for any other. Skips from the nearer end of the block.
   */
  #pageInOrder(filter: ListingFilter, page: RowPage): readonly number[] | undefined {
    const list = orderedList(filter, page.sort)
    if (!list) return undefined
    const { source, values, sortKey, row } = list
    const { limit, offset, below, fromEnd } = page
    if (fromEnd && fromEnd.offset < offset) {
      const text = `select ${row} ${source} and ${sortKey} >= ${exactKey} order by ${sortKey} limit ? offset ?`
      return this.#numbers(text, ...values, fromEnd.floor, limit, fromEnd.offset).reverse()
    }
    const isBelow = below === undefined ? '' : `and ${sortKey} < ${exactKey}`
    const text = `select ${row} ${source} ${isBelow} order by ${sortKey} desc limit ? offset ?`
    return this.#numbers(text, ...values, ...(below === undefined ? [] : [below]), limit, offset)
  }

  /** The ranks of the best matches. Of many, mostly all are asked for, and these are read forwards. */
  #factRanks(filter: ListingFilter, limit: number): readonly number[] {
    if (isChecked(filter) || limit < manyFacts) return this.#bestRanks(filter, 'recommended', limit)
    const ranks = this.#ranksUpwards(filter, limit + 1)
    return ranks.length > limit ? this.#bestRanks(filter, 'recommended', limit) : ranks.toReversed()
  }

  /** The ranks of the best matches. */
  #bestRanks(filter: ListingFilter, by: RankOrder, limit: number): readonly number[] {
    return isChecked(filter)
      ? this.#checked(filter, by).ranks.slice(0, limit)
      : this.#listRanks(filter, by, limit)
  }

  #listRanks(filter: ListingFilter, by: RankOrder, limit: number): readonly number[] {
    const text = `select rowid ${matches} order by ${rankOrder[by]} desc limit ?`
    return this.#numbers(text, filterQuery(filter), limit)
  }

  /** The same, lowest first: FTS5 reads a posting list forwards in two thirds of the time. */
  #ranksUpwards(filter: ListingFilter, limit: number): readonly number[] {
    return this.#numbers(`select rowid ${matches} limit ?`, filterQuery(filter), limit)
  }

  /** The best matches that meet the conditions which the doc values know. */
  #checked(filter: ListingFilter, by: RankOrder): CheckedMatches {
    const { openingIds, box } = filter
    // The open patterns are the same list for a minute, so its thousands of ids are seldom compared.
    const key = `${this.#versionNow()} ${by} ${filterKey({ ...filter, openingIds: [] })}`
    const known = this.#known.get(key)
    if (known && areSame(known.openingIds, openingIds)) return known
    const look = (limit: number): CheckedMatches => {
      const candidates = this.#listRanks(filter, by, limit)
      const ranks = this.#docValues.ofKind(candidates, { openingIds, box })
      return { openingIds, ranks, mayBeMore: candidates.length === limit }
    }
    const first = look(openCandidates)
    // A near search takes larger cells instead.
    const isLittle = first.ranks.length < enoughChecked && first.mayBeMore && !filter.cells
    const checked = isLittle ? look(candidateLimit) : first
    this.#known.set(key, checked)
    return checked
  }
}

const areSame = (a: readonly number[] | undefined, b: readonly number[] | undefined) =>
  a === b || (a?.length === b?.length && a?.every((id, index) => id === b?.[index]))

/** Another process may have hidden a listing since its number was read. */
const areVisible = `n in (select value from json_each(?)) and status = '${visibleStatus}'`
const selectRows = `select ${businessColumnList} from listing where ${areVisible}`
const selectAbouts = `select about from business where ${areVisible}`
const selectDistricts = `select district from business where ${areVisible}`
const selectBriefs = `select n, ${briefColumns.join(', ')} from business where ${areVisible}`

interface CheckedMatches {
  readonly openingIds: readonly number[] | undefined
  readonly ranks: readonly number[]
  readonly mayBeMore: boolean
}
