import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { businessId } from '../../../domain/business/business-id.ts'
import { draftKeys } from '../../../domain/business/duplicates/possible-duplicates.ts'
import { withTerms } from '../../../domain/search-terms/index-terms.ts'
import { importJob, sampleDraft } from '../../contract/storage-under-test.contract.ts'
import type { Storage } from '../../storage.ts'
import { openSqlite } from './open-sqlite.ts'

describe('the keys of possible duplicates that come with an import', () => {
  let dataDir: string
  let storage: Storage
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'keys-'))
    storage = await openSqlite({ dataDir })
    await storage.migrate()
    await storage.jobs.createJob(importJob('import-1', 1))
  })
  afterEach(async () => {
    await storage.close()
    await rm(dataDir, { recursive: true })
  })

  const draftOf = (n: number) =>
    sampleDraft({
      placeId: `place ${n}`,
      name: `Shop ${n}`,
      address: `${n} Long Street`,
      phoneE164: n % 3 ? `+49${n}` : '',
      latitude: n % 5 ? n / 1000 : null,
      longitude: n % 5 ? -n / 1000 : null,
    })
  const importShops = (from: number, to: number) =>
    storage.listings.importBatch({
      jobId: 'import-1',
      drafts: Array.from({ length: to - from }, (_, index) => {
        const draft = draftOf(from + index)
        return { ...withTerms(draft), duplicateKeys: draftKeys(draft) }
      }),
      refused: [],
      progress: () => ({}),
      now: 1,
    })

  function withFile<T>(use: (database: Database.Database) => T): T {
    const database = new Database(join(dataDir, 'directory.sqlite'))
    try {
      return use(database)
    } finally {
      database.close()
    }
  }
  const stored = () =>
    withFile((database) => database.prepare('select * from duplicate_keys order by chunk').all())
  const readAnew = async () => {
    while (await storage.duplicates.refreshKeys());
    const before = stored()
    withFile((database) => database.exec(`update duplicate_keys set state = 'stale'`))
    while (await storage.duplicates.refreshKeys());
    expect(before).toEqual(stored())
    return before.length
  }

  test('are those of what is stored, over several chunks and batches', async () => {
    await importShops(0, 5000)
    await importShops(4000, 9000)
    await importShops(9000, 17_000)
    expect(await storage.duplicates.refreshKeys()).toBe(false)
    expect(await readAnew()).toBe(3)
  })

  test('are read where a listing of their chunk has changed, or one before them has none', async () => {
    await importShops(0, 100)
    const deletions = [{ id: businessId('place 7') }]
    await storage.administration.change({ changeId: 'c', deletions, byHand: true, now: 2 })
    await importShops(100, 200)
    expect(stored()).toMatchObject([{ state: 'stale' }])
    expect(await readAnew()).toBe(1)
    const plain = withTerms(draftOf(300))
    const batch = { jobId: 'import-1', refused: [], progress: () => ({}), now: 3 }
    await storage.listings.importBatch({ ...batch, drafts: [plain] })
    await importShops(301, 400)
    expect(stored()).toMatchObject([{ through_n: 200 }])
    expect(await readAnew()).toBe(1)
    expect(stored()).toMatchObject([{ through_n: 300 }])
  })
})
