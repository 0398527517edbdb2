import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listClasses } from '../../scripts/relevance/list-classes.ts'
import { nameClasses } from '../../scripts/relevance/query-classes.ts'
import { DirectoryService } from '../../src/application/directory/directory-service.ts'
import { SuggestionService } from '../../src/application/search/suggestions/suggestion-service.ts'
import type { Business, BusinessQuery } from '../../src/domain/directory/directory.ts'
import { Random } from '../../src/domain/random.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { importRows } from './listing-rows.ts'
import { type QueryKind, queryKinds } from './query-kinds.ts'
import { createTestSite, engines, type TestSite } from './test-site.ts'

const rowCount = 3000
/** Listings that searches are made from. */
const targetCount = 12

/** An instant at which some listings are open and some closed. */
const clock = { now: () => Date.UTC(2026, 2, 3, 9, 30) }

const nameKinds = nameClasses.map(
  ({ name, isFit, query }): QueryKind => ({
    name,
    query: (listing, random) => (isFit(listing) ? { search: query(listing, random) } : undefined),
  }),
)
const listKinds = listClasses.map(
  ({ name, query }): QueryKind => ({
    name,
    query(listing, random) {
      const asked = query(listing, random)
      return asked && { search: asked.text }
    },
  }),
)

describe('the same listings on every engine', () => {
  let sites: TestSite[] = []
  let directories: DirectoryService[] = []
  let listings: Business[] = []
  beforeAll(async () => {
    sites = await Promise.all(engines.map((engine) => createTestSite(engine)))
    const rows = [...sampleRows({ seed: 3, rows: rowCount, quirks: false })]
    for (const { storage } of sites) await importRows(storage, rows)
    directories = sites.map(
      ({ storage }) => new DirectoryService(storage.listings, storage.dictionary, clock),
    )
    listings = await readAll(directories[0])
  })
  afterAll(() => Promise.all(sites.map((site) => site.remove())))

  /** The listings that fit, evenly from all of them. */
  function targets<T>(make: (listing: Business) => T | undefined): T[] {
    const made = listings.flatMap((listing) => make(listing) ?? [])
    const step = Math.max(1, Math.floor(made.length / targetCount))
    return made.filter((_, index) => index % step === 0).slice(0, targetCount)
  }

  test.each([...nameKinds, ...listKinds, ...queryKinds])(
    'listBusinesses by $name → the same page, count, reading and facets',
    async ({ query }) => {
      const random = new Random(4, 0)
      const queries = targets((listing) => query(listing, random))
      expect(queries.length).toBeGreaterThan(targetCount / 2)
      let found = 0
      for (const asked of queries) {
        const [first, ...others] = await Promise.all(directories.map((directory) => answer(directory, asked)))
        for (const other of others) expect(other, JSON.stringify(asked)).toEqual(first)
        if (first && first.ids.length > 0) found += 1
      }
      expect(found).toBeGreaterThan(queries.length / 2)
    },
  )

  test('suggest as a name is typed → the same suggestions', async () => {
    const services = sites.map(({ storage: { listings: reader, dictionary } }) => {
      const directory = new DirectoryService(reader, dictionary, clock)
      return new SuggestionService(reader, dictionary, clock, (query) => directory.listBusinesses(query))
    })
    for (const name of targets((listing) => listing.name)) {
      for (let length = 1; length <= Math.min(name.length, 8); length++) {
        const typed = name.slice(0, length)
        const [first, ...others] = await Promise.all(
          services.map((service) => service.suggest(typed, { language: 'ko' })),
        )
        for (const other of others) expect(other, typed).toEqual(first)
      }
    }
  })
})

async function answer(directory: DirectoryService, query: BusinessQuery) {
  const { businesses, ...list } = await directory.listBusinesses({ ...query, facets: true })
  return {
    ...list,
    ids: businesses.map(({ id }) => id),
    distances: businesses.map(({ distanceKm }) => distanceKm),
    open: businesses.map(({ openState }) => openState),
  }
}

async function readAll(directory: DirectoryService | undefined): Promise<Business[]> {
  const all: Business[] = []
  for (let offset = 0; offset < rowCount; offset += 200) {
    const page = await directory?.listBusinesses({ sort: 'latest', limit: 200, offset })
    all.push(...(page?.businesses ?? []))
  }
  expect(all).toHaveLength(rowCount)
  return all
}
