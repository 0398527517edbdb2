import { knownAttribute } from '../business/attributes/attribute-vocabulary.ts'
import type { Listing } from '../business/listing.ts'
import { type WeeklySchedule, weeklySchedule } from '../opening-hours/day-hours.ts'
import { categoryWord } from './fact-words.ts'
import { mealsOutOfHours } from './hours-words.ts'
import { isWrongNearest } from './judge-nearest.ts'
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
const unknownSaid = /자료에 없|알려져 있지 않|알려지지 않은|알 수 없/
const startOfHours = /\d(?:시|분)부터/
const restSaid = /휴무|쉽니다|쉬고|쉬는 날|쉬는 요일|문을 열지 않|영업하지 않/

/** The fields that a text may call unknown, by their Korean names. */
function unknownFields({ address, phone, openingHours, rating, about, category, city }: Listing) {
  return new Map<string, boolean>([
    ['주소', address === ''],
    ['전화번호', phone === ''],
    ['영업시간', Object.keys(openingHours).length === 0],
    ['평점', rating === 0],
    ['이용 안내', Object.keys(about).length === 0],
    ['업종', category === ''],
    ['소재지', city === ''],
    ['지역', city === ''],
  ])
}

/** Korean names of a listing's attributes, longest first, because some are parts of others. */
function attributesOf(about: Listing['about']): string[] {
  const names = Object.values(about).flatMap((section) =>
    Object.keys(section).map((attribute) => knownAttribute(attribute)?.names.ko ?? ''),
  )
  return names.filter(Boolean).sort((a, b) => b.length - a.length)
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
  take(/바로 옆|같은 주소|중심부/g, 'distance')
  take(/쉬는 시간/g, 'break')
  take(/모든 요일이 휴무/g, 'closed')
  take(/(?:쉬는 요일|정기 휴무).{0,20}없|평일과 주말|주중과 주말/g, 'every day')
  take(/[가-힣\d.]{2,12}역(?=에서|이|을)/g, 'station')
  take(/\+?\d[\d.,-]*/g, 'number')
  for (const word of [city, district, state, label]) takeWord(word)
  for (const attribute of attributesOf(about)) {
    takeWord(attribute)
    rest = rest.replaceAll(attribute, ' ')
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

const daysNamed = (sentence: string) =>
  [...sentence.matchAll(/([월화수목금토일])요일/g)].map(([, day = '']) => '월화수목금토일'.indexOf(day))

/** Whether one of the sentence's clauses names a day of rest on which the listing is open, or of which nothing is known. */
function isWrongRest(sentence: string, schedule: WeeklySchedule | null): boolean {
  const clauses = sentence.split(/(?<=이며,|이고,|쉬고,) /)
  return clauses.some((clause) => {
    if (!restSaid.test(clause) || startOfHours.test(clause)) return false
    const isNone = /(?:정기 휴무|쉬는 요일).{0,20}없|쉬는 날 없이/.test(clause)
    if (isNone) return !schedule?.every((ranges) => ranges?.length)
    return daysNamed(clause).some((day) => schedule?.[day]?.length !== 0)
  })
}

/** What stands in quotation marks has the words of its source. */
const withoutQuotations = (said: string) => said.replace(/“[^“”]+”|‘[^‘’\s][^‘’]*’/g, '이것')

/** `플로렌스(북쪽 33km) 등이 있습니다`: 등 says that there are more. */
function isListOfOne(said: string): boolean {
  const at = said.search(/(?:이것|\)) 등(?:이|도|을|에서| )/)
  return (
    at >= 0 &&
    !said
      .slice(0, at + 1)
      .replaceAll(/\([^()]*\)/g, '')
      .includes(',')
  )
}

/** The rules that a sentence can break, each with the words for it. They see no quotations. */
const rules: readonly (readonly [string, (sentence: string, listing: Listing) => boolean])[] = [
  [
    'advice to call without a number',
    (said, { phone }) => !phone && /전화하|전화해|번으로 (?:걸|문의|연락)|\d번에/.test(said),
  ],
  ['another way to write times', (said) => /오전|오후|\d:\d\d|\d ?[AP]M\b/.test(said)],
  ['a count that ages', (said) => /\d[\d,]{0,9}곳(?:입|이|을|과|의| 가운데| 중|\b)|퍼센트/.test(said)],
  [
    'a comma or a quotation without its word',
    (said) => /에 있는,|의 ?,|‘ ?’|“ ?”|\( ?\)| [,.]|,,/.test(said),
  ],
  ['a day of rest that is none', (said, { openingHours }) => isWrongRest(said, weeklySchedule(openingHours))],
  [
    'hours of which nothing is known',
    (said, { openingHours }) => startOfHours.test(said) && weeklySchedule(openingHours) === null,
  ],
  [
    'a distance from a place that is not known',
    (said, { address, latitude }) =>
      (address === '' || latitude === null) &&
      /바로 옆|같은 주소|(?:중심|한가운데|역)에서.{0,12}\dk?m|\d0m|[북남]위 \d/.test(said),
  ],
  [
    'near or farther than a place that is not known',
    (said, { address, latitude }) =>
      (address === '' || latitude === null) &&
      /범위를 넓히|더 넓게|더 떨어진|더 가면|주변|일대|가까이|가까운 (?:다른|같은|곳|순)/.test(said),
  ],
  ['a list of one', isListOfOne],
  ['the only one, which nobody knows', (said) => /유일|[곳나]뿐/.test(said)],
  ['booking in two ways', (said) => /예약 필수/.test(said) && /예약 (?:권장|가능)|예약 없는 방문/.test(said)],
  [
    'a meal outside its hours',
    (said, { openingHours }) => {
      const named = said.replace(/심야|밤늦게|늦은 밤/g, '심야 음식')
      return mealsOutOfHours(openingHours).some((meal) => named.includes(meal))
    },
  ],
  ['cash only beside cards', (said) => /현금 전용|현금만/.test(said) && /카드|모바일 결제/.test(said)],
  ['another rating', (said, { rating }) => numberAgainst(said, /(?<![\d.])(\d\.\d)점/, rating)],
  [
    'another number of reviews',
    (said, { reviewCount }) => numberAgainst(said, /리뷰는? ?([\d,]+)개/, reviewCount),
  ],
  [
    'a known field called unknown',
    (said, listing) =>
      unknownSaid.test(said) &&
      daysNamed(said).length === 0 &&
      /(?:주소|전화번호|영업시간|평점)[^.]{0,12}(?:은|는|이|가) (?:아직 )?(?:자료에 없|알려져 있지 않)/.test(
        said,
      ) &&
      [...unknownFields(listing)].some(([field, isUnknown]) => !isUnknown && said.includes(field)),
  ],
]

function numberAgainst(sentence: string, pattern: RegExp, value: number): boolean {
  const found = pattern.exec(sentence)?.[1]
  return found !== undefined && Number(found.replaceAll(',', '')) !== value
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
  /** Texts of fewer than 200 words: of listings of which little is known. */
  readonly shortTexts: number
  readonly factsPerSentence: number
  readonly emptyShare: number
  /** Of sentences that stand in another text too, when the listings' own names are taken out. */
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
  const nameless = scores.map(({ sentences }, at) => {
    const name = judged[at]?.listing.name ?? ''
    return [...new Set(sentences.map((sentence) => (name ? sentence.replaceAll(name, '') : sentence)))]
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
