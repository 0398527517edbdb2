import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ColumnMap } from '../src/application/import/columns/columns.ts'
import { normaliseRow } from '../src/application/import/rows/normalise-row.ts'
import type { Job } from '../src/application/ports/job-store.ts'
import type { StoredListing } from '../src/application/ports/listing-administration.ts'
import type { IndexableDraft } from '../src/application/ports/listing-store.ts'
import { createSeoHandler, type SeoResult, textGenerator } from '../src/application/seo/seo-job.ts'
import { cityKey } from '../src/domain/address/city-key.ts'
import { importColumns } from '../src/domain/business/import-columns.ts'
import { withTerms } from '../src/domain/search-terms/index-terms.ts'
import { categoryWord } from '../src/domain/seo-text/fact-words.ts'
import { judgeSeoTexts } from '../src/domain/seo-text/judge-seo-text.ts'
import { shingleOverlap } from '../src/domain/seo-text/testing/shingle-overlap.ts'
import { wrongParticles } from '../src/domain/seo-text/testing/wrong-particles.ts'
import { countWords } from '../src/domain/seo-text/unique-content.ts'
import { provideGazetteerFile } from '../src/main/gazetteer.ts'
import { sampleRows } from '../src/sample-listings/sample-rows.ts'
import { openStorage, type Storage } from '../src/storage/open-storage.ts'
import { printTable } from './figures.ts'

const batchSize = 2000
const columns: ColumnMap = Object.fromEntries(importColumns.map((column, index) => [column, index]))
const clock = { now: () => Date.now() }

async function storeBatch(storage: Storage, drafts: readonly IndexableDraft[]): Promise<number> {
  const batch = { jobId: 'import', drafts, refused: [], progress: () => null, now: clock.now() }
  return (await storage.listings.importBatch(batch)).inserted
}

async function createJob({ jobs }: Storage, kind: 'import' | 'seo'): Promise<Job> {
  await jobs.createJob({ id: kind, kind, subject: '', username: '', request: null, now: clock.now() })
  const job = await jobs.findJob(kind)
  if (!job) throw new Error('The job is gone.')
  return job
}

/** Fills the database with `count` generated listings, with the gaps of real exports. */
async function fill(storage: Storage, count: number): Promise<void> {
  await createJob(storage, 'import')
  let drafts: IndexableDraft[] = []
  let stored = 0
  for (const row of sampleRows({ seed: 7, rows: 2 * count, quirks: true })) {
    const cells = importColumns.map((column) => row[column])
    const { draft } = normaliseRow({ number: 1, cells }, columns, { deriveIds: false })
    if (draft) drafts.push(withTerms(draft))
    if (drafts.length < Math.min(batchSize, count - stored)) continue
    stored += await storeBatch(storage, drafts)
    drafts = []
    if (stored >= count) return
  }
}

/** Runs the job in this thread, with storing. The processor time tells more than the rate where other programs run. */
async function writeTexts(storage: Storage): Promise<{ readonly rate: number; readonly processor: number }> {
  const job = await createJob(storage, 'seo')
  const { administration } = storage
  const handler = createSeoHandler({ administration, writer: textGenerator, clock })
  const [started, used] = [performance.now(), process.cpuUsage()]
  const run = { job, signal: new AbortController().signal, owner: 'run', onProgress: () => undefined }
  const { updated } = (await handler(run)) as SeoResult
  const { user, system } = process.cpuUsage(used)
  return { rate: updated / ((performance.now() - started) / 1000), processor: (user + system) / updated }
}

async function readListings(storage: Storage): Promise<StoredListing[]> {
  const all: StoredListing[] = []
  for (let after: number | undefined = 0; after !== undefined; ) {
    const piece = await storage.administration.scan({}, { after, limit: batchSize })
    all.push(...piece.listings)
    after = piece.next
  }
  return all
}

function overlaps(listings: readonly StoredListing[]) {
  const groups = Map.groupBy(
    listings.filter(({ city }) => city),
    ({ city, category }) => `${cityKey(city)}\n${categoryWord(category)}`,
  )
  let [pairs, sum, max] = [0, 0, 0]
  for (const group of groups.values()) {
    const found = shingleOverlap(group.map(({ uniqueContent }) => uniqueContent))
    pairs += found.pairs
    sum += found.sum
    max = Math.max(max, found.max)
  }
  return { pairs, mean: sum / Math.max(pairs, 1), max }
}

function report(
  listings: readonly StoredListing[],
  { rate, processor }: Awaited<ReturnType<typeof writeTexts>>,
): void {
  const words = listings.map(({ uniqueContent }) => countWords(uniqueContent))
  const shortest = words.reduce((least, count) => Math.min(least, count), Number.POSITIVE_INFINITY)
  const mean = words.reduce((sum, count) => sum + count, 0) / words.length
  const overlap = overlaps(listings)
  const wrong = listings.flatMap(({ name, category, uniqueContent }) =>
    wrongParticles(uniqueContent, [name, categoryWord(category)]),
  )
  const judged = judgeSeoTexts(listings.map((listing) => ({ text: listing.uniqueContent, listing })))
  const number = (value: number) => Math.round(value).toLocaleString('en-US')
  printTable(
    `Search texts of ${number(listings.length)} listings`,
    ['measure', 'value'],
    [
      ['words, fewest', number(shortest)],
      ['words, mean', mean.toFixed(1)],
      ['pairs of one category and city', number(overlap.pairs)],
      ['5-word-shingle overlap, mean', overlap.mean.toFixed(3)],
      ['5-word-shingle overlap, highest', overlap.max.toFixed(3)],
      ['wrong particles in all texts', number(wrong.length)],
      ['facts per sentence', judged.factsPerSentence.toFixed(2)],
      ['sentences without a fact', `${(judged.emptyShare * 100).toFixed(1)} %`],
      ['sentences that another text has too', `${(judged.sharedShare * 100).toFixed(1)} %`],
      ['contradictions', number(judged.contradictions.length)],
      ['written and stored, one thread', `${number(rate)} listings/s`],
      ['processor time of a listing', `${number(processor)} µs`],
    ],
  )
  if (wrong.length > 0) console.log([...new Set(wrong)].slice(0, 20).join('\n'))
}

/** Writes the texts of generated listings, stores them in SQLite and checks each. */
export async function benchSeo({ rows }: { rows: number }): Promise<void> {
  provideGazetteerFile()
  const dataDir = mkdtempSync(join(tmpdir(), 'seo-bench-'))
  const storage = await openStorage({ dataDir })
  try {
    await storage.migrate()
    await fill(storage, rows)
    const rate = await writeTexts(storage)
    report(await readListings(storage), rate)
  } finally {
    await storage.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
