import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'

export type Fields = Record<string, unknown>

/** The lines of a packed backup: the header, listings, records, the trailer. */
export const linesOf = (bytes: Buffer): string[] => gunzipSync(bytes).toString().trimEnd().split('\n')

export function packed(lines: readonly string[], { keepsTrailer = false } = {}): Buffer {
  const body = keepsTrailer ? lines : [...lines.slice(0, -1), trailerOf(lines.slice(0, -1))]
  return gzipSync(`${body.join('\n')}\n`)
}

function trailerOf(lines: readonly string[]): string {
  const sha256 = createHash('sha256')
    .update(`${lines.join('\n')}\n`)
    .digest('hex')
  const listings = lines.slice(1).filter((line) => !line.startsWith('{"of":')).length
  return JSON.stringify({ end: true, listings, sha256 })
}

/** Changes the record of one line, counted from 1. */
export const inLine = (line: number, change: (record: Fields) => Fields) => (lines: readonly string[]) =>
  lines.with(line - 1, JSON.stringify(change(JSON.parse(lines[line - 1] ?? ''))))

export const without = (field: string) => (record: Fields) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))

/** Changes the first record of a list of the header. */
export const inHeader = (list: string, change: (record: Fields) => Fields) =>
  inLine(1, (header) => {
    const [first, ...others] = header[list] as Fields[]
    return { ...header, [list]: [change(first ?? {}), ...others] }
  })

/** Writes the first field of that name a second time behind it, with the same value. */
export const twice = (line: number, field: string) => (lines: readonly string[]) =>
  lines.with(
    line - 1,
    (lines[line - 1] ?? '').replace(/^\{/, () => `{${fieldText(JSON.parse(lines[line - 1] ?? ''), field)},`),
  )

const fieldText = (record: Fields, field: string) =>
  `${JSON.stringify(field)}:${JSON.stringify(record[field])}`

/** The record of a line, counted from 1. */
export function recordIn(lines: readonly string[], line: number): Fields {
  return JSON.parse(lines[line - 1] ?? '')
}
