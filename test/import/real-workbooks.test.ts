import { existsSync, openAsBlob, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { runCli } from './run-cli.ts'

/** Real and hostile workbooks that are not part of the project. */
const fixtures = join(import.meta.dirname, '..', '..', '..', 'shared', 'fixtures')
const listFiles = (folder: string, pattern: RegExp) =>
  existsSync(join(fixtures, folder))
    ? readdirSync(join(fixtures, folder))
        .filter((name) => pattern.test(name))
        .map((name) => join(fixtures, folder, name))
    : []

const exports = [...listFiles('outscraper', /\.xlsx$/), ...listFiles('korean', /^kr_seoul.*\.xlsx$/)]
const idless = listFiles('korean', /^gas_station.*\.xls$/)
const notListings = listFiles('korean', /^kr_population.*\.xlsx$/)
const hostile = listFiles('hostile', /./)
/** Odd files that still have listings: one data row each, with the same id. */
const readable = ['header_row6_extra_case.xlsx', 'merged_header.xlsx']

interface Report {
  rows: number
  imported: number
  duplicates: number
  errors: number
}

const korean = /[가-힣].*(니다|시오|세요)\./

describe.skipIf(exports.length === 0).each(engines)('real workbooks on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  const importByCli = async (path: string, ...options: string[]) => {
    const result = await runCli(['import', '--json', ...options, path], app.environment)
    return { ...result, report: result.code === 0 ? (JSON.parse(result.out) as Report) : undefined }
  }
  const total = async () => (await app.storage.listings.statistics()).totalBusinesses

  const upload = async (path: string) => {
    const body = new FormData()
    body.append('excelFile', await openAsBlob(path), basename(path))
    const headers = { cookie: await cookie() }
    return app.fetch('/api/admin/import', { method: 'POST', body, headers })
  }
  let session = ''
  const cookie = async () => {
    session ||= await app.login()
    return session
  }

  test.each(exports)('%s: figures add up, and again gives 0 new', async (path) => {
    const before = await total()
    const { report } = await importByCli(path)
    expect(report?.rows).toBeGreaterThan(0)
    expect((report?.imported ?? 0) + (report?.duplicates ?? 0) + (report?.errors ?? 0)).toBe(report?.rows)
    expect(await total()).toBe(before + (report?.imported ?? 0))

    const again = await upload(path)
    expect(again.status).toBe(200)
    const { stats } = (await again.json()) as { stats: Record<string, number> }
    expect(stats).toEqual({
      imported: 0,
      duplicatesSkipped: (report?.rows ?? 0) - (report?.errors ?? 0),
      totalErrors: report?.errors,
      totalRows: report?.rows,
    })
  })

  test.each(idless)('%s: refused for want of place_id, taken with --derive-ids', async (path) => {
    const before = await total()
    const refused = await importByCli(path)
    expect(refused).toMatchObject({
      code: 1,
      out: expect.stringMatching(/place_id 열이 없습니다.*--derive-ids/),
    })
    expect(await total()).toBe(before)

    const { report } = await importByCli(path, '--derive-ids')
    expect((report?.imported ?? 0) + (report?.duplicates ?? 0)).toBeGreaterThan(0)
    expect(await total()).toBe(before + (report?.imported ?? 0))
  })

  test.each(notListings)('%s: refused with a sentence', async (path) => {
    const answer = await upload(path)
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { message: string }).message).toMatch(/열 제목을 찾지 못했습니다/)
  })

  test.each(hostile)(
    '%s: read right or refused with a sentence, in bounded memory, the database as it was',
    async (path) => {
      const before = await total()
      const version = await app.storage.listings.dataVersion()
      const result = await importByCli(path)
      expect(result.peakMemory).toBeLessThan(512 * 1024 ** 2)
      if (readable.includes(basename(path))) {
        expect(result.report).toMatchObject({ rows: 1, errors: 0 })
        return
      }
      expect(result.code).toBe(1)
      expect(result.out).toMatch(korean)
      expect(await total()).toBe(before)
      expect(await app.storage.listings.dataVersion()).toBe(version)
    },
  )
})
