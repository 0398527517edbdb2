import { findArea } from '../../domain/address/areas/find-area.ts'
import { findKoreanDistrict } from '../../domain/address/korea/municipalities.ts'
import { translatedRegion } from '../../domain/address/regions/translated-region.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { tradeIn } from '../../domain/search-terms/category-search.ts'
import { isInitialConsonants } from '../../domain/search-terms/initial-consonants.ts'
import { otherLayout } from '../../domain/search-terms/keyboard-layout.ts'
import { placePhrases } from '../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { rejoined } from '../../domain/search-words/joined-words.ts'
import { isSpelledName, otherSpellings } from '../../domain/search-words/other-spellings.ts'
import { withQuarters } from '../../domain/search-words/quarters.ts'
import { otherCharacters } from '../../domain/text/han-variants.ts'
import { inKatakana } from '../../domain/text/in-katakana.ts'
import type { Candidate, Search, Sources } from './candidate.ts'
import { enough } from './enough.ts'
import { type Interpretation, interpretPlaced, interpretQuery } from './interpretation.ts'
import { orOtherNames } from './other-trade-names.ts'
import { unlessElsewhere } from './places/places-without.ts'
import { correctTrades, correctWords } from './words/correct-words.ts'
import { isName } from './words/is-name.ts'
import { splitWord } from './words/split-word.ts'

/** What the texts mean instead of the query, each within the city that it names, or anywhere, but not where that name is there by chance. */
export async function rewriteAs(
  sources: Sources,
  query: Search['query'],
  texts: readonly string[],
): Promise<readonly Interpretation[]> {
  const others = texts.filter((text) => text !== query.search)
  const found = others.map(async (correctedQuery) => {
    const asked = { ...query, search: correctedQuery }
    const placed = await interpretPlaced(sources.dictionary, query, correctedQuery)
    const words = interpretQuery(asked)
    const search = { sources, query: asked, placed: async () => placed }
    const anywhere = words ? await unlessElsewhere(search, words) : []
    return [...placed.map(({ interpretation }) => interpretation), ...anywhere].map((interpretation) => ({
      ...interpretation,
      correctedQuery,
    }))
  })
  return (await Promise.all(found)).flat()
}

/** A 동 of a town hall, or one that was typed together with a trade: 성수2가동 카페, 카페성수동. */
export const inQuarter: Candidate = {
  async interpret({ sources, query }) {
    const text = withQuarters(query.search)
    if (text === undefined || (await isName(sources, query))) return undefined
    return rewriteAs(sources, query, [text])
  },
}

/** A mistyped name of a trade. It also wins over the few listings that contain the letters as typed within a word. */
export const asMistypedTrade: Candidate = {
  improves: true,
  async interpret({ sources, query, placed }, best) {
    if ((best?.result.totalCount ?? 0) >= enough) return []
    const corrected = await correctTrades(sources.dictionary, query.search)
    if (corrected.length > 0 || /\s/.test(query.search)) return rewriteAs(sources, query, corrected)
    // A place and a mistyped trade as one word: 성동구카패.
    const apart = (await placed()).map(({ place: { answer } }) => `${answer.phrase} ${answer.rest}`)
    const texts = await Promise.all(apart.map((text) => correctTrades(sources.dictionary, text)))
    return rewriteAs(sources, query, texts.flat())
  },
}

/** A trade and a city that were typed as one word, or a city's words that were. It also wins over the few names with these letters. */
export const asJoined: Candidate = {
  improves: true,
  async interpret({ sources, query }, best) {
    const least = best?.result.totalCount ?? 0
    const texts = least < enough ? rejoined(query.search) : []
    if (texts.length === 0 || (await isName(sources, query))) return []
    return (await rewriteAs(sources, query, texts)).flatMap((one) => orOtherNames({ ...one, least }))
  },
}

/** Where fewer have a name as typed, others may spell it otherwise. */
const fewSpelled = 5

/** A name as signs have it, where few have it as it was typed: mcdo. */
export const asOtherSpelling: Candidate = {
  improves: true,
  async interpret({ sources, query }, best) {
    // By initial consonants alone, who is called so as they were typed is meant.
    const few = isInitialConsonants(query.search) ? 1 : fewSpelled
    if ((best?.result.totalCount ?? 0) >= few) return []
    return rewriteAs(sources, query, otherSpellings(query.search))
  },
}

/** A well-known name, and what its branches are called by: 메가커피 왕십리점, 컴포즈 성수역점. */
const withBranch = /^(.{2,20}) ([가-힣]{2,6})(?:직영|본)?점$/

/** Whether a branch may be called by a place: 왕십리점. */
export const isPlaceOfBranch = (name: string) =>
  findArea(name) !== undefined || findKoreanDistrict(`${name}구`) !== undefined

/** A branch that a name has not: who has the name around there, then anywhere. Others with such a branch are not meant. */
export const asNameOfBranch: Candidate = {
  isLast: true,
  async interpret({ sources, query }) {
    const [, name = '', branch] = withBranch.exec(query.search) ?? []
    // 왕십리 편의점 is a trade in a place.
    const isBranch = branch !== undefined && !isOfTrade(`${branch}점`) && isPlaceOfBranch(branch)
    if (!isSpelledName(name) && !(isBranch && !isOfTrade(name))) return undefined
    const names = [name, ...otherSpellings(name)]
    return rewriteAs(sources, query, [...names.map((one) => `${one} ${branch}`), ...names])
  },
}

/** A well-known name in a place that has none of it: no other name is meant, such as CDO by mcdo. */
export const inPlaceWithoutName: Candidate = {
  isLast: true,
  async interpret({ query, placed }) {
    if (otherSpellings(query.search).length === 0 || tradeIn(query.search)) return undefined
    return (await placed()).some(({ place }) => isSpelledName(place.answer.rest)) ? [] : undefined
  },
}

type Rewrite = (
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
) => Promise<readonly string[]>

/** A trade in the other layout beside what was typed in the right one: `성동구 zkvp`. */
const tradeInOtherLayout = (text: string) =>
  text.replace(/\S+/g, (word) => {
    const other = otherLayout(word)
    return other && isOfTrade(other) ? other : word
  })

/** A word of so many keys is whole where only one letter of it is mistyped. */
const longTyped = 6

/** The same with a trade that is mistyped too: `cnlzls` is 취킨, and 치킨 is meant. */
const nearTradeInOtherLayout: Rewrite = async ({ dictionary }, { search }) => {
  const typed = search.replace(/\S+/g, (word) =>
    word.length < longTyped ? word : (otherLayout(word) ?? word),
  )
  return typed === search ? [] : correctTrades(dictionary, typed)
}

/** Addresses name a division in the language of its country. */
const inOwnName: Rewrite = async (_, { search }) =>
  placePhrases(search).flatMap(({ phrase, rest }) => {
    const region = tradeIn(rest) ? translatedRegion(phrase) : undefined
    return region ? [`${rest} ${region}`] : []
  })

const rewrites: readonly Rewrite[] = [
  inOwnName,
  // Names in Chinese characters have one form of them: 樂 or 乐.
  async (_, { search }) => otherCharacters(search),
  // Names in Japanese are in katakana, however they were typed.
  async (_, { search }) => [inKatakana(search)],
  async (_, { search }) => [otherLayout(search) ?? tradeInOtherLayout(search)],
  nearTradeInOtherLayout,
  ({ dictionary }, { search }) => splitWord(dictionary, search),
  // The names of stations are in no address: 강남역 is in 강남.
  async (_, { search }) => [search.replace(/([가-힣]{2})역(?=\s|$)/g, '$1')],
  // American addresses write a county's road in short.
  async (_, { search }) => [search.replace(/\bcounty r(?:oa)?d(?= \d)/i, 'Co Rd')],
  // The key beside that of 동, beside a trade: 송촌둥.
  async (_, { search }) => [
    tradeIn(search) ? search.replace(/([가-힣]{2,3})[둥덩등돈돔](?=\s|$)/g, '$1동') : search,
  ],
  // Whoever sells or cooks something is seldom called its house: 닭발집 is 닭발 in a name.
  async (_, { search }) => [isOfTrade(search) ? search : search.replace(/([가-힣]{2})집(?=\s|$)/g, '$1')],
  // `patel's` is `patel` in a name without the ending.
  async (_, { search }) => [search.replace(/(?<=[\p{L}\p{N}])['’]s(?!\p{L})/giu, '')],
  correctWords,
]

/** Other words, within the city that they name, or anywhere. */
const rewritten = (rewrite: Rewrite): Candidate => ({
  async interpret({ sources, query }) {
    const found = await rewriteAs(sources, query, await rewrite(sources, query))
    return rewrite === inOwnName ? found.flatMap(orOtherNames) : found
  },
})

/** The query with other words, the likeliest first. */
export const rewritings: readonly Candidate[] = rewrites.map(rewritten)
