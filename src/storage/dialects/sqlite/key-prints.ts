import type { Database } from 'better-sqlite3'

/** Bits for each print of a full set: it says yes to one in sixteen that it does not hold. */
const bitsPerPrint = 16
const leastCapacity = 2 ** 16

/** 32 bits of a text: FNV-1a (Fowler, Noll and Vo) over its UTF-16 code units. */
export function textPrint(text: string): number {
  let print = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    print = Math.imul(print ^ text.charCodeAt(index), 0x01000193)
  }
  return print >>> 0
}

/** Prints that it does not hold, it may say yes to; to those that it holds it always does. */
class PrintSet {
  readonly #bits: Uint8Array
  readonly #mask: number

  /** `capacity`: a power of two, up to 2 ** 28. */
  constructor(capacity: number) {
    this.#bits = new Uint8Array((capacity * bitsPerPrint) / 8)
    this.#mask = capacity * bitsPerPrint - 1
  }

  addAll(prints: Uint32Array): void {
    for (const print of prints) {
      const bit = (print & this.#mask) >>> 0
      this.#bits[bit >>> 3] = (this.#bits[bit >>> 3] ?? 0) | (1 << (bit & 7))
    }
  }

  has(print: number): boolean {
    const bit = (print & this.#mask) >>> 0
    return ((this.#bits[bit >>> 3] ?? 0) & (1 << (bit & 7))) !== 0
  }
}

export const keyKinds = ['ids', 'slugs'] as const
export type KeyKind = (typeof keyKinds)[number]

interface PrintRow extends Record<KeyKind, Buffer> {
  readonly id: number
}

/**
 * The prints of all keys that were ever given (table `key_print`, a row for each batch, in order), in the memory of who imports: a key
 * whose print is not among them is free, and need not be looked for all over a table of millions.
 */
export class KeyPrints {
  readonly #database: Database
  #sets = emptySets(leastCapacity)
  #capacity = leastCapacity
  #count = 0
  #last = 0

  constructor(database: Database) {
    this.#database = database
  }

  /** Takes over what has come, whoever wrote it, inside the caller's transaction. */
  refresh(): void {
    const news = this.#countAfter(this.#last)
    if (this.#count + news > this.#capacity) this.#grow(this.#countAfter(0))
    const rows = this.#database.prepare<[number], PrintRow>(
      'select * from key_print where id > ? order by id',
    )
    for (const row of rows.iterate(this.#last)) {
      for (const kind of keyKinds) this.#sets[kind].addAll(decodePrints(row[kind]))
      this.#last = row.id
    }
    this.#count += news
  }

  mayHold(kind: KeyKind, print: number): boolean {
    return this.#sets[kind].has(print)
  }

  #countAfter(id: number): number {
    const count = this.#database.prepare<[number], number>(
      'select coalesce(sum(max(length(ids), length(slugs))), 0) / 4 from key_print where id > ?',
    )
    return count.pluck().get(id) ?? 0
  }

  #grow(count: number): void {
    this.#capacity = 2 ** Math.ceil(Math.log2(count + leastCapacity))
    this.#sets = emptySets(this.#capacity)
    this.#count = 0
    this.#last = 0
  }
}

const emptySets = (capacity: number) => ({ ids: new PrintSet(capacity), slugs: new PrintSet(capacity) })

/** Records the prints of keys that were given, inside the caller's transaction. */
export function prepareKeyPrints(database: Database): (prints: Record<KeyKind, readonly number[]>) => void {
  const insert = database.prepare('insert into key_print (ids, slugs) values (?, ?)')
  return ({ ids, slugs }) => {
    if (ids.length > 0 || slugs.length > 0) insert.run(encodePrints(ids), encodePrints(slugs))
  }
}

/** Little-endian, as every machine is that Node.js runs on. */
const encodePrints = (prints: readonly number[]) => Buffer.from(Uint32Array.from(prints).buffer)

/** A copy: a driver's buffer may begin anywhere. */
const decodePrints = ({ buffer, byteOffset, byteLength }: Buffer) =>
  new Uint32Array(buffer.slice(byteOffset, byteOffset + byteLength))
