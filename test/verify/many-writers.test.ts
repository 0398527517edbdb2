import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { withTerms } from '../../src/domain/search-terms/index-terms.ts'
import { anyDraft } from '../../src/storage/contract/model.contract.ts'
import { importJob, listDifferences } from '../../src/storage/contract/storage-under-test.contract.ts'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import { createTestSite, engines, type TestSite } from '../app/test-site.ts'

const writers = 4
const stepsPerWriter = 25
const seed = 20_261_123
const now = 1_700_000_000_000

const kinds = [
  'import',
  'import',
  'update',
  'edit',
  'delete',
  'merge',
  'undo',
  'submit',
  'texts',
  'duplicates',
  'compact',
] as const

const anyStep = fc.record({
  kind: fc.constantFrom(...kinds),
  drafts: fc.array(anyDraft, { minLength: 20, maxLength: 40 }),
})
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never

/** Makes one change as a writer. Conflicts with other writers are expected. */
async function take(storage: Storage, changeId: string, { kind, drafts }: Step): Promise<unknown> {
  const { listings, administration, duplicates } = storage
  const terms = drafts.map(withTerms)
  const ids = [...new Set(drafts.map(({ placeId }) => businessId(placeId)))]
  const job = { id: 'import-1', progress: () => ({}) }
  const change = (parts: object) => administration.change({ changeId, byHand: false, now, ...parts })
  const batch = { jobId: changeId, drafts: terms, refused: [], progress: () => ({}), now }
  if (kind === 'import') return listings.importBatch(batch)
  if (kind === 'update') return listings.importBatch({ ...batch, merge: (_present, draft) => draft })
  if (kind === 'edit') {
    return change({ edits: terms.map((draft) => ({ id: businessId(draft.placeId), draft })) })
  }
  if (kind === 'delete') return change({ deletions: ids.slice(0, 5).map((id) => ({ id })) })
  if (kind === 'merge') return change({ deletions: [{ id: ids[0], mergedInto: ids.at(-1) }] })
  if (kind === 'undo') return administration.undo({ changeId, limit: 5, now })
  if (kind === 'submit') {
    const draft = withTerms({
      ...drafts[0],
      placeId: crypto.randomUUID(),
      status: 'pending',
    } as (typeof drafts)[0])
    return listings.addPending({ draft, email: 'a@example.org', now })
  }
  if (kind === 'texts') {
    const text = { uniqueContent: 'Text', seoTitle: 'T', seoDescription: 'D', canonicalUrl: '' }
    return administration.addSeoTexts({ texts: ids.map((id) => ({ id, ...text })), job, now })
  }
  return kind === 'duplicates' ? duplicates.refreshKeys() : listings.compact()
}

describe.each(engines)('many writers at once on %s', (engine) => {
  let site: TestSite
  let others: Storage[]
  beforeAll(async () => {
    site = await createTestSite(engine)
    const { databaseUrl, dataDir } = site.config
    const open = () => openStorage({ dataDir, ...(databaseUrl && { databaseUrl }) })
    others = await Promise.all(Array.from({ length: writers }, open))
    const ids = ['import-1', ...others.map((_, writer) => `writer-${writer}`)]
    for (const id of ids) await site.storage.jobs.createJob(importJob(id, 1))
  })
  afterAll(async () => {
    for (const storage of others) await storage.close()
    await site.remove()
  })

  test('leave every derived table as the listings give it', async () => {
    const run = async (storage: Storage, writer: number) => {
      const steps = fc.sample(anyStep, { numRuns: stepsPerWriter, seed: seed + writer })
      for (const step of steps) await take(storage, `writer-${writer}`, step)
    }
    await Promise.all(others.map(run))
    expect(await listDifferences(site.storage)).toEqual([])
    expect((await site.storage.listings.statistics()).totalBusinesses).toBeGreaterThan(100)
  })
})
