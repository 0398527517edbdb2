import type { ImportReport } from '../application/import/import-workbook.ts'
import type { QualitySummary } from '../application/import/quality-summary.ts'
import type { CellProblem } from '../application/import/tables/cell-text.ts'
import { refusalText } from '../domain/administration/refusal-reasons.ts'
import { knownCategory } from '../domain/category/taxonomy.ts'
import { duration, grouped } from './cli-services.ts'

type QualityCount = Exclude<keyof QualitySummary, 'unmappedCategories' | 'cellsToCheck'>

/** What stands behind the number of rows or cells, in the order of the report. */
const countText: Readonly<Record<QualityCount, string>> = {
  closedForGood: 'closed for good (kept, in no list)',
  unknownStatus: 'with a status of unknown meaning (published as open)',
  withoutCategory: 'without a category',
  unmappedCategory: 'with a category of an unknown trade',
  guessedCategory: 'whose trade is a guess',
  withoutAddress: 'without an address',
  withoutCity: 'without a known city',
  withoutCountry: 'without a known country',
  withoutPhone: 'without a phone number',
  invalidPhone: 'with a phone number that cannot be dialled',
  withoutHours: 'without opening hours',
  unreadHours: 'with opening hours that cannot be read',
  withoutRating: 'without a rating',
  withoutCoordinates: 'without coordinates',
  misplacedCells: 'cells that did not fit their column, left out',
  dateCells: 'cells that were dates, left out',
  errorCells: 'cells with an error of a spreadsheet, left out',
  repairedCells: 'damaged cells, repaired',
  garbledCells: 'damaged cells',
}

const problemText: Readonly<Record<CellProblem, string>> = {
  date: 'is a date and was left out',
  repaired: 'was damaged and has been repaired',
  garbled: 'is damaged',
  error: 'is an error of a spreadsheet and was left out',
  hours: 'cannot be read as hours',
  phone: 'is no number that can be dialled',
  misplaced: 'does not fit its column and was left out',
}

/** What an import did, line by line. */
export function describeReport(report: ImportReport): string[] {
  return [
    outcomeOf(report),
    ...(report.layout === undefined ? [] : [`  read by the profile "${report.layout}"`]),
    `  ${readFrom(report)}`,
    ...lackingIn(report.quality),
    ...unknownTradesIn(report.quality),
    ...(report.possibleDuplicates > 0
      ? [`  possible duplicates, listed in the panel: ${grouped(report.possibleDuplicates)}`]
      : []),
    ...report.quality.cellsToCheck.map(
      ({ rowNumber, column, problem, text }) =>
        `  row ${rowNumber}: ${column} ${problemText[problem]}: ${text}`,
    ),
    ...report.refused.map(({ rowNumber, reason }) => `  row ${rowNumber}: ${refusalText(reason).en}`),
    ...(report.errors > report.refused.length
      ? [`  … ${grouped(report.errors - report.refused.length)} more`]
      : []),
  ]
}

function outcomeOf({ fileName, rows, mode, imported, updated, ...report }: ImportReport): string {
  const parts = [
    `${grouped(imported)} imported`,
    ...(mode === 'skip' ? [] : [`${grouped(updated)} updated`]),
    `${grouped(report.duplicates)} duplicates`,
    `${grouped(report.errors)} errors`,
  ]
  return `${fileName}: ${grouped(rows)} rows = ${parts.join(' + ')} (${duration(report.milliseconds / 1000)})`
}

/** The sheets, the header, the columns, and what was taken for rows that do not say it. */
function readFrom({ sheetsRead, sheetsLeftOut = [], headerRow, columns, ...defaults }: ImportReport): string {
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
  const leftOut = sheetsLeftOut.length > 0 ? ` (no list in ${quoted(sheetsLeftOut)})` : ''
  return [
    `sheet ${quoted(sheetsRead)}${leftOut}, header in row ${headerRow}, columns ${Object.keys(columns).join(', ')}`,
    ...(defaults.country ? [`rows without a country read as ${defaults.country}`] : []),
    ...(defaults.trade ? [`rows without a trade read as ${defaults.trade}`] : []),
    ...(defaults.city ? [`rows without a city read as in ${defaults.city}`] : []),
  ].join('; ')
}

function lackingIn(quality: QualitySummary): string[] {
  const names = Object.keys(countText) as QualityCount[]
  // Reports of older versions lack the newest counts.
  const found = names.filter((name) => (quality[name] ?? 0) > 0)
  if (found.length === 0) return []
  return [`  of these: ${found.map((name) => `${grouped(quality[name])} ${countText[name]}`).join(', ')}`]
}

function unknownTradesIn({ unmappedCategories }: QualitySummary): string[] {
  if (unmappedCategories.length === 0) return []
  const trades = unmappedCategories.map(({ name, count, guess }) => {
    const trade = guess && (knownCategory(guess)?.label.en ?? guess)
    return `${name} (${grouped(count)}${trade ? `, taken for ${trade}` : ''})`
  })
  return [`  categories that are not known: ${trades.join(', ')}`]
}
