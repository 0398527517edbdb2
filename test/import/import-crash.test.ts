import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportProgress } from '../../src/application/import/import-progress.ts'
import type { ImportReport } from '../../src/application/import/import-workbook.ts'
import { categoryOf } from '../../src/application/import/rows/row-category.ts'
import { hasEnded } from '../../src/application/jobs/job-queue.ts'
import type { Job } from '../../src/application/ports/job-store.ts'
import { businessId } from '../../src/domain/business/business-id.ts'
import { categoryKey } from '../../src/domain/category/category-key.ts'
import { Random } from '../../src/domain/random.ts'
import { queryTerms } from '../../src/domain/search-terms/search-terms.ts'
import type { SampleRow } from '../../src/sample-listings/sample-rows.ts'
import { listWithCount } from '../../src/storage/contract/list-with-count.contract.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { createTestSite, type TestSite } from '../app/test-site.ts'
import { isFullLength } from '../full-length.ts'
import { expireLeases } from '../jobs/expire-leases.ts'
import { longRows, writeLongWorkbook } from './long-rows.ts'
import { slowImport } from './program-options.ts'
import { runCliProcess } from './run-cli-process.ts'
import { killScript, startScript } from './run-script.ts'

/** A job may be cut off five times. On the command line and in the server is the least. */
const kills = isFullLength ? 4 : 2
/** Many transactions of a slowed import for each kill, see `slowImport`. */
const rows = isFullLength ? 3000 : 1200
const source = { rows, seed: 11, quirks: true, bare: rows / 2 }
/** How long after a stored transaction a process is killed at most, in ms: about the time of one more. */
const longestDelay = 200
const searched = 300

/** The listings of the file that an import accepts: the first row of each place_id. */
function expectedListings(): Map<string, SampleRow> {
  const expected = new Map<string, SampleRow>()
  for (const row of longRows(source)) {
    if (row.name && row.place_id && !expected.has(businessId(row.place_id)))
      expected.set(businessId(row.place_id), row)
  }
  return expected
}

const doneOf = (job: Job | undefined) => (job?.progress as ImportProgress | null | undefined)?.done ?? 0

/** Waits until more than `done` rows are stored. */
async function untilFurther({ jobs }: Storage, done: number): Promise<number> {
  for (;;) {
    const [job] = await jobs.listJobs({ limit: 1 })
    if (doneOf(job) > done) return doneOf(job)
    if (job && hasEnded(job)) throw new Error(`The import has ended: ${JSON.stringify(job.result)}`)
    await pause(10)
  }
}

/**
 * Begins the import on the command line, kills it at a chosen moment after it has stored a transaction, lets a server continue, kills
 * that, and so on.
 */
async function cutOffAgainAndAgain(site: TestSite, path: string, random: Random): Promise<void> {
  const environment = { ...site.environment, ...slowImport }
  let done = 0
  for (let attempt = 1; attempt <= kills; attempt++) {
    const script: ChildProcess =
      attempt === 1
        ? startScript('cli', ['import', path], environment)
        : startScript('serve', [], { ...environment, PORT: '0', LOG_LEVEL: 'silent' })
    try {
      done = await untilFurther(site.storage, done)
      await pause(longestDelay * random.next())
    } finally {
      await killScript(script)
    }
    const [job] = await site.storage.jobs.listJobs({ limit: 1 })
    expect(job).toMatchObject({ state: 'running', attempts: attempt })
    done = doneOf(job)
    await expireLeases(site.storage)
  }
}

let folder: string
let path: string
let reference: ImportReport
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crash-'))
  path = join(folder, 'listings.xlsx')
  await writeLongWorkbook(path, source)
  const site = await createTestSite('sqlite')
  reference = JSON.parse((await runCliProcess(['import', '--json', path], site.environment)).out)
  await site.remove()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(['sqlite', 'postgres'] as const)(
  'an import on %s whose processes are killed again and again',
  (engine) => {
    test('goes on where it was and ends with exactly the listings and the figures of one that was not', async () => {
      const expected = expectedListings()
      const random = new Random(source.seed, 0)
      const site = await createTestSite(engine)
      try {
        await cutOffAgainAndAgain(site, path, random)
        const report = await finish(site)
        expect(report.resumedRuns).toBe(kills)
        const { jobId: _id, milliseconds: _time, resumedRuns: _runs, ...figures } = reference
        expect(report).toMatchObject(figures)
        expect(await site.storage.jobs.countRefusedRows(report.jobId)).toBe(report.errors)
        await expectListings(site.storage, expected)
      } finally {
        await site.remove()
      }
    })
  },
)

/** Lets one more process continue to the end. */
async function finish({ environment, storage }: TestSite): Promise<ImportReport> {
  const server = startScript('serve', [], { ...environment, PORT: '0', LOG_LEVEL: 'silent' })
  try {
    for (;;) {
      const [job] = await storage.jobs.listJobs({ limit: 1 })
      if (job && hasEnded(job)) {
        expect(job.state).toBe('done')
        return job.result as ImportReport
      }
      await pause(50)
    }
  } finally {
    await killScript(server)
  }
}

async function expectListings(storage: Storage, expected: ReadonlyMap<string, SampleRow>): Promise<void> {
  expect((await storage.listings.statistics()).totalBusinesses).toBe(expected.size)
  const ids = [...expected.keys()]
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500)
    expect(await storage.administration.listStored(some)).toHaveLength(some.length)
  }
  await expectCountsToAgree(storage, expected)
  await expectSearchToFind(storage, [...expected].slice(-searched))
}

async function expectCountsToAgree(
  storage: Storage,
  expected: ReadonlyMap<string, SampleRow>,
): Promise<void> {
  const recount = new Map<string, number>()
  for (const { category, name } of expected.values()) {
    // A row without a trade has that of its name, and so has one whose word says little.
    const named = name.replace(/\s+/g, ' ').trim()
    const told = categoryOf(category, named, { place: { countryCode: '' }, at: () => '' })
    const key = categoryKey(told.category)
    if (key) recount.set(key, (recount.get(key) ?? 0) + 1)
  }
  const counted = await storage.listings.listCategories()
  expect(Object.fromEntries(counted.map((each) => [each.key, each.businessCount]))).toEqual(
    Object.fromEntries(recount),
  )
  const countries = await storage.listings.listCountries()
  expect(countries.reduce((sum, each) => sum + each.businessCount, 0)).toBeLessThanOrEqual(expected.size)
}

async function expectSearchToFind(
  storage: Storage,
  expected: readonly (readonly [string, SampleRow])[],
): Promise<void> {
  for (const [id, row] of expected) {
    const terms = queryTerms(`${row.name} ${row.full_address}`)
    if (terms.length === 0) continue
    const page = { sort: 'recommended', limit: 100, offset: 0 } as const
    const found = await listWithCount(storage.listings, { terms }, page)
    expect(
      found.listings.filter((listing) => listing.id === id),
      row.name,
    ).toHaveLength(1)
  }
}
