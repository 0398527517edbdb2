import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBackup } from '../../src/application/backup/check-backup.ts'
import { writeBackup } from '../../src/application/backup/write-backup.ts'
import { applyEdit, textFields } from '../../src/domain/business/business-edit.ts'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import { withTerms } from '../../src/domain/search-terms/index-terms.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { allStored } from '../app/listing-digest.ts'
import { importRows, type ListingRow, listingRows } from '../app/listing-rows.ts'
import { createTestSite, type TestSite } from '../app/test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite('sqlite')
})
afterAll(() => site.remove())

const longest = 32_767
/** What a cell of a workbook, or a field of the panel, may hold at worst. */
const odd = [
  '가'.repeat(longest),
  '👩‍🍳'.repeat(4000),
  `a${'😀'.repeat(16_000)}`,
  '0'.repeat(longest),
  '9'.repeat(15),
  '-1',
  '1e300',
  'NUL\0 and half a pair \ud83d',
  '\u202e\u200b거꾸로',
  'İıßﬃ﷽'.repeat(500),
  `https://a.kr/${'x'.repeat(longest - 13)}`,
  Array.from({ length: 40 }, (_, index) => `https://a.kr/${index}.jpg`).join('\n'),
  `https://www.google.com/maps/@90.0000000001,-180.00000001,3z`,
  JSON.stringify(
    Object.fromEntries(Array.from({ length: 120 }, (_, section) => [`구역 ${section}`, { a: true }])),
  ),
  JSON.stringify({ __proto__: {}, 'x\0': { 'y\ud800': 'z'.repeat(900) } }),
  JSON.stringify({ Monday: 'x'.repeat(900), Someday: '9-6' }),
]

const backupOf = async ({ storage, config }: TestSite) => {
  const { administration, listings, searchFeedback, importLayouts, tradeMappings, history } = storage
  const path = join(config.dataDir, 'odd.gz')
  await writeBackup(
    path,
    { administration, listings, searchFeedback, importLayouts, tradeMappings, history },
    { now: Date.now() },
  )
  return path
}

test('whatever can be imported or edited can be restored: a check finds nothing wrong with its backup', async () => {
  const { storage } = site
  const rows = importColumns.flatMap((column) =>
    odd.map((cell, index): ListingRow => {
      const placeId = `odd-${column}-${index}`
      return { ...listingRows[index % 3], place_id: placeId, [column]: cell }
    }),
  )
  await importRows(storage, [...listingRows, ...rows, ...sampleRows({ seed: 4, rows: 2000, quirks: true })])
  const edits = (await allStored(storage))
    .slice(0, textFields.length * odd.length)
    .flatMap((listing, index) => {
      const field = textFields[index % textFields.length] ?? 'name'
      // A field of the panel counts characters.
      const text = [...(odd[Math.floor(index / textFields.length)] ?? '')]
      return [100, 200, 300, 500, 1000, 2048, 5000, 20_000].flatMap((length) => {
        const edited = applyEdit(listing, { [field]: text.slice(0, length).join('') })
        if (edited.problems) return []
        const seo = { ...edited.texts, canonicalUrl: '' }
        return [{ id: listing.id, draft: withTerms(edited.draft), seo }]
      })
    })
  const last = new Map(edits.map((edit) => [edit.id, edit]))
  expect(last.size).toBeGreaterThan(100)
  await storage.administration.change({
    changeId: 'odd',
    edits: [...last.values()],
    byHand: true,
    now: Date.now(),
  })
  const path = await backupOf(site)
  const stored = await allStored(storage)
  expect(await checkBackup(path, () => undefined)).toBe(stored.length)
  expect(stored.length).toBeGreaterThan(2000)
})
