import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ImportSite, openImportSite } from './import-site.ts'

const header = ['Name', 'Address', 'Phone', '', 'Company', 'City', 'Mobile']
const rows = [
  ['Aster Books', '1 Elm Rd', '+1 555 010 0100', '', 'Birch Cafe', 'Lyon', '+33 1 55 50 10 01'],
  ['', '', '', '', 'Cedar Spa', 'Nice', '+33 1 55 50 10 02'],
] as const

let site: ImportSite
beforeEach(async () => {
  site = await openImportSite('sqlite')
})
afterEach(() => site.remove())
const namesStored = async () => [...(await site.stored()).values()].map(({ name }) => name).sort()

test('a preview shows a table with other columns to the right as it will be read', async () => {
  const id = await site.upload(header, rows)
  const preview = await site.preview(id, { deriveIds: true })
  expect(preview).toMatchObject({ new: 3, columns: { name: 0, full_address: 1, phone: 2 } })
  expect(preview.beside?.isRead).toBe(true)
  expect(preview.beside?.tables).toHaveLength(1)
  expect(preview.beside?.tables[0]?.columns).toEqual(
    expect.arrayContaining([
      { column: 'name', header: 'Company', example: 'Birch Cafe' },
      { column: 'city', header: 'City', example: 'Lyon' },
    ]),
  )
})

test('it can be left out, and is still shown', async () => {
  const id = await site.upload(header, rows)
  const preview = await site.preview(id, { deriveIds: true, isAlone: true })
  expect(preview).toMatchObject({ new: 1, beside: { isRead: false, tables: [{}] } })
  await site.importRows(header, rows, { deriveIds: true, isAlone: true })
  expect(await namesStored()).toEqual(['Aster Books'])
})

test('a table alone has none beside it', async () => {
  const id = await site.upload(header.slice(0, 3), rows)
  expect(await site.preview(id, { deriveIds: true })).not.toHaveProperty('beside')
})
