import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { importRows } from '../app/listing-rows.ts'
import { createTestSite, engines, type TestSite } from '../app/test-site.ts'
import { runCli } from '../import/run-cli.ts'
import { damage } from './damage.ts'

describe.each(engines)('the command verify on %s', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine)
    await importRows(site.storage, [...sampleRows({ seed: 3, rows: 300, quirks: true })])
  })
  afterAll(() => site.remove())
  const verify = (...options: string[]) => runCli(['verify', ...options], site.environment)

  test('says in one line that all tables agree', async () => {
    const { code, out } = await verify()
    expect([code, out]).toEqual([0, expect.stringMatching(/^\d{3} listings: all tables agree \(.+\)\.\n$/)])
  })

  test('names each difference, ends with 1, and changes nothing', async () => {
    await damage(site, 'update meta set total_businesses = 1')
    await damage(site, `update day_count set business_count = 2`)
    await damage(site, `update shortcoming_count set business_count = 3 where shortcoming = 'seo'`)
    const { code, out, err } = await verify()
    expect(code).toBe(1)
    expect(out).toMatch(/^meta: count is wrong: total_businesses: expected \d{3}, found 1$/m)
    expect(out).toMatch(/^shortcoming_count: count is wrong: seo: expected \d{3}, found 3$/m)
    expect(err).toContain('3 differences')
    expect((await verify('--limit', '1')).out).toMatch(/^meta: [^\n]+\n… 2 more\n$/)
    const lines = (await verify('--json')).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { table: 'meta', key: 'total_businesses', found: 1 },
      { table: 'day_count', found: 2 },
      { table: 'shortcoming_count', key: 'seo', found: 3 },
      { differences: 3, listings: expect.any(Number) },
    ])
  })
})

describe.each(engines)('the command reindex on %s', (engine) => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite(engine)
    await importRows(site.storage, [...sampleRows({ seed: 3, rows: 300, quirks: true })])
    await damage(site, 'update meta set total_businesses = 1')
    await damage(site, `update day_count set business_count = 2`)
  })
  afterAll(() => site.remove())
  const reindex = (...options: string[]) => runCli(['reindex', ...options], site.environment)
  const verify = async () => (await runCli(['verify'], site.environment)).out

  test('makes one table anew, or all', async () => {
    expect(await reindex('--only', 'meta')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Rebuilt: meta \(.+\)\.\n$/),
    })
    expect(await verify()).toMatch(/^day_count: count is wrong: [^\n]+\n$/)
    expect((await reindex()).out).toMatch(/^Rebuilt: all tables \(.+\)\.\n$/)
    expect(await verify()).toContain('all tables agree')
  })

  test('names the tables where there is no such one', async () => {
    const { code, err } = await reindex('--only', 'everything')
    expect([code, err]).toEqual([1, expect.stringContaining('There is no derived table “everything”.')])
  })
})

test('says that there is no database, and makes none', async () => {
  const result = await runCli(['verify'], { DATA_DIR: '/nowhere/at/all', DATABASE_URL: '' })
  expect(result).toMatchObject({ code: 1, out: '', err: expect.stringContaining('There is no database') })
})
