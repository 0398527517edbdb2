import type { SheetRow } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { headerSearchRows } from '../tables/find-header.ts'
import type { Reshape } from './reshape.ts'

/** A header with the number of its group behind it: `Shop 2`, `주소1`. */
interface NumberedHeader {
  readonly index: number
  readonly stem: string
  readonly group: number
}

function numberedHeader(cell: string, index: number): NumberedHeader | undefined {
  const header = cell.trim()
  const group = '123456789'.indexOf(header.at(-1) ?? ' ') + 1
  const stem = header.slice(0, -1).trimEnd()
  return group > 0 && /\p{L}$/u.test(stem) ? { index, stem, group } : undefined
}

interface Groups {
  /** The cells that all businesses of a row share. */
  readonly shared: readonly number[]
  readonly stems: readonly string[]
  /** The cells of each business, in the order of the stems; the first is of its name. */
  readonly groups: readonly (readonly number[])[]
}

/** The groups of a header such as `Brand, Shop 1, Phone 1, Shop 2, Phone 2`; undefined if it has none. */
function groupsIn(header: readonly string[]): Groups | undefined {
  const numbered = header.flatMap((cell, index) => numberedHeader(cell, index) ?? [])
  const stems = numbered.filter(({ group }) => group === 1).map(({ stem }) => stem)
  const columns = stems.length > 1 ? recogniseHeader(stems) : {}
  const name = stems[columns.name ?? -1]
  if (name === undefined || Object.keys(columns).length < 2 || new Set(stems).size < stems.length)
    return undefined
  const ordered = [name, ...stems.filter((stem) => stem !== name)]
  const last = Math.max(...numbered.map(({ group }) => group))
  const groups = Array.from({ length: last }, (_, at) =>
    ordered.map((stem) => numbered.find((each) => each.stem === stem && each.group === at + 1)?.index ?? -1),
  )
  const used = new Set(groups.flat())
  const shared = [...header.keys()].filter((index) => !used.has(index))
  const isWhole = groups.length > 1 && groups.every((cells) => !cells.includes(-1))
  // Where a row has a name beside them, they are its persons or its phones.
  const isOfOne = recogniseHeader(shared.map((index) => header[index] ?? '')).name !== undefined
  return isWhole && !isOfOne ? { shared, stems: ordered, groups } : undefined
}

/** Of a sheet whose rows have several businesses beside each other, in numbered columns: one row for each. Undefined if it has none. */
export function numberedOf(sample: readonly SheetRow[]): Reshape | undefined {
  for (const head of sample.slice(0, headerSearchRows)) {
    const found = groupsIn(head.cells)
    if (!found) continue
    const { shared, stems, groups } = found
    const apart = (row: SheetRow): SheetRow[] => {
      if (row.number < head.number) return [row]
      const at = (index: number) => row.cells[index] ?? ''
      const own = shared.map(at)
      if (row.number === head.number) return [{ number: row.number, cells: [...own, ...stems] }]
      return groups
        .map((cells) => cells.map(at))
        .filter(([name = '']) => name !== '')
        .map((cells) => ({ number: row.number, cells: [...own, ...cells] }))
    }
    return async function* (batches) {
      for await (const batch of batches) yield batch.flatMap(apart)
    }
  }
  return undefined
}
