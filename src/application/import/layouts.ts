import { hash } from 'node:crypto'
import { parse } from 'node:path'
import { fold } from '../../domain/text/fold.ts'
import type { ImportLayout, ImportLayoutStore, StoredLayout } from '../ports/import-layout-store.ts'
import type { TableChoice } from './import-request.ts'

/** Layouts that a directory remembers. */
const layoutLimit = 500
/** One header alone, such as `name`, is no layout. */
const fewestHeaders = 2
const longestLabel = 200
const nameLimit = 200

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
}

/** The first of these layouts that a header has. `byHeaders`: further headers do not matter. */
export function fittingLayout(
  layouts: readonly ImportLayout[],
  header: readonly string[],
  byHeaders: boolean,
): FittingLayout | undefined {
  const key = layoutKey(header)
  if (key === '') return undefined
  for (const layout of layouts) {
    const hasOwnKey = layout.key === key
    if (!hasOwnKey && !(byHeaders && layout.columns)) continue
    const columns = layout.columns && columnsIn(header, layout.columns)
    if (columns || !layout.columns) return { layout, columns }
  }
  return undefined
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
  const layout: StoredLayout = {
    key,
    name: parse(fileName).name.slice(0, nameLimit),
    ...(columns && {
      columns: Object.fromEntries(
        Object.entries(columns).map(([column, index]) => [column, labels[index] ?? '']),
      ),
    }),
    ...defaults,
    deriveIds,
    chosenAt: now,
  }
  await store.saveLayout(layout, layoutLimit)
}
