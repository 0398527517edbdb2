import type {
  SearchSample,
  SynonymTrial,
  SynonymView,
} from '../../../domain/administration/administration.ts'
import type { PanelText } from '../../../domain/administration/panel-text.ts'
import { knownCategory } from '../../../domain/category/taxonomy.ts'
import type { BusinessList, BusinessQuery } from '../../../domain/directory/directory.ts'
import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import {
  foldedWords,
  phraseLimit,
  synonymKey,
  synonymPhrases,
} from '../../../domain/search-terms/synonym-phrases.ts'
import type { AuditLog } from '../../audit/audit-log.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import type { SearchFeedbackStore, StoredSynonym, Synonym } from '../../ports/search-feedback.ts'
import type { Clock } from '../../ports/system.ts'
import type { ZeroResults } from '../zero-results.ts'
import { areOnePlace, areOneTrade, knownMeaning, placeWithin } from './known-words.ts'

interface Ports {
  readonly feedback: SearchFeedbackStore
  readonly zeroResults: Pick<ZeroResults, 'removeMeant' | 'countMeant'>
  readonly dictionary: Pick<SearchDictionary, 'findCities' | 'findDistricts'>
  /** Lists what a search of visitors finds. */
  readonly listBusinesses: (query: BusinessQuery) => Promise<BusinessList>
  readonly audit: AuditLog
  readonly clock: Clock
}

/** Synonyms that a directory may have. */
const synonymLimit = 2000

interface Given {
  readonly phrase: string
  readonly meaning: string
}

/**
 * `phrase`: it is too short to tell. `meaning`: it has nothing to search for. `same`: both are the same words. `alike`: both mean one trade
 * or one place already. `place`, `trade`, `word`: the phrase has such a meaning already, and every search with it would be led elsewhere.
 * `within`: some of its words name `place`. `chain`: the meaning has words that `other` gives a meaning, and a search follows one only.
 * `meant`: the phrase is in the meaning of `other`, which then would be a chain.
 */
export type SynonymRefusal =
  | { readonly kind: 'phrase' | 'meaning' | 'same' | 'alike' | 'place' | 'trade' | 'word' }
  | { readonly kind: 'within'; readonly place: string }
  | { readonly kind: 'chain' | 'meant'; readonly other: SynonymView }

const isRefused = (found: SynonymRefusal | StoredSynonym): found is SynonymRefusal => 'kind' in found

type Added =
  | { readonly kind: 'added'; readonly synonym: SynonymView }
  | SynonymRefusal
  | { readonly kind: 'full' }
  /** The phrase has another meaning, which nobody asked to replace. */
  | { readonly kind: 'exists'; readonly current: SynonymView }

type Tried = { readonly kind: 'tried'; readonly trial: SynonymTrial } | SynonymRefusal

const examplesShown = 5
const tradesShown = 3
/** How many listings tell of which trades the results are. */
const sampleSize = 50

/** What a search finds. */
interface Found {
  readonly count: number
  readonly names: readonly string[]
  /** Of the first results, by their key, the most frequent first. */
  readonly trades: ReadonlyMap<string, PanelText>
}

const shownOf = ({ count, names, trades }: Found): SearchSample => ({
  count,
  examples: names.slice(0, examplesShown),
  trades: [...trades.values()].slice(0, tradesShown),
})

/** Whether both find something, and nothing of one trade. */
const differWholly = ({ trades: some }: Found, { trades: others }: Found) =>
  some.size > 0 && others.size > 0 && ![...some.keys()].some((key) => others.has(key))

/** The words that are searched for instead of a synonym's phrase. The name of a trade may have changed since it was chosen. */
export function meaningOf({ trade, meaning }: Synonym): string {
  return (trade && knownCategory(trade)?.label.ko) || meaning
}

const viewOf = (synonym: Synonym): SynonymView => ({
  key: synonym.key,
  phrase: synonym.phrase,
  meaning: meaningOf(synonym),
  isTrade: synonym.trade !== '',
})

function tradeLabel(category: string): PanelText {
  const { ko = category, en = category } = knownCategory(category)?.label ?? {}
  return { ko, en }
}

/** What the administrator says that visitors' words mean. */
export class SynonymService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async list(): Promise<readonly SynonymView[]> {
    return (await this.#ports.feedback.listSynonyms()).map(viewOf)
  }

  /** Tells what a synonym would change, and saves nothing. */
  async try(given: Given): Promise<Tried> {
    const synonym = await this.#toSynonym(given)
    if (isRefused(synonym)) return synonym
    const current = await this.#find(synonym.key)
    const [before, after, searches] = await Promise.all([
      this.#sample(synonym.phrase),
      this.#sample(synonym.meaning),
      this.#ports.zeroResults.countMeant(synonym.key),
    ])
    const replaces = current && current.meaning !== synonym.meaning ? current.meaning : null
    const isOtherTrade = differWholly(before, after)
    const samples = { before: shownOf(before), after: shownOf(after) }
    return {
      kind: 'tried',
      trial: { synonym: viewOf(synonym), replaces, ...samples, isOtherTrade, searches },
    }
  }

  /**
   * The meaning is a trade if it is a trade's name in any language, and other words if not. `replaces`: another meaning that the phrase
   * has is replaced.
   */
  async add(username: string, given: Given, replaces: boolean): Promise<Added> {
    const { feedback, zeroResults, audit } = this.#ports
    const synonym = await this.#toSynonym(given)
    if (isRefused(synonym)) return synonym
    const { key, phrase, meaning } = synonym
    const current = await this.#find(key)
    if (current && current.meaning !== meaning && !replaces) return { kind: 'exists', current }
    const entry = { username, action: 'synonym-added', subject: phrase, details: { meaning } } as const
    const isSaved = await feedback.saveSynonym(synonym, synonymLimit, audit.entry(entry))
    if (!isSaved) return { kind: 'full' }
    await zeroResults.removeMeant(key)
    return { kind: 'added', synonym: viewOf(synonym) }
  }

  async #toSynonym(given: Given): Promise<SynonymRefusal | StoredSynonym> {
    const phrase = given.phrase.trim().slice(0, phraseLimit)
    const key = synonymKey(phrase)
    const words = given.meaning.trim().slice(0, phraseLimit)
    const trade = knownCategory(words)
    const meaning = trade?.label.ko ?? words
    if (key === '') return { kind: 'phrase' }
    if (queryTerms(meaning).length === 0) return { kind: 'meaning' }
    if (synonymKey(meaning) === key) return { kind: 'same' }
    if (areOneTrade(phrase, words) || areOnePlace(phrase, words)) return { kind: 'alike' }
    const synonym = { key, phrase, meaning, trade: trade?.slug ?? '', createdAt: this.#ports.clock.now() }
    return (await this.#taken(phrase, key)) ?? (await this.#chained(synonym)) ?? synonym
  }

  /** What the phrase means already, with and without signs and spaces: `카페!` and `카 페` are 카페. */
  async #taken(phrase: string, key: string): Promise<SynonymRefusal | undefined> {
    const { dictionary } = this.#ports
    for (const written of new Set([phrase, foldedWords(phrase), key])) {
      const kind = await knownMeaning(written, dictionary)
      if (kind) return { kind }
    }
    const place = await placeWithin(foldedWords(phrase), dictionary)
    return place === undefined ? undefined : { kind: 'within', place }
  }

  /** The synonym that the meaning would lead to, or that leads to the phrase. */
  async #chained({ key, meaning }: StoredSynonym): Promise<SynonymRefusal | undefined> {
    const others = (await this.list()).filter((one) => one.key !== key)
    const isIn = (text: string, sought: string) => synonymPhrases(text).some((part) => part.key === sought)
    const next = others.find((one) => isIn(meaning, one.key))
    if (next) return { kind: 'chain', other: next }
    const before = others.find((one) => isIn(one.meaning, key))
    return before && { kind: 'meant', other: before }
  }

  async #find(key: string): Promise<SynonymView | undefined> {
    return (await this.list()).find((synonym) => synonym.key === key)
  }

  async #sample(search: string): Promise<Found> {
    const page = { limit: sampleSize, offset: 0 }
    const { businesses, totalCount } = await this.#ports.listBusinesses({ search, ...page })
    const byTrade = Map.groupBy(
      businesses.map(({ category }) => category).filter(Boolean),
      (category) => knownCategory(category)?.slug ?? synonymKey(category),
    )
    const often = [...byTrade].sort(([, some], [, others]) => others.length - some.length)
    const trades = new Map(often.map(([key, [category = '']]) => [key, tradeLabel(category)]))
    return { count: totalCount, names: businesses.map(({ name }) => name), trades }
  }

  /** undefined if there is none with that key. */
  async remove(username: string, key: string): Promise<SynonymView | undefined> {
    const { feedback, audit } = this.#ports
    const found = await this.#find(key)
    if (!found) return undefined
    const { phrase, meaning } = found
    const entry = { username, action: 'synonym-removed', subject: phrase, details: { meaning } } as const
    return (await feedback.removeSynonym(key, audit.entry(entry))) ? found : undefined
  }
}
