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
export const partsOfStar = 1000

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

  /** Undefined where no listing has had the text. */
  find(text: string): number | undefined {
    return this.#numbers.get(text)
  }

  textOf(number: number): string {
    return this.#texts[number] ?? ''
  }

  /** Those with the numbers from `first` on. */
  from(first: number): string[] {
    return this.#texts.slice(first)
  }
}

const textKinds = ['category', 'city', 'country'] as const
type NewTexts = Record<(typeof textKinds)[number], string[]>

/** What the chunks that one thread reads share. */
export class FactTexts {
  readonly category = new SharedTexts()
  readonly city = new SharedTexts()
  readonly country = new SharedTexts()
  readonly #told = { category: 1, city: 1, country: 1 }

  /** Those that have come since it was asked for them last. */
  news(): NewTexts {
    const news: NewTexts = { category: [], city: [], country: [] }
    for (const kind of textKinds) {
      news[kind] = this[kind].from(this.#told[kind])
      this.#told[kind] += news[kind].length
    }
    return news
  }
}

/** The numbers that another thread's texts have here, in the place of their numbers there. */
export class ForeignTexts {
  readonly #own: FactTexts
  readonly #numbers: Record<(typeof textKinds)[number], number[]> = { category: [0], city: [0], country: [0] }

  constructor(own: FactTexts) {
    this.#own = own
  }

  /** Takes all news of the other thread, in their order. */
  learn(news: NewTexts): void {
    for (const kind of textKinds) {
      for (const text of news[kind]) this.#numbers[kind].push(this.#own[kind].numberOf(text))
    }
  }

  /** Changes the columns. */
  translate(columns: FactColumns): void {
    for (const kind of textKinds) {
      const numbers = this.#numbers[kind]
      for (const [at, number] of columns[kind].entries()) columns[kind][at] = numbers[number] ?? 0
    }
  }
}

/** The columns of so many row numbers, 28 bytes for each: they go from thread to thread as they are. */
export const createFactColumns = (rows = factChunkSize) => ({
  category: new Uint32Array(rows),
  /** 0: no listing has the row number, or it is not known. */
  city: new Uint32Array(rows),
  country: new Uint16Array(rows),
  latitude: new Int32Array(rows),
  longitude: new Int32Array(rows),
  /** 0: none is known. */
  opening: new Uint32Array(rows),
  rating: new Uint16Array(rows),
  reviews: new Uint32Array(rows),
})

export type FactColumns = ReturnType<typeof createFactColumns>

/** The facts of up to `factChunkSize` listings, to be read into. */
export class FactChunk {
  readonly texts: FactTexts
  readonly columns: FactColumns

  constructor(texts: FactTexts, columns = createFactColumns()) {
    this.texts = texts
    this.columns = columns
  }

  putAll(facts: readonly ListingFact[]): void {
    const { columns, texts } = this
    for (const fact of facts) {
      const at = fact.n % factChunkSize
      columns.category[at] = texts.category.numberOf(fact.category_key)
      columns.city[at] = texts.city.numberOf(fact.city_key)
      columns.country[at] = texts.country.numberOf(fact.country_code)
      columns.latitude[at] = packDegrees(fact.latitude)
      columns.longitude[at] = packDegrees(fact.longitude)
      columns.opening[at] = fact.opening_id ?? 0
      columns.rating[at] = Math.round(fact.rating * partsOfStar)
      columns.reviews[at] = fact.review_count
    }
  }
}

export function packDegrees(degrees: number | null): number {
  return degrees === null ? nowhere : Math.round(degrees * partsOfDegree)
}

export function unpackDegrees(packed = nowhere): number | null {
  return packed === nowhere ? null : packed / partsOfDegree
}
