import { serialize } from 'node:v8'
import { recogniseHeader } from '../src/application/import/columns/columns.ts'
import { noCompanions } from '../src/application/import/rows/companions.ts'
import { placeOfRow } from '../src/application/import/rows/file-country.ts'
import { identifyRow } from '../src/application/import/rows/identify-row.ts'
import { type NormalisedRow, normaliseRow } from '../src/application/import/rows/normalise-row.ts'
import { categoryOf } from '../src/application/import/rows/row-category.ts'
import { cellReader, notesOn } from '../src/application/import/tables/cell-text.ts'
import type { SheetRow } from '../src/application/ports/workbook.ts'
import { mapLink } from '../src/domain/address/map-link.ts'
import { parseAbout } from '../src/domain/business/attributes/about-attributes.ts'
import { draftKeys } from '../src/domain/business/duplicates/possible-duplicates.ts'
import type { SheetColumn } from '../src/domain/business/import-columns.ts'
import { parsePhotos } from '../src/domain/business/photos.ts'
import { parseOpeningHours } from '../src/domain/opening-hours/parse-opening-hours.ts'
import { parsePhone } from '../src/domain/phone/phone.ts'
import { withTerms } from '../src/domain/search-terms/index-terms.ts'
import { createWorkbookReader } from '../src/excel/workbook-reader.ts'
import { provideGazetteerFile } from '../src/main/gazetteer.ts'
import { printTable } from './figures.ts'

/** How often each step goes over all rows. The fastest time counts: other programs only make one slower. */
const rounds = 5

type Accepted = Exclude<NormalisedRow, { refused: object }>

/** A row, and what is made of it. */
interface Made {
  readonly row: SheetRow
  readonly cells: Readonly<Partial<Record<SheetColumn, string>>>
  readonly accepted: Accepted
}

const threadTime = () => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

async function readRows(path: string): Promise<SheetRow[]> {
  const workbook = await createWorkbookReader().open(path, { textFiles: true })
  const rows: SheetRow[] = []
  for await (const some of workbook.rows(0)) rows.push(...some)
  await workbook.close()
  return rows
}

/** What each step of a row costs, from a file with this product's columns in its first row. */
export async function benchRowSteps({ file }: { file: string }): Promise<void> {
  provideGazetteerFile()
  const [header, ...rows] = await readRows(file)
  const columns = recogniseHeader(header?.cells ?? [])
  const options = { deriveIds: true }
  const made = rows.flatMap((row): Made[] => {
    const accepted = normaliseRow(row, columns, options)
    const cell = cellReader(row, columns)
    const names = Object.keys(columns) as SheetColumn[]
    const cells = Object.fromEntries(names.map((name) => [name, cell(name)]))
    return accepted.refused ? [] : [{ row, cells, accepted }]
  })
  const steps = stepsOf(columns, options)
  const times = Object.entries(steps).map(([name, step]) => [name, fastest(made, step)] as const)
  printTable(
    `Steps of ${made.length.toLocaleString('en-US')} rows`,
    ['step', 'a row'],
    times.map(([name, time]) => [name, `${time.toFixed(1)} µs`]),
  )
}

function fastest(made: readonly Made[], step: (one: Made) => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = threadTime()
    for (const one of made) step(one)
    return (threadTime() - start) / made.length
  })
  return Math.min(...times)
}

function stepsOf(columns: ReturnType<typeof recogniseHeader>, options: { readonly deriveIds: boolean }) {
  const text = ({ cells }: Made, column: SheetColumn) => cells[column] ?? ''
  const names = Object.keys(columns) as SheetColumn[]
  const place = (one: Made) => ({
    address: text(one, 'full_address'),
    city: '',
    postalCode: text(one, 'postal_code'),
    country: text(one, 'country'),
    locationLink: text(one, 'location_link'),
    phone: text(one, 'phone'),
  })
  const at = () => ''
  return {
    'cells: clean, and fit for their columns': ({ row }) =>
      names.map((name) => cellReader(row, columns)(name)),
    'cells to look at': ({ row }) => notesOn(row, columns),
    'name and id': ({ row }) => identifyRow(row, columns, options),
    'place: country, city, district, postal code': (one) => placeOfRow(place(one), ''),
    phone: (one) => parsePhone(text(one, 'phone'), one.accepted.draft.countryCode),
    'opening hours': (one) => parseOpeningHours(text(one, 'working_hours')),
    attributes: (one) => parseAbout(text(one, 'about')),
    photos: (one) => parsePhotos(text(one, 'photo')),
    'map link': (one) => mapLink(text(one, 'location_link')),
    trade: (one) =>
      categoryOf(text(one, 'category'), one.accepted.draft.name, {
        companions: noCompanions,
        place: one.accepted.draft,
        at,
      }),
    'all of the above: normalising': ({ row }) => normaliseRow(row, columns, options),
    'search terms': ({ accepted }) => withTerms(accepted.draft),
    'keys of duplicates': ({ accepted }) => draftKeys(accepted.draft),
    'handing over': ({ accepted }) => serialize(accepted.draft),
  } satisfies Record<string, (one: Made) => unknown>
}
