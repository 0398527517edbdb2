import type { ZeroResultView } from '../../domain/administration/administration.ts'
import type { BusinessList, BusinessQuery } from '../../domain/directory/directory.ts'
import { givenFilters } from '../../domain/directory/filters.ts'
import { foldedWords, phraseLimit, synonymPhrases } from '../../domain/search-terms/synonym-phrases.ts'
import { cutText } from '../../domain/text/clean-text.ts'
import { fold } from '../../domain/text/fold.ts'
import type { SearchedWords, SearchFeedbackStore } from '../ports/search-feedback.ts'
import type { Clock } from '../ports/system.ts'

/** Digits of a phone or identity number. Such numbers and mail addresses are nobody's word for anything. */
const personal = /@|(?:\d\D{0,2}){5}/

/**
 * What a search asked for, if it is one to count: the first page of a search in words on the site, which found nothing. A filter, a
 * point or the wish to search literally may be why nothing is found, so such searches are not counted.
 */
export function zeroResultOf(query: BusinessQuery, { totalCount }: BusinessList): SearchedWords | undefined {
  const { search = '', location = '', facets, literal, offset = 0, lat } = query
  // Only the site's own pages ask for facets.
  const isVisit = facets && !literal && offset === 0 && lat === undefined
  if (totalCount > 0 || !isVisit || givenFilters(query).length > 0) return undefined
  if (personal.test(fold(`${search} ${location}`))) return undefined
  const words = cutText(foldedWords(search), phraseLimit)
  const place = cutText(foldedWords(location), phraseLimit)
  return words || place ? { words, place } : undefined
}

/** What is counted between two writes at most. Clients are known until then, and never written. */
const limits = { searchesOfClient: 20, searches: 500, countsOfAll: 5000 }
/** Different searches that are kept for each day, the most frequent. */
const dayLimit = 1000
const day = 24 * 60 * 60 * 1000
const daysKept = 90
/** How many searches the administrator sees, and how many are looked through for a new synonym. */
const shown = 100
const lookedThrough = dayLimit

interface Counted {
  readonly search: SearchedWords
  readonly clients: Set<string>
}

interface Ports {
  readonly feedback: SearchFeedbackStore
  readonly clock: Clock
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/**
 * Counts searches that found nothing, for the administrator. Between two writes a client counts once for each search, so reloading
 * a page counts once, and a flood costs no writes of its own.
 */
export class ZeroResults {
  readonly #ports: Ports
  #counted = new Map<string, Counted>()
  #searchesOf = new Map<string, number>()
  #counts = 0
  /** The day on which old counts were last removed. */
  #removedOn = ''

  constructor(ports: Ports) {
    this.#ports = ports
  }

  count(search: SearchedWords, client: string): void {
    const key = `${search.words}\n${search.place}`
    const counted = this.#counted.get(key) ?? { search, clients: new Set() }
    const ofClient = this.#searchesOf.get(client) ?? 0
    const isFull = this.#counts >= limits.countsOfAll || ofClient >= limits.searchesOfClient
    const isNew = counted.clients.size === 0
    if (counted.clients.has(client) || isFull || (isNew && this.#counted.size >= limits.searches)) return
    this.#counted.set(key, { search, clients: counted.clients.add(client) })
    this.#searchesOf.set(client, ofClient + 1)
    this.#counts++
  }

  /** Writes what was counted since the last call, and once a day removes what is too old. */
  async flush(): Promise<void> {
    const { feedback, clock } = this.#ports
    const counts = [...this.#counted.values()].map(({ search, clients }) => ({
      ...search,
      count: clients.size,
    }))
    this.#counted = new Map()
    this.#searchesOf = new Map()
    this.#counts = 0
    const today = dayOf(clock.now())
    if (this.#removedOn !== today) await feedback.removeZeroResultsBefore(dayOf(clock.now() - daysKept * day))
    this.#removedOn = today
    await feedback.addZeroResults(today, counts, dayLimit)
  }

  /** The most frequent ones, with those that this process has just counted. */
  async list(): Promise<readonly ZeroResultView[]> {
    await this.flush()
    return this.#ports.feedback.listZeroResults(shown)
  }

  remove(search: SearchedWords): Promise<void> {
    return this.#ports.feedback.removeZeroResults([search])
  }

  /** Forgets the searches that a new synonym gives a meaning. Those that find nothing even so are counted anew. */
  async removeMeant(key: string): Promise<void> {
    const { feedback } = this.#ports
    await this.flush()
    const searches = await feedback.listZeroResults(lookedThrough)
    const isMeant = ({ words }: SearchedWords) => synonymPhrases(words).some((phrase) => phrase.key === key)
    await feedback.removeZeroResults(searches.filter(isMeant))
  }
}
