import { hash } from 'node:crypto'
import type { ZeroResultView } from '../../domain/administration/administration.ts'
import type { BusinessList, BusinessQuery } from '../../domain/directory/directory.ts'
import { givenFilters } from '../../domain/directory/filters.ts'
import { foldedWords, phraseLimit, synonymPhrases } from '../../domain/search-terms/synonym-phrases.ts'
import { cutText } from '../../domain/text/cut-text.ts'
import { fold } from '../../domain/text/fold.ts'
import { isoDay } from '../../domain/text/iso-time.ts'
import type { SearchedWords, SearchFeedbackStore, ZeroResultCount } from '../ports/search-feedback.ts'
import type { Clock, Random } from '../ports/system.ts'

/**
 * What is in phone and identity numbers and mail addresses, and is nobody's word for anything: five digits close together, in any
 * script; seven digits spelled in Korean; a provider or the end of an address, whose other signs are spaces by now.
 */
const personal =
  /(?:[\p{N}零一二三四五六七八九]\P{N}{0,2}){5}|(?:[공영일이삼사오육륙칠팔구] ?){7}|gmail|hanmail|hotmail|(?<!\S)(?:com|net|org|kr)(?!\S)/u
const marks = /\p{M}/gu

/**
 * What a search asked for, if it is one to count: the first page of a search in words, which found nothing. A filter, a point or the
 * wish to search literally may be why nothing is found, so such searches are not counted. Neither are those that name a person.
 */
export function zeroResultOf(
  query: BusinessQuery,
  { totalCount }: Pick<BusinessList, 'totalCount'>,
): SearchedWords | undefined {
  const { search = '', location = '', facets, literal, offset = 0, lat } = query
  // The site's own pages ask for facets.
  const isVisit = facets && !literal && offset === 0 && lat === undefined
  if (totalCount > 0 || !isVisit || givenFilters(query).length > 0) return undefined
  const [words, place] = [foldedWords(search), foldedWords(location)]
  const isPersonal =
    fold(`${search} ${location}`).includes('@') || personal.test(`${words} ${place}`.replace(marks, ''))
  if (isPersonal || !(words || place)) return undefined
  return { words: cutText(words, phraseLimit), place: cutText(place, phraseLimit) }
}

/** How many clients must have searched for the same on one day. What fewer type may say something about one of them. */
const clientsNeeded = 3
/** What is remembered of a day. The oldest searches and clients make room for new ones. */
const limits = { searches: 5000, clients: 50_000, searchesOfClient: 100 }
/** Different searches that are stored for each day, the most frequent. */
const dayLimit = 1000
const day = 24 * 60 * 60 * 1000
const daysKept = 90
/** How many searches the administrator sees, and how many are looked through for a new synonym. */
const shown = 100
const lookedThrough = dayLimit

interface Counted {
  /** Known when enough clients have searched for it. */
  search?: SearchedWords
  /** Their codes. */
  readonly clients: Set<string>
  /** How many of the clients are in the stored count. */
  stored: number
}

interface Ports {
  readonly feedback: SearchFeedbackStore
  readonly clock: Clock
  readonly random: Random
}

/**
 * Counts searches that found nothing, for the administrator. A search is stored only when several clients have searched for it on one
 * day, and then each of them counts once. Until the day ends, this process remembers a code for each search and each client: a hash
 * with a secret that nothing else knows and that ends with the day. Each of several processes counts the clients that it sees
 * itself, so that together they store no more than one alone.
 */
export class ZeroResults {
  readonly #ports: Ports
  #day: string
  #secret: string
  readonly #searches = new Map<string, Counted>()
  /** How many searches each code has. */
  readonly #searchesOf = new Map<string, number>()
  /** Clients of all searches. */
  #clients = 0
  /** The day on which old counts were last removed. */
  #removedOn = ''

  constructor(ports: Ports) {
    this.#ports = ports
    this.#day = isoDay(ports.clock.now())
    this.#secret = ports.random.token(32)
  }

  count(search: SearchedWords, client: string): void {
    const code = this.#codeOf(client)
    const key = this.#keyOf(search)
    const counted: Counted = this.#searches.get(key) ?? { clients: new Set(), stored: 0 }
    const ofClient = this.#searchesOf.get(code) ?? 0
    if (counted.clients.has(code) || ofClient >= limits.searchesOfClient) return
    counted.clients.add(code)
    if (counted.clients.size >= clientsNeeded) counted.search = search
    this.#searches.set(key, counted)
    this.#searchesOf.set(code, ofClient + 1)
    this.#clients++
    this.#makeRoom()
  }

  #codeOf(text: string): string {
    return hash('sha256', `${this.#secret} ${text}`, 'base64url').slice(0, 16)
  }

  #keyOf({ words, place }: SearchedWords): string {
    return this.#codeOf(`${words}\n${place}`)
  }

  #makeRoom(): void {
    for (const [key] of this.#searches) {
      if (this.#searches.size <= limits.searches && this.#clients <= limits.clients) break
      this.#forget(key)
    }
    for (const [code] of this.#searchesOf) {
      if (this.#searchesOf.size <= limits.clients) break
      this.#searchesOf.delete(code)
    }
  }

  #forget(key: string): void {
    this.#clients -= this.#searches.get(key)?.clients.size ?? 0
    this.#searches.delete(key)
  }

  /** Writes what was counted since the last call. Once a day removes what is too old, and forgets the day before. */
  async flush(): Promise<void> {
    const { feedback, clock } = this.#ports
    const counts = this.#takeCounts()
    const counted = this.#day
    const today = isoDay(clock.now())
    if (counted !== today) this.#begin(today)
    if (this.#removedOn !== today)
      await feedback.removeZeroResultsBefore(isoDay(clock.now() - daysKept * day))
    this.#removedOn = today
    await feedback.addZeroResults(counted, counts, dayLimit)
  }

  #takeCounts(): readonly ZeroResultCount[] {
    const counts: ZeroResultCount[] = []
    for (const counted of this.#searches.values()) {
      const { search, clients, stored } = counted
      if (!search || clients.size === stored) continue
      counts.push({ ...search, count: clients.size - stored })
      counted.stored = clients.size
    }
    return counts
  }

  #begin(today: string): void {
    this.#day = today
    this.#secret = this.#ports.random.token(32)
    this.#searches.clear()
    this.#searchesOf.clear()
    this.#clients = 0
  }

  /** The most frequent ones, with those that this process has just counted. */
  async list(): Promise<readonly ZeroResultView[]> {
    await this.flush()
    return this.#ports.feedback.listZeroResults(shown)
  }

  remove(search: SearchedWords): Promise<void> {
    return this.#removeAll([search])
  }

  /** Forgets the searches that a new synonym gives a meaning. Those that find nothing even so are counted anew. */
  async removeMeant(key: string): Promise<void> {
    await this.#removeAll(await this.#listMeant(key))
  }

  /** How often searches were made to which a synonym would give a meaning. */
  async countMeant(key: string): Promise<number> {
    return (await this.#listMeant(key)).reduce((sum, { count }) => sum + count, 0)
  }

  async #listMeant(key: string) {
    await this.flush()
    const searches = await this.#ports.feedback.listZeroResults(lookedThrough)
    return searches.filter(({ words }) => synonymPhrases(words).some((phrase) => phrase.key === key))
  }

  /** They are counted anew. */
  async #removeAll(searches: readonly SearchedWords[]): Promise<void> {
    for (const search of searches) this.#forget(this.#keyOf(search))
    await this.#ports.feedback.removeZeroResults(searches)
  }
}
