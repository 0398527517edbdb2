import type { SheetRow } from '../../ports/workbook.ts'
import { recogniseHeader } from '../columns/columns.ts'
import { profileOf, type ValueKind } from '../guess/value-kinds.ts'
import { labelOf, lineBreaks } from './labelled-rows.ts'
import type { Reshape } from './reshape.ts'

/** What a line of a description may say, with the header of the column that it becomes. */
const facts = { full_address: 'Address', phone: 'Phone', working_hours: 'Opening hours', website: 'Website' }
type Fact = keyof typeof facts
const columnsOfFacts = ['full_address', 'phone', 'working_hours'] as const

/** So many rows must say their phone or address in the description, and so large a share of those that have one. */
const fewestRows = 2
const neededShare = 0.5
const longestLine = 160

/** A line of a description that is a sentence names streets and years, too: `Run by 2 sisters since 1990, closed in winter!` */
const isSentence = (line: string) => /[!?]$|\p{Ll}{3}\.$/u.test(line)
/** Where a street and its house, or a postal code, stand in a line: at its start, or behind a comma. */
const startsWithFigure = /^\d|,[^,]*\d/

/** `503.555.0104`; `1.234.567` is a count. */
const dotted = /\d{2}\.\d{2,4}\.\d/

function factOf(line: string): Fact | undefined {
  if (line.length > longestLine) return undefined
  const { share } = profileOf([line])
  const is = (kind: ValueKind) => share(kind) === 1
  if (is('link') && !is('photo') && !is('mapLink')) return 'website'
  if (is('marksPhone') || (is('phone') && dotted.test(line))) return 'phone'
  if (is('hours')) return 'working_hours'
  return (is('address') || is('house')) && startsWithFigure.test(line) && !isSentence(line)
    ? 'full_address'
    : undefined
}

/** What a label says: `Tel` a phone. */
function factOfLabel(label: string): Fact | undefined {
  const columns = recogniseHeader([label])
  return columnsOfFacts.find((name) => columns[name] !== undefined)
}

interface Described {
  readonly found: ReadonlyMap<Fact, string>
  /** The lines that say none of them. */
  readonly rest: readonly string[]
}

/** The first of each in a description; an address may be in lines that follow each other. */
function describedIn(description: string): Described {
  const found = new Map<Fact, string>()
  const rest: string[] = []
  let last: Fact | undefined
  for (const line of description.split(lineBreaks).map((each) => each.trim())) {
    if (line === '') continue
    const label = labelOf(line)
    const labelled = label === '' ? undefined : factOfLabel(label)
    const value = labelled ? line.slice(line.search(/[:：]/) + 1).trim() : line
    const fact = labelled ?? factOf(line)
    const told = fact && found.get(fact)
    if (fact === undefined || value === '') rest.push(line)
    else if (told === undefined) found.set(fact, value)
    else if (fact === 'full_address' && last === fact && !labelled) found.set(fact, `${told}, ${value}`)
    else rest.push(line)
    last = fact
  }
  return { found, rest }
}

const isDescribed = ({ found }: Described) => found.has('phone') || found.has('full_address')

/**
 * Maps that people draw have fields for a name, a point and a description alone, so phone, address and hours stand in that, each in a line.
 * They become columns; what else it says stays. Undefined for a sheet with a column of phones or addresses.
 */
export function describedFactsOf(sample: readonly SheetRow[]): Reshape | undefined {
  const header = sample.find(({ cells }) => recogniseHeader(cells).name !== undefined)
  const columns = header && recogniseHeader(header.cells)
  const at = columns?.about
  if (!header || at === undefined || columns?.phone !== undefined || columns?.full_address !== undefined)
    return undefined
  const filled = sample.filter(({ number, cells }) => number > header.number && (cells[at] ?? '') !== '')
  const described = filled.filter(({ cells }) => isDescribed(describedIn(cells[at] ?? '')))
  if (described.length < fewestRows || described.length < neededShare * filled.length) return undefined
  const added = [...columnsOfFacts.filter((name) => columns?.[name] === undefined), 'website' as const]
  const width = header.cells.length
  return async function* (batches) {
    for await (const batch of batches)
      yield batch.map((row) => {
        if (row.number < header.number) return row
        const cells = Array.from({ length: width }, (_, index) => row.cells[index] ?? '')
        if (row.number === header.number)
          return { ...row, cells: [...cells, ...added.map((name) => facts[name])] }
        const { found, rest } = describedIn(cells[at] ?? '')
        cells[at] = rest.join('\n')
        return { ...row, cells: [...cells, ...added.map((name) => found.get(name) ?? '')] }
      })
  }
}
