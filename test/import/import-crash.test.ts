import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateWorkbook } from '../../src/application/sample-listings/generate-workbook.ts'
import { businessId } from '../../src/domain/business/business-id.ts'
import { categoryKey } from '../../src/domain/category/category-key.ts'
import type { SampleRow } from '../../src/domain/sample-listings/sample-row.ts'
import { sampleRows } from '../../src/domain/sample-listings/sample-rows.ts'
import { queryTerms } from '../../src/domain/search-terms/search-terms.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { runCli } from './run-cli.ts'

const source = { rows: 30_000, seed: 11 }
const kills = { sqlite: 20, postgres: 5 }
const searched = 300

/** The file's listings that can be taken: the first row of each place_id. */
function expectedListings(): Map<string, SampleRow> {
  const expected = new Map<string, SampleRow>()
  for (const row of sampleRows({ ...source, quirks: true })) {
    if (row.name && row.place_id && !expected.has(businessId(row.place_id)))
      expected.set(businessId(row.place_id), row)
  }
  return expected
}

/** Kills imports of the file until `count` of them have died; one that was done before its time does not count. */
async function killImports(path: string, environment: TestApp['environment'], count: number): Promise<void> {
  let longest = 1800
  for (let killed = 0; killed < count; ) {
    const killAfter = longest * (0.15 + 0.85 * Math.random())
    const { signal } = await runCli(['import', path], environment, { killAfter })
    if (signal === 'SIGKILL') killed++
    else longest *= 0.8
  }
}

describe.each(engines)('an import on %s that is killed at random points', (engine) => {
  let folder: string
  let app: TestApp
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crash-'))
    app = await startTestApp(engine)
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('has after a re-run exactly the listings of the file, once each, with index and counts in agreement', async () => {
    const path = join(folder, 'listings.xlsx')
    await generateWorkbook({ path, ...source, writer: createWorkbookWriter() })
    await killImports(path, app.environment, kills[engine])
    const final = await runCli(['import', '--json', path], app.environment)
    expect(final).toMatchObject({ code: 0 })

    const report = JSON.parse(final.out)
    const expected = expectedListings()
    expect(report.imported + report.duplicates + report.errors).toBe(source.rows)
    const { listings } = app.storage
    expect((await listings.statistics()).totalBusinesses).toBe(expected.size)
    for (const id of expected.keys()) expect(await listings.findById(id), id).toBeDefined()
    await expectCountsToAgree(app, expected)
    await expectSearchToFind(app, [...expected].slice(0, searched))
  }, 300_000)
})

async function expectCountsToAgree(
  { storage }: TestApp,
  expected: ReadonlyMap<string, SampleRow>,
): Promise<void> {
  const recount = new Map<string, number>()
  for (const { category } of expected.values()) {
    const key = categoryKey(category)
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
  { storage }: TestApp,
  expected: readonly (readonly [string, SampleRow])[],
): Promise<void> {
  for (const [id, row] of expected) {
    const terms = queryTerms(`${row.name} ${row.full_address}`)
    if (terms.length === 0) continue
    const page = { sort: 'recommended', limit: 100, offset: 0 } as const
    const found = await storage.listings.list({ terms }, page)
    expect(
      found.listings.filter((listing) => listing.id === id),
      row.name,
    ).toHaveLength(1)
  }
}
