import { cityPageName } from '../../domain/address/cities/city-page.ts'
import type { ListingReader, SitemapEntry } from '../ports/listing-store.ts'

/** What the protocol lets one sitemap hold. */
export const sitemapSize = 50_000
/** Listings read at a time, some ten milliseconds' worth: other requests get their turn in between. */
const batchSize = 2000

/** Some listings of a part; `next` is the row number that the others come behind, where there are any. */
export interface SitemapBatch {
  readonly entries: readonly SitemapEntry[]
  readonly next: number | undefined
}

/** What the sitemaps list. A listing's part follows from its row number: it never moves to another. */
export class SitemapService {
  readonly #listings: ListingReader

  constructor(listings: ListingReader) {
    this.#listings = listings
  }

  /** How many parts the listings fill. */
  async countBusinessParts(): Promise<number> {
    return Math.ceil((await this.#listings.lastRowNumber()) / sitemapSize)
  }

  /** Some listings of a part, counted from 1: the first, or those behind row number `after`. */
  async businesses(part: number, after?: number): Promise<SitemapBatch> {
    const through = part * sitemapSize
    const from = Math.max(after ?? 0, through - sitemapSize)
    const entries = await this.#listings.listSitemapEntries({ after: from, through, limit: batchSize })
    return { entries, next: entries.length < batchSize ? undefined : entries.at(-1)?.rowNumber }
  }

  /** Names of the pages of the cities with most listings. */
  async cityNames(): Promise<string[]> {
    const cities = await this.#listings.listCities({ limit: sitemapSize, offset: 0 })
    return cities.map(({ name, countryCode }) => cityPageName(name, countryCode))
  }

  /** Slugs of the groups that have listings, and of the categories with most listings. */
  async categorySlugs(): Promise<string[]> {
    const categories = await this.#listings.listCategories()
    const groups = categories.flatMap(({ categoryGroup }) => categoryGroup ?? [])
    return [...new Set([...groups, ...categories.map(({ key }) => key)])].slice(0, sitemapSize)
  }
}
