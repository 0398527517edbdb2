import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import { tradeNamed } from '../../domain/search-words/trades/trade-named.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { Candidate } from './candidate.ts'
import { asTyped, inNamedCity, inNamedCountry } from './candidates.ts'
import { namedFilter, without } from './interpretation.ts'
import { groupOf } from './list-groups.ts'
import { phoneCandidates } from './phone-candidates.ts'
import { completeWord } from './words/complete-word.ts'
import { isName } from './words/is-name.ts'

/** A name that somebody has is its words and nothing else: those of exactly that name, then those that have all of its words. */
const asWholeName: Candidate = {
  isLast: true,
  async interpret({ sources, query }) {
    const named = namedFilter(query)
    const [called] = named?.terms ?? []
    if (!named || !called || tradeNamed(query.search) || !(await isName(sources, query))) return undefined
    const conditions = toFilter({ ...query, search: '' })
    const words = queryTerms(query.search)
    const others = words.length > 0 ? [groupOf(without({ ...conditions, terms: words }, [called]))] : []
    const anyOf = [[called], ...(words.length > 0 ? [words] : [])]
    return [{ filter: { ...conditions, anyOf }, groups: [groupOf(named), ...others] }]
  },
}

/** The last word as the beginning of words, and nothing that is only like it. */
const asBegunWord: Candidate = {
  improves: true,
  async interpret({ sources, query }, best) {
    return [(await completeWord(sources, query, best !== undefined)) ?? []].flat()
  },
}

/**
 * The ways to understand a search of the panel, whose exports and bulk changes act on all that is found. So it finds what has the words:
 * in its name, its address or its phone number. A trade, and a place, are what they are to visitors; but nothing is corrected, left out,
 * or found by another word.
 */
export const panelCandidates: readonly Candidate[] = [
  ...phoneCandidates,
  asWholeName,
  inNamedCity,
  asTyped,
  inNamedCountry,
  asBegunWord,
]
