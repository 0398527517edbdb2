import { afterAll, beforeAll, expect } from 'vitest'
import type { Difference } from '../../application/ports/verification.ts'
import type { ListingDraft } from '../../domain/business/listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { openStorage, type Storage, type StorageOptions } from '../open-storage.ts'

/** A database for one test. */
interface TestBed {
  readonly options: StorageOptions
  /** Runs a statement without the storage, and returns the first column of its first row, if any. */
  query(statement: string): Promise<unknown>
  /** The SQL statement that gives a listing another slug. */
  slugInsert(slug: string, id: string): string
  destroy(): Promise<void>
}

/** The database has no listings; `empty`: it is also not migrated yet. */
export type CreateTestBed = (options?: { readonly empty?: boolean }) => Promise<TestBed>

export interface StorageUnderTest {
  readonly storage: Storage
  readonly bed: TestBed
}

interface StorageUse {
  /** Whether the tests write what the product never writes. Derived tables may then differ from the listings. */
  readonly isTamperedWith?: boolean
}

/**
 * A migrated storage for the surrounding `describe`, with a job `import-1` that imports the drafts. It is removed
 * afterwards. At the end every derived table must agree with the listings.
 */
export function useStorage(
  createTestBed: CreateTestBed,
  drafts: readonly ListingDraft[] = [],
  { isTamperedWith = false }: StorageUse = {},
): () => StorageUnderTest {
  let bed: TestBed
  let storage: Storage
  beforeAll(async () => {
    bed = await createTestBed()
    storage = await openStorage(bed.options)
    await storage.migrate()
    await storage.jobs.createJob(importJob('import-1', 1))
    await importDrafts(storage, drafts)
  })
  afterAll(async () => {
    const differences = isTamperedWith || !storage ? [] : await listDifferences(storage)
    await storage?.close()
    await bed?.destroy()
    expect(differences).toEqual([])
  })
  return () => ({ storage, bed })
}

/** The differences that verification finds. */
export async function listDifferences(storage: Storage): Promise<Difference[]> {
  const found: Difference[] = []
  for await (const difference of storage.verify()) found.push(difference)
  return found
}

/** The input of `createJob` for an import. */
export function importJob(id: string, now: number) {
  return {
    id,
    kind: 'import',
    subject: 'shops.xlsx',
    username: 'admin',
    request: { mode: 'skip' },
    now,
  } as const
}

export function sampleDraft(changes: Partial<ListingDraft> & { readonly placeId: string }): ListingDraft {
  return {
    name: 'Blue Door Bakery',
    category: 'Bakery',
    categoryGroup: 'restaurants',
    address: '12 Mill Lane',
    zipCode: '10115',
    city: 'Berlin',
    state: 'Berlin',
    district: 'Mitte',
    country: 'Germany',
    countryCode: 'DE',
    latitude: 52.5,
    longitude: 13.4,
    timeZone: 'Europe/Berlin',
    phone: '030 123456',
    phoneE164: '+4930123456',
    rating: 4.3,
    reviewCount: 12,
    photos: ['https://example.org/a.jpg'],
    openingHours: { Monday: '9AM-5PM' },
    about: { 'Service options': { Delivery: true, Price: 'low' } },
    isVerified: true,
    status: 'published',
    description: 'Bread and cake.',
    locationLink: 'https://example.org/map',
    ...changes,
  }
}

/** Imports drafts under the job `import-1`. */
export function importDrafts(storage: Storage, drafts: readonly ListingDraft[]) {
  return storage.listings.importBatch({
    jobId: 'import-1',
    drafts: drafts.map(withTerms),
    refused: [],
    progress: () => ({}),
    now: 1_700_000_000_000,
  })
}

export const firstPage = { sort: 'recommended', limit: 20, offset: 0 } as const
