import { findProvince } from '../../../domain/address/korea/provinces.ts'
import { type CodeForm, codeFormOf } from './code-parts.ts'
import { headersNaming } from './column-headers.ts'
import type { ColumnMap } from './columns.ts'
import { headerKey } from './header-keys.ts'

type Parted = 'postal_code' | 'phone' | 'full_address'

/** Words that name such a column beside those of a whole one. */
const shortNames: Readonly<Record<Parted, string>> = {
  postal_code: 'postcdn|zip|우편|郵便|郵便番号|cp|postleitzahl',
  phone: '전화|전번|tel|휴대폰|휴대전화|핸드폰|電話|電話番号|telno',
  full_address: 'addr|주소|adresse|adres|direccion|endereco|indirizzo|住所',
}
const partedOf = new Map(
  (Object.keys(shortNames) as Parted[]).flatMap((column) =>
    [...headersNaming(column), ...shortNames[column].split('|')].map(
      (name) => [headerKey(name), column] as const,
    ),
  ),
)

/** `전화1`, `addr_2`, `zip 2`. */
const numbered = /^(.{1,40}?)[\s_-]{0,2}([1-4])$/u
const placed: readonly (readonly [RegExp, number])[] = [
  [/^(.{1,40}?)\s?[([]?(?:앞 ?자리|앞|上|上\d桁|前半|first)[)\]]?$/iu, 1],
  [/^(.{1,40}?)\s?[([]?(?:가운데|중간|中)(?: ?자리)?[)\]]?$/iu, 2],
  [/^(.{1,40}?)\s?[([]?(?:뒷? ?자리|뒤|下|下\d桁|後半)[)\]]?$/iu, 3],
]

/** The columns of one field, in their order. */
function partsIn(header: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, { index: number; part: number }[]>()
  const add = (base: string, index: number, part: number) => {
    const key = headerKey(base)
    if (partedOf.has(key)) found.set(key, [...(found.get(key) ?? []), { index, part }])
  }
  for (const [index, cell] of header.entries()) {
    const [, base, part] = numbered.exec(cell.trim()) ?? []
    if (base !== undefined) add(base, index, Number(part))
    else {
      const [form, at] = placed.find(([each]) => each.test(cell.trim())) ?? []
      if (form && at !== undefined) add(form.exec(cell.trim())?.[1] ?? '', index, at)
      else add(cell, index, 1)
    }
  }
  const inOrder = [...found].map(([key, parts]) => [key, parts.toSorted((a, b) => a.part - b.part)] as const)
  return new Map(
    inOrder
      .filter(([, parts]) => parts.length > 1 && new Set(parts.map(({ part }) => part)).size === parts.length)
      .map(([key, parts]) => [key, parts.map(({ index }) => index)]),
  )
}

const itself = ''
const most = 0.8
const [areaCode, localNumber] = [/^\(?\d{1,4}\)?$/, /^\d{3,4}[- ]?\d{4}$/]
/** Of a whole phone. */
const fewestFigures = 7
const shapesOfThree = [areaCode, /^\d{3,4}$/, /^\d{1,4}$/]

/** Whether most rows with something in these columns have what they should be; a row may lack a part. */
function haveShapes(rows: readonly (readonly string[])[], shapes: readonly RegExp[]): boolean {
  const whole = rows.filter((cells) => cells.every(Boolean))
  const fitting = whole.filter((cells) => shapes.every((shape, at) => shape.test(cells[at] ?? '')))
  return whole.length > 0 && fitting.length >= most * whole.length
}

interface PartedColumns {
  readonly columns: ColumnMap
  /** The header, with names by which the parts are known. */
  readonly header: readonly string[]
  /** How the two parts of a postal code are joined. */
  readonly codeForm?: CodeForm
  /** What needs no guess, because its parts are known. */
  readonly told: readonly Parted[]
}

/**
 * The columns of a table where its phones, postal codes or addresses stand in several numbered ones: `전화1`, `전화2`, `전화3`. What the
 * cells say decides, since `phone1` and `phone2` may be two phones, and `주소2` the same address in its old form.
 */
export function withPartsNamed(
  columns: ColumnMap,
  written: readonly string[],
  sample: readonly (readonly string[])[],
): PartedColumns {
  const header = [...written]
  const told: Parted[] = []
  let known = columns
  let codeForm: CodeForm | undefined
  for (const [key, indexes] of partsIn(written)) {
    const column = partedOf.get(key) as Parted
    const own = known[column]
    // A column that is whole elsewhere needs no parts.
    if (told.includes(column) || (own !== undefined && !indexes.includes(own))) continue
    const rows = sample.map((cells) => indexes.map((index) => (cells[index] ?? '').trim()))
    const form = column === 'postal_code' ? codeFormOf(rows) : undefined
    const names = namesOf(column, rows)
    if (!names || (column === 'postal_code' && !form)) continue
    codeForm ??= form
    told.push(column)
    const { [column]: _, ...others } = known
    const [whole] = indexes.filter((__, at) => names[at] === itself)
    known = whole === undefined ? others : { ...others, [column]: whole }
    for (const [at, index] of indexes.entries()) header[index] = names[at] || (header[index] ?? '')
  }
  return { columns: known, header, told, ...(codeForm && { codeForm }) }
}

/** The names of a field's parts, as `companion-names.ts` has them, and `itself` for one that is read as the field; undefined if they are none. */
function namesOf(column: Parted, rows: readonly (readonly string[])[]): readonly string[] | undefined {
  const width = rows[0]?.length ?? 0
  if (column === 'postal_code') return width === 2 ? ['code start', 'code end'] : undefined
  if (column === 'phone') {
    if (width === 3 && haveShapes(rows, shapesOfThree)) return ['area code', 'exchange', 'line number']
    if (width === 2 && haveShapes(rows, [areaCode, localNumber])) return ['area code', itself]
    const areWhole = rows
      .flat()
      .every((cell) => cell === '' || cell.replace(/\D/g, '').length >= fewestFigures)
    return areWhole ? [itself, ...Array<string>(width - 1).fill('phone 2')] : undefined
  }
  const lines = Array.from({ length: Math.max(0, width - 1) }, (_, at) => at + 1)
  return [
    itself,
    ...lines.map((line) =>
      lineName(
        rows.map((cells) => cells[line] ?? ''),
        line + 1,
      ),
    ),
  ]
}

/** A further line of an address, or the address once more. */
function lineName(cells: readonly string[], line: number): string {
  const filled = cells.filter(Boolean)
  const whole = filled.filter((cell) => findProvince(cell.split(' ', 1)[0] ?? ''))
  return whole.length > filled.length / 2 ? '지번 주소' : `address line ${line}`
}
