import type { Database } from 'better-sqlite3'
import type { ListingFact } from '../../listing-index.ts'
import { createFactTexts, FactChunk, factChunkSize, factChunksOf } from './fact-chunk.ts'

const columns =
  'n, category_key, city_key, country_code, latitude, longitude, opening_id, rating, review_count'
/** Rows that are read at once: whoever waits for an answer waits a millisecond longer. */
const rowsPerStep = 512
/** Between two steps, in ms. */
const pause = 1

/** Marks rows as added or changed, inside the caller's transaction, for the memories of all processes. */
export function prepareFactMarks(database: Database): (rows: readonly { readonly n: number }[]) => void {
  const mark = database.prepare(`
    insert into fact_version values (?, (select coalesce(max(version), 0) + 1 from fact_version))
    on conflict (chunk) do update set version = excluded.version`)
  return (rows) => {
    for (const chunk of factChunksOf(rows)) mark.run(chunk)
  }
}

/**
 * What facets, distances, opening times and orders are made of, in memory: thousands of matches are looked at for one page, each of
 * which would be a page of the file. It fills by itself from its beginning on; until then, and where a listing has changed
 * since, the file is asked.
 */
export class FactMemory {
  readonly #database: Database
  readonly #chunks = new Map<number, FactChunk>()
  readonly #texts = createFactTexts()
  readonly #wanted = new Set<number>()
  /** Being read: as far as row number `next`. */
  #unfinished: { readonly number: number; readonly chunk: FactChunk; next: number } | undefined
  readonly #statements: () => ReturnType<typeof prepare>
  #version = 0
  #timer: NodeJS.Timeout | undefined

  constructor(database: Database) {
    this.#database = database
    let prepared: ReturnType<typeof prepare> | undefined
    this.#statements = () => {
      prepared ??= prepare(database)
      return prepared
    }
  }

  /** Whoever lists listings for visitors will need their facts soon: begins to read them, if it has not begun. */
  begin(): void {
    if (this.#version === 0) this.#forgetChanged()
  }

  /** The facts of listings by their row numbers, in the order asked for; those that are gone are left out. */
  read(numbers: readonly number[]): ListingFact[] {
    this.#forgetChanged()
    const known = numbers.map((n) => this.#chunks.get(Math.floor(n / factChunkSize))?.get(n))
    const unknown = numbers.filter((_, index) => known[index] === undefined)
    if (unknown.length === 0) return known as ListingFact[]
    const stored = this.#statements().some.all(JSON.stringify(unknown))
    const byNumber = new Map(stored.map((fact) => [fact.n, fact]))
    return numbers.flatMap((n, index) => known[index] ?? byNumber.get(n) ?? [])
  }

  /** Chunks with a listing that has changed since they were read are read anew. */
  #forgetChanged(): void {
    for (const { chunk, version } of this.#statements().changed.all(this.#version)) {
      this.#version = version
      this.#chunks.delete(chunk)
      if (this.#unfinished?.number === chunk) this.#unfinished = undefined
      this.#wanted.add(chunk)
    }
    if (this.#wanted.size > 0 || this.#unfinished)
      this.#timer ??= setTimeout(() => this.#readNext(), pause).unref()
  }

  #start() {
    const [number] = this.#wanted
    if (number === undefined) return undefined
    this.#wanted.delete(number)
    this.#unfinished = { number, chunk: new FactChunk(this.#texts), next: number * factChunkSize }
    return this.#unfinished
  }

  #readNext(): void {
    this.#timer = undefined
    if (!this.#database.open) return
    const unfinished = this.#unfinished ?? this.#start()
    if (!unfinished) return
    const { number, chunk, next } = unfinished
    chunk.putAll(this.#statements().rows.all(next, next + rowsPerStep))
    unfinished.next += rowsPerStep
    if (unfinished.next >= (number + 1) * factChunkSize) {
      this.#chunks.set(number, chunk)
      this.#unfinished = undefined
    }
    this.#forgetChanged()
  }
}

function prepare(database: Database) {
  const facts = `select ${columns} from business indexed by business_facts`
  return {
    changed: database.prepare<[number], { chunk: number; version: number }>(
      'select chunk, version from fact_version where version > ? order by version',
    ),
    some: database.prepare<[string], ListingFact>(
      `select ${columns} from json_each(?) as wanted cross join business indexed by business_facts on n = wanted.value`,
    ),
    rows: database.prepare<[number, number], ListingFact>(`${facts} where n >= ? and n < ?`),
  }
}
