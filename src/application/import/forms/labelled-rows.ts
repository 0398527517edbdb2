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

/** The label of a row and what stands behind it: `Phone: 02-123-4567`, or both in cells of their own. */
function fieldOf({ cells }: SheetRow): Field | undefined {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  const text = filled.join(', ')
  const at = text.slice(0, longestLabel).search(colon)
  const label = text.slice(0, Math.max(0, at)).trim()
  if (label !== '' && !/\d/.test(label) && !text.startsWith('//', at + 1))
    return { key: headerKey(label), label, value: text.slice(at + 1).replace(/^,? {0,3}/, '') }
  const [own = '', ...rest] = filled
  return rest.length > 0 ? { key: headerKey(own), label: own, value: rest.join(', ') } : undefined
}

const isNamed = (label: string) => {
  const columns = recogniseHeader([label])
  return Object.keys(columns).length > 0 || Object.keys(findCompanions([label], new Set()).cells).length > 0
}
const isName = (label: string) => recogniseHeader([label]).name !== undefined

/** Of a sheet that says each field of a business in a row of its own, with its label: a table. Undefined if it is none. */
export function labelledOf(sample: readonly SheetRow[]): Reshape | undefined {
  const fields = sample.flatMap((row) => fieldOf(row) ?? [])
  const named = fields.filter(({ label }) => isNamed(label))
  if (named.length < fewestLabelled * sample.length) return undefined
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
  let current: { readonly number: number; readonly cells: string[] } | undefined
  for await (const batch of batches) {
    const done: SheetRow[] = []
    for (const row of batch) {
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
