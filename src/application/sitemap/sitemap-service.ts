import { cityPageName } from '../../domain/address/cities/city-page.ts'
import type { CityCount, ListingReader, SitemapEntry } from '../ports/listing-store.ts'

/** How many addresses a sitemap may have by the protocol. */
export const sitemapSize = 50_000
/** Listings read at a time, in some three milliseconds, so that other requests get their turn in between. */
const batchSize = 500
/** Cities, districts and categories read at a time. Most directories have fewer. */
const nameBatchSize = 5000

/** Some entries of a sitemap; `next` is where the others come, if there are any. */
export interface SitemapBatch<Entry> {
  readonly entries: readonly Entry[]
  readonly next: number | undefined
}

/** The content of the sitemaps. A listing's part follows from its row number, so it never moves to another. */
export class SitemapService {
  readonly #listings: ListingReader

  constructor(listings: ListingReader) {
    this.#listings = listings
  }

  /** How many parts the listings need: as many as an index may name at most. */
  async countBusinessParts(): Promise<number> {
    return Math.min(sitemapSize, Math.ceil((await this.#listings.lastRowNumber()) / sitemapSize))
  }

  /** Some listings of a part (numbered from 1): the first ones, or those after row number `after`. */
  async businesses(part: number, after?: number): Promise<SitemapBatch<SitemapEntry>> {
    const through = part * sitemapSize
    const from = Math.max(after ?? 0, through - sitemapSize)
    const entries = await this.#listings.listSitemapEntries({ after: from, through, limit: batchSize })
    return { entries, next: entries.length < batchSize ? undefined : entries.at(-1)?.rowNumber }
  }

  /**
   * The pages of the cities with most listings and then of such districts: a city's name, and a district's behind it. `after`:
   * how many are listed already.
   */
  async cityPages(after: number): Promise<SitemapBatch<readonly string[]>> {
    const { totalCities } = await this.#listings.statistics()
    const limit = Math.min(nameBatchSize, sitemapSize - after)
    const cities = await this.#listings.listCities({ limit, offset: after })
    const places: (readonly string[])[] = cities.map((city) => [pageOf(city)])
    if (cities.length < limit) {
      const rest = { limit: limit - cities.length, offset: Math.max(0, after - totalCities) }
      const districts = await this.#listings.listDistricts(undefined, rest)
      places.push(...districts.map(({ city, name }) => [pageOf(city), name]))
    }
    return batchOf(places, after, limit)
  }

  /** Slugs of the groups that have listings, and of the categories with most listings. `after`: how many are listed already. */
  async categorySlugs(after: number): Promise<SitemapBatch<string>> {
    const categories = await this.#listings.listCategories()
    const groups = categories.flatMap(({ categoryGroup }) => categoryGroup ?? [])
    const slugs = new Set([...groups, ...categories.map(({ key }) => key)])
    const limit = Math.min(nameBatchSize, sitemapSize - after)
    return batchOf([...slugs].slice(after, after + limit), after, limit)
  }
}

const pageOf = ({ name, countryCode }: CityCount) => cityPageName(name, countryCode)

function batchOf<Entry>(entries: readonly Entry[], after: number, limit: number): SitemapBatch<Entry> {
  const through = after + entries.length
  return { entries, next: entries.length < limit || through >= sitemapSize ? undefined : through }
}
