import { placeIdIn } from '../../../domain/address/map-link.ts'
import {
  nameLimit,
  placeIdLimit,
  type RefusalReason,
} from '../../../domain/administration/refusal-reasons.ts'
import { businessId } from '../../../domain/business/business-id.ts'
import { cutText } from '../../../domain/text/cut-text.ts'
import { isErrorText } from '../../../domain/text/error-text.ts'
import { fold } from '../../../domain/text/fold.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import type { ColumnMap } from '../columns/columns.ts'
import { cellReader, cleanCell, isDateText, placeholders } from '../tables/cell-text.ts'
import { isUnfit } from '../tables/unfit-cell.ts'
import { withoutClosingMark } from './closing/closed-name.ts'
import { type Companions, companionCell, noCompanions, type ReadCell } from './companions.ts'
import { withoutNumber, withoutRank } from './number-in-name.ts'
import { isPerson, isPin, withoutBadges } from './pin-names.ts'

/** Excel lets a cell hold 32,767 characters; no address or category is longer than this. */
export const textLimit = 1000

/**
 * A number of twelve digits or more in scientific notation, as a spreadsheet shows it; the reader also gives one to whole numbers that
 * it cannot hold exactly. `1e5` is somebody's own id.
 */
const rounded = /^\d(?:[.,]\d{1,20})?e\+?(?:1[1-9]|[2-9]\d|\d{3})$/i

/** A number of which a spreadsheet has kept fifteen figures. One in a thousand is one by chance. */
const cutOff = /^[1-9]\d{14}0{3,9}$/

/** What surveys write where a shop has no sign. */
const nameless =
  /^(?:sin (?:r[oó]tulo|nombre|denominaci[oó]n)|sem (?:nome|letreiro)|senza (?:nome|insegna)|sans (?:nom|enseigne)|ohne namen?|no name|unnamed|not named|isimsiz|adsız|bez (?:nazwy|názvu|naziva)|без (?:названия|назви|назива)|(?:상호|간판|이름) ?(?:없음|미상)|名称(?:なし|不明)|看板なし|无名称|無名稱)$/iu

/** Why a row cannot become a listing; undefined if it can. */
function problemOf(name: string, placeId: string, trade: string): RefusalReason | undefined {
  if (!name || nameless.test(name)) return 'name-missing'
  if (!/[\p{L}\p{N}]/u.test(name)) return 'name-unreadable'
  if (isPin(name)) return 'name-pin'
  if (isPerson(name, trade)) return 'private-person'
  if (!placeId) return 'place_id-missing'
  if (rounded.test(placeId) || cutOff.test(placeId)) return 'place_id-rounded'
  if (name.length > nameLimit) return 'name-long'
  return placeId.length > placeIdLimit ? 'place_id-long' : undefined
}

/**
 * Makes an id for files without ids: the same name at the same address is the same place. It uses the cells as they are: if cleaning
 * changed the ids, a later version would import every listing again.
 */
function derivedPlaceId(row: SheetRow, columns: ColumnMap, { cells, person, isRanked }: Companions): string {
  const text = (index = -1) => {
    const cell = (row.cells[index] ?? '').trim()
    return placeholders.test(cell) ? '' : cell
  }
  // A row with a longer name is refused anyway.
  const own = text(columns.name)
  const written =
    (isRanked ? withoutRank(own) : own) ||
    (cells.otherName ?? []).map(text).find(Boolean) ||
    personName(person, text)
  // A place that a later file marks as closed is still the same place.
  const shown = withoutBadges(written.replace(/\s+/g, ' '), text(columns.location_link))
  const name = withoutClosingMark(shown.slice(0, nameLimit + 1)).name
  if (name === '') return ''
  // In a table without whole addresses, the shops of a chain differ by the parts.
  const rest =
    person?.given === columns.name ? (person?.parts.filter((part) => part !== person.given) ?? []) : []
  const address =
    columns.full_address === undefined
      ? [...premises.flatMap((part) => cells[part] ?? []), ...rest].map(text).filter(Boolean).join(', ')
      : text(columns.full_address)
  return businessId(`${fold(name)}\n${fold(cutText(address, textLimit))}`)
}

/** What tells two shops of one name apart. */
const premises = [
  'branch',
  'lotAddress',
  'streetType',
  'street',
  'streetTypeBehind',
  'house',
  'unit',
  'addressLines',
  'quarter',
  'district',
  'townLine',
  'city',
  'state',
] as const

/** What a person is called whose name stands in several columns. */
const personName = (person: Companions['person'], read: ReadCell): string =>
  person ? person.parts.map(read).filter(Boolean).join(person.separator) : ''

/** The name of a row, or where that is empty the registered one, or the person's; with the branch of a chain. */
function nameOf(row: SheetRow, columns: ColumnMap, companions: Companions, own: string): string {
  const at = (index: number) => {
    const cell = cleanCell(row.cells[index] ?? '')
    return isUnfit('name', cell) || isDateText(cell) ? '' : cell
  }
  const { person } = companions
  if (person && own !== '' && person.given === columns.name) return personName(person, at)
  const name =
    (companions.isRanked ? withoutRank(own) : own) ||
    companionCell(companions, 'otherName', at) ||
    personName(person, at)
  const behind = companionCell(companions, 'branch', at)
  return name === '' || behind === '' || fold(name).includes(fold(behind)) ? name : `${name} ${behind}`
}

/** The sign of a footnote behind a word: `Elbtal¹`, `Waldhof †`. Powers are parts of names: `Raum²`, `M³`. */
const footnote = /(?<=\p{L}{3}) ?(?:[¹⁴-⁹†‡]{1,2}|\*)$/u

/** A name without such a sign. Several stars are those of a hotel, or stand around something. */
const withoutFootnote = (name: string): string =>
  name.endsWith('*') && name.indexOf('*') < name.length - 1 ? name : name.replace(footnote, '')

/** The id of a row's listing, and why the row is refused; `problem` is undefined if it is not. */
export function identifyRow(
  row: SheetRow,
  columns: ColumnMap,
  options: { readonly deriveIds: boolean; readonly companions?: Companions },
) {
  const { companions = noCompanions } = options
  let leftOut = 0
  let isMisplaced = false
  const cell = cellReader(row, columns, (column) => {
    leftOut++
    if (column === 'name') isMisplaced = true
  })
  const whole = withoutFootnote(nameOf(row, columns, companions, cell('name')).replace(/\s+/g, ' '))
  const written = withoutBadges(whole, row.cells[columns.location_link ?? -1] ?? '')
  const { name: unmarked, closing } = withoutClosingMark(written)
  const name = withoutNumber(unmarked)
  const address = cutText(cell('full_address'), textLimit)
  const placeId =
    cell('place_id') ||
    placeIdIn(cell('location_link')) ||
    (options.deriveIds ? derivedPlaceId(row, columns, companions) : '')
  const isDate = name === '' && isDateText((row.cells[columns.name ?? -1] ?? '').trim())
  const problem: RefusalReason | undefined = isDate
    ? 'name-date'
    : name === '' && isErrorText(row.cells[columns.name ?? -1] ?? '')
      ? 'name-error'
      : isMisplaced || (name === '' && written !== '')
        ? 'name-misplaced'
        : problemOf(name, placeId, cleanCell(row.cells[columns.category ?? -1] ?? ''))
  return { name, address, placeId, problem, leftOut, isNameCut: name !== unmarked, closing }
}
