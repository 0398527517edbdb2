import { HAS_ENTITY, NON_ASCII, resolveXml } from './xml-text.ts'

const MAX_ATTRIBUTES = 512
const LT = 0x3c
const GT = 0x3e
const SLASH = 0x2f
const EQUALS = 0x3d
const COLON = 0x3a
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27

/** Results in place of a position: more bytes are needed, or the bytes can never be valid. */
export const INCOMPLETE = -1
export const MALFORMED = -2

/** A name as a number, computed as the scanner does it byte by byte. */
export function nameHash(name: string): number {
  let hash = 0
  for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 31) + name.charCodeAt(i)) | 0
  return hash
}

/**
 * The attributes of the present tag, as positions in the scanner's bytes. They are valid until the handler returns.
 */
export class XmlAttributes {
  bytes: Buffer = Buffer.alloc(0)
  readonly starts = new Int32Array(MAX_ATTRIBUTES)
  readonly ends = new Int32Array(MAX_ATTRIBUTES)
  readonly #nameStarts = new Int32Array(MAX_ATTRIBUTES)
  readonly #names = new Int32Array(MAX_ATTRIBUTES)
  readonly #locals = new Int32Array(MAX_ATTRIBUTES)
  #count = 0
  #elementStart = 0

  /** Begins the tag whose element's name starts at `elementStart`. */
  clear(bytes: Buffer, elementStart: number): void {
    this.bytes = bytes
    this.#count = 0
    this.#elementStart = elementStart
  }

  /** The local name of the element. */
  element(): string {
    return this.#localNameAt(this.#elementStart)
  }

  /** Local names and values, in the order of the file. Declarations of namespaces are left out. */
  entries(): (readonly [name: string, value: string])[] {
    return Array.from({ length: this.#count }, (_, at) => at)
      .filter((at) => !/^xmlns(?::|$)/.test(this.#nameAt(this.#nameStarts[at] as number)))
      .map((at) => [this.#localNameAt(this.#nameStarts[at] as number), this.#valueAt(at) ?? ''] as const)
  }

  #nameAt(start: number): string {
    let end = start
    while (!endsName(this.bytes[end] as number)) end++
    return this.bytes.toString('utf8', start, end)
  }

  #localNameAt(start: number): string {
    const name = this.#nameAt(start)
    return name.slice(name.lastIndexOf(':') + 1)
  }

  /** Reads to the tag's end. Returns the position of its `>` or of the `/` before it, or INCOMPLETE or MALFORMED. */
  read(from: number, end: number): number {
    const bytes = this.bytes
    let i = from
    while (i < end) {
      const byte = bytes[i] as number
      if (byte === GT) return i
      if (byte === SLASH) {
        if (i + 1 >= end) return INCOMPLETE
        return bytes[i + 1] === GT ? i : MALFORMED
      }
      i = byte <= 0x20 ? i + 1 : this.#readAttribute(i, end)
      if (i < 0) return i
    }
    return INCOMPLETE
  }

  #readAttribute(from: number, end: number): number {
    const bytes = this.bytes
    let name = 0
    let local = 0
    let i = from
    for (; i < end; i++) {
      const byte = bytes[i] as number
      if (byte === EQUALS || byte <= 0x20) break
      if (byte === GT || byte === LT || byte === SLASH) return MALFORMED
      name = (Math.imul(name, 31) + byte) | 0
      local = byte === COLON ? 0 : (Math.imul(local, 31) + byte) | 0
    }
    i = skipBlanks(bytes, i, end)
    if (i < end && bytes[i] !== EQUALS) return MALFORMED
    const start = skipBlanks(bytes, i + 1, end) + 1
    if (start > end) return INCOMPLETE
    const close = closingQuote(bytes, start, end)
    if (close < 0) return close
    this.#nameStarts[this.#count] = from
    return this.#add(name, local, start, close) ? close + 1 : MALFORMED
  }

  /** Returns false if there are more attributes than any workbook has. */
  #add(name: number, local: number, start: number, end: number): boolean {
    const at = this.#count++
    if (at >= MAX_ATTRIBUTES) return false
    this.#names[at] = name
    this.#locals[at] = local
    this.starts[at] = start
    this.ends[at] = end
    return true
  }

  /** Index of the attribute with exactly this name, or -1. */
  indexOf(name: number): number {
    for (let i = 0; i < this.#count; i++) if (this.#names[i] === name) return i
    return -1
  }

  /** Value of the attribute with exactly this name. */
  text(name: number): string | undefined {
    return this.#valueAt(this.indexOf(name))
  }

  /** Value of the attribute with this local name and any prefix. */
  localText(local: number): string | undefined {
    return this.#valueAt(this.#locals.subarray(0, this.#count).indexOf(local))
  }

  #valueAt(at: number): string | undefined {
    if (at < 0) return undefined
    return resolveXml(this.bytes.toString('utf8', this.starts[at], this.ends[at]), NON_ASCII | HAS_ENTITY)
  }
}

const endsName = (byte: number) => byte <= 0x20 || byte === EQUALS || byte === GT || byte === SLASH

function skipBlanks(bytes: Buffer, from: number, end: number): number {
  let i = from
  while (i < end && (bytes[i] as number) <= 0x20) i++
  return i
}

/** The end of the value that begins at `start`, after its opening quote. */
function closingQuote(bytes: Buffer, start: number, end: number): number {
  const quote = bytes[start - 1]
  if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return MALFORMED
  for (let i = start; i < end; i++) {
    if (bytes[i] === quote) return i
    if (bytes[i] === LT) return MALFORMED
  }
  return INCOMPLETE
}
