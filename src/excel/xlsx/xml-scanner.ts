import { isUtf8 } from 'node:buffer'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { damaged, forbiddenContent, type Place, reasons, tooLarge } from '../workbook-failure.ts'
import { INCOMPLETE, MALFORMED, XmlAttributes } from './xml-attributes.ts'
import { HAS_ENTITY, HAS_RETURN, HAS_UNDERSCORE, NON_ASCII, UnknownEntity } from './xml-text.ts'

/** Kinds that every handler has: an element to skip with everything in it, and the document itself. */
export const OTHER = 0
export const DOCUMENT = 1

export interface XmlHandler {
  /** Returns the handler's own kind for the element. Names are hashes of the local name. */
  open(parent: number, name: number, attributes: XmlAttributes): number
  /** Text directly inside an element whose kind is not OTHER. It may come in pieces. `traits`: see xml-text. */
  text(kind: number, bytes: Buffer, start: number, end: number, traits: number): void
  close(kind: number): void
  /** A noun phrase for the present location. */
  place(): Place
}

const LT = 0x3c
const GT = 0x3e
const SLASH = 0x2f
const COLON = 0x3a
const MAX_DEPTH = 256
const CDATA = '<![CDATA['
const DEFAULT_TOKEN_BYTES = 1024 * 1024

const TRAITS = new Uint8Array(256).fill(NON_ASCII, 0x80)
TRAITS[0x26] = HAS_ENTITY
TRAITS[0x5f] = HAS_UNDERSCORE
TRAITS[0x0d] = HAS_RETURN

/**
 * A resumable scanner of UTF-8 XML. It works on bytes and keeps an unfinished token for the next piece, so a
 * character that spans two pieces is complete before it is decoded. Refuses every DOCTYPE and broken nesting with
 * `WorkbookError`.
 */
export class XmlScanner {
  readonly #handler: XmlHandler
  readonly #tokenBytes: number
  readonly #attributes = new XmlAttributes()
  readonly #names = new Int32Array(MAX_DEPTH)
  readonly #kinds = new Uint8Array(MAX_DEPTH)
  #depth = 0
  #bytes = Buffer.allocUnsafeSlow(32 * 1024)
  #end = 0
  #checked = 0
  #started = false
  #rootSeen = false

  constructor(handler: XmlHandler, tokenBytes = DEFAULT_TOKEN_BYTES) {
    this.#handler = handler
    this.#tokenBytes = tokenBytes
    this.#kinds[0] = DOCUMENT
  }

  /** Scans as far as the bytes allow. */
  write(piece: Buffer): void {
    this.#append(piece)
    try {
      this.#keepFrom(this.#scan())
    } catch (error) {
      if (error instanceof UnknownEntity) this.#fail(unknownReference(error.message))
      throw error
    }
  }

  /** To be called after the last bytes. */
  finish(): void {
    const rest = this.#bytes.toString('latin1', 0, this.#end)
    if (!this.#rootSeen || this.#depth > 0 || rest.trim() !== '') this.#fail(reasons.cutOff)
  }

  #scan(): number {
    let at = this.#started ? 0 : this.#skipByteOrderMark()
    while (at < this.#end) {
      const next = this.#bytes[at] === LT ? this.#markup(at) : this.#characters(at)
      if (next === INCOMPLETE) break
      at = next
    }
    return at
  }

  #append(piece: Buffer): void {
    const needed = this.#end + piece.length
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(needed * 2)
      this.#bytes.copy(larger, 0, 0, this.#end)
      this.#bytes = larger
    }
    piece.copy(this.#bytes, this.#end)
    this.#end = needed
    const whole = wholeCharacters(this.#bytes, this.#end)
    if (whole > this.#checked && !isUtf8(this.#bytes.subarray(this.#checked, whole))) {
      this.#fail(reasons.notUtf8)
    }
    this.#checked = Math.max(whole, this.#checked)
  }

  #keepFrom(at: number): void {
    const kept = this.#end - at
    if (kept > this.#tokenBytes) throw tooLarge(this.#handler.place(), reasons.longToken)
    this.#bytes.copyWithin(0, at, this.#end)
    this.#end = kept
    this.#checked = Math.max(0, this.#checked - at)
  }

  #skipByteOrderMark(): number {
    if (this.#end < 3) return 0
    this.#started = true
    return this.#bytes[0] === 0xef && this.#bytes[1] === 0xbb && this.#bytes[2] === 0xbf ? 3 : 0
  }

  #characters(at: number): number {
    const bytes = this.#bytes
    const end = this.#end
    let traits = 0
    let i = at
    while (i < end) {
      const byte = bytes[i] as number
      if (byte === LT) break
      traits |= TRAITS[byte] as number
      i++
    }
    if (i === end) return INCOMPLETE
    if (this.#depth === 0) this.#requireBlank(at, i)
    else this.#text(at, i, traits)
    return i
  }

  #text(start: number, end: number, traits: number): void {
    const kind = this.#kinds[this.#depth] as number
    if (kind !== OTHER) this.#handler.text(kind, this.#bytes, start, end, traits)
  }

  #requireBlank(start: number, end: number): void {
    if (this.#bytes.toString('latin1', start, end).trim() !== '') this.#fail(reasons.xml)
  }

  #markup(at: number): number {
    if (at + 1 >= this.#end) return INCOMPLETE
    const next = this.#bytes[at + 1]
    if (next === SLASH) return this.#closeTag(at)
    if (next === 0x21) return this.#declaration(at)
    if (next === 0x3f) return this.#skipTo('?>', at + 2)
    return this.#openTag(at)
  }

  #openTag(at: number): number {
    const bytes = this.#bytes
    const end = this.#end
    let hash = 0
    let local = 0
    let i = at + 1
    for (; i < end; i++) {
      const byte = bytes[i] as number
      if (byte <= 0x20 || byte === GT || byte === SLASH) break
      if (byte === LT) this.#fail(reasons.xml)
      hash = (Math.imul(hash, 31) + byte) | 0
      local = byte === COLON ? 0 : (Math.imul(local, 31) + byte) | 0
    }
    if (i >= end) return INCOMPLETE
    if (i === at + 1) this.#fail(reasons.xml)
    this.#attributes.clear(bytes, at + 1)
    if (bytes[i] !== GT) {
      i = this.#attributes.read(i, end)
      if (i === INCOMPLETE) return INCOMPLETE
      if (i === MALFORMED) this.#fail(reasons.xmlAttribute)
    }
    this.#push(hash, local)
    if (bytes[i] === SLASH) {
      this.#pop(hash)
      return i + 2
    }
    return i + 1
  }

  #closeTag(at: number): number {
    const bytes = this.#bytes
    let hash = 0
    let i = at + 2
    for (; i < this.#end; i++) {
      const byte = bytes[i] as number
      if (byte === GT || byte <= 0x20) break
      hash = (Math.imul(hash, 31) + byte) | 0
    }
    while (i < this.#end && (bytes[i] as number) <= 0x20) i++
    if (i >= this.#end) return INCOMPLETE
    if (bytes[i] !== GT) this.#fail(reasons.xml)
    this.#pop(hash)
    return i + 1
  }

  #declaration(at: number): number {
    const head = this.#bytes.toString('latin1', at, Math.min(at + CDATA.length, this.#end))
    if (head.startsWith('<!--')) return this.#skipTo('-->', at + 4)
    if (head === CDATA && this.#depth > 0) return this.#cdata(at + CDATA.length)
    if (CDATA.startsWith(head) || '<!--'.startsWith(head)) return INCOMPLETE
    if (head.toUpperCase().startsWith('<!D')) throw forbiddenContent(this.#handler.place())
    return this.#fail(reasons.xml)
  }

  #cdata(start: number): number {
    const end = this.#skipTo(']]>', start)
    if (end !== INCOMPLETE && end - 3 > start) this.#text(start, end - 3, NON_ASCII | HAS_UNDERSCORE)
    return end
  }

  #skipTo(mark: string, from: number): number {
    const found = this.#bytes.subarray(0, this.#end).indexOf(mark, from, 'latin1')
    return found < 0 ? INCOMPLETE : found + mark.length
  }

  #push(name: number, local: number): void {
    if (this.#depth === 0 && this.#rootSeen) this.#fail(reasons.xml)
    const parent = this.#kinds[this.#depth++] as number
    if (this.#depth >= MAX_DEPTH) this.#fail(reasons.xmlDepth)
    this.#rootSeen = true
    this.#names[this.#depth] = name
    this.#kinds[this.#depth] = parent === OTHER ? OTHER : this.#handler.open(parent, local, this.#attributes)
  }

  #pop(name: number): void {
    if (this.#depth === 0 || this.#names[this.#depth] !== name) this.#fail(reasons.xmlTags)
    const kind = this.#kinds[this.#depth--] as number
    if (kind !== OTHER) this.#handler.close(kind)
  }

  #fail(reason: PanelText): never {
    throw damaged(this.#handler.place(), reason)
  }
}

/** The number of bytes up to `end` that form complete characters. */
function wholeCharacters(bytes: Buffer, end: number): number {
  for (let back = 1; back <= 3 && back <= end; back++) {
    const byte = bytes[end - back] as number
    if (byte < 0x80) return end
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? end - back : end
  }
  return end
}

function unknownReference(reference: string): PanelText {
  return {
    ko: `알 수 없는 문자 참조(${reference})가 있습니다.`,
    en: `It has an unknown character reference (${reference}).`,
  }
}
