import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uploadsOf } from '../../src/main/uploads.ts'
import { type ImportSite, openImportSite } from './import-site.ts'

let site: ImportSite
beforeEach(async () => {
  site = await openImportSite('sqlite')
})
afterEach(() => site.remove())

async function uploadText(text: string | Buffer): Promise<string> {
  const id = await site.upload(['name'], [])
  await writeFile(join(uploadsOf(site.config, site.storage).path, id), text)
  return id
}

test('a text table with semicolons and hours on several lines is previewed and imported as a workbook', async () => {
  const id = await uploadText(
    'title;place_id;phone;country;open_hours\nCafé Fidélité;a-1;06 12 34 56 78;FR;"Monday: 9AM-5PM\nTuesday: 9AM-5PM"\nSalon;a-2;;FR;\n',
  )
  const options = { fileName: 'list.csv', onlyWorkbooks: false }
  expect(await site.preview(id, options)).toMatchObject({ rows: 2, new: 2, refused: 0, sheet: 'CSV' })
  const job = await site.submitImport(id, options)
  expect(await site.queue.wait(job.id)).toMatchObject({ state: 'done' })
  const stored = await site.stored()
  expect(stored.get('a-1')).toMatchObject({ name: 'Café Fidélité', phoneE164: '+33612345678' })
  expect(stored.get('a-1')?.openingHours).toMatchObject({ Monday: expect.stringContaining('9') })
  expect(stored.size).toBe(2)
})

test('a text where only a workbook is wanted is refused as before', async () => {
  const id = await uploadText('name,place_id\nA,1\n')
  await expect(site.preview(id, { onlyWorkbooks: true })).rejects.toThrow('not-a-workbook')
})

test('a file without ids is asked for them, and no row is read before', async () => {
  const id = await uploadText(
    '번호,상호,주소,관리번호\n1,한양약국,서울특별시 성동구 왕십리로 1,3010-77\n2,새봄약국,서울특별시 성동구 왕십리로 9,3010-91\n',
  )
  const options = { fileName: 'list.csv', onlyWorkbooks: false }
  expect(await site.preview(id, options)).toMatchObject({ idChoices: [3], rows: 0, refused: 0 })
  expect(await site.preview(id, { ...options, deriveIds: true })).toMatchObject({ new: 2, refused: 0 })
  const columns = { name: 1, full_address: 2, place_id: 3 }
  const job = await site.submitImport(id, { ...options, columns })
  expect(await site.queue.wait(job.id)).toMatchObject({ state: 'done', result: { imported: 2 } })
  expect([...(await site.stored()).keys()].sort()).toEqual(['3010-77', '3010-91'])
})

test('a list of prices is said to be perhaps no list of businesses', async () => {
  const options = { fileName: 'list.csv', onlyWorkbooks: false, deriveIds: true }
  const prices = await uploadText('Item name,Category,Unit,Net price\nHammer,Tools,pc,12\nBrush,Paint,pc,3\n')
  expect(await site.preview(prices, options)).toMatchObject({ new: 2, isPlaceless: true })
  const shops = await uploadText('Name,Category,Phone\nHammer,Tools,\nBrush,Paint,02-123-4567\n')
  expect(await site.preview(shops, options)).toMatchObject({ new: 2, isPlaceless: false })
})
