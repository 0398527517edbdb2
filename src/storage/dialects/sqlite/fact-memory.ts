import { Worker } from 'node:worker_threads'
import type { Database, Statement } from 'better-sqlite3'
import { isInBox } from '../../../domain/geo/geo-box.ts'
import type { ListingFact, MatchPlace } from '../../listing-index.ts'
import { rowOfRank } from '../../rank.ts'
import { type DatabaseVersion, prepareDatabaseVersion } from './database-version.ts'
import { FactChunk, ForeignTexts, factChunkSize } from './fact-chunk.ts'
import { prepareFactRows, prepareSomeFacts } from './fact-rows.ts'
import { FactTable, type ListingKind } from './fact-table.ts'
import type { FactAnswer, FactRequest } from './fact-worker.ts'

/** Rows that are read at once: whoever waits for an answer waits a millisecond longer. */
const rowsPerStep = 512
/** Between two steps, in ms. */
const pause = 5
/** Of the thread that reads: what it makes of rows is short-lived. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 }
/** More chunks than these, some 50,000 listings, are read by a thread of their own: a large directory takes half a minute. */
const manyChunks = 24

interface Statements {
  readonly changed: Statement<[number], { chunk: number; version: number }>
  readonly some: Statement<[string], ListingFact>
  readonly rows: Statement<[number, number], ListingFact>
}

/**
 * What facets, distances, opening times and orders are made of, in memory: thousands of matches are looked at for one page, each of
 * which would be a page of the file. It fills by itself from its beginning on; until then, and where a listing has changed
 * since, the file is asked.
 */
export class FactMemory {
  readonly #database: Database
  readonly #table = new FactTable()
  readonly #wanted = new Set<number>()
  /** Being read: as far as row number `next`. */
  #unfinished: { readonly number: number; readonly chunk: FactChunk; next: number } | undefined
  /** What another thread reads. */
  readonly #asked = new Set<number>()
  #worker: Worker | undefined
  /** Another thread could not read the file. */
  #hasNoHelp = false
  #prepared: Statements | undefined
  #version = 0
  readonly #versionNow: DatabaseVersion
  /** The database's, when it was asked for changes last. */
  #seen = ''
  #timer: NodeJS.Timeout | undefined

  constructor(database: Database, versionNow?: DatabaseVersion) {
    this.#database = database
    this.#versionNow = versionNow ?? prepareDatabaseVersion(database)
  }

  /** Whoever lists listings for visitors will need their facts soon: begins to read them, if it has not begun. */
  begin(): void {
    if (this.#version === 0) this.#forgetChanged()
  }

  /** The facts of listings by their row numbers, in the order asked for; those that are gone are left out. */
  read(numbers: readonly number[]): ListingFact[] {
    return this.#look(numbers, (n) => this.#table.get(n))
  }

  /** The same of what distances are made of. */
  places(numbers: readonly number[]): MatchPlace[] {
    return this.#look(numbers, (n) => this.#table.place(n))
  }

  /** Those of the ranks whose listings are of the kind, in their order. */
  ofKind(ranks: readonly number[], kind: ListingKind): number[] {
    this.#forgetChanged()
    const { found, unknown } = this.#table.ofKind(ranks, kind)
    if (unknown.length === 0) return found
    const others = this.read(unknown.map(rowOfRank)).filter((fact) => isOfKind(fact, kind))
    const all = new Set([...found.map(rowOfRank), ...others.map(({ n }) => n)])
    return ranks.filter((rank) => all.has(rowOfRank(rank)))
  }

  /** In memory or in the file. */
  #look<Known>(
    numbers: readonly number[],
    inMemory: (n: number) => Known | undefined,
  ): (Known | ListingFact)[] {
    this.#forgetChanged()
    const known = numbers.map(inMemory)
    const unknown = numbers.filter((_, index) => known[index] === undefined)
    if (unknown.length === 0) return known as Known[]
    const stored = this.#statements().some.all(JSON.stringify(unknown))
    const byNumber = new Map(stored.map((fact) => [fact.n, fact]))
    return numbers.flatMap((n, index) => known[index] ?? byNumber.get(n) ?? [])
  }

  /** Whether hardly a listing's facts would have to be asked from the file. */
  knowsMost(): boolean {
    this.#forgetChanged()
    return this.#wanted.size + this.#asked.size <= manyChunks
  }

  /** Before the database is closed. */
  close(): void {
    clearTimeout(this.#timer)
    void this.#worker?.terminate()
  }

  #statements(): Statements {
    this.#prepared ??= {
      changed: this.#database.prepare(
        'select chunk, version from fact_version where version > ? order by version',
      ),
      some: prepareSomeFacts(this.#database),
      rows: prepareFactRows(this.#database),
    }
    return this.#prepared
  }

  /** Chunks with a listing that has changed since they were read are read anew. */
  #forgetChanged(): void {
    const now = this.#versionNow()
    if (now !== this.#seen) {
      this.#seen = now
      for (const { chunk, version } of this.#statements().changed.all(this.#version)) {
        this.#version = version
        this.#table.forget(chunk)
        this.#asked.delete(chunk)
        if (this.#unfinished?.number === chunk) this.#unfinished = undefined
        this.#wanted.add(chunk)
      }
    }
    const readsAlone = this.#hasNoHelp || this.#worker || this.#database.memory
    if (this.#wanted.size > manyChunks && !readsAlone) this.#readElsewhere()
    const isMore = this.#wanted.size > 0 || this.#unfinished
    if (isMore) this.#timer ??= setTimeout(() => this.#readNext(), pause).unref()
  }

  #readElsewhere(): void {
    const chunks = [...this.#wanted]
    for (const chunk of chunks) this.#asked.add(chunk)
    this.#wanted.clear()
    const texts = new ForeignTexts(this.#table.texts)
    const workerData: FactRequest = { file: this.#database.name, chunks }
    const worker = new Worker(new URL('./fact-worker.ts', import.meta.url), { workerData, resourceLimits })
    worker.unref()
    worker.on('message', ({ number, columns, news }: FactAnswer) => {
      texts.learn(news)
      if (!this.#database.open) return
      this.#forgetChanged()
      if (!this.#asked.delete(number)) return
      texts.translate(columns)
      this.#table.put(number, columns)
    })
    // What it could not read is read here.
    worker.on('error', () => {
      this.#hasNoHelp = true
    })
    worker.on('exit', () => {
      for (const chunk of this.#asked) this.#wanted.add(chunk)
      this.#asked.clear()
      this.#worker = undefined
      if (this.#database.open) this.#forgetChanged()
    })
    this.#worker = worker
  }

  #start() {
    const [number] = this.#wanted
    if (number === undefined) return undefined
    this.#wanted.delete(number)
    this.#unfinished = { number, chunk: new FactChunk(this.#table.texts), next: number * factChunkSize }
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
      this.#table.put(number, chunk.columns)
      this.#unfinished = undefined
    }
    this.#forgetChanged()
  }
}

function isOfKind(
  { city_key, category_key, opening_id, latitude, longitude }: ListingFact,
  { cityKey, categoryKey, notCategoryKeys = [], openings, box }: ListingKind,
): boolean {
  return (
    (cityKey === undefined || city_key === cityKey) &&
    (categoryKey === undefined || category_key === categoryKey) &&
    !notCategoryKeys.includes(category_key) &&
    (openings === undefined || openings[opening_id ?? 0] === 1) &&
    (box === undefined || (latitude !== null && longitude !== null && isInBox({ latitude, longitude }, box)))
  )
}
