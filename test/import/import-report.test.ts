import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { createTestSite, engines, type TestSite } from '../app/test-site.ts'
import { runCli } from './run-cli.ts'

const header = ['name', 'category', 'country', 'phone', 'place_id']
const rows = [
  ['Blue Door', 'Zeppelin garage', 'Germany', '030 123456', 'a'],
  ['Green Door', 'Zeppelin garage', 'Germany', '030 123456', 'b'],
  ['Red Door', 'Moon walk', 'Germany', '', 'c'],
  ['Black Door', 'Bakery', 'Germany', '', 'd'],
]

describe.each(engines)('the report of an import on %s', (engine) => {
  let site: TestSite
  let path: string
  beforeAll(async () => {
    site = await createTestSite(engine)
    await mkdir(site.config.dataDir, { recursive: true })
    path = join(site.config.dataDir, 'doors.xlsx')
    await createWorkbookWriter().write(path, header, rows)
  })
  afterAll(() => site.remove())

  test('import → says which categories are not known, the most frequent first, and how many pairs could be one place', async () => {
    const { code, out } = await runCli(['import', path], site.environment)
    expect(code).toBe(0)
    expect(out).toContain('4 rows = 4 imported')
    expect(out).toContain(
      'categories that are not known: Zeppelin garage (2, taken for Auto repair shop), Moon walk (1)',
    )
    expect(out).toContain('possible duplicates, listed in the panel: 1')
    expect(out).toMatch(/of these: .*2 whose trade is a guess.*2 without a phone number/)
  })

  test('import → speaks one language, also of refused rows and files', async () => {
    const bad = join(site.config.dataDir, 'bad.xlsx')
    await createWorkbookWriter().write(bad, header, [['?!', 'Bakery', 'Germany', '', 'f']])
    const { out } = await runCli(['import', bad], site.environment)
    expect(out).toContain('row 2: The name has no letter or digit. Fill it in.')
    const headless = join(site.config.dataDir, 'headless.xlsx')
    await createWorkbookWriter().write(headless, ['name', 'category'], [['Grey Door', 'Bakery']])
    const refused = await runCli(['import', headless], site.environment)
    expect(refused.out).toMatch(/^headless\.xlsx: The headers in row 1 .* lack place_id\./m)
    const restored = await runCli(['restore', headless], site.environment)
    expect(restored.err).toContain('It is no backup of this directory.')
  })

  test('import --json → the same as figures', async () => {
    const more = join(site.config.dataDir, 'more.xlsx')
    await createWorkbookWriter().write(more, header, [
      ['Red Door 2', 'Moon walk', 'Germany', '030 123456', 'e'],
    ])
    const missing = join(site.config.dataDir, 'missing.xlsx')
    const { out, err } = await runCli(['import', '--json', missing, more], site.environment)
    expect(err).toContain('missing.xlsx: there is no such file.')
    expect(JSON.parse(out)).toMatchObject({
      imported: 1,
      possibleDuplicates: 2,
      quality: { unmappedCategory: 1, unmappedCategories: [{ name: 'Moon walk', count: 1 }] },
    })
  })
})
