import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Listing } from '../../domain/business/listing.ts'
import { readFileSheets } from '../../excel/testing/read-workbook.ts'
import { recogniseHeader } from '../import/columns/columns.ts'
import { normaliseRow } from '../import/rows/normalise-row.ts'
import { exportColumns, exportRow } from './export-row.ts'

const folder = resolve(import.meta.dirname, '../../../../shared/fixtures')
const files = ['outscraper', 'korean']
  .map((name) => join(folder, name))
  .filter(existsSync)
  .flatMap((path) => readdirSync(path).map((name) => join(path, name)))
  .filter((path) => /\.xlsx?$/.test(path))

const beside = {
  uniqueContent: '',
  seoTitle: '',
  seoDescription: '',
  textFacts: '',
  handFields: [],
  dataAt: 0,
}

describe.skipIf(files.length === 0)('real rows', () => {
  test('come back from an export as an import had made them', async () => {
    const exported = recogniseHeader(exportColumns)
    let compared = 0
    for (const file of files) {
      const [header, ...rows] = (await readFileSheets(file))[0]?.rows ?? []
      const columns = recogniseHeader(header?.cells ?? [])
      for (const row of rows) {
        const { draft } = normaliseRow(row, columns, { deriveIds: true })
        if (!draft) continue
        const listing = { ...draft, slug: 'slug' } as Listing
        const cells = exportRow({ ...listing, ...beside }).map((cell) => (cell === null ? '' : String(cell)))
        const again = normaliseRow({ number: 2, cells }, exported, { deriveIds: false })
        expect({ ...again.draft, slug: 'slug' }).toEqual(listing)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(1000)
  })
})
