import { HAS_ENTITY, NON_ASCII, resolveXml } from './xml-text.ts'

const MAX_ATTRIBUTES = 512

/** A name as a number, the way the scanner computes it byte by byte. */
export function nameHash(name: string): number {
  let hash = 0
  for (let i = 0; i < name.length; i++) hash = (Math.imul(hash, 31) + name.charCodeAt(i)) | 0
  return hash
}

/** The attributes of the tag being opened, as places in the scanner's bytes; valid until the handler returns. */
export class XmlAttributes {
  bytes: Buffer = Buffer.alloc(0)
  readonly starts = new Int32Array(MAX_ATTRIBUTES)
  readonly ends = new Int32Array(MAX_ATTRIBUTES)
  readonly #names = new Int32Array(MAX_ATTRIBUTES)
  readonly #locals = new Int32Array(MAX_ATTRIBUTES)
  #count = 0

  clear(bytes: Buffer): void {
    this.bytes = bytes
    this.#count = 0
  }

  /** Returns false when there are more attributes than any workbook has. */
  add(name: number, local: number, start: number, end: number): boolean {
    const at = this.#count++
    if (at >= MAX_ATTRIBUTES) return false
    this.#names[at] = name
    this.#locals[at] = local
    this.starts[at] = start
    this.ends[at] = end
    return true
  }

  /** Index of the attribute of exactly this name, or -1. */
  indexOf(name: number): number {
    for (let i = 0; i < this.#count; i++) if (this.#names[i] === name) return i
    return -1
  }

  /** Value of the attribute of exactly this name. */
  text(name: number): string | undefined {
    return this.#valueAt(this.indexOf(name))
  }

  /** Value of the attribute of this local name, whatever its prefix. */
  localText(local: number): string | undefined {
    return this.#valueAt(this.#locals.subarray(0, this.#count).indexOf(local))
  }

  #valueAt(at: number): string | undefined {
    if (at < 0) return undefined
    return resolveXml(this.bytes.toString('utf8', this.starts[at], this.ends[at]), NON_ASCII | HAS_ENTITY)
  }
}
