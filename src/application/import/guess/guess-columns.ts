import { tradeOf } from '../../../domain/category/taxonomy.ts'
import { type GuessedColumn, guessedColumns, isNamedOtherwise, wordScore } from './header-words.ts'
import { type ColumnProfile, profileOf, type ValueKind } from './value-kinds.ts'

/** A column that is not known by its exact name, but told by words in its header and by its cells. */
export interface ColumnGuess {
  readonly column: GuessedColumn
  /** Index of the cell that holds it. */
  readonly index: number
  /** 0 to 1. */
  readonly confidence: number
  /** Whether an import reads the column unasked. */
  readonly taken: boolean
}

/** Guesses that are as sure as this are taken unasked. */
export const takenFrom = 0.7
/** Fewer cells are no proof without a word in the header. */
const fewestProofs = 3
/** Guesses below this are not worth a word. */
const toldFrom = 0.4

interface ValueRule {
  /** How much of the cells fit, 0 to 1. */
  readonly fit: (profile: ColumnProfile) => number
  /** How sure the values alone are where all of them fit. */
  readonly alone: number
}

const shareOf = (kind: ValueKind, alone: number): ValueRule => ({ fit: ({ share }) => share(kind), alone })

/** A name is a text of its own in most rows, and no address, place or trade. */
function nameFit({ share, distinct, length }: ColumnProfile): number {
  if (length > 80) return 0
  const others = Math.max(share('address'), share('hours'), share('country'))
  const sorted = distinct < 0.3 ? 0.5 : 0
  return Math.max(0, share('words') - others - sorted)
}

function tradeFit({ share, distinct }: ColumnProfile): number {
  const grouped = distinct < 0.5 ? 0.7 : distinct < 0.9 ? 0.4 : 0
  return Math.max(share('trade'), share('words') * grouped)
}

/** Hours, beside which some places are `Temporarily closed`. What stands there of this hour counts less: `Open ⋅ Closes 11 PM`. */
function hoursFit({ share }: ColumnProfile): number {
  const [hours, clock] = [share('hours'), share('clock')]
  if (hours === 0 && clock === 0) return 0
  return Math.max(hours, clock * 0.6) + Math.min(share('status'), 1 - Math.max(hours, clock))
}

const rules: Record<GuessedColumn, ValueRule> = {
  name: { fit: nameFit, alone: 0 },
  category: { fit: tradeFit, alone: 0 },
  full_address: { fit: ({ share }) => Math.max(share('address'), share('words') * 0.3), alone: 0 },
  postal_code: shareOf('postalCode', 0.3),
  country: { fit: ({ share }) => Math.max(share('country'), share('words') * 0.4), alone: 0 },
  phone: shareOf('phone', 0),
  rating: shareOf('rating', 0.3),
  reviews: shareOf('count', 0),
  photo: shareOf('photo', 0.85),
  working_hours: { fit: hoursFit, alone: 0 },
  about: { fit: () => 0, alone: 0 },
  place_id: shareOf('googleId', 0.95),
  location_link: shareOf('mapLink', 0.9),
  city: { fit: ({ share }) => Math.max(share('town'), share('words') * 0.4), alone: 0 },
  state: { fit: ({ share }) => share('words'), alone: 0 },
  latitude: shareOf('degrees', 0),
  longitude: shareOf('degrees', 0),
  status: shareOf('status', 0.72),
}

/** Kinds whose share alone counts, where the rule's fit is more generous. */
const alone: Partial<Record<GuessedColumn, ValueRule>> = {
  category: shareOf('trade', 0.85),
  full_address: shareOf('address', 0.85),
  postal_code: shareOf('markedCode', 0.74),
  country: shareOf('country', 0.78),
  phone: shareOf('marksPhone', 0.85),
  working_hours: shareOf('hours', 0.85),
  city: shareOf('town', 0.74),
}

/** Whether a header is a trade: the businesses stand under `Camping`, or under `Guest house`. */
export const namesTrade = (header: string): boolean =>
  header.length >= 3 && header.length <= 30 && tradeOf(header)?.isGuess === false
/** How sure a trade is as the header of the names, where cells agree. */
const tradeScore = 0.6

/** One part of one element of a list, `times/0/value`: hours that stand there are those of one day, of which another part tells. */
const partOfElement = /[./_[]\d{1,2}\]?[./_]\w/

function confidenceOf(column: GuessedColumn, header: string, profile: ColumnProfile): number {
  if (isNamedOtherwise(header, column)) return 0
  if (column === 'working_hours' && partOfElement.test(header)) return 0
  const words = wordScore(header, column)
  const score = words === 0 && column === 'name' && namesTrade(header) ? tradeScore : words
  const rule = rules[column]
  const byBoth = score > 0 ? 0.5 * score + 0.45 * rule.fit(profile) : 0
  const own = alone[column] ?? rule
  const proof = Math.min(1, profile.filled / fewestProofs)
  return Math.max(byBoth, own.alone * own.fit(profile) * proof)
}

interface GuessRequest {
  /** '' where a table has no header. */
  readonly header: readonly string[]
  /** Rows below the header. */
  readonly rows: readonly (readonly string[])[]
  /** Columns that are known by their names. */
  readonly known: ReadonlySet<string>
  /** Indexes that these use. */
  readonly taken: ReadonlySet<number>
}

/** Tells columns by words in their headers and by a sample of their cells, the surest first. */
export function guessColumns({ header, rows, known, taken }: GuessRequest): ColumnGuess[] {
  const width = Math.max(header.length, ...rows.map((cells) => cells.length))
  const profiles = new Map<number, ColumnProfile>()
  for (let index = 0; index < width; index++) {
    if (taken.has(index)) continue
    const profile = profileOf(rows.map((cells) => cells[index] ?? ''))
    if (profile.filled > 0) profiles.set(index, profile)
  }
  const open = guessedColumns.filter((column) => !known.has(column))
  const all = [...profiles].flatMap(([index, profile]) =>
    open.map((column) => ({
      column,
      index,
      confidence: confidenceOf(column, header[index] ?? '', profile),
    })),
  )
  const guesses = assign([...all, ...coordinatePair(profiles, known)])
  if (!known.has('name') && !guesses.some(({ column, taken: isTaken }) => column === 'name' && isTaken))
    return withNameByValues(guesses, profiles, known)
  return guesses
}

type Candidate = Omit<ColumnGuess, 'taken'>

/** Each column gets one index and each index one column, the surest first; of equal ones the column further left. */
function assign(candidates: readonly Candidate[]): ColumnGuess[] {
  const guesses: ColumnGuess[] = []
  const [columns, indexes] = [new Set<string>(), new Set<number>()]
  for (const { column, index, confidence } of candidates.toSorted((a, b) => b.confidence - a.confidence)) {
    if (confidence < toldFrom || columns.has(column) || indexes.has(index)) continue
    columns.add(column)
    indexes.add(index)
    guesses.push({ column, index, confidence, taken: confidence >= takenFrom })
  }
  return guesses
}

/** Two columns of degrees side by side, of which only one can be a latitude. */
function coordinatePair(
  profiles: ReadonlyMap<number, ColumnProfile>,
  known: ReadonlySet<string>,
): Candidate[] {
  if (known.has('latitude') || known.has('longitude')) return []
  const isDegrees = (index: number) => (profiles.get(index)?.share('degrees') ?? 0) >= 0.9
  const isBeyond = (index: number) => (profiles.get(index)?.share('beyondLatitude') ?? 0) >= 0.5
  for (const index of profiles.keys()) {
    if (!isDegrees(index) || !isDegrees(index + 1) || isBeyond(index) === isBeyond(index + 1)) continue
    const [latitude, longitude] = isBeyond(index) ? [index + 1, index] : [index, index + 1]
    return [
      { column: 'latitude', index: latitude, confidence: 0.8 },
      { column: 'longitude', index: longitude, confidence: 0.8 },
    ]
  }
  return []
}

/** Where two other columns make a list of businesses, and one column only holds words of its own in nearly each row, that is the name. */
function withNameByValues(
  guesses: readonly ColumnGuess[],
  profiles: ReadonlyMap<number, ColumnProfile>,
  known: ReadonlySet<string>,
): ColumnGuess[] {
  const used = new Set(guesses.filter(({ taken }) => taken).map(({ index }) => index))
  const candidates = [...profiles].filter(
    ([index, profile]) => !used.has(index) && profile.filled >= fewestProofs && looksLikeNames(profile),
  )
  // Streets with their houses are no names beside a column of other words: `Karlova 12`.
  const streets = candidates.filter(([, { share }]) => share('house') >= 0.8)
  const [street] = streets
  const named = candidates.length > streets.length ? candidates.filter((each) => !streets.includes(each)) : []
  const [first] = named.length > 0 ? named : candidates
  if (!first) return [...guesses]
  const addressed =
    named.length === 1 && streets.length === 1 && !known.has('full_address') ? street : undefined
  const columns = known.size + used.size + (addressed ? 1 : 0)
  const isSure = (named.length === 1 || candidates.length === 1) && columns >= 2
  const confidence = isSure ? 0.75 : 0.45
  const taken: ColumnGuess[] = [{ column: 'name', index: first[0], confidence, taken: isSure }]
  if (
    addressed &&
    isSure &&
    !guesses.some(({ column, taken: isTaken }) => column === 'full_address' && isTaken)
  )
    taken.push({ column: 'full_address', index: addressed[0], confidence, taken: true })
  const [columnsTaken, indexes] = [taken.map(({ column }) => column), taken.map(({ index }) => index)]
  const others = guesses.filter(
    ({ column, index }) => !columnsTaken.includes(column) && !indexes.includes(index),
  )
  return [...others, ...taken]
}

function looksLikeNames({ share, distinct, length }: ColumnProfile): boolean {
  const isOther = (['address', 'hours', 'country', 'trade', 'town'] as const).some(
    (kind) => share(kind) > 0.5,
  )
  return !isOther && share('words') >= 0.9 && distinct >= 0.8 && length >= 3 && length <= 60
}

/** Whether a row can be a header: words in it name a name and another column. Returns how many columns they name, 0 if it is none. */
export function headerWordsIn(cells: readonly string[]): number {
  // A link is a business's: `Elm Pharmacy` beside it names none of the columns.
  if (cells.some((cell) => /^https?:/i.test(cell))) return 0
  const named = new Set<GuessedColumn>()
  for (const column of guessedColumns)
    if (cells.some((cell) => wordScore(cell, column) >= 0.6)) named.add(column)
  const filled = cells.filter(Boolean)
  const numbers = filled.filter((cell) => /\d{3}/.test(cell)).length
  return named.has('name') && named.size >= 2 && numbers <= filled.length / 4 ? named.size : 0
}

const tellingKinds = ['marksPhone', 'mapLink', 'link', 'address', 'degrees', 'googleId', 'hours'] as const

/** Whether the first row is one like the others, so that the table has no header: at least two of its cells are of the kind of those below. */
export function hasNoHeader(first: readonly string[], rows: readonly (readonly string[])[]): boolean {
  if (rows.length < 3) return false
  let alike = 0
  for (const [index, cell] of first.entries()) {
    const own = profileOf([cell])
    if (own.filled === 0) continue
    const { filled, share } = profileOf(rows.map((cells) => cells[index] ?? ''))
    if (filled >= 3 && tellingKinds.some((kind) => own.share(kind) === 1 && share(kind) >= 0.7)) alike++
  }
  return alike >= 2
}
