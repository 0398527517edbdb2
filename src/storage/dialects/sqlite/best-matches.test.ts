import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, SqliteDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ListingFilter } from '../../../application/ports/listing-filter.ts'
import { listWithCount } from '../../contract/list-with-count.contract.ts'
import { importDrafts, importJob, sampleDraft } from '../../contract/storage-under-test.contract.ts'
import type { ListingIndex } from '../../listing-index.ts'
import { openStorage } from '../../open-storage.ts'
import { createNearReader } from '../../read/near-reader.ts'
import type { Schema } from '../../schema.ts'
import type { Storage } from '../../storage.ts'
import { DocValues, prepareDataVersion } from './doc-values.ts'
import { openFile } from './file/open-file.ts'
import { SqliteListingIndex } from './sqlite-listing-index.ts'
import { keepStatements } from './statement-cache.ts'

const many = 4100
const few = 150
/**
 * Many listings that are open on Mondays, and a few unrated ones, ranked after them, that are open on Tuesdays. They
 * are scattered over some 200 km.
 */
const drafts = Array.from({ length: many + few }, (_, index) =>
  sampleDraft({
    placeId: `p-${index}`,
    rating: index < many ? 3 + (index % 21) / 10 : 0,
    reviewCount: index < many ? 1000 + ((index * 1_000_003) % 2_500_000) : 0,
    openingHours: index < many ? { Monday: '9AM-5PM' } : { Tuesday: '9AM-5PM' },
    name: index % 40 === 0 ? 'Rare' : 'Common',
    latitude: 52.5 + Math.sin(index * 7),
    longitude: 13.4 + Math.cos(index * 11),
  }),
)

let dataDir: string
let storage: Storage
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'best-'))
  storage = await openStorage({ dataDir })
  await storage.migrate()
  await storage.jobs.createJob(importJob('import-1', 0))
  for (let start = 0; start < drafts.length; start += 1000) {
    await importDrafts(storage, drafts.slice(start, start + 1000))
  }
})
afterAll(async () => {
  await storage.close()
  await rm(dataDir, { recursive: true })
})

describe('what is open', () => {
  const list = async (day: string, offset = 0) => {
    const openings = await storage.listings.listOpenings(0)
    const openingIds = openings.filter(({ hours }) => hours[day]).map(({ id }) => id)
    const page = { sort: 'recommended', limit: 20, offset } as const
    return listWithCount(storage.listings, { openingIds }, page)
  }

  test('is looked for further down where it is little', async () => {
    const found = await list('Tuesday', 140)
    expect(found).toMatchObject({ totalCount: few, totalCountIsCapped: false })
    expect(found.listings.map(({ openingHours }) => openingHours)).toEqual(
      Array.from({ length: 10 }, () => ({ Tuesday: '9AM-5PM' })),
    )
  })

  test('is counted as far as it is looked for where it is much', async () => {
    expect(await list('Monday')).toMatchObject({ totalCount: 4000, totalCountIsCapped: true })
    expect((await list('Monday', 3980)).listings).toHaveLength(20)
    expect(await list('Monday', 3990)).toMatchObject({ totalCount: 4000, totalCountIsCapped: true })
  })
})

describe('orders that ranks do not have', () => {
  type Order = Parameters<Parameters<typeof drafts.toSorted>[0] & object>
  const byReviews = (...[a, b]: Order) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0)
  const orders = {
    rating: (...[a, b]: Order) => (b.rating ?? 0) - (a.rating ?? 0) || byReviews(a, b),
    reviews: byReviews,
  }

  test.each(['rating', 'reviews'] as const)('by %s', async (sort) => {
    const found = await listWithCount(
      storage.listings,
      { terms: ['common'] },
      { sort, limit: 50, offset: 100 },
    )
    const inOrder = drafts.filter(({ name }) => name === 'Common').toSorted(orders[sort])
    expect(found.listings.map(({ placeId }) => placeId)).toEqual(
      inOrder.slice(100, 150).map(({ placeId }) => placeId),
    )
  })
})

async function openIndex() {
  const database = await openFile(dataDir)
  const versionNow = prepareDataVersion(database)
  const docValues = new DocValues(database, versionNow)
  const statements = keepStatements(database)
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: statements }) })
  const close = () => {
    docValues.close()
    database.close()
  }
  return { index: new SqliteListingIndex(db, { docValues, versionNow, statements }), docValues, close }
}

test('which matches are open is looked up once for a filter and for a copy of it', async () => {
  const { index, docValues, close } = await openIndex()
  const lookUps = vi.spyOn(docValues, 'ofKind')
  const openingIds = (await storage.listings.listOpenings(0)).map(({ id }) => id)
  const page = { sort: 'recommended', limit: 20, offset: 0 } as const
  const filter: ListingFilter = { terms: ['rare'], openingIds }
  const { rows } = await index.page(filter, page)
  expect(await index.countUpTo({ openingIds, terms: ['rare'] }, 1000)).toMatchObject({ mayBeMore: false })
  expect((await index.page({ ...filter }, page)).rows).toEqual(rows)
  expect(lookUps).toHaveBeenCalledTimes(1)
  expect((await index.page({ ...filter, openingIds: [] }, page)).rows).toEqual([])
  expect((await index.page({ openingIds }, page)).rows).not.toEqual(rows)
  close()
})

describe('near a point', () => {
  const nearReader = async (placesWithin?: ListingIndex['placesWithin']) => {
    const { index, close } = await openIndex()
    const lookUps = vi.spyOn(index, 'placesWithin')
    if (placesWithin) lookUps.mockImplementation(placesWithin)
    return { near: createNearReader(index), lookUps, close }
  }

  test('it is the same among all matches as in the cells around', async () => {
    const byCells = await nearReader(() => undefined)
    const amongAll = await nearReader()
    const openings = await storage.listings.listOpenings(0)
    const tuesday = openings.filter(({ hours }) => hours.Tuesday).map(({ id }) => id)
    const filters: ListingFilter[] = [{ terms: ['rare'] }, { terms: ['common'], openingIds: tuesday }]
    for (const filter of filters) {
      for (const point of [
        { latitude: 52.5, longitude: 13.4 },
        { latitude: 53.3, longitude: 12.6 },
        { latitude: 40, longitude: 12.6 },
      ]) {
        const page = { limit: 300, offset: 0 }
        const found = await amongAll.near(filter, point, page)
        expect(found).toEqual(await byCells.near(filter, point, page))
        if (point.latitude > 50) expect(found.totalCount).toBeGreaterThan(20)
      }
    }
    expect(amongAll.lookUps).toHaveBeenCalled()
    byCells.close()
    amongAll.close()
  })
})
