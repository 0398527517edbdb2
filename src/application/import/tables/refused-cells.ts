import { importColumns } from '../../../domain/business/import-columns.ts'
import type { RefusedRow } from '../../ports/listing-store.ts'
import type { SheetRow } from '../../ports/workbook.ts'
import type { ColumnMap } from '../columns/columns.ts'

type RefusedCells = RefusedRow['cells']

/** A column of the file that is none of an import: a part of an address, or one that nothing uses. */
interface OtherColumn {
  readonly index: number
  /** Which one of those with the same header it is, from 0 on. */
  readonly nth: number
  readonly header: string
}

const keyOf = ({ index, nth, header }: OtherColumn) => `${index} ${nth} ${header}`
const isOwn = (key: string) => (importColumns as readonly string[]).includes(key)

function otherColumn(key: string): OtherColumn {
  const [index, nth, ...header] = key.split(' ')
  return { index: Number(index), nth: Number(nth), header: header.join(' ') }
}

/** All filled cells of a row as they were read: those of an import by its columns' names, the others by their place and header. */
export function refusedCells(row: SheetRow, columns: ColumnMap, header: readonly string[]): RefusedCells {
  const own = importColumns.flatMap((column) => {
    const index = columns[column]
    return index === undefined ? [] : [[column as string, index] as const]
  })
  const taken = new Set(own.map(([, index]) => index))
  const seen = new Map<string, number>()
  const others = row.cells.flatMap((_, index) => {
    if (taken.has(index)) return []
    const name = header[index] ?? ''
    const nth = seen.get(name) ?? 0
    seen.set(name, nth + 1)
    return [[keyOf({ index, nth, header: name }), index] as const]
  })
  const filled = [...own, ...others].map(([key, index]) => [key, row.cells[index] ?? ''] as const)
  return Object.fromEntries(filled.filter(([, text]) => text !== ''))
}

/** A column of the workbook of refused rows. */
export interface RefusedColumn {
  readonly header: string
  readonly cell: (cells: RefusedCells) => string
}

/** A row is in no import without these. */
const needed = new Set(['name', 'place_id'])

/** The columns that hold cells of several rows, which may be of several sheets. */
export class RefusedColumns {
  readonly #own = new Set<string>(needed)
  readonly #others = new Map<string, { column: OtherColumn; keys: Set<string> }>()

  add(cells: RefusedCells): void {
    for (const key of Object.keys(cells)) {
      if (isOwn(key)) this.#own.add(key)
      else this.#addOther(key)
    }
  }

  #addOther(key: string): void {
    const column = otherColumn(key)
    const same = `${column.nth} ${column.header}`
    const known = this.#others.get(same)
    if (known) known.keys.add(key)
    else this.#others.set(same, { column, keys: new Set([key]) })
  }

  /**
   * A column of an import that no row fills is left out: an empty one for a whole address would stand before the file's own columns
   * for its parts, which are read only where there is none.
   */
  list(): readonly RefusedColumn[] {
    const own = importColumns.filter((column) => this.#own.has(column))
    const others = [...this.#others.values()].toSorted((a, b) => a.column.index - b.column.index)
    return [
      ...own.map((header) => ({ header, cell: (cells: RefusedCells) => cells[header] ?? '' })),
      ...others.map(({ column: { header }, keys }) => ({
        header,
        cell: (cells: RefusedCells) => [...keys].map((key) => cells[key]).find(Boolean) ?? '',
      })),
    ]
  }
}
