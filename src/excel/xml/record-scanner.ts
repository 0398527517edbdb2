import { flatRecord } from '../../domain/text/flat-record.ts'
import { type Place, places, reasons, tooLarge } from '../workbook-failure.ts'
import type { WorkbookLimits } from '../workbook-limits.ts'
import type { XmlAttributes } from '../xlsx/xml-attributes.ts'
import { OTHER, type XmlHandler } from '../xlsx/xml-scanner.ts'
import { decodeText, HAS_UNDERSCORE } from '../xlsx/xml-text.ts'
import { type ElementKind, nameInAttributes } from './element-tree.ts'

const AROUND = 2
const INSIDE = 3

/** An element of a record: its attributes and parts, and its own text. */
interface Part {
  readonly name: string
  readonly values: Map<string, unknown>
  readonly attributes: readonly (readonly [string, string])[]
  text: string
  hasParts: boolean
}

/** Takes each element of some kinds as a record, in which parts of parts are told by their path. */
export class RecordScanner implements XmlHandler {
  readonly #wanted: ReadonlySet<ElementKind>
  readonly #onRecord: (record: ReadonlyMap<string, string>, kind: ElementKind) => void
  readonly #limits: WorkbookLimits
  readonly #path: ElementKind[]
  readonly #parts: Part[] = []
  #characters = 0

  constructor(
    root: ElementKind,
    wanted: Iterable<ElementKind>,
    onRecord: (record: ReadonlyMap<string, string>, kind: ElementKind) => void,
    limits: WorkbookLimits,
  ) {
    this.#path = [root]
    this.#wanted = new Set(wanted)
    this.#onRecord = onRecord
    this.#limits = limits
  }

  place(): Place {
    return places.file
  }

  open(_parent: number, hash: number, attributes: XmlAttributes): number {
    if (this.#parts.length > 0) return this.#openPart(attributes)
    const kind = this.#path.at(-1)?.children.get(hash)
    if (!kind) return OTHER
    this.#path.push(kind)
    if (!this.#wanted.has(kind)) return AROUND
    this.#characters = 0
    return this.#openPart(attributes)
  }

  text(kind: number, bytes: Buffer, start: number, end: number, traits: number): void {
    const part = this.#parts.at(-1)
    if (kind !== INSIDE || !part) return
    const text = decodeText(bytes, start, end, traits & ~HAS_UNDERSCORE)
    part.text += text
    this.#count(text.length)
  }

  close(kind: number): void {
    const part = kind === INSIDE ? this.#parts.pop() : undefined
    const outer = this.#parts.at(-1)
    if (part && outer) {
      addPart(outer, part)
      return
    }
    const record = this.#path.pop()
    if (part && record) this.#onRecord(flatRecord(Object.fromEntries(part.values)), record)
  }

  #openPart(attributes: XmlAttributes): number {
    const outer = this.#parts.at(-1)
    if (outer) outer.hasParts = true
    const entries = attributes.entries()
    const name = attributes.element()
    this.#parts.push({ name, values: new Map(entries), attributes: entries, text: '', hasParts: false })
    this.#count(name.length + entries.reduce((sum, [key, value]) => sum + key.length + value.length, 0))
    return INSIDE
  }

  #count(characters: number): void {
    this.#characters += characters
    if (this.#characters > this.#limits.rowCharacters) throw tooLarge(this.place(), reasons.longRow)
  }
}

/** Adds what an element says to the element around it; what is there several times is a list. */
function addPart(outer: Part, part: Part): void {
  const text = part.text.trim()
  const given = part.hasParts || text === '' ? undefined : nameInAttributes(part.attributes)
  const name = given ?? part.name
  const before = outer.values.get(name)
  const value = given === undefined ? saidBy(part, text) : text
  if (value === undefined) return
  outer.values.set(
    name,
    before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value],
  )
}

/** A text, or the attributes and parts; undefined of an empty element. */
function saidBy({ values, hasParts }: Part, text: string): unknown {
  if (values.size === 0) return hasParts || text === '' ? undefined : text
  return Object.fromEntries(hasParts || text === '' ? values : values.set('text', text))
}
