import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StoredReport } from '../../src/application/ports/report-store.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { addReports, recordsOf } from '../app/history.ts'
import { allStored, storedDigest } from '../app/listing-digest.ts'
import { importRows, listingRows } from '../app/listing-rows.ts'
import { createTestSite, type TestSite } from '../app/test-site.ts'
import { runCli } from '../import/run-cli.ts'

let folder: string
let sites: Record<'sqlite' | 'postgres', TestSite>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-commands-'))
  sites = { sqlite: await createTestSite('sqlite'), postgres: await createTestSite('postgres') }
})
afterAll(async () => {
  for (const site of Object.values(sites)) await site.remove()
  await rm(folder, { recursive: true })
})

const synonymOf = (key: string, meaning: string) => ({ key, phrase: key, meaning, trade: '', createdAt: 1 })
const reportOf = (id: string): StoredReport => ({
  id,
  listingId: 'gone',
  reasons: ['phone'],
  note: '번호가 바뀌었습니다.',
  contact: 'owner@example.org',
  createdAt: 1,
})
const run = (site: TestSite, ...words: string[]) => runCli(words, site.environment)

async function fill({ storage }: TestSite): Promise<void> {
  await importRows(storage, [...listingRows, ...sampleRows({ seed: 8, rows: 800, quirks: true })])
  const [first] = await allStored(storage)
  if (!first) throw new Error('nothing was imported')
  const draft = { ...first, terms: '' }
  await storage.administration.change({
    changeId: 'edit',
    edits: [{ id: first.id, draft: { ...draft, name: '고친 이름' } }],
    byHand: true,
    now: Date.now(),
  })
  const pending = { ...draft, placeId: 'submission-1', status: 'pending' as const }
  await storage.listings.addPending({ draft: pending, email: 'owner@example.kr', now: Date.now() })
}

describe('backup and restore', () => {
  test('move a site from SQLite to PostgreSQL and back: every id, slug, row number, time and field', async () => {
    await fill(sites.sqlite)
    const synonyms = [synonymOf('폰고침', '휴대폰 수리점'), synonymOf('머리방', '미용실')]
    await sites.sqlite.storage.searchFeedback.restoreSynonyms(synonyms)
    await sites.postgres.storage.searchFeedback.restoreSynonyms([synonymOf('머리방', '이발소')])
    const [listing] = await allStored(sites.sqlite.storage)
    const report = { ...reportOf('report-1'), listingId: listing?.id ?? '' }
    await addReports(sites.sqlite.storage, [report])
    await addReports(sites.postgres.storage, [reportOf('report-2')])
    const digest = await storedDigest(sites.sqlite.storage)
    const file = join(folder, 'moved.gz')
    expect(await run(sites.sqlite, 'backup', file)).toMatchObject({ code: 0 })
    const restored = await run(sites.postgres, 'restore', file)
    expect(restored).toMatchObject({ code: 0, out: expect.stringMatching(/: [78]\d\d listings restored\n$/) })
    expect(await storedDigest(sites.postgres.storage)).toBe(digest)
    expect(
      (await sites.postgres.storage.searchFeedback.listSynonyms()).map(({ meaning }) => meaning),
    ).toEqual(['이발소', '휴대폰 수리점'])
    expect(await recordsOf(sites.postgres.storage, 'report')).toMatchObject([report])

    const back = join(folder, 'back.gz')
    expect(await run(sites.postgres, 'backup', back)).toMatchObject({ code: 0 })
    await importRows(sites.sqlite.storage, [{ name: '나중에 온 가게', place_id: 'later' }])
    const replaced = await run(sites.sqlite, 'restore', back)
    expect(replaced).toMatchObject({ code: 0, out: expect.stringContaining('the snapshot snapshot-') })
    expect(await storedDigest(sites.sqlite.storage)).toBe(digest)
  })

  test.each(['sqlite', 'postgres'] as const)(
    'a file that is damaged, foreign or missing changes nothing on %s, and the command fails',
    async (engine) => {
      const site = sites[engine]
      await importRows(site.storage)
      const digest = await storedDigest(site.storage)
      const sound = join(folder, `sound-${engine}.gz`)
      await run(site, 'backup', sound)
      const bytes = await readFile(sound)
      const cut = join(folder, 'cut.gz')
      await writeFile(cut, bytes.subarray(0, bytes.length - 50))
      const foreign = join(folder, 'foreign.xlsx')
      await writeFile(foreign, 'PK\u0003\u0004')
      for (const file of [cut, foreign, join(folder, 'missing.gz')]) {
        expect(await run(site, 'restore', file)).toMatchObject({
          code: 1,
          out: '',
          err: expect.stringMatching(/backup|there is no such file/),
        })
      }
      expect(await storedDigest(site.storage)).toBe(digest)
    },
  )

  test('a backup or export that cannot be written fails in words and leaves nothing', async () => {
    for (const command of ['backup', 'export']) {
      const { code, err } = await run(sites.sqlite, command, join(folder, 'cut.gz', 'impossible'))
      expect([code, err]).toEqual([1, expect.stringMatching(/impossible|cut\.gz/)])
    }
  })
})

describe('export', () => {
  test('writes the listings of a country, which import as they were', async () => {
    await importRows(sites.sqlite.storage)
    const file = join(folder, 'korea.xlsx')
    const { code, out } = await run(sites.sqlite, 'export', file, '--country', 'Türkiye')
    expect([code, out]).toEqual([0, expect.stringMatching(/^\S+korea\.xlsx: [1-9]\d* listings \(/)])
    expect((await stat(file)).size).toBeGreaterThan(1000)
    const again = await run(sites.sqlite, 'import', '--json', file)
    expect(JSON.parse(again.out)).toMatchObject({ imported: 0, errors: 0 })
  })
})

test.each([
  ['backup', 'It does not hold the administrator'],
  ['restore', 'checked before anything is touched'],
  ['export', 'importing it gives the same listings'],
])('%s --help says what the file holds', async (command, words) => {
  const { code, out } = await run(sites.sqlite, command, '--help')
  expect([code, out.replace(/\s+/g, ' ')]).toEqual([0, expect.stringContaining(words)])
})
