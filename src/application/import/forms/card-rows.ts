import type { SheetRow } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { findHeader, findHeaderByWords, findHeaderWithoutName } from '../tables/find-header.ts'
import { hasFacts, noFacts } from './card-facts.ts'
import {
  type Card,
  cardHeader,
  cardIn,
  cardWithoutPhone,
  cellsOf,
  factCellsOf,
  factsHeader,
  phoneIn,
  readCard,
} from './read-card.ts'
import type { Reshape } from './reshape.ts'

/** Fewer cards prove nothing. */
const fewestCards = 3
const fewestShare = 0.7
/** A card has no more lines. */
const mostLines = 10

const textOf = ({ cells }: SheetRow) =>
  cells
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(', ')

/** The card in one of a row's cells, beside which others may say who told it; else that of all cells together. */
function cardOfRow(row: SheetRow): Card | undefined {
  const own = row.cells.filter((cell) => cell.includes('\n')).map(cardIn)
  return own.find(Boolean) ?? cardIn(textOf(row))
}

/** Whether the phones of a sheet stand in cells of their own beside other cells, as in a table. */
const hasPhoneColumn = (rows: readonly SheetRow[]) =>
  rows.filter(
    ({ cells }) => cells.filter(Boolean).length > 1 && cells.some((cell) => phoneIn(cell.trim()) !== ''),
  ).length >
  rows.length / 2

/** Of a sheet that says a business in one cell, in one line, or in several: a table. Undefined if it is none. */
export function cardsOf(sample: readonly SheetRow[]): Reshape | undefined {
  const header = findHeader(sample) ?? findHeaderByWords(sample) ?? findHeaderWithoutName(sample)
  if (header) return namesWithPhones(sample, header.row) ?? addressesWithPhones(sample, header.row)
  if (hasPhoneColumn(sample)) return undefined
  const found = sample.map((row) => cardOfRow(row) !== undefined)
  const inLine = found.filter(Boolean).length
  // Above the first one stand a title, and words that are no header.
  const below = found.length - found.indexOf(true)
  if (inLine >= fewestCards && inLine >= fewestShare * below)
    return (batches) => oneInRow(batches, sample.map(cardOfRow).some(isResult))
  const groups = [...grouped(sample)]
  const cards = groups.filter((lines) => lines.length <= mostLines && isCertain(cardOfLines(lines)))
  const isOfLines = cards.filter((lines) => lines.length > 1).length >= fewestCards
  if (!isOfLines || cards.length < fewestShare * groups.length) return undefined
  return (batches) => oneInLines(batches, cards.map(cardOfLines).some(isResult))
}

const isResult = (card: Card | undefined) => card !== undefined && hasFacts(card.facts)

/** What has a phone is a business, and so is a result of a map with its stars and its address. */
const isCertain = (card: Card | undefined) =>
  card !== undefined && (card.phone !== '' || (isResult(card) && /\d/.test(card.address)))

/** Rows without an empty one between them. */
function* grouped(rows: readonly SheetRow[]): Generator<SheetRow[]> {
  let group: SheetRow[] = []
  for (const row of rows) {
    const before = group.at(-1)
    if (before && row.number > before.number + 1) {
      yield group
      group = []
    }
    group.push(row)
  }
  if (group.length > 0) yield group
}

const cardOfLines = (rows: readonly SheetRow[]) => readCard(rows.map(textOf))

/**
 * The rows of a table, from what may be cards. What stands above the first card is a title; anything else that is no card becomes a row
 * without a name, which is refused and so seen.
 */
function cardTable(
  areResults: boolean,
): (number: number, card: Card | undefined, text: string) => SheetRow[] {
  let hasBegun = false
  const cellsWithFacts = (card: Card) => [...cellsOf(card), ...(areResults ? factCellsOf(card) : [])]
  return (number, card, text) => {
    hasBegun ||= card !== undefined
    if (!hasBegun) return []
    const noCard = { name: '', address: text, phone: '', hours: '', facts: noFacts }
    return [{ number, cells: cellsWithFacts(card ?? noCard) }]
  }
}

const headerOf = (areResults: boolean): readonly SheetRow[] => [
  { number: 0, cells: areResults ? [...cardHeader, ...factsHeader] : cardHeader },
]

async function* oneInRow(
  batches: AsyncIterable<readonly SheetRow[]>,
  areResults: boolean,
): AsyncGenerator<readonly SheetRow[]> {
  yield headerOf(areResults)
  const rowOf = cardTable(areResults)
  for await (const batch of batches)
    yield batch.flatMap((row) => {
      const text = textOf(row)
      return text === '' ? [] : rowOf(row.number, cardOfRow(row) ?? cardWithoutPhone(text), text)
    })
}

async function* oneInLines(
  batches: AsyncIterable<readonly SheetRow[]>,
  areResults: boolean,
): AsyncGenerator<readonly SheetRow[]> {
  yield headerOf(areResults)
  const rowOf = cardTable(areResults)
  const rowsOf = (group: readonly SheetRow[]) => {
    const text = group.map(textOf).filter(Boolean).join(', ')
    return text === '' ? [] : rowOf(group[0]?.number ?? 0, cardOfGroup(group), text)
  }
  let open: SheetRow[] = []
  for await (const batch of batches) {
    const groups = [...grouped([...open, ...batch])]
    open = groups.pop() ?? []
    yield groups.flatMap(rowsOf)
  }
  yield rowsOf(open)
}

function cardOfGroup(rows: readonly SheetRow[]): Card | undefined {
  const card = rows.length > 1 && rows.length <= mostLines ? cardOfLines(rows) : undefined
  // Without a phone, the lines below the name must look like an address: others are remarks.
  return card && (card.phone !== '' || /\d/.test(card.address)) ? card : undefined
}

/** A table whose column of names also has the phones: `Alder Dental (line break) (503) 228-6110`. */
function namesWithPhones(sample: readonly SheetRow[], head: SheetRow): Reshape | undefined {
  const headerRow = head.number
  const columns = recogniseHeader(head.cells)
  const known = Object.values(columns)
  const at = columns.name ?? head.cells.findIndex((cell, index) => cell !== '' && !known.includes(index))
  if (at < 0 || columns.phone !== undefined) return undefined
  const filled = sample.filter(({ number, cells }) => number > headerRow && (cells[at] ?? '') !== '')
  const cards = filled.filter(({ cells }) => cardIn(cells[at] ?? '') !== undefined)
  if (cards.length < fewestCards || cards.length < fewestShare * filled.length) return undefined
  const width = head.cells.length
  const split = (row: SheetRow): SheetRow => {
    if (row.number < headerRow) return row
    const padded = Array.from({ length: width }, (_, index) => row.cells[index] ?? '')
    if (row.number === headerRow) {
      const cells = padded.map((cell, index) => (index === at ? 'name' : cell))
      return { ...row, cells: [...cells, 'full_address', 'phone', 'working_hours'] }
    }
    const card = cardIn(padded[at] ?? '')
    if (!card) return row
    const [name, ...others] = cellsOf(card)
    const cells = padded.map((cell, index) => (index === at ? (name ?? '') : cell))
    return { ...row, cells: [...cells, ...others] }
  }
  return async function* (batches) {
    for await (const batch of batches) yield batch.map(split)
  }
}

/** An address and the phone in a line below it: `88 Elm St, Nashua, NH 03060 (line break) (603) 555-0142`. */
function addressAndPhone(cell: string): readonly [address: string, phone: string] | undefined {
  const lines = cell.split('\n').flatMap((line) => line.split(' / ').map((part) => part.trim()))
  const at = lines.findIndex((line) => phoneIn(line) !== '')
  const address = lines.slice(0, Math.max(at, 0)).join(', ')
  return /\d/.test(address) && /\p{L}{2}/u.test(address) ? [address, phoneIn(lines[at] ?? '')] : undefined
}

/** A table whose column under a header that says neither, `Contact info`, has the addresses with their phones below. */
function addressesWithPhones(sample: readonly SheetRow[], head: SheetRow): Reshape | undefined {
  const columns = recogniseHeader(head.cells)
  if (columns.name === undefined || columns.phone !== undefined || columns.full_address !== undefined)
    return undefined
  const known = Object.values(columns)
  const below = sample.filter(({ number }) => number > head.number)
  const at = head.cells.findIndex((_, index) => {
    const filled = known.includes(index) ? [] : below.filter(({ cells }) => cells[index]?.includes('\n'))
    const found = filled.filter(({ cells }) => addressAndPhone(cells[index] ?? ''))
    return found.length >= fewestCards && found.length >= fewestShare * filled.length
  })
  if (at < 0) return undefined
  const width = head.cells.length
  const split = (row: SheetRow): SheetRow => {
    if (row.number < head.number) return row
    const cells = Array.from({ length: width }, (_, index) => row.cells[index] ?? '')
    const isHead = row.number === head.number
    const [address, phone] = isHead ? ['full_address', 'phone'] : (addressAndPhone(cells[at] ?? '') ?? [])
    if (address === undefined) return row
    return { ...row, cells: [...cells.with(at, address), phone ?? ''] }
  }
  return async function* (batches) {
    for await (const batch of batches) yield batch.map(split)
  }
}
