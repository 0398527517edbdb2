import { knownAttribute } from '../business/attributes/attribute-vocabulary.ts'
import type { Listing } from '../business/listing.ts'
import { categoryWord } from './fact-words.ts'
import { isWrongNearest } from './judge-nearest.ts'
import { rules, unknownFields, unknownSaid, withoutQuotations } from './judge-rules.ts'
import type { SeoFacts } from './template.ts'
import { countWords, minimumWords } from './unique-content.ts'

/** A text and the listing that it is about; with its neighbours it is also judged whether the nearest one is. */
export interface JudgedText extends Partial<Pick<SeoFacts, 'sameTrade'>> {
  readonly text: string
  readonly listing: Listing
}

interface TextScore {
  readonly words: number
  readonly sentences: readonly string[]
  /** Different facts in the whole text. */
  readonly facts: number
  /** Sentences that add no fact: they would be true of other listings, or say again what was said. */
  readonly empty: readonly string[]
  /** What is wrong with a sentence, and the sentence. */
  readonly contradictions: readonly string[]
}

const sentencesOf = (text: string) => text.split(/(?<=[다오]\.)\s+/).filter(Boolean)

/** Names that the page's own buttons have. */
const buttons = new Set(['지도에서 보기', '잘못된 정보 알리기'])
/** Korean names of a listing's attributes, longest first, because some are parts of others. */
function attributesOf(about: Listing['about']): string[] {
  const names = Object.values(about).flatMap((section) =>
    Object.keys(section).map((attribute) => knownAttribute(attribute)?.names.ko ?? ''),
  )
  return names.filter(Boolean).sort((a, b) => b.length - a.length)
}

/** What texts say of some attributes in other words. */
const saidOtherwise: readonly (readonly [name: RegExp, said: string])[] = [
  [/^휠체어 (?:이용자용 )?/, ''],
  [/ 분위기$/, ''],
  [/^짧은 방문$/, '잠깐 들르기'],
]

/** An attribute's name, also with a particle before its last word (예약이 필수), and as texts say it. */
function formsOf(attribute: string): string[] {
  const said = saidOtherwise.flatMap(([name, other]) =>
    name.test(attribute) ? [attribute.replace(name, other)] : [],
  )
  return [...particleForms(attribute), ...said]
}

function particleForms(attribute: string): string[] {
  const at = attribute.lastIndexOf(' ')
  if (at < 0) return [attribute]
  return ['', '이', '을', '도', '으로'].map(
    (particle) => attribute.slice(0, at) + particle + attribute.slice(at),
  )
}

/** The facts of a sentence: names, numbers, days, places, attributes, and what it says is not known. */
function factsOf(
  sentence: string,
  { name, phone, city, district, state, category, about }: Listing,
): string[] {
  const facts: string[] = []
  let rest = sentence.replaceAll(name, ' ')
  const take = (pattern: RegExp, kind: string) => {
    rest = rest.replace(pattern, (found) => {
      facts.push(`${kind} ${found}`)
      return ' '
    })
  }
  const takeWord = (word: string) => {
    if (word && rest.includes(word)) facts.push(word)
  }
  take(/“[^“”]*”/g, 'quoted')
  const label = categoryWord(category)
  rest = rest.replace(/‘([^‘’]*)’/g, (_, quoted: string) => {
    if (!buttons.has(quoted) && quoted.trim() !== '' && quoted !== label) facts.push(`named ${quoted}`)
    return quoted === label ? label : ' '
  })
  if (phone && rest.includes(phone)) {
    facts.push(phone)
    rest = rest.replaceAll(phone, ' ')
  }
  take(/[월화수목금토일][월화수목금토일~·]{0,13}요일|매일/g, 'days')
  take(/\d{1,2}시(?: \d{1,2}분)?/g, 'time')
  take(/\d[\d.,]{0,9}k?m/g, 'distance')
  take(/바로 옆|같은 주소/g, 'distance')
  take(/쉬는 시간/g, 'break')
  take(/모든 요일이 휴무/g, 'closed')
  take(/현금 전용/g, 'cash')
  take(/(?:쉬는 요일|정기 휴무).{0,20}없|평일과 주말|주중과 주말/g, 'every day')
  take(/[가-힣\d.]{2,12}역(?=에서|이|을)/g, 'station')
  take(/\+?\d[\d.,-]*/g, 'number')
  for (const word of [city, district, state, label]) takeWord(word)
  for (const form of attributesOf(about).flatMap(formsOf)) {
    takeWord(form)
    rest = rest.replaceAll(form, ' ')
  }
  return facts
}

/** What a sentence truly says is not known. */
function unknownsOf(sentence: string, listing: Listing): string[] {
  if (!unknownSaid.test(sentence)) return []
  return [...unknownFields(listing)].flatMap(([field, isUnknown]) =>
    isUnknown && sentence.includes(field) ? [`unknown ${field}`] : [],
  )
}

/** In place of the listing's name and those of its place, because a name may hold any word: 월평점 is no 평점. */
const someName = '이곳'

/** Judges a text by what it says, not by how it was made: any text can be judged, also one of a language model or a person. */
export function judgeSeoText({ text, listing, sameTrade }: JudgedText): TextScore {
  const seen = new Set<string>()
  const sentences = sentencesOf(text)
  const empty = sentences.filter((sentence) => {
    const facts = [...factsOf(sentence, listing), ...unknownsOf(sentence, listing)]
    const known = seen.size
    for (const fact of facts) seen.add(fact)
    return seen.size === known
  })
  const contradictions = sentences.flatMap((sentence) => {
    const said = [listing.name, listing.district, listing.city, listing.state]
      .filter(Boolean)
      .reduce((rest, own) => rest.replaceAll(own, someName), sentence)
    const ownWords = withoutQuotations(said)
    const broken = rules.flatMap(([what, isBroken]) => (isBroken(ownWords, listing) ? [what] : []))
    if (isWrongNearest(sentence, listing, sameTrade)) broken.push('not the nearest')
    return broken.map((what) => `${what}: ${sentence}`)
  })
  return { words: countWords(text), sentences, facts: seen.size, empty, contradictions }
}

export interface Contradiction {
  readonly id: string
  readonly name: string
  /** What is wrong, and the sentence. */
  readonly problem: string
}

/** A score of many texts; shares are of all sentences. */
export interface SeoTextReport {
  readonly texts: number
  readonly fewestWords: number
  /** Texts of fewer than 200 words: of listings of which no more is known. */
  readonly shortTexts: number
  readonly factsPerSentence: number
  readonly emptyShare: number
  /** Of sentences that stand in another text too, when the listings' own names are taken out; what is not known does not count. */
  readonly sharedShare: number
  readonly contradictions: readonly Contradiction[]
}

/** What texts must keep, together: see docs/seo-text.md. */
export const seoTextBounds = {
  factsPerSentence: 2,
  emptyShare: 0.1,
  sharedShare: 0.3,
  contradictions: 0,
} as const

/** Among so many texts shared sentences are counted, so that the share is the same for samples of any size: more texts share more. */
const sharingTexts = 2000

/** How many of the texts' sentences stand in another text too. */
function countShared(texts: readonly (readonly string[])[]): number {
  let shared = 0
  for (let from = 0; from < texts.length; from += sharingTexts) {
    const together = texts.slice(from, from + sharingTexts).flat()
    const uses = new Map<string, number>()
    for (const sentence of together) uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    shared += together.filter((sentence) => (uses.get(sentence) ?? 0) > 1).length
  }
  return shared
}

export function judgeSeoTexts(judged: readonly JudgedText[]): SeoTextReport {
  const scores = judged.map(judgeSeoText)
  const nameless = judged.map(({ listing }, at) => {
    // What is truly not known of most listings is said of each: that is no padding.
    const told = scores[at]?.sentences.filter((sentence) => unknownsOf(sentence, listing).length === 0) ?? []
    const { name } = listing
    return [...new Set(told.map((sentence) => (name ? sentence.replaceAll(name, '') : sentence)))]
  })
  const sum = (count: (score: TextScore) => number) => scores.reduce((all, score) => all + count(score), 0)
  const sentences = sum((score) => score.sentences.length) || 1
  return {
    texts: judged.length,
    fewestWords: scores.reduce((least, { words }) => Math.min(least, words), Number.POSITIVE_INFINITY),
    shortTexts: scores.filter(({ words }) => words < minimumWords).length,
    factsPerSentence: sum(({ facts }) => facts) / sentences,
    emptyShare: sum(({ empty }) => empty.length) / sentences,
    sharedShare: countShared(nameless) / sentences,
    contradictions: scores.flatMap(({ contradictions }, at) => {
      const { id = '', name = '' } = judged[at]?.listing ?? {}
      return contradictions.map((problem) => ({ id, name, problem }))
    }),
  }
}

/** The bounds that a report does not keep, in words. */
export function brokenBounds(report: SeoTextReport): string[] {
  const { factsPerSentence, emptyShare, sharedShare, contradictions } = report
  const least = (value: number, bound: number) => value < bound
  return [
    least(factsPerSentence, seoTextBounds.factsPerSentence) &&
      `${factsPerSentence.toFixed(2)} facts per sentence`,
    emptyShare > seoTextBounds.emptyShare && `${(emptyShare * 100).toFixed(1)} % of sentences without a fact`,
    sharedShare > seoTextBounds.sharedShare && `${(sharedShare * 100).toFixed(1)} % of sentences shared`,
    contradictions.length > 0 && `${contradictions.length} contradictions`,
  ].filter((broken): broken is string => typeof broken === 'string')
}
