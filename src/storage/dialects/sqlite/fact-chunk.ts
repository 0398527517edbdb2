import type { ListingFact } from '../../listing-index.ts'

/** Row numbers per chunk. */
export const factChunkSize = 2048

/** The chunks in which rows lie, each once. */
export function factChunksOf(rows: readonly { readonly n: number }[]): number[] {
  return [...new Set(rows.map(({ n }) => Math.floor(n / factChunkSize)))]
}

/** Coordinates are kept to a centimetre. */
const partsOfDegree = 1e7
const nowhere = 2 ** 31 - 1
const partsOfStar = 1000

/** Texts that many listings share, by a number each, from 1 on. */
class SharedTexts {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = ['']

  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#texts.length)
    return this.#texts.push(text) - 1
  }

  textOf(number: number): string {
    return this.#texts[number] ?? ''
  }
}

/** What the chunks of one database share. */
export const createFactTexts = () => ({
  category: new SharedTexts(),
  city: new SharedTexts(),
  country: new SharedTexts(),
})

type FactTexts = ReturnType<typeof createFactTexts>

/** The facts of up to `factChunkSize` listings, 28 bytes each. */
export class FactChunk {
  readonly #texts: FactTexts
  readonly #category = new Uint32Array(factChunkSize)
  readonly #city = new Uint32Array(factChunkSize)
  /** 0: no listing has the row number. */
  readonly #country = new Uint16Array(factChunkSize)
  readonly #latitude = new Int32Array(factChunkSize)
  readonly #longitude = new Int32Array(factChunkSize)
  /** 0: none is known. */
  readonly #opening = new Uint32Array(factChunkSize)
  readonly #rating = new Uint16Array(factChunkSize)
  readonly #reviews = new Uint32Array(factChunkSize)

  constructor(texts: FactTexts) {
    this.#texts = texts
  }

  putAll(facts: readonly ListingFact[]): void {
    for (const fact of facts) this.#put(fact.n % factChunkSize, fact)
  }

  #put(at: number, fact: ListingFact): void {
    this.#category[at] = this.#texts.category.numberOf(fact.category_key)
    this.#city[at] = this.#texts.city.numberOf(fact.city_key)
    this.#country[at] = this.#texts.country.numberOf(fact.country_code)
    this.#latitude[at] = packDegrees(fact.latitude)
    this.#longitude[at] = packDegrees(fact.longitude)
    this.#opening[at] = fact.opening_id ?? 0
    this.#rating[at] = Math.round(fact.rating * partsOfStar)
    this.#reviews[at] = fact.review_count
  }

  /** Undefined where no listing has the row number. Each of its facts is looked up when it is asked for. */
  get(n: number): ListingFact | undefined {
    return this.#country[n % factChunkSize] ? new FactChunk.#Fact(this, n) : undefined
  }

  static readonly #Fact = class implements ListingFact {
    readonly n: number
    readonly #chunk: FactChunk
    readonly #at: number

    constructor(chunk: FactChunk, n: number) {
      this.n = n
      this.#chunk = chunk
      this.#at = n % factChunkSize
    }

    get category_key(): string {
      return this.#chunk.#texts.category.textOf(this.#chunk.#category[this.#at] ?? 0)
    }
    get city_key(): string {
      return this.#chunk.#texts.city.textOf(this.#chunk.#city[this.#at] ?? 0)
    }
    get country_code(): string {
      return this.#chunk.#texts.country.textOf(this.#chunk.#country[this.#at] ?? 0)
    }
    get latitude(): number | null {
      return unpackDegrees(this.#chunk.#latitude[this.#at])
    }
    get longitude(): number | null {
      return unpackDegrees(this.#chunk.#longitude[this.#at])
    }
    get opening_id(): number | null {
      return this.#chunk.#opening[this.#at] || null
    }
    get rating(): number {
      return (this.#chunk.#rating[this.#at] ?? 0) / partsOfStar
    }
    get review_count(): number {
      return this.#chunk.#reviews[this.#at] ?? 0
    }
  }
}

function packDegrees(degrees: number | null): number {
  return degrees === null ? nowhere : Math.round(degrees * partsOfDegree)
}

function unpackDegrees(packed = nowhere): number | null {
  return packed === nowhere ? null : packed / partsOfDegree
}
