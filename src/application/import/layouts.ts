import { hash } from 'node:crypto'
import { parse } from 'node:path'
import { fold } from '../../domain/text/fold.ts'
import type { ImportLayout, ImportLayoutStore, StoredLayout } from '../ports/import-layout-store.ts'
import { recogniseHeader } from './columns/columns.ts'
import type { TableChoice } from './import-request.ts'

/** Layouts that a directory remembers. */
const layoutLimit = 500
/** One header alone, such as `name`, is no layout. */
const fewestHeaders = 2
const longestLabel = 200
const nameLimit = 200
/** Of a table with more headers, only those of its columns are kept. */
const headersKept = 300

const plain = (header: string) => fold(header.slice(0, longestLabel)).replace(/\s+/g, ' ').trim()

/** A text for each header, by which its column is found in another file: the second of the same words is `url#2`. */
function labelsOf(header: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return header.map((cell) => {
    const words = plain(cell)
    const count = (seen.get(words) ?? 0) + 1
    seen.set(words, count)
    return count === 1 ? words : `${words}#${count}`
  })
}

/** Names the layout of a table: the same headers in any order are one layout. '' if there are too few headers to tell. */
export function layoutKey(header: readonly string[]): string {
  const words = header.map(plain).filter(Boolean)
  if (words.length < fewestHeaders) return ''
  return hash('sha256', JSON.stringify(words.sort()), 'hex').slice(0, 32)
}

/** Column → index in this header; undefined if the header lacks one of them. */
function columnsIn(
  header: readonly string[],
  columns: NonNullable<ImportLayout['columns']>,
): Record<string, number> | undefined {
  const labels = labelsOf(header)
  const found = Object.entries(columns).map(
    ([column, label]) => [column, labels.indexOf(plain(label))] as const,
  )
  return found.some(([, index]) => index < 0) ? undefined : Object.fromEntries(found)
}

/** A layout as a choice for the table with this header. */
export interface FittingLayout {
  readonly layout: ImportLayout
  readonly columns: Readonly<Record<string, number>> | undefined
  /** Indexes of the columns that the file of the layout had not. */
  readonly added: readonly number[]
}

/** Other files than those of a layout can have some of its headers, so it fits by these only if they are so many. */
const fewestShared = 3
/** The least share of the headers of the layout, and of the file. */
const leastShare = 0.5

/**
 * The layout that a header has: all its headers, else all those of its columns, with most of its others and few new ones. A new
 * column is read as ever. `byHeaders`: the first whose columns are there, and further headers do not matter.
 */
export function fittingLayout(
  layouts: readonly ImportLayout[],
  header: readonly string[],
  byHeaders: boolean,
): FittingLayout | undefined {
  const key = layoutKey(header)
  if (key === '') return undefined
  let best: (FittingLayout & { readonly share: number }) | undefined
  for (const layout of layouts) {
    const columns = layout.columns && columnsIn(header, layout.columns)
    if (layout.columns && !columns) continue
    const isWhole = layout.key === key
    if (isWhole || (byHeaders && layout.columns)) return { layout, columns, added: [] }
    const near = nearness(layout, header)
    if (!near || near.share <= (best?.share ?? 0)) continue
    best = { layout, columns: columns && withAdded(columns, header, near.added), ...near }
  }
  return best && { layout: best.layout, columns: best.columns, added: best.added }
}

/** How much a header has in common with that of a layout; undefined if that is too little to be one. */
function nearness({ headers, columns }: ImportLayout, header: readonly string[]) {
  // Layouts of older versions have no headers but those of their columns.
  const before = new Set(headers ?? Object.values(columns ?? {}).map(plain))
  const labels = labelsOf(header)
  const own = labels.flatMap((label, index) => (header[index]?.trim() ? [{ label, index }] : []))
  const shared = own.filter(({ label }) => before.has(label)).length
  const share = shared / Math.max(before.size, own.length)
  if (shared < fewestShared || share < leastShare || (!columns && shared < before.size)) return undefined
  return { share, added: own.flatMap(({ label, index }) => (before.has(label) ? [] : [index])) }
}

/** The columns of a layout, with those of an import that new headers name. */
function withAdded(
  columns: Readonly<Record<string, number>>,
  header: readonly string[],
  added: readonly number[],
): Readonly<Record<string, number>> {
  return { ...recogniseHeader(header.map((cell, index) => (added.includes(index) ? cell : ''))), ...columns }
}

/** The layouts in which a job may find its file: those of its profile, else all that are remembered. */
export async function layoutsFor(
  { profile, columns, usesLayouts }: TableChoice,
  store: Pick<ImportLayoutStore, 'listLayouts'>,
): Promise<readonly ImportLayout[]> {
  if (profile) return profile
  return usesLayouts && !columns ? store.listLayouts() : []
}

/** What rows are that say nothing of it. */
export type FileDefaults = Pick<TableChoice, 'country' | 'trade' | 'city'>

/** The defaults that a choice or a layout has. */
export function defaultsOf({ country, trade, city }: FileDefaults): FileDefaults {
  return {
    ...(country !== undefined && { country }),
    ...(trade !== undefined && { trade }),
    ...(city !== undefined && { city }),
  }
}

/** Remembers what was chosen for a file, for the next one of its layout. */
export async function rememberLayout(
  choice: TableChoice & { readonly fileName: string; readonly deriveIds: boolean },
  headerCells: readonly string[],
  now: number,
  store: Pick<ImportLayoutStore, 'saveLayout'>,
): Promise<void> {
  const { columns, deriveIds, fileName } = choice
  const defaults = defaultsOf(choice)
  const key = layoutKey(headerCells)
  if (key === '' || !(columns || Object.keys(defaults).length > 0 || deriveIds)) return
  const labels = labelsOf(headerCells)
  const filled = labels.filter((_, index) => headerCells[index]?.trim())
  const layout: StoredLayout = {
    key,
    name: parse(fileName).name.slice(0, nameLimit),
    ...(columns && {
      columns: Object.fromEntries(
        Object.entries(columns).map(([column, index]) => [column, labels[index] ?? '']),
      ),
    }),
    ...(filled.length <= headersKept && { headers: filled }),
    ...defaults,
    deriveIds,
    chosenAt: now,
  }
  await store.saveLayout(layout, layoutLimit)
}
