import { listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import type { SheetColumn } from '../../../domain/business/import-columns.ts'
import { type RatingScale, ratingScaleOf } from '../../../domain/business/rating.ts'
import { plainCategory } from '../../../domain/category/plain-category.ts'
import { isSection } from '../../../domain/category/sections.ts'
import { tradeOf } from '../../../domain/category/taxonomy.ts'
import { isOfMoment } from '../../../domain/opening-hours/plain-hours.ts'
import { profileOf } from '../guess/value-kinds.ts'
import { isRunning, isStatus } from '../rows/closing/closing-status.ts'
import type { Companions } from '../rows/companions.ts'
import { isUnfit } from '../tables/unfit-cell.ts'
import { type ColumnMap, recogniseHeader } from './columns.ts'

/** Fewer cells prove nothing. */
const fewestCells = 5
/** Headers of tables of inspections, whose ratings are no stars of visitors. */
const inspection = /fhrs|hygiene|inspection|위생 ?등급/i
const isOfInspections = (header: readonly string[]) => header.some((cell) => inspection.test(cell))
/** The classes of hotels are whole stars; visitors give parts of them. Some programs write what has them before: `hotel.stars`. */
const stars =
  /^(?:hotel |\p{L}{2,20}[._/])?(?:stars?|star class|sterne|étoiles|estrellas|estrelas|stelle|yıldız|sterren|gwiazdki|звезды|звёзды|星級|星级|별|성급|호텔등급)$/iu
/** `3`, `3 out of 5`, `4 von 5`. */
const classOfHotel = /^[1-5](?: ?(?:\/|out of|of|von|sur|su|de|van|z|из) ?5)?$/i
const isOfHotels = (header: string, cells: readonly string[]) =>
  stars.test(header.trim()) && cells.length > 0 && cells.every((cell) => classOfHotel.test(cell))

/** The class of a house, which is no trade: `3 Estrellas`, `2 Tenedores`. */
const classOfHouse =
  /^(?:[1-5]|I{1,3}|IV|V)[ªº*]? ?(?:\*{0,5}|[-–]? ?(?:stars?|sterne|étoiles?|estrellas?|estrelas?|stelle|stella|yıldız|sterren|gwiazdk[aii]|gwiazdek|звезды?|звёзды?|성급?|星級?|星级|tenedor(?:es)?|tazas?|llaves?|copas?|categor[ií]a|épis?|clefs?))$/iu

/** Whether the ratings of a table are not those of visitors, but of inspections, or the classes of hotels. */
export const hasOtherStars = (header: readonly string[], sample: readonly (readonly string[])[]) =>
  isOfInspections(header) ||
  header.some((cell, index) => isOfHotels(cell, sample.map((row) => row[index] ?? '').filter(Boolean)))

/** Headers that often mean a business's own pages. */
const anyLink = /^(?:url|link)s?$/i

/** The scale of a table's ratings; undefined if their column holds something else. */
export function scaleOf(
  { rating = -1, reviews }: ColumnMap,
  header: readonly string[],
  sample: readonly (readonly string[])[],
): RatingScale | undefined {
  const cells = sample.map((row) => (row[rating] ?? '').trim()).filter((cell) => cell !== '')
  return ratingScaleOf(header[rating] ?? '', cells, reviews !== undefined)
}

/** Whether a few links lead to one site, which is that of a map or of a directory: businesses have pages of their own. */
function isOfOneSite(cells: readonly string[]): boolean {
  const sites = new Set(cells.map((cell) => cell.replace(/^https?:\/\//i, '').split('/', 1)[0]))
  return cells.length < fewestCells && cells.length !== 1 && sites.size <= 1
}

/** Whether another column is called like one of hours: `hours` may say how it was at a moment, beside `operating_hours`. */
const hasOtherHours = (header: readonly string[], own: number | undefined): boolean =>
  header.some((cell, index) => index !== own && recogniseHeader(['name', cell]).working_hours === 1)

/** Without the columns whose cells cannot be what their header says. */
export function withoutContradicted(
  columns: ColumnMap,
  header: readonly string[],
  sample: readonly (readonly string[])[],
): ColumnMap {
  const kept = Object.entries(columns).filter(([column, index]) => {
    const cells = sample.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== '')
    if (column === 'rating')
      return (
        !isOfInspections(header) &&
        !isOfHotels(header[index] ?? '', cells) &&
        scaleOf(columns, header, sample) !== undefined
      )
    // A program writes each review into a cell, beside how many there are.
    if (column === 'reviews' && cells.some((cell) => /^\[\s*[{"]/.test(cell))) return false
    if (column === 'category' && cells.length > 0 && profileOf(cells).share('hours') > 0.8) return false
    if (column === 'location_link' && anyLink.test(header[index] ?? ''))
      return isOfOneSite(cells) || profileOf(cells).share('mapLink') > 0.1
    if (column === 'category' && cells.length > 0 && cells.every((cell) => classOfHouse.test(cell)))
      return false
    if (
      column === 'working_hours' &&
      cells.length > 0 &&
      cells.every(isOfMoment) &&
      hasOtherHours(header, index)
    )
      return false
    if (cells.length < fewestCells) return true
    const wrong = (cell: string) => isUnfit(column as SheetColumn, cell)
    return cells.filter(wrong).length <= 0.8 * cells.length
  })
  return Object.fromEntries(kept)
}

/** The columns without one of phones in which no row has any: another one may have them under a name that nobody knows. */
export function withoutEmptyPhone(columns: ColumnMap, sample: readonly (readonly string[])[]): ColumnMap {
  const { phone, ...others } = columns
  return sample.some((row) => (row[phone ?? -1] ?? '').trim() !== '') ? columns : others
}

/** Without the columns that their cells contradict, each replaced by the next one of that name whose cells fit: `name` holds paths, beside `displayName`. */
export function fittingColumns(
  columns: ColumnMap,
  header: readonly string[],
  sample: readonly (readonly string[])[],
): ColumnMap {
  const kept = withoutContradicted(columns, header, sample)
  const used = new Set(Object.values(kept))
  const dropped = new Set(Object.values(columns).filter((index) => !used.has(index)))
  if (dropped.size === 0) return kept
  const others = recogniseHeader(header.map((cell, index) => (dropped.has(index) ? '' : cell)))
  const next = Object.entries(others).filter(
    ([column, index]) =>
      columns[column as SheetColumn] !== undefined &&
      kept[column as SheetColumn] === undefined &&
      !used.has(index),
  )
  return { ...kept, ...withoutContradicted(Object.fromEntries(next), header, sample) }
}

const judgedCells = 40
const clearlyBetter = 0.3

/** Of several columns that are called like one of trades, the one whose cells are trades: `Categoria` can hold stars, beside `Tipologia`. */
export function withBestCategory(
  columns: ColumnMap,
  header: readonly string[],
  sample: readonly (readonly string[])[],
): ColumnMap {
  const current = columns.category
  const others = header.flatMap((cell, index) =>
    index !== current && recogniseHeader(['name', cell]).category === 1 ? [index] : [],
  )
  if (current === undefined || others.length === 0) return columns
  const share = (index: number) => {
    const cells = sample.map((row) => row[index] ?? '').filter((cell) => cell !== '')
    const judged = cells.slice(0, judgedCells)
    return (
      judged.filter((cell) => !isSection(cell) && tradeOf(plainCategory(cell))?.isGuess === false).length /
      Math.max(1, judged.length)
    )
  }
  // What was searched for stands in all rows: `plumbers`, beside `Plumber`, `Heating contractor` and others.
  const least = isSame(sample, current) ? clearlyBetter * 2 : share(current) + clearlyBetter
  const better = others.find((index) => share(index) >= least && !isSame(sample, index))
  return better === undefined ? columns : { ...columns, category: better }
}

const fewestSame = 3
function isSame(sample: readonly (readonly string[])[], index: number): boolean {
  const cells = sample.map((row) => row[index] ?? '').filter((cell) => cell !== '')
  return cells.length >= fewestSame && new Set(cells).size === 1
}

const places = ['state', 'district', 'quarter', 'city'] as const

/** Of some words in two languages, such as `estado`, only the cells tell: they are states of a country, or of businesses. */
export function withStatusOfState(
  companions: Companions,
  sample: readonly (readonly string[])[],
): Companions {
  const isOfBusinesses = (index: number) => {
    const cells = sample.map((row) => (row[index] ?? '').trim()).filter(Boolean)
    return cells.length > 0 && 2 * cells.filter(isStatus).length >= cells.length
  }
  const statuses = places.flatMap((place) => (companions.cells[place] ?? []).filter(isOfBusinesses))
  if (statuses.length === 0) return companions
  const cells: { -readonly [Name in keyof Companions['cells']]: readonly number[] } = { ...companions.cells }
  for (const place of places) {
    const left = cells[place]?.filter((index) => !statuses.includes(index))
    if (left && left.length > 0) cells[place] = left
    else delete cells[place]
  }
  return { ...companions, cells: { ...cells, status: [...(cells.status ?? []), ...new Set(statuses)] } }
}

/** Headers of the statuses of licences: `License Status`, `인허가상태`. */
const ofLicence =
  /licen|permit|lizenz|licenç|konzession|concession|permiso|autoriza|autoris|ruhsat|허가|면허|許可|许可|执照|執照|лиценз|ліценз|разрешени|zezwoleni|koncesj|povolen|engedély|giấy phép|izin|ใบอนุญาต|ترخيص|رخصة|רישיון/iu

/**
 * The companions with what kind of status theirs is: that of licences, some of which are valid, which a `Status` beside a number of a licence
 * is; one that lasts; or that of the posts of a website.
 */
export function withStatusKind(
  companions: Companions,
  header: readonly string[],
  sample: readonly (readonly string[])[],
): Companions {
  const isValid = (index: number) => sample.some((row) => isRunning((row[index] ?? '').trim()))
  const isLicence = header.some((cell) => ofLicence.test(cell)) && companions.cells.status?.some(isValid)
  const isLasting = companions.cells.status?.some((index) =>
    sample.some((row) => lasts.test(row[index] ?? '')),
  )
  const isOfPosts = companions.cells.status?.some((index) =>
    sample.some((row) => /^publish(?:ed)?$/i.test((row[index] ?? '').trim())),
  )
  return {
    ...companions,
    ...(isLicence && { isLicence }),
    ...(isLasting && { isLasting }),
    ...(isOfPosts && { isOfPosts }),
  }
}

/** What a status says of a business for longer than an hour: `Active`, `Aktivan`, `Действует`. */
const lasts =
  /^\s*(?:a[ck]tiv|aktyw|aktif|ativ[oa]|attiv|ενεργ|актив|действу|діюч|operational|in business|registered|licensed|faal|in betrieb|en activité|in attività|em atividade|en funcionamiento|en alta|v provozu|u radu|存续|在业|نشط|פעיל)/iu

/** A code and a town, or a town, its state and its code: `48143 Münster`, `Athens, GA 30601`. */
const townLine = /^(?:[A-Z]{1,2}-)?\d{3,6}(?: [A-Z]{2})? \p{L}|[A-Z]{2},? \d{5}(?:-\d{4})?$/u
const mostTown = 40
const isTownLine = (cell: string): boolean =>
  townLine.test(cell) || (cell.length <= mostTown && listCitiesNamed(cell).length > 0)

const stateCode = /^[A-Z]{2,3}$/
/** `ST` is a street as well as a state, which has a code of two or three letters. */
export function withStateCodes(
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly string[] {
  return header.map((cell, index) => {
    if (!/^st\.?$/i.test(cell.trim())) return cell
    const cells = rows.map((row) => (row[index] ?? '').trim()).filter(Boolean)
    return cells.length > 0 && cells.every((each) => stateCode.test(each)) ? 'state' : cell
  })
}

/** A header that names the column of towns behind an address whose header stands over both. */
export function withTownBehind(
  header: readonly string[],
  { full_address: address = header.length }: ColumnMap,
  rows: readonly (readonly string[])[],
): readonly string[] {
  const behind = address + 1
  if (behind >= header.length || header[behind] !== '') return header
  const cells = rows.map((row) => (row[behind] ?? '').trim()).filter(Boolean)
  const isTowns = cells.length > 0 && cells.filter(isTownLine).length >= fewestTowns * cells.length
  return isTowns ? header.with(behind, 'plz ort') : header
}
const fewestTowns = 0.6
