import type { SheetRow } from '../../ports/workbook.ts'
import { isAddressKind } from '../columns/address-kinds.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { namesPerson } from '../columns/person-headers.ts'
import { isNamedOtherwise } from '../guess/header-words.ts'
import { findCompanions, indexesOf } from '../rows/companions.ts'
import { headerSearchRows } from '../tables/find-header.ts'
import type { Reshape } from './reshape.ts'

const longestHeader = 60
const fewestKnown = 2
/** What no header has: a year, a phone, a code, a link. */
const isOfData = /\d{3}|@|:\/\//
/** Words that say what a column is only below the name of an address, or of hours. */
const shortNames = {
  code: /^(?:code|kod|kód|cod|cód|código)\.?$/i,
  house: /^(?:n[°º]?|nr|no|num|núm|nro|č|br)\.?$/i,
  from: /^(?:from|opens?|opening|öffnet|abre|apertura|ouverture|오픈|開店|von|ab|de|desde|da|dalle|od|van|с|от|başlangıç|açılış|시작|부터)$/iu,
  to: /^(?:to|closes?|closing|schließt|cierra|cierre|fermeture|마감|閉店|until|bis|a|à|hasta|alle|do|tot|по|до|bitiş|kapanış|종료|까지)$/iu,
}

/** Indexes of the headers that are known. */
function knownIn(header: readonly string[]): ReadonlySet<number> {
  const own = Object.values(recogniseHeader(header))
  const others = indexesOf(findCompanions(header, new Set(own)))
  return new Set([...own, ...others].filter((index) => index >= 0))
}
const isKnown = (header: string) => header !== '' && knownIn([header]).size > 0
const isName = (header: string) => recogniseHeader([header]).name === 0

/** The names of groups over each column: a group goes on where its own row is empty, or says it again. */
function groupsOver(upper: readonly string[], lower: readonly string[]): readonly string[] {
  const groups: string[] = []
  for (const [at, cell] of lower.entries()) {
    const own = upper[at] ?? ''
    groups.push(own !== '' ? own : cell === '' ? '' : (groups[at - 1] ?? ''))
  }
  return groups
}

interface Label {
  readonly own: string
  /** The names of the columns beside it. */
  readonly before: string
  readonly next: string
  /** Whether the group has other columns. */
  readonly isShared: boolean
}

/** What a column is called by the name of its group and its own. */
function joinedLabel(group: string, { own, before, next, isShared }: Label): string {
  if (own === '' || group === '' || own === group) return own || group
  const both = `${group} ${own}`
  const { full_address: isAddress, working_hours: isHours } = recogniseHeader([group])
  if (isAddress === 0 && shortNames.code.test(own)) return 'postal code'
  if (isAddress === 0 && shortNames.house.test(own)) return 'house number'
  // `Do` alone is a Thursday.
  if (isHours === 0 && shortNames.from.test(own) && shortNames.to.test(next)) return 'opening time'
  if (isHours === 0 && shortNames.to.test(own) && shortNames.from.test(before)) return 'closing time'
  if (namesPerson(group) || isNamedOtherwise(group, 'working_hours') || isKnown(both)) return both
  if (!isShared && isKnown(group)) return group
  return isKnown(own) ? own : both
}

/** The two rows of a header as one. */
function joinedHeader(upper: readonly string[], lower: readonly string[]): readonly string[] {
  const width = Math.max(upper.length, lower.length)
  const [above, below] = [upper, lower].map((cells) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? ''),
  )
  if (!above || !below) return []
  const groups = groupsOver(above, below)
  const isLone = (at: number) => groups[at] === below[at] || groups[at] === '' || below[at] === ''
  const hasName = groups.some((group, at) => isLone(at) && isName(group || (below[at] ?? '')))
  return below.map((own, at) => {
    const group = groups[at] ?? ''
    const isShared = groups[at - 1] === group || groups[at + 1] === group
    const [before = '', next = ''] = [below[at - 1], below[at + 1]]
    const label = joinedLabel(group, { own, before, next, isShared })
    if (label !== own || group === '' || own === group) return label
    const isFirst = below.indexOf(own) === at
    const isAgain = !isFirst || (below.indexOf(own, at + 1) > 0 && isAddressKind(group))
    return isAgain || (hasName && isName(own)) ? `${group} ${own}` : own
  })
}

/** Whether a row has names of groups over the names of columns in the row below it. */
function hasGroups({ cells: upper, number }: SheetRow, below: SheetRow): boolean {
  const { cells: lower } = below
  if (below.number !== number + 1) return false
  if (
    [...upper, ...lower].some((cell) => cell.length > longestHeader) ||
    lower.some((cell) => isOfData.test(cell))
  )
    return false
  const isFree = (cell = '') => cell === ''
  const spans = upper.some(
    (group, at) =>
      !isFree(group) &&
      [lower[at], lower[at + 1]].every((cell) => !isFree(cell) && cell !== group) &&
      lower[at] !== lower[at + 1] &&
      (isFree(upper[at + 1]) || upper[at + 1] === group),
  )
  // Below the header of the names stands nothing, or it again, unless that is a business.
  return (
    spans &&
    upper.every((group, at) => {
      const own = lower[at] ?? ''
      return own === '' || own === group || !isName(group) || isKnown(own)
    })
  )
}

/** A business has a name, so a row without one is none. */
function isNameless(upper: readonly string[], lower: readonly string[]): boolean {
  const { name } = recogniseHeader(upper)
  const own = lower[name ?? -1] ?? ''
  return name !== undefined && (own === '' || own === upper[name])
}

interface Header {
  /** Where its first row is. */
  readonly upper: number
  readonly row: SheetRow
}

/** The header of a row and the one below it, with how much of it is known; undefined if it is none. */
function joinedOf(upper: SheetRow, lower: SheetRow | undefined, alone: number) {
  if (!lower || !hasGroups(upper, lower)) return undefined
  const cells = joinedHeader(upper.cells, lower.cells)
  const [known, below] = [knownIn(cells).size, knownIn(lower.cells).size]
  const hasSeveral = new Set(upper.cells.filter(Boolean)).size > 1
  const ofPersons = cells.filter((cell) => namesPerson(cell)).length
  const saysMore = known > alone || (known === alone && isNameless(upper.cells, lower.cells))
  return saysMore && (known > below || (hasSeveral && known + ofPersons >= below))
    ? { known: known + ofPersons, cells }
    : undefined
}

/** The header of two rows, unless a header of one row says more. */
function headerIn(rows: readonly SheetRow[]): Header | undefined {
  let found: Header | undefined
  let most = fewestKnown - 1
  for (const [at, upper] of rows.slice(0, headerSearchRows).entries()) {
    const lower = rows[at + 1]
    // A group over several columns is one header.
    const alone = knownIn(upper.cells.map((cell, of, all) => (cell === all[of - 1] ? '' : cell))).size
    const joined = joinedOf(upper, lower, alone)
    const known = joined?.known ?? alone
    if (known <= most) continue
    most = known
    found = joined && lower && { upper: at, row: { ...lower, cells: joined.cells } }
  }
  return found
}

/**
 * Of a sheet whose header has two rows, `Address` over `Street`, `Code` and `Town`: a table with one. Undefined if its header has one row.
 */
export function groupedOf(sample: readonly SheetRow[]): Reshape | undefined {
  const header = headerIn(sample)
  const first = header && sample[header.upper]?.number
  if (!header || first === undefined) return undefined
  return async function* (batches) {
    for await (const rows of batches)
      yield (rows[0]?.number ?? 0) > header.row.number
        ? rows
        : rows.flatMap((row) =>
            row.number === first ? [] : row.number === header.row.number ? [header.row] : [row],
          )
  }
}
