/** A record: type, length, content. */
export function record(type: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([u16(type, body.length), body])
}

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  for (const [i, value] of values.entries()) bytes.writeUInt16LE(value & 0xffff, i * 2)
  return bytes
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [i, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, i * 4)
  return bytes
}

export function f64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleLE(value)
  return bytes
}

/** The characters of a text and their flag byte; 16 bits for each if `wide`. */
export function characters(text: string, wide = true): Buffer {
  return Buffer.concat([Buffer.from([wide ? 1 : 0]), Buffer.from(text, wide ? 'utf16le' : 'latin1')])
}

/** A text with its length in two bytes. */
export function biffText(text: string, wide = true): Buffer {
  return Buffer.concat([u16(text.length), characters(text, wide)])
}

export function bof(type: number, version = 0x0600): Buffer {
  return record(0x0809, u16(version, type), Buffer.alloc(12))
}

export const eof = record(0x0a)

export interface BiffSheetParts {
  readonly name: string
  readonly state?: number
  readonly type?: number
  readonly records: readonly Buffer[]
}

/** A whole BIFF8 stream. `globals` come between the first record and the sheet list. */
export function buildBiff(globals: readonly Buffer[], sheets: readonly BiffSheetParts[]): Buffer {
  const bodies = sheets.map((sheet) => Buffer.concat([bof(0x10), ...sheet.records, eof]))
  const listing = (offsets: readonly number[]) =>
    sheets.map((sheet, i) =>
      record(
        0x85,
        u32(offsets[i] ?? 0),
        Buffer.from([sheet.state ?? 0, sheet.type ?? 0, sheet.name.length]),
        characters(sheet.name),
      ),
    )
  const head = (offsets: readonly number[]) =>
    Buffer.concat([bof(0x05), ...globals, ...listing(offsets), eof])
  let at = head([]).length
  const offsets = bodies.map((body) => {
    at += body.length
    return at - body.length
  })
  return Buffer.concat([head(offsets), ...bodies])
}
