import { pageOfCity } from '../../domain/address/cities/city-page.ts'
import { leastIndexed } from '../../domain/site/indexing.ts'
import type { ListingReader, SitemapEntry } from '../ports/listing-store.ts'

/** How many addresses a sitemap may have by the protocol. */
export const sitemapSize = 50_000
/** Listings read at a time, in some three milliseconds, so that other requests get their turn in between. */
const batchSize = 500
/** Cities, districts and categories read at a time. Most directories have fewer. */
const nameBatchSize = 5000

/** Reads with which the parts that have listings are looked for at a time. */
const lookLimit = 100

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

  /**
   * The numbers of some parts that have a listing which `isListed`: gaps in the row numbers may be larger than a part. `after`: the
   * row number up to which was looked.
   */
  async businessParts(
    after: number,
    isListed: (entry: SitemapEntry) => boolean,
  ): Promise<SitemapBatch<number>> {
    const through = (await this.countBusinessParts()) * sitemapSize
    const entries: number[] = []
    let [from, limit] = [after, 1]
    for (let look = 0; look < lookLimit; look++) {
      const found = await this.#listings.listSitemapEntries({ after: from, through, limit })
      const last = found.at(-1)
      if (!last) return { entries, next: undefined }
      const listed = found.find(isListed)
      const part = Math.ceil((listed ?? last).rowNumber / sitemapSize)
      if (listed) entries.push(part)
      // Mostly the first listing of a part is listed; after one that is not, more are read at once.
      from = listed ? part * sitemapSize : last.rowNumber
      limit = listed ? 1 : batchSize
    }
    return { entries, next: from }
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
    const places: Counted<readonly string[]>[] = cities.map((city) => ({ ...city, page: [pageOfCity(city)] }))
    if (cities.length < limit) {
      const rest = { limit: limit - cities.length, offset: Math.max(0, after - totalCities) }
      const districts = await this.#listings.listDistricts(undefined, rest)
      places.push(
        ...districts.map(({ city, name, businessCount }) => ({
          page: [pageOfCity(city), name],
          businessCount,
        })),
      )
    }
    return indexed(batchOf(places, after, limit))
  }

  /** Slugs of the groups that have listings, and of the categories with most listings. `after`: how many are listed already. */
  async categorySlugs(after: number): Promise<SitemapBatch<string>> {
    const categories = await this.#listings.listCategories()
    const counts = new Map<string, number>()
    for (const { categoryGroup, businessCount } of categories) {
      if (categoryGroup) counts.set(categoryGroup, (counts.get(categoryGroup) ?? 0) + businessCount)
    }
    for (const { key, businessCount } of categories) if (!counts.has(key)) counts.set(key, businessCount)
    const pages = [...counts].map(([page, businessCount]) => ({ page, businessCount }))
    const limit = Math.min(nameBatchSize, sitemapSize - after)
    return indexed(batchOf(pages.slice(after, after + limit), after, limit))
  }
}

interface Counted<Page> {
  readonly page: Page
  readonly businessCount: number
}

/** The pages that are for search engines. */
function indexed<Page>({ entries, next }: SitemapBatch<Counted<Page>>): SitemapBatch<Page> {
  const shown = entries.filter(({ businessCount }) => businessCount >= leastIndexed)
  return { entries: shown.map(({ page }) => page), next }
}

function batchOf<Entry>(entries: readonly Entry[], after: number, limit: number): SitemapBatch<Entry> {
  const through = after + entries.length
  return { entries, next: entries.length < limit || through >= sitemapSize ? undefined : through }
}
