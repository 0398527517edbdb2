import { expect, test } from 'vitest'
import { openWorkbookSource } from '../workbook-source.ts'

/** The names and trades of the listings of a sheet. */
async function read(...rows: readonly (readonly string[])[]) {
  const workbook = {
    sheets: [{ name: 'Sheet1', visible: true }],
    async *rows() {
      yield rows.map((cells, index) => ({ number: index + 1, cells })).filter(({ cells }) => cells.length > 0)
    },
    progress: () => 1,
    close: async () => undefined,
  }
  const source = await openWorkbookSource({ open: async () => workbook })({ path: '', deriveIds: true })
  const drafts = []
  for await (const batch of source.batches()) drafts.push(...batch.drafts)
  return drafts.map(({ name, category }) => `${name}: ${category}`)
}

const pharmacies = [
  ['Denumire', 'Adresa', 'Localitate', 'Telefon', 'Program'],
  ['Farmacia Alun', 'Str. Lungă 4', 'Brașov', '0268 555 001', 'L-V 8-20'],
]
const dentists = [
  ['Denumire cabinet', 'Medic', 'Adresa', 'Localitate', 'Telefon'],
  ['Zâmbet', 'Dr. A', 'Str. Lungă 9', 'Brașov', '0268 555 002'],
  ['Alb', 'Dr. B', 'Str. Lungă 11', 'Brașov', '0268 555 003'],
]
const bakeries = [
  ['Nume', 'Adresa', 'Oraș', 'Tel', 'E-mail'],
  ['Ion Grau', 'Str. Nouă 3', 'Brașov', '0268 555 004', ''],
]

test('the title of a later table is the heading of its rows, and of no further ones', async () => {
  expect(await read(['FARMACII'], ...pharmacies, [], ['STOMATOLOGI'], ...dentists, [], ...bakeries)).toEqual([
    'Farmacia Alun: Pharmacy',
    'Zâmbet: Dentist',
    'Alb: Dentist',
    'Ion Grau: ',
  ])
})

test('what stands alone at the end, or above a header that is repeated, is a business', async () => {
  const [header = [], row = []] = pharmacies
  expect(await read(header, row, [], ...dentists, ['Ioana Verde'])).toContain('Ioana Verde: ')
  expect(await read(header, row, ['Farmacia Tei'], header, row.with(0, 'Farmacia Fag'))).toContain(
    'Farmacia Tei: Pharmacy',
  )
})
