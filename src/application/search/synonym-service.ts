import type { SynonymView } from '../../domain/administration/administration.ts'
import { knownCategory } from '../../domain/category/taxonomy.ts'
import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import { phraseLimit, synonymKey } from '../../domain/search-terms/synonym-phrases.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { SearchFeedbackStore, Synonym } from '../ports/search-feedback.ts'
import type { Clock } from '../ports/system.ts'
import type { ZeroResults } from './zero-results.ts'

interface Ports {
  readonly feedback: SearchFeedbackStore
  readonly zeroResults: Pick<ZeroResults, 'removeMeant'>
  readonly audit: AuditLog
  readonly clock: Clock
}

/** Synonyms that a directory may have. */
const synonymLimit = 2000

type Added =
  | { readonly kind: 'added'; readonly synonym: SynonymView }
  /** `phrase`: it is too short to tell. `meaning`: it has nothing to search for. `same`: both are the same words. */
  | { readonly kind: 'phrase' | 'meaning' | 'same' | 'full' }

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

  /** The meaning is a trade if it is a trade's name in any language, and other words if not. */
  async add(username: string, given: { readonly phrase: string; readonly meaning: string }): Promise<Added> {
    const { feedback, zeroResults, audit, clock } = this.#ports
    const phrase = given.phrase.trim().slice(0, phraseLimit)
    const key = synonymKey(phrase)
    const words = given.meaning.trim().slice(0, phraseLimit)
    const trade = knownCategory(words)
    const meaning = trade?.label.ko ?? words
    if (key === '') return { kind: 'phrase' }
    if (queryTerms(meaning).length === 0) return { kind: 'meaning' }
    if (synonymKey(meaning) === key) return { kind: 'same' }
    const synonym = { key, phrase, meaning, trade: trade?.slug ?? '', createdAt: clock.now() }
    const entry = { username, action: 'synonym-added', subject: phrase, details: { meaning } } as const
    const isSaved = await feedback.saveSynonym(synonym, synonymLimit, audit.entry(entry))
    if (!isSaved) return { kind: 'full' }
    await zeroResults.removeMeant(key)
    return { kind: 'added', synonym: viewOf(synonym) }
  }

  /** undefined if there is none with that key. */
  async remove(username: string, key: string): Promise<SynonymView | undefined> {
    const { feedback, audit } = this.#ports
    const found = (await this.list()).find((synonym) => synonym.key === key)
    if (!found) return undefined
    const { phrase, meaning } = found
    const entry = { username, action: 'synonym-removed', subject: phrase, details: { meaning } } as const
    return (await feedback.removeSynonym(key, audit.entry(entry))) ? found : undefined
  }
}
