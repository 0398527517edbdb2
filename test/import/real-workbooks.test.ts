import { existsSync, openAsBlob, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Engine, engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { type CliProcessResult, runCliProcess } from './run-cli-process.ts'

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
/** How a file is read has nothing to do with the engine: SQLite gets all files, and any other engine two exports. */
const exportsFor = (engine: Engine) => (engine === 'sqlite' ? exports : exports.slice(-2))
/** Odd files that still have listings: one data row each, with the same id. */
const readable = ['header_row6_extra_case.xlsx', 'merged_header.xlsx']

interface Report {
  fileName: string
  rows: number
  imported: number
  duplicates: number
  errors: number
}

interface CliImport extends CliProcessResult {
  /** Listings before and after. */
  before: number
  after: number
  /** What the directory's content is counted by, before and after. */
  versions: readonly number[]
  reportOf(path: string): Report
  /** What is said of a file that is refused. */
  wordsOn(path: string): string | undefined
}

/** Words of the refusal, up to a full stop: not the text of a library's error alone. */
const sentence = /: [A-Z][a-z]* .*[a-z].*[."]$/m

describe.skipIf(exports.length === 0).each(engines)('real workbooks on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  /** Also those that have closed for good, which are kept. */
  const total = async () => {
    const { listings, administration } = app.storage
    const closed = await administration.listHidden('closed', { limit: 1, offset: 0 })
    return (await listings.statistics()).totalBusinesses + closed.totalCount
  }

  /** Imports all files in one run: most of a run's time is its start. */
  async function importByCli(paths: readonly string[], ...options: string[]): Promise<CliImport> {
    const version = () => app.storage.listings.dataVersion()
    const [before, firstVersion] = [await total(), await version()]
    const result = await runCliProcess(['import', '--json', ...options, ...paths], app.environment)
    // What is said of a file is a line, or one above the names of all files of which it is said.
    const [printed, said] = [result.out, result.err].map((text) => text.split('\n')) as [string[], string[]]
    const reports = printed.filter(Boolean).map((text) => JSON.parse(text) as Report)
    return {
      ...result,
      before,
      after: await total(),
      versions: [firstVersion, await version()],
      reportOf(path) {
        const report = reports.find(({ fileName }) => fileName === basename(path))
        if (!report) throw new Error(`${path} was not imported: ${result.out}${result.err}`)
        return report
      },
      wordsOn(path) {
        // The server of the test may take a job of the command, which then says that it waits.
        const own = said.find(
          (text) => text.startsWith(`${basename(path)}: `) && !text.includes(': waits until '),
        )
        const above = said.slice(0, said.indexOf(`  ${basename(path)}`) + 1)
        return own ?? above.findLast((text) => text !== '' && !text.startsWith('  '))
      },
    }
  }
  const sumOf = (result: CliImport, paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + result.reportOf(path).imported, 0)

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

  describe('exports', () => {
    const exports = exportsFor(engine)
    let result: CliImport
    beforeAll(async () => {
      result = await importByCli(exports)
    })

    test.each(exports)('%s: figures add up, and again gives 0 new', async (path) => {
      const { rows, imported, duplicates, errors } = result.reportOf(path)
      expect(result.code).toBe(0)
      expect(rows).toBeGreaterThan(0)
      expect(imported + duplicates + errors).toBe(rows)
      expect(result.after).toBe(result.before + sumOf(result, exports))

      const again = await upload(path)
      expect(again.status).toBe(200)
      const { stats } = (await again.json()) as { stats: Record<string, number> }
      expect(stats).toEqual({
        imported: 0,
        duplicatesSkipped: rows - errors,
        totalErrors: errors,
        totalRows: rows,
      })
    })
  })

  if (engine !== 'sqlite') return

  describe('lists without place_id', () => {
    let refused: CliImport
    let derived: CliImport
    beforeAll(async () => {
      refused = await importByCli(idless)
      derived = await importByCli(idless, '--derive-ids')
    })

    test.each(idless)('%s: refused for want of place_id, taken with --derive-ids', (path) => {
      expect(refused.code).toBe(1)
      expect(refused.wordsOn(path)).toMatch(/lack place_id.*--derive-ids/)
      expect(refused.after).toBe(refused.before)

      const { imported, duplicates } = derived.reportOf(path)
      expect(derived.code).toBe(0)
      expect(imported + duplicates).toBeGreaterThan(0)
      expect(derived.after).toBe(derived.before + sumOf(derived, idless))
    })
  })

  test.each(notListings)('%s: refused with a sentence', async (path) => {
    const answer = await upload(path)
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { message: string }).message).toMatch(/열 제목을 찾지 못했습니다/)
  })

  describe('hostile files', () => {
    const isReadable = (path: string) => readable.includes(basename(path))
    let refused: CliImport
    let read: CliImport
    beforeAll(async () => {
      refused = await importByCli(hostile.filter((path) => !isReadable(path)))
      read = await importByCli(hostile.filter(isReadable))
    })

    test.each(hostile)(
      '%s: read right or refused with a sentence, in bounded memory, the database as it was',
      (path) => {
        const result = isReadable(path) ? read : refused
        expect(result.peakMemory).toBeLessThan(512 * 1024 ** 2)
        if (isReadable(path)) {
          expect(result.reportOf(path)).toMatchObject({ rows: 1, errors: 0 })
          return
        }
        expect(result.code).toBe(1)
        expect(result.wordsOn(path)).toMatch(sentence)
        expect(result.after).toBe(result.before)
        expect(result.versions[1]).toBe(result.versions[0])
      },
    )
  })
})
