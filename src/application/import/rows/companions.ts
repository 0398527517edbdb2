import type { ImportColumn } from '../../../domain/business/import-columns.ts'
import type { RatingScale } from '../../../domain/business/rating.ts'
import { type Projection, withoutProjection } from '../../../domain/geo/projections.ts'
import { latinKey } from '../../../domain/text/latin-key.ts'
import { withPlainAddress } from '../columns/address-kinds.ts'
import type { CodeForm } from '../columns/code-parts.ts'
import { headersNaming } from '../columns/column-headers.ts'
import { namesOfProfessionals } from '../columns/columns.ts'
import { headerKey, headerKeys } from '../columns/header-keys.ts'
import type { PersonColumns } from '../columns/person-headers.ts'
import { withClosingHour } from '../hours/closing-days.ts'
import { wordOfBreak } from '../hours/hours-breaks.ts'
import {
  findHoursColumns,
  type HoursColumns,
  indexesOfHours,
  noHoursColumns,
} from '../hours/hours-columns.ts'
import { closingHeaders } from './closing/closing-words.ts'
import { companionNames } from './companion-names.ts'
import { disusedColumns, remarkColumns, withStatusOfCustomers } from './remark-columns.ts'

type Companion = keyof typeof companionNames

/** The columns that complete those of the listing: where each is in a row, and what the table says of all its rows. */
export interface Companions {
  /** Indexes of each, the first header of its list first. */
  readonly cells: Readonly<Partial<Record<Companion, readonly number[]>>>
  readonly hours: HoursColumns
  /** Indexes of remarks, which may say that a business has closed. Nothing else is read of them, so they do not count as used. */
  readonly remarks?: readonly number[]
  /** Indexes of what a place was before: `disused:shop`. */
  readonly disused?: readonly number[]
  /** Indexes of columns in which `x` marks what their header asks, and does not say no. */
  readonly ticked?: readonly number[]
  /** Whether the status is that of a licence, which says of other rows that it is valid: one that has expired is of a business no more. */
  readonly isLicence?: boolean
  /** Whether the status says of other rows what is of no hour, `Active`: one that is `Closed` is so for good. */
  readonly isLasting?: boolean
  /** Whether the status is that of a post of a website, `publish`: other rows are drafts. */
  readonly isOfPosts?: boolean
  /** The parts of the names of persons who are businesses. */
  readonly person?: PersonColumns
  /** The trade of all rows, by the header of their names. */
  readonly trade?: string
  /** The trade of all rows, whatever their columns of trades say. */
  readonly wholeTrade?: string
  /** Whether the names are numbered: `1. Elm Cafe`. */
  readonly isRanked?: boolean
  /** What the best rating is: 5, or 10. */
  readonly ratingScale?: RatingScale
  /** How the halves of postal codes are joined. */
  readonly codeForm?: CodeForm
  /** In which latitude and longitude are metres on a map. */
  readonly projection?: Projection
}

/** A table in which no column completes another. */
export const noCompanions: Companions = { cells: {}, hours: noHoursColumns }

type Known = readonly [name: string, place: { readonly companion: Companion; readonly rank: number }]

function knownHeaders(): Known[] {
  const listed = (Object.keys(companionNames) as Companion[]).flatMap((companion) =>
    companionNames[companion]
      .split('|')
      .map((header, rank): Known => [headerKey(header), { companion, rank }]),
  )
  const further = (companion: Companion, column: ImportColumn) =>
    headersNaming(column).map((header, rank): Known => [headerKey(header), { companion, rank: rank + 100 }])
  // A second column of phones has a name of the first: `phone` beside `contact:phone`, `Festnetz` beside `Mobil`.
  const phones = further('otherPhone', 'phone')
  // Where the trade is empty, another column of trades may have it.
  const trades = further('otherCategory', 'category')
  const asked = closingHeaders.map(([companion, text]): Known => [headerKey(text), { companion, rank: 200 }])
  return [...trades, ...phones, ...asked, ...listed.toReversed()]
}

const known = new Map(knownHeaders())
const longestHeader = 60

/** A header's own name counts more than the end of its path, and than one of its alternatives. */
function placeOf(header: string): Known[1] | undefined {
  const found = headerKeys(withoutProjection(header)).map((key) => known.get(key) ?? known.get(latinKey(key)))
  const at = found.findIndex(Boolean)
  const place = found[at]
  return place && { ...place, rank: place.rank + (at > 0 ? 1000 : 0) }
}

/** What numbers the houses of a street beside it, and the rows of a table elsewhere. */
const houseBeside = new Set(['n', 'no', 'nr', 'num', 'nro', 'nº', 'č', 'br', 'broj', 'број'])

/** The data set of Yelp means with `is_open` whether the business is still one; elsewhere it may be of this hour. */
const isOfYelp = (key: string, header: readonly string[]) =>
  key === 'isopen' && header.some((cell) => headerKey(cell) === 'businessid')

/** Has the letters of `Opens at`; and OpenStreetMap's nodes and ways, which are no trades. */
const noCompanion = /^(?:open[\s_:-]{1,3}sat|@type)$/i

/** `번호` numbers the rows, unless an area code or an exchange stands before it. */
function withoutLoneNumber({ lineNumber, ...rest }: Companions['cells']): Companions['cells'] {
  const before = [...(rest.areaCode ?? []), ...(rest.exchange ?? [])]
  const behind = lineNumber?.filter((index) => before.includes(index - 1)) ?? []
  return behind.length > 0 ? { ...rest, lineNumber: behind } : rest
}

/** Finds the columns of a header that complete others. `taken` are those that the listing's own columns use. */
export function findCompanions(written: readonly string[], taken: ReadonlySet<number>): Companions {
  const header = withPlainAddress(written)
  const found = new Map<Companion, { index: number; rank: number }[]>()
  const others: [number, string][] = []
  for (const [index, cell] of header.entries()) {
    if (taken.has(index) || cell === '' || cell.length > longestHeader) continue
    const named = noCompanion.test(cell) ? undefined : placeOf(cell)
    const place =
      named && isOfYelp(headerKey(cell), header) ? { ...named, companion: 'active' as const } : named
    if (!place) {
      others.push([index, cell])
      continue
    }
    const same = found.get(place.companion) ?? []
    found.set(place.companion, [...same, { index, rank: place.rank }])
  }
  const street = found.get('street')?.[0]?.index
  const beside = others.find(
    ([index, cell]) =>
      Math.abs(index - (street ?? -9)) === 1 && headerKeys(cell).some((key) => houseBeside.has(key)),
  )
  if (beside && !found.has('house')) found.set('house', [{ index: beside[0], rank: 0 }])
  const all: Companions['cells'] = Object.fromEntries(
    [...found].map(([companion, same]) => [
      companion,
      same.sort((a, b) => a.rank - b.rank).map(({ index }) => index),
    ]),
  )
  const cells = withoutLoneNumber(withStatusOfCustomers(withClosingHour(all, header), header))
  const { opensAt, closesAt, ...rest } = cells
  const person = namesOfProfessionals(header)
  const [open, close] = [opensAt?.[0], closesAt?.[0]]
  const pause = cells.breaks?.[0]
  const openDays = cells.openDays?.[0]
  const remarks = remarkColumns(header, taken)
  const disused = disusedColumns(header, taken)
  return {
    ...(remarks.length > 0 && { remarks }),
    ...(disused.length > 0 && { disused }),
    // A column of openings alone may hold whole hours: its cells must tell.
    cells: open === undefined || close === undefined ? rest : cells,
    ...(person && { person }),
    hours: {
      ...findHoursColumns(others),
      ...(open !== undefined && close !== undefined && { daily: { open, close } }),
      ...(cells.closedDays?.[0] !== undefined && { closedDays: cells.closedDays[0] }),
      ...(openDays !== undefined && { openDays }),
      ...(pause !== undefined && { breaks: { index: pause, word: wordOfBreak(header[pause] ?? '') } }),
    },
  }
}

/** Indexes that companions use. */
export function indexesOf({ cells, hours, person }: Companions): number[] {
  return [...Object.values(cells).flat(), ...indexesOfHours(hours), ...(person?.parts ?? [])]
}

/** The companions with those that were guessed. */
export function withGuessed(
  companions: Companions,
  guesses: readonly { readonly column: string; readonly index: number }[],
): Companions {
  const cells: Partial<Record<Companion, readonly number[]>> = { ...companions.cells }
  for (const { column, index } of guesses)
    if (Object.hasOwn(companionNames, column)) cells[column as Companion] = [index]
  return { ...companions, cells }
}

export type ReadCell = (index: number) => string

/** The first filled cell of a companion; '' if there is none. */
export function companionCell(companions: Companions, companion: Companion, read: ReadCell): string {
  for (const index of companions.cells[companion] ?? []) {
    const text = read(index)
    if (text !== '') return text
  }
  return ''
}
