import { describe, expect, test } from 'vitest'
import { openWorkbookSource } from '../workbook-source.ts'

/** The listings of a table: a row of cells for each line. */
async function read(...lines: string[]) {
  const rows = lines.map((line, at) => ({ number: at + 1, cells: line.split('|') }))
  const workbook = {
    sheets: [{ name: 'list', visible: true }],
    async *rows() {
      yield rows.slice(0, 3)
      yield rows.slice(3)
    },
    progress: () => 1,
    close: async () => undefined,
  }
  const source = await openWorkbookSource({ open: async () => workbook })({ path: '', deriveIds: true })
  const drafts = []
  for await (const batch of source.batches()) drafts.push(...batch.drafts)
  return drafts
}

describe('a ditto', () => {
  const header = 'Name|Kategorie|Straße|PLZ|Ort|Telefon'
  const first = 'Ott|Bäckerei|Bahnhofstr. 5|79098|Freiburg|0761 5550101'

  test.each(['do.', '"', '〃', 'dto.', 'ebd.', '상동', 'idem', '-"-'])(
    '%s is the value above',
    async (ditto) => {
      const again = `Lang|${ditto}|${ditto}|${ditto}|${ditto}|0761 5550102`
      const [, second, third] = await read(header, first, again, again.replace('Lang', 'Weber'))
      const place = { category: 'Bäckerei', address: 'Bahnhofstr. 5, 79098 Freiburg' }
      expect(second).toMatchObject({ name: 'Lang', ...place })
      expect(third).toMatchObject({ name: 'Weber', ...place })
    },
  )

  test('is no phone and no name', async () => {
    const [, second] = await read(header, first, 'Idem|"|Weg 2|"|"|"')
    expect(second).toMatchObject({ name: 'Idem', phone: '' })
  })

  test('of an empty cell is empty', async () => {
    const [, second] = await read(header, first.replace('Bäckerei', ''), 'Lang|"|Weg 2|"|"|')
    expect(second?.category).toBe('')
  })

  test('means the row above a note', async () => {
    const [, second] = await read(header, first, '* Stand von gestern|||||', 'Lang|"|Weg 2|"|"|')
    expect(second?.address).toBe('Weg 2, 79098 Freiburg')
  })
})

describe('the sign of a footnote', () => {
  const header = 'Name|Adresse|Telefon'

  test.each([
    ['*', '* nach Vereinbarung'],
    ['**', '** nach Vereinbarung'],
    ['²', '² nach Vereinbarung'],
    [' 1)', '1) nach Vereinbarung'],
    [' (1)', '(1) nach Vereinbarung'],
    [' [1]', '[1] = nach Vereinbarung'],
  ])('%s that the table explains is no part of a text', async (sign, legend) => {
    const rows = await read(
      header,
      `Blumen Adler${sign}|Markt 9, 48231 Warendorf${sign}|02581 4440103${sign}`,
      'Rad Ott|Markt 2, 48231 Warendorf|02581 4440104',
      legend,
    )
    expect(rows.map(({ name }) => name)).toEqual(['Blumen Adler', 'Rad Ott'])
    expect(rows[0]).toMatchObject({ address: 'Markt 9, 48231 Warendorf', phoneE164: '+4925814440103' })
  })

  test('is told by another one beside it', async () => {
    const rows = await read(header, 'Adler¹|Markt 9, Bonn|', 'Raum²|Markt 2, Bonn|', 'Ott|Markt 3, Bonn|')
    expect(rows.map(({ name }) => name)).toEqual(['Adler', 'Raum', 'Ott'])
  })

  test('is told by the field that it stands in, where a raised figure means nothing else', async () => {
    const rows = await read(
      `${header}|Öffnungszeiten|Fläche`,
      'Raum²|Markt 9, 48231 Warendorf²|02581 4440103²|Mo-Fr 9-18²|120 m²',
      'Adler|Markt 2, 48231 Warendorf⁴|02581 4440104 ³|Mo-Fr 9-18 ¹²|80 m²',
    )
    expect(rows[0]).toMatchObject({ name: 'Raum²', phoneE164: '+4925814440103' })
    expect(rows[0]?.openingHours).toMatchObject({ Monday: '9-18' })
    expect(rows[1]).toMatchObject({ address: 'Markt 2, 48231 Warendorf', phoneE164: '+4925814440104' })
    expect(rows[1]?.openingHours).toMatchObject({ Monday: '9-18' })
  })

  test('stays where nothing says what it is', async () => {
    const names = ['Raum²', 'Hotel Post **', 'Studio (1)', 'M³ Möbel']
    const rows = await read(header, ...names.map((name, at) => `${name}|Markt ${at}, Bonn|`))
    expect(rows.map(({ name }) => name)).toEqual(names)
  })
})

describe('an apostrophe before a text', () => {
  const row = (name: string) => `${name}|1 Quay St, Auckland 1010, New Zealand|09 555 0101`

  test('is that of a spreadsheet where each text of a column has one', async () => {
    const rows = await read('Name|Address|Phone', row("'Kiwi Hardware"), row("'Tui Florist'"))
    expect(rows.map(({ name }) => name)).toEqual(['Kiwi Hardware', 'Tui Florist'])
  })

  test('is its own where others have none', async () => {
    const rows = await read('Name|Address|Phone', row("'t Hoekje"), row('Tui Florist'))
    expect(rows.map(({ name }) => name)).toEqual(["'t Hoekje", 'Tui Florist'])
  })
})
