import { cityPageName } from '../../domain/address/cities/city-page.ts'
import type { CityCount, ListingReader, SitemapEntry } from '../ports/listing-store.ts'

/** How many addresses a sitemap may have by the protocol. */
export const sitemapSize = 50_000
/** Listings read at a time, in some ten milliseconds, so that other requests get their turn in between. */
const batchSize = 2000

/** Some listings of a part; `next` is the row number after which the others come, if there are any. */
export interface SitemapBatch {
  readonly entries: readonly SitemapEntry[]
  readonly next: number | undefined
}

/** The content of the sitemaps. A listing's part follows from its row number, so it never moves to another. */
export class SitemapService {
  readonly #listings: ListingReader

  constructor(listings: ListingReader) {
    this.#listings = listings
  }

  /** How many parts the listings need. */
  async countBusinessParts(): Promise<number> {
    return Math.ceil((await this.#listings.lastRowNumber()) / sitemapSize)
  }

  /** Some listings of a part (numbered from 1): the first ones, or those after row number `after`. */
  async businesses(part: number, after?: number): Promise<SitemapBatch> {
    const through = part * sitemapSize
    const from = Math.max(after ?? 0, through - sitemapSize)
    const entries = await this.#listings.listSitemapEntries({ after: from, through, limit: batchSize })
    return { entries, next: entries.length < batchSize ? undefined : entries.at(-1)?.rowNumber }
  }

  /** The pages of the cities and districts with most listings: a city's name, and a district's behind it. */
  async cityPages(): Promise<(readonly string[])[]> {
    const [cities, districts] = await Promise.all([
      this.#listings.listCities({ limit: sitemapSize, offset: 0 }),
      this.#listings.listDistricts(undefined, sitemapSize),
    ])
    const pageOf = ({ name, countryCode }: CityCount) => cityPageName(name, countryCode)
    const ofCities = cities.map((city) => [pageOf(city)])
    const ofDistricts = districts.map(({ city, name }) => [pageOf(city), name])
    return [...ofCities, ...ofDistricts].slice(0, sitemapSize)
  }

  /** Slugs of the groups that have listings, and of the categories with most listings. */
  async categorySlugs(): Promise<string[]> {
    const categories = await this.#listings.listCategories()
    const groups = categories.flatMap(({ categoryGroup }) => categoryGroup ?? [])
    return [...new Set([...groups, ...categories.map(({ key }) => key)])].slice(0, sitemapSize)
  }
}
