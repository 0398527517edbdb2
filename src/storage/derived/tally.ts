import { nameWords } from '../../domain/search-terms/name-words.ts'
import { keyOfFolded, reverse } from '../../domain/search-terms/word-key.ts'
import type { BusinessRow } from '../rows/business-row.ts'

/** Publicly visible rows after a write and before it. */
export interface VisibleRows {
  readonly after: readonly BusinessRow[]
  readonly before: readonly BusinessRow[]
}

/** A row of a table that counts listings: its key, the names beside it, and how many listings it counts. */
export type CountRow = Readonly<Record<string, string | number | null>> & { readonly business_count: number }

/** As `CountRow`. */
interface Counted {
  [column: string]: string | number | null
  business_count: number
}

/** By how many more rows a condition holds after the write. */
export const net = ({ after, before }: VisibleRows, holds: (row: BusinessRow) => unknown): number =>
  after.filter(holds).length - before.filter(holds).length

/**
 * Counts rows by the key from `keyOf`, where '' means none. Keys whose count does not change are left out. The others are in order, so
 * that all writers lock in the same order.
 */
export function tally(
  { after, before }: VisibleRows,
  keyOf: (row: BusinessRow) => string,
  columnsOf: (row: BusinessRow) => Readonly<Record<string, string | null>>,
): CountRow[] {
  const found = new Map<string, Counted>()
  const add = (row: BusinessRow, by: number) => {
    const key = keyOf(row)
    if (key === '') return
    const known = found.get(key)
    if (known) known.business_count += by
    else found.set(key, { ...columnsOf(row), business_count: by })
  }
  for (const row of after) add(row, 1)
  for (const row of before) add(row, -1)
  return [...found]
    .filter(([, { business_count }]) => business_count !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => row)
}

/** Counts the listings whose name has a word, in the order of the words' keys. */
export function tallyWords({ after, before }: VisibleRows): CountRow[] {
  const counts = new Map<string, number>()
  const add = (name: string, by: number) => {
    for (const word of nameWords(name)) counts.set(word, (counts.get(word) ?? 0) + by)
  }
  for (const { name } of after) add(name, 1)
  for (const { name } of before) add(name, -1)
  const found = new Map<string, CountRow & { readonly key: string }>()
  for (const [word, by] of counts) {
    if (by === 0) continue
    const key = keyOfFolded(word)
    // Two spellings may have the same key.
    const business_count = by + (found.get(key)?.business_count ?? 0)
    found.set(key, { key, word, reversed: reverse(key), business_count })
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}
