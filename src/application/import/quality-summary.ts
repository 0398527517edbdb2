import type { ListingDraft } from '../../domain/business/listing.ts'
import { ownTradeName } from '../../domain/category/own-trade.ts'
import { tradeOf } from '../../domain/category/taxonomy.ts'
import type { CellNote, CellProblem } from './tables/cell-text.ts'

/** A category's name that the taxonomy does not have, and how many rows have it. */
export interface UnmappedCategory {
  readonly name: string
  count: number
  /** The Korean name of the trade that was told from the parts of the name, if any was. */
  readonly guess?: string
}

interface QualityCounts {
  withoutCategory: number
  /** Rows with a category that has no trade. */
  unmappedCategory: number
  /** Rows with a category whose trade is a guess. */
  guessedCategory: number
  withoutAddress: number
  withoutCity: number
  withoutCountry: number
  withoutPhone: number
  withoutHours: number
  withoutRating: number
  withoutCoordinates: number
  invalidPhone: number
  unreadHours: number
  /** Rows of places that have closed for good. They are kept, and stand in no list. */
  closedForGood: number
  /** Rows with a status of which nobody knows what it means. They are published. */
  unknownStatus: number
  /** Cells left out because they cannot be what their column says. */
  misplacedCells: number
  /** Cells that a spreadsheet made a date, which were left out. */
  dateCells: number
  /** Cells that show an error of a spreadsheet, which were left out. */
  errorCells: number
  repairedCells: number
  garbledCells: number
}

/** Counts the accepted rows of an import that lack a useful field, or have it in a form that cannot be read. */
export interface QualitySummary extends QualityCounts {
  /** The names behind `unmappedCategory` and `guessedCategory`: all of a batch, or the 50 most frequent of a sum, in that order. */
  unmappedCategories: UnmappedCategory[]
  /** The first cells of each problem that a person should look at, in the order of the file. */
  cellsToCheck: CellNote[]
}

const namesReported = 50
/** For each problem. */
const cellsReported = 20
/** How many names are counted at most, so that a file with a new one in every row does not fill the memory. */
const namesCounted = 20_000
const nameLimit = 100

/** Every name of each summary, also those that its list leaves out. */
const tallies = new WeakMap<QualitySummary, Map<string, UnmappedCategory>>()

export function emptyQualitySummary(): QualitySummary {
  return {
    withoutCategory: 0,
    unmappedCategory: 0,
    guessedCategory: 0,
    withoutAddress: 0,
    withoutCity: 0,
    withoutCountry: 0,
    withoutPhone: 0,
    withoutHours: 0,
    withoutRating: 0,
    withoutCoordinates: 0,
    invalidPhone: 0,
    unreadHours: 0,
    closedForGood: 0,
    unknownStatus: 0,
    misplacedCells: 0,
    dateCells: 0,
    errorCells: 0,
    repairedCells: 0,
    garbledCells: 0,
    unmappedCategories: [],
    cellsToCheck: [],
  }
}

/** Counts one accepted row into `summary`. */
export function countQuality(
  summary: QualitySummary,
  draft: ListingDraft,
  hoursUnread: boolean,
  misplacedCells = 0,
): void {
  summary.misplacedCells += misplacedCells
  if (draft.status === 'closed') summary.closedForGood++
  if (!draft.category) summary.withoutCategory++
  else countTrade(summary, draft.category)
  if (!draft.address) summary.withoutAddress++
  if (!draft.city) summary.withoutCity++
  if (!draft.countryCode) summary.withoutCountry++
  if (!draft.phone) summary.withoutPhone++
  else if (!draft.phoneE164) summary.invalidPhone++
  if (hoursUnread) summary.unreadHours++
  else if (Object.keys(draft.openingHours).length === 0) summary.withoutHours++
  if (draft.rating === 0) summary.withoutRating++
  if (draft.latitude === null) summary.withoutCoordinates++
}

const countOf: Readonly<Record<CellProblem, keyof QualityCounts>> = {
  date: 'dateCells',
  error: 'errorCells',
  repaired: 'repairedCells',
  garbled: 'garbledCells',
  hours: 'unreadHours',
  phone: 'invalidPhone',
  misplaced: 'misplacedCells',
}
/** Problems that `countQuality` has counted. */
const countedBefore: ReadonlySet<CellProblem> = new Set(['hours', 'phone', 'misplaced'])

/** Counts the cells of a row that a person should look at, and keeps the first. To be called after `countQuality`. */
export function countNotes(summary: QualitySummary, notes: readonly CellNote[]): void {
  for (const note of notes) {
    const count = countOf[note.problem]
    if (!countedBefore.has(note.problem)) summary[count]++
    if (summary[count] <= cellsReported) summary.cellsToCheck.push(note)
  }
}

/** The first notes of each problem. Reports of older versions have none. */
function joinNotes(before: readonly CellNote[] = [], more: readonly CellNote[] = []): CellNote[] {
  const seen = new Map<CellProblem, number>()
  return [...before, ...more].filter(({ problem }) => {
    const count = (seen.get(problem) ?? 0) + 1
    seen.set(problem, count)
    return count <= cellsReported
  })
}

/** Adds the counts of `more` to `summary`. */
export function addQuality(summary: QualitySummary, more: QualitySummary): void {
  const { unmappedCategories, cellsToCheck, ...counts } = more
  summary.cellsToCheck = joinNotes(summary.cellsToCheck, cellsToCheck)
  for (const name of Object.keys(counts) as (keyof QualityCounts)[])
    summary[name] = (summary[name] ?? 0) + (counts[name] ?? 0)
  for (const category of unmappedCategories) tally(summary, category)
  summary.unmappedCategories = [...(tallies.get(summary)?.values() ?? [])]
    .sort((a, b) => b.count - a.count)
    .slice(0, namesReported)
}

/** Adds the count to a name; returns the name's entry if it is new. */
function tally(summary: QualitySummary, category: UnmappedCategory): UnmappedCategory | undefined {
  const names = tallies.get(summary) ?? new Map<string, UnmappedCategory>()
  tallies.set(summary, names)
  const known = names.get(category.name)
  if (known) known.count += category.count
  if (known || names.size >= namesCounted) return undefined
  const added = { ...category }
  names.set(category.name, added)
  return added
}

function countTrade(summary: QualitySummary, category: string): void {
  const trade = tradeOf(category)
  if (ownTradeName(category) !== '' || trade?.isGuess === false) return
  if (trade) summary.guessedCategory++
  else summary.unmappedCategory++
  const guess = trade && { guess: trade.category.label.ko }
  const added = tally(summary, { name: category.slice(0, nameLimit), count: 1, ...guess })
  if (added) summary.unmappedCategories.push(added)
}
