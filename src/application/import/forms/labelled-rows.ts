import type { SheetRow } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { headerKey } from '../columns/header-keys.ts'
import { findCompanions } from '../rows/companions.ts'
import { findHeader } from '../tables/find-header.ts'
import type { Reshape } from './reshape.ts'

const longestLabel = 32
const colon = /[:：]/
/** Most lines of such a sheet have a label. */
const fewestLabelled = 0.6

interface Field {
  readonly key: string
  readonly label: string
  readonly value: string
}

/** A value without the quotation marks around all of it. */
const unquoted = (value: string) => (/^"[^"]*"$/.test(value) ? value.slice(1, -1).trim() : value)

/** The label of a text: `Phone` of `Phone: 02-123-4567`; '' if it has none. */
export function labelOf(text: string): string {
  const at = text.slice(0, longestLabel).search(colon)
  const label = text.slice(0, Math.max(0, at)).trim()
  return /\d/.test(label) || text.startsWith('//', at + 1) ? '' : label
}

export const lineBreaks = /\r\n|\r|\n|<br ?\/?>/

/** The parts of a row that say one field each: the lines of its only cell, or its cells if these have labels of their own. */
function partsOf(row: SheetRow, isKnown: (label: string) => boolean): readonly SheetRow[] {
  const filled = row.cells.map((cell) => cell.trim()).filter(Boolean)
  const parts =
    filled.length === 1 ? (filled[0] ?? '').split(lineBreaks).filter((line) => line.trim()) : filled
  const labelled = parts.filter((part) => isKnown(labelOf(part))).length
  if (labelled < 2 || labelled < fewestLabelled * parts.length) return [row]
  return parts.map((part) => ({ number: row.number, cells: [part] }))
}

/** The label of a row and what stands behind it: `Phone: 02-123-4567`, or both in cells of their own. */
function fieldOf({ cells }: SheetRow): Field | undefined {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const text = filled.join(', ')
  const label = labelOf(text)
  if (label !== '') {
    const value = text.slice(text.search(colon) + 1).replace(/^,? {0,3}/, '')
    return { key: headerKey(label), label, value: unquoted(value) }
  }
  const [own = '', ...rest] = filled
  return rest.length > 0 ? { key: headerKey(own), label: own, value: unquoted(rest.join(', ')) } : undefined
}

/** Whether a label names a column, or one that completes it. */
export const isNamed = (label: string) => {
  const columns = recogniseHeader([label])
  return Object.keys(columns).length > 0 || Object.keys(findCompanions([label], new Set()).cells).length > 0
}
const isName = (label: string) => recogniseHeader([label]).name !== undefined

/** Of a sheet that says each field of a business in a row of its own, with its label: a table. Undefined if it is none. */
export function labelledOf(sample: readonly SheetRow[]): Reshape | undefined {
  const parts = sample.flatMap((row) => partsOf(row, isNamed))
  const fields = parts.flatMap((part) => fieldOf(part) ?? [])
  const named = fields.filter(({ label }) => isNamed(label))
  if (named.length < fewestLabelled * parts.length) return undefined
  const header = [...new Map(named.map(({ key, label }) => [key, label]))]
  const keys = header.map(([key]) => key)
  const first = header.find(([, label]) => isName(label))?.[0]
  const begins = named.filter(({ key }) => key === first).length
  if (first === undefined || keys.length < 2 || begins < 2 || findHeader(sample)) return undefined
  return (rows) => records(rows, { header: header.map(([, label]) => label), keys, first })
}

interface Form {
  readonly header: readonly string[]
  readonly keys: readonly string[]
  /** The key of the name, with which a business begins. */
  readonly first: string
}

async function* records(
  batches: AsyncIterable<readonly SheetRow[]>,
  { header, keys, first }: Form,
): AsyncGenerator<readonly SheetRow[]> {
  yield [{ number: 0, cells: header }]
  const isKnown = (label: string) => keys.includes(headerKey(label))
  let current: { readonly number: number; readonly cells: string[] } | undefined
  for await (const batch of batches) {
    const done: SheetRow[] = []
    for (const row of batch.flatMap((each) => partsOf(each, isKnown))) {
      const field = fieldOf(row)
      const at = field ? keys.indexOf(field.key) : -1
      if (!field || at < 0) continue
      if (field.key === first) {
        if (current) done.push(current)
        current = { number: row.number, cells: keys.map(() => '') }
      }
      if (current && current.cells[at] === '') current.cells[at] = field.value
    }
    yield done
  }
  if (current) yield [current]
}
