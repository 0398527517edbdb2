import { type Place, places } from '../workbook-failure.ts'
import type { XmlAttributes } from '../xlsx/xml-attributes.ts'
import { OTHER, type XmlHandler } from '../xlsx/xml-scanner.ts'

/** Kinds of elements in one file that are looked at. */
const mostElements = 2000
/** Names of fields of one kind that are kept. */
const mostFields = 2000
/** What a list within a record has at most of each, such as the days of its hours. More of them are the records, and what is around them a page. */
const mostInRecord = 10
const mostLists = 20
const blank = 0x20

/** The elements of one path, `response/body/items/item`. */
export interface ElementKind {
  readonly name: string
  readonly parent: ElementKind | undefined
  /** By the hash of their local name. */
  readonly children: Map<number, ElementKind>
  count: number
  /** How much text and values of attributes are in all of them. */
  bytes: number
  /** The names of the parts that have a text and no parts, and of attributes. */
  readonly fields: Set<string>
}

interface OpenElement {
  readonly kind: ElementKind
  /** Bytes of its own text. */
  text: number
  /** Of what else is in it. */
  bytes: number
  hasParts: boolean
  /** The name of the field that it is: `<field name="tel">` is tel. */
  readonly field: string
}

export const newKind = (name: string, parent?: ElementKind): ElementKind => ({
  name,
  parent,
  children: new Map(),
  count: 0,
  bytes: 0,
  fields: new Set(),
})

/** The name that the attributes of a part give it: dumps of databases write `<field name="tel">`. */
export const nameInAttributes = (attributes: readonly (readonly [string, string])[]): string | undefined =>
  attributes.find(([name]) => name === 'name' || name === 'key')?.[1] || undefined

/** Finds out which elements of a file are its records. */
export class ElementTree implements XmlHandler {
  readonly root = newKind('')
  readonly #open: OpenElement[] = []
  #elements = 0

  place(): Place {
    return places.file
  }

  open(_parent: number, hash: number, attributes: XmlAttributes): number {
    const around = this.#open.at(-1)
    const { children } = around?.kind ?? this.root
    let kind = children.get(hash)
    if (!kind) {
      if (this.#elements >= mostElements) return OTHER
      this.#elements++
      kind = newKind(attributes.element(), around?.kind)
      children.set(hash, kind)
    }
    kind.count++
    if (around) around.hasParts = true
    const entries = attributes.entries()
    for (const [name] of entries) kind.fields.add(name)
    const bytes = entries.reduce((sum, [, value]) => sum + value.length, 0)
    this.#open.push({ kind, text: 0, bytes, hasParts: false, field: nameInAttributes(entries) ?? kind.name })
    return 2
  }

  text(_kind: number, bytes: Buffer, start: number, end: number): void {
    const element = this.#open.at(-1)
    if (!element) return
    for (let at = start; at < end; at++) if ((bytes[at] as number) > blank) element.text++
  }

  close(): void {
    const element = this.#open.pop()
    const around = this.#open.at(-1)
    if (!element) return
    const { kind, hasParts, text, field } = element
    const all = element.bytes + text
    kind.bytes += all
    if (!around) return
    around.bytes += all
    if (!hasParts && text > 0 && around.kind.fields.size < mostFields) around.kind.fields.add(field)
  }

  /** The elements that are records, those with most text first. Empty if the file has none. */
  lists(): readonly ElementKind[] {
    const all = [...kindsIn(this.root)].filter(({ fields, bytes }) => fields.size > 1 && bytes > 0)
    const repeated = all.filter(({ count }) => count > 1)
    const lists = repeated.filter((kind) => !isPart(kind, repeated) && !isPage(kind, repeated))
    if (lists.length > 0) return lists.toSorted((a, b) => b.bytes - a.bytes).slice(0, mostLists)
    return all.toSorted((a, b) => b.fields.size - a.fields.size).slice(0, 1)
  }
}

function* kindsIn(kind: ElementKind): Generator<ElementKind> {
  for (const child of kind.children.values()) {
    yield child
    yield* kindsIn(child)
  }
}

function* outerKinds({ parent }: ElementKind): Generator<ElementKind> {
  for (let each = parent; each; each = each.parent) yield each
}

/** Whether it is a part of a record, as an address or the hours of a day. */
const isPart = (kind: ElementKind, lists: readonly ElementKind[]) =>
  [...outerKinds(kind)].some((outer) => lists.includes(outer) && kind.count <= outer.count * mostInRecord)

/** Whether it holds the records of a page. */
const isPage = (kind: ElementKind, lists: readonly ElementKind[]) =>
  lists.some((inner) => inner.count > kind.count * mostInRecord && [...outerKinds(inner)].includes(kind))
