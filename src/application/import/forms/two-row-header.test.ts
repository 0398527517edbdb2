import { describe, expect, test } from 'vitest'
import type { SheetRow } from '../../ports/workbook.ts'
import { groupedOf } from './two-row-header.ts'

const rowsOf = (lines: readonly string[]): SheetRow[] =>
  lines.flatMap((line, at) => (line === '' ? [] : [{ number: at + 1, cells: line.split('|') }]))

/** The rows of a sheet as one table; undefined if its header has one row. */
async function read(...lines: string[]): Promise<string[] | undefined> {
  const rows = rowsOf(lines)
  const reshape = groupedOf(rows)
  if (!reshape) return undefined
  const found: string[] = []
  for await (const batch of reshape(
    (async function* () {
      yield rows
    })(),
  ))
    found.push(...batch.map(({ number, cells }) => `${number}: ${cells.join('|')}`))
  return found
}
const headerOf = async (...lines: string[]) => (await read(...lines, 'data'))?.at(-2)?.replace(/^\d+: /, '')

describe('a header of two rows', () => {
  test('is one row, with the number of the second', async () => {
    expect(await read('Members 2024', '', 'Shop|Address||', '|Street|Town|', 'Aster|Mill 2|Dover')).toEqual([
      '1: Members 2024',
      '4: Shop|Street|Town|',
      '5: Aster|Mill 2|Dover',
    ])
  })

  test.each([
    [
      'Betrieb|Anschrift|||Öffnungszeiten|',
      'Betrieb|Straße|PLZ|Ort|Mo-Fr|Sa',
      'Betrieb|Straße|PLZ|Ort|Öffnungszeiten Mo-Fr|Öffnungszeiten Sa',
    ],
    ['상호|주소||전화번호', '|도로명|지번|', '상호|주소 도로명|주소 지번|전화번호'],
    [
      'Institution|Location|Location|Location',
      '|Address|lat|lng',
      'Institution|Address|Location lat|Location lng',
    ],
    [
      'Name|Phone|Monday||Tuesday|',
      '||Open|Close|Open|Close',
      'Name|Phone|Monday Open|Monday Close|Tuesday Open|Tuesday Close',
    ],
    ['Name|Opening hours||Contact|', '|From|To|Tel|Mail', 'Name|opening time|closing time|Tel|Contact Mail'],
    [
      'Firma|Adres|||Kontakt|',
      '|Ulica|Nr|Kod|Tel.|WWW',
      'Firma|Ulica|house number|postal code|Tel.|Kontakt WWW',
    ],
    ['Shop|Hours||Tel', '|Open|Close|', 'Shop|opening time|closing time|Tel'],
    ['Firma|Godziny otwarcia||Tel', '|od|do|', 'Firma|opening time|closing time|Tel'],
    ['Firma|Öffnungszeiten||', '|Mi|Do|Fr', 'Firma|Öffnungszeiten Mi|Öffnungszeiten Do|Öffnungszeiten Fr'],
  ])('%s over %s', async (upper, lower, header) => {
    expect(await headerOf(upper, lower)).toBe(header)
  })

  test('the name and the phone of a person are not those of the business', async () => {
    expect(await headerOf('Betrieb|Inhaber||Adresse||', 'Betrieb|Name|Telefon|Straße|PLZ|Ort')).toBe(
      'Betrieb|Inhaber Name|Inhaber Telefon|Straße|PLZ|Ort',
    )
    expect(await headerOf('Business||Owner||Address|', 'Name|Phone|Name|Phone|Street|City')).toBe(
      'Business Name|Business Phone|Owner Name|Owner Phone|Street|Address City',
    )
  })

  test('two addresses stay two', async () => {
    const header = await headerOf(
      'Name|Billing address||Physical address||Phone',
      '|Street|City|Street|City|',
    )
    expect(header).toBe(
      'Name|Billing address Street|Billing address City|Physical address Street|Physical address City|Phone',
    )
  })

  test('hours of duty are no opening hours', async () => {
    expect(await headerOf('Eczane|Adres||Nöbet|', '|Mahalle|Cadde|Tarih|Saat')).toBe(
      'Eczane|Mahalle|Cadde|Nöbet Tarih|Nöbet Saat',
    )
  })

  test.each([
    [
      'a business below a merged header',
      ['Name|Category||Address|Phone', 'Roma|Restaurant|Italian|Main St|'],
    ],
    ['a business with a name alone', ['Name|Address|Phone', 'Café|Berlin|', 'Mill|Bonn|']],
    ['tables side by side', ['SHOPS|||CAFES||', 'Name|Phone||Name|Phone', 'a|1||b|2']],
    ['a title', ['Store info||||', 'Name|Address|City|Phone|Hours', 'a|1|b|b|2']],
    ['rows with phones', ['Name|Contact|', 'Aster|0302 7342101|Ann']],
  ])('is none: %s', async (_, lines) => {
    expect(await read(...lines)).toBeUndefined()
  })
})
