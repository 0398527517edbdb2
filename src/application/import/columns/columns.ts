import {
  carriedColumns,
  extraColumns,
  importColumns,
  type SheetColumn,
  textFactsColumn,
} from '../../../domain/business/import-columns.ts'
import { latinKey } from '../../../domain/text/latin-key.ts'
import { companionNames } from '../rows/companion-names.ts'
import { withPlainAddress } from './address-kinds.ts'
import { withCodesNamed } from './code-names.ts'
import { headersNaming } from './column-headers.ts'
import { headerKey, headerKeys } from './header-keys.ts'
import { personHeaders, professionalNames } from './person-headers.ts'

interface Candidate {
  readonly column: SheetColumn
  readonly priority: number
}

const candidates = new Map<string, Candidate>([
  ...importColumns.flatMap((column) =>
    headersNaming(column)
      .map((header, priority): [string, Candidate] => [headerKey(header), { column, priority }])
      // Of a name that stands twice, the first place counts.
      .toReversed(),
  ),
  ...[...extraColumns, ...carriedColumns, textFactsColumn].map((column): [string, Candidate] => [
    headerKey(column),
    { column, priority: 0 },
  ]),
])

/** A header's own name counts more than the end of its path, and than one of its alternatives. */
function candidateOf(header: string): Candidate | undefined {
  const keys = headerKeys(header)
  const found = (companionKeys.has(keys[0] ?? '') ? keys.slice(0, 1) : keys).map(
    // Serbian headers in Cyrillic letters are those in Latin ones.
    (key) => candidates.get(key) ?? candidates.get(latinKey(key)),
  )
  const at = found.findIndex(Boolean)
  const candidate = found[at]
  return candidate && { ...candidate, priority: candidate.priority + (at > 0 ? partPriority : 0) }
}

/** Headers of companions: `PLZ/Ort` is no postal code. */
const companionKeys = new Set(
  Object.values(companionNames).flatMap((names) => names.split('|').map(headerKey)),
)

/** Above that of any whole name. */
const partPriority = 1000

/** What OpenStreetMap's exports say of their elements: `@type` is a node or a way, no trade. A Czech `č. p.` is a house, not a code. */
const otherNames = /^\s*@(?!id\s*$)|^\s*č\.? ?p\.?\s*$/iu

/** A header that is the stars in some tables and the count of reviews in others. */
const ratingOrCount = /^değerlendirme$/i

const longestHeader = 60
const namesBusiness = (cell: string) => candidateOf(cell)?.column === 'name'
/** Indexes of the headers that say something of persons. */
export const indexesOfPersons = (header: readonly string[]): number[] => personHeaders(header, namesBusiness)
/** Where a header has the first and the last names of persons who are businesses. */
export const namesOfProfessionals = professionalNames

/** Headers that mean a business in some tables and its trade in others: `Attività`, and `shop`, which is a trade in OpenStreetMap. */
const businessOrTrade =
  /^(?:(shop|store)|attivit[aà]|actividad|atividade|activité|делатност|delatnost|djelatnost)$/i

/**
 * Of a table without another name, what may be either is the name: `shop` beside anything that says or may say a trade, the others if they
 * come first and another column says it, `Attività | Tipologia | Dove`.
 */
function withBusinessAsName(header: readonly string[], { category }: ColumnMap): ColumnMap | undefined {
  const at = header.findIndex((cell) => businessOrTrade.test(cell.trim()))
  const [found, shop] = businessOrTrade.exec(header[at]?.trim() ?? '') ?? []
  const isFirst = at === 0 || shop !== undefined
  if (found === undefined || category === undefined || !isFirst) return undefined
  const named = recogniseHeader(header.with(at, 'name'))
  return shop !== undefined || named.category !== undefined ? named : undefined
}

/** Column → index of the cell that holds it. */
export type ColumnMap = Partial<Record<SheetColumn, number>>

/**
 * Recognises a header row in any order, letter case and spacing, in each known language; {} if no cell is a known header. In other
 * exports a column "verified" can mean something else. So the extra columns count only if all are there, as in our own exports; exports of older versions lack those that carry more.
 */
export function recogniseHeader(header: readonly string[]): ColumnMap {
  const cells = withPlainAddress(withCodesNamed(header))
  const map: ColumnMap = {}
  const bestPriority: Partial<Record<SheetColumn, number>> = {}
  const ofPersons = indexesOfPersons(cells)
  for (const [index, cell] of cells.entries()) {
    const found =
      cell.length <= longestHeader && !otherNames.test(cell) && !ofPersons.includes(index)
        ? candidateOf(cell)
        : undefined
    if (!found || found.priority >= (bestPriority[found.column] ?? Number.POSITIVE_INFINITY)) continue
    map[found.column] = index
    bestPriority[found.column] = found.priority
  }
  const isMissing = (column: SheetColumn) => map[column] === undefined
  const isExport = !extraColumns.some(isMissing)
  if (!isExport) for (const column of extraColumns) delete map[column]
  if (!isExport || carriedColumns.some(isMissing))
    for (const column of [...carriedColumns, textFactsColumn]) delete map[column]
  // `Puan | Değerlendirme`: the stars have a column, so what else says the rating counts who gave them.
  const counts = cells.findIndex((cell, index) => index !== map.rating && ratingOrCount.test(cell.trim()))
  if (map.rating !== undefined && map.reviews === undefined && counts >= 0) map.reviews = counts
  const { name } = map
  const professionals = namesOfProfessionals(cells)
  if (professionals && (name === undefined || professionals.parts.includes(name)))
    return { ...map, name: professionals.given }
  return name === undefined ? (withBusinessAsName(header, map) ?? map) : map
}
