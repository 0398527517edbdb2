import type {
  SearchSample,
  SynonymTrial,
  SynonymView,
} from '../../../domain/administration/administration.ts'
import { knownCategory } from '../../../domain/category/taxonomy.ts'
import type { BusinessList, BusinessQuery } from '../../../domain/directory/directory.ts'
import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import { phraseLimit, synonymKey } from '../../../domain/search-terms/synonym-phrases.ts'
import type { AuditLog } from '../../audit/audit-log.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import type { SearchFeedbackStore, StoredSynonym, Synonym } from '../../ports/search-feedback.ts'
import type { Clock } from '../../ports/system.ts'
import type { ZeroResults } from '../zero-results.ts'
import { areOnePlace, areOneTrade, knownMeaning } from './known-words.ts'

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
 * or one place already. `place`, `trade`, `word`:
 * the phrase has such a meaning already, and every search with it would be led elsewhere.
 */
interface Refused {
  readonly kind: 'phrase' | 'meaning' | 'same' | 'alike' | 'place' | 'trade' | 'word'
}

type Added =
  | { readonly kind: 'added'; readonly synonym: SynonymView }
  | Refused
  | { readonly kind: 'full' }
  /** The phrase has another meaning, which nobody asked to replace. */
  | { readonly kind: 'exists'; readonly current: SynonymView }

type Tried = { readonly kind: 'tried'; readonly trial: SynonymTrial } | Refused

const examplesShown = 5

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
    const made = await this.#toSynonym(given)
    if (made.kind !== 'made') return made
    const { synonym } = made
    const current = await this.#find(synonym.key)
    const [before, after, searches] = await Promise.all([
      this.#sample(synonym.phrase),
      this.#sample(synonym.meaning),
      this.#ports.zeroResults.countMeant(synonym.key),
    ])
    const replaces = current && current.meaning !== synonym.meaning ? current.meaning : null
    return { kind: 'tried', trial: { synonym: viewOf(synonym), replaces, before, after, searches } }
  }

  /**
   * The meaning is a trade if it is a trade's name in any language, and other words if not. `replaces`: another meaning that the phrase
   * has is replaced.
   */
  async add(username: string, given: Given, replaces: boolean): Promise<Added> {
    const { feedback, zeroResults, audit } = this.#ports
    const made = await this.#toSynonym(given)
    if (made.kind !== 'made') return made
    const { synonym } = made
    const { key, phrase, meaning } = synonym
    const current = await this.#find(key)
    if (current && current.meaning !== meaning && !replaces) return { kind: 'exists', current }
    const entry = { username, action: 'synonym-added', subject: phrase, details: { meaning } } as const
    const isSaved = await feedback.saveSynonym(synonym, synonymLimit, audit.entry(entry))
    if (!isSaved) return { kind: 'full' }
    await zeroResults.removeMeant(key)
    return { kind: 'added', synonym: viewOf(synonym) }
  }

  async #toSynonym(
    given: Given,
  ): Promise<{ readonly kind: 'made'; readonly synonym: StoredSynonym } | Refused> {
    const { clock, dictionary } = this.#ports
    const phrase = given.phrase.trim().slice(0, phraseLimit)
    const key = synonymKey(phrase)
    const words = given.meaning.trim().slice(0, phraseLimit)
    const trade = knownCategory(words)
    const meaning = trade?.label.ko ?? words
    if (key === '') return { kind: 'phrase' }
    if (queryTerms(meaning).length === 0) return { kind: 'meaning' }
    if (synonymKey(meaning) === key) return { kind: 'same' }
    if (areOneTrade(phrase, words) || areOnePlace(phrase, words)) return { kind: 'alike' }
    const known = await knownMeaning(phrase, dictionary)
    if (known) return { kind: known }
    const synonym = { key, phrase, meaning, trade: trade?.slug ?? '', createdAt: clock.now() }
    return { kind: 'made', synonym }
  }

  async #find(key: string): Promise<SynonymView | undefined> {
    return (await this.list()).find((synonym) => synonym.key === key)
  }

  async #sample(search: string): Promise<SearchSample> {
    const { businesses, totalCount } = await this.#ports.listBusinesses({
      search,
      limit: examplesShown,
      offset: 0,
    })
    return { count: totalCount, examples: businesses.map(({ name }) => name) }
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
