import { cityPageName } from '../../domain/address/cities/city-page.ts'
import type { ListingReader, SitemapEntry } from '../ports/listing-store.ts'

/** What the protocol lets one sitemap hold. */
export const sitemapSize = 50_000
/** Listings read at a time, so that other requests get their turn. */
const batchSize = 2000

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

  /** The listings of a part, counted from 1, in batches. */
  async *businesses(part: number): AsyncGenerator<readonly SitemapEntry[], void, void> {
    const through = part * sitemapSize
    let after = through - sitemapSize
    for (;;) {
      const batch = await this.#listings.listSitemapEntries({ after, through, limit: batchSize })
      if (batch.length > 0) yield batch
      if (batch.length < batchSize) return
      after = batch.at(-1)?.rowNumber ?? through
    }
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
