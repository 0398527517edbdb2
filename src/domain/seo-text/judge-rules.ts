import type { Listing } from '../business/listing.ts'
import { type WeeklySchedule, weeklySchedule } from '../opening-hours/day-hours.ts'
import { mealsOutOfHours } from './hours-words.ts'

export const unknownSaid = /자료에 없|알려져 있지 않|알려지지 않은|알 수 없/
const startOfHours = /\d(?:시|분)부터/
const restSaid = /휴무|쉽니다|쉬고|쉬는 날|쉬는 요일|문을 열지 않|영업하지 않/

/** The fields that a text may call unknown, by their Korean names. */
export function unknownFields({ address, phone, openingHours, rating, about, category, city }: Listing) {
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

/** The days of `월요일`, `월·수·금요일` and `금~일요일`, 0 for Monday. */
function daysNamed(sentence: string): readonly number[] {
  const indexOf = (day: string) => '월화수목금토일'.indexOf(day)
  return [...sentence.matchAll(/([월화수목금토일](?:[~·][월화수목금토일]){0,6})요일/g)].flatMap(
    ([, named = '']) => {
      if (!named.includes('~')) return named.split('·').map(indexOf)
      const [from, to] = named.split('~').map(indexOf) as [number, number]
      return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => (from + step) % 7)
    },
  )
}

/** Whether one of the sentence's clauses names a day of rest on which the listing is open, or of which nothing is known. */
function isWrongRest(sentence: string, schedule: WeeklySchedule | null): boolean {
  const clauses = sentence.split(/(?<=이며,|[이쉬열하]고,) /)
  return clauses.some((clause) => {
    if (!restSaid.test(clause) || startOfHours.test(clause)) return false
    const isNone = /(?:정기 휴무|쉬는 요일).{0,20}없|쉬는 날 없이/.test(clause)
    if (isNone) return !schedule?.every((ranges) => ranges?.length)
    return daysNamed(clause).some((day) => schedule?.[day]?.length !== 0)
  })
}

/** Phrases that speak of the text, and not of the place. */
const filler =
  /알아 둘 점을 보면|이용 정보를 적으면|주소로 (?:옮기|적으)면|(?:이 페이지에서 다루는|여기서 소개하는)|이어서 적으면|나머지 안내를 보면|자료를 보면|안내에 따르면/

/** A town may be so far away, and a place of a rare trade. */
const farthestNeighbourKm = 15

/** The longest distance to what a sentence lists or names. */
function neighbourKm(said: string): number {
  if (/중심에서/.test(said)) return 0
  return Math.max(0, ...[...said.matchAll(/쪽(?:으로)? (\d{1,5}(?:\.\d)?)km/g)].map(([, km]) => Number(km)))
}

/** What stands in quotation marks has the words of its source. */
export const withoutQuotations = (said: string) => said.replace(/“[^“”]+”|‘[^‘’\s][^‘’]*’/g, '이것')

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
export const rules: readonly (readonly [string, (sentence: string, listing: Listing) => boolean])[] = [
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
  // A dentist for children is neither of the trade of a dentist nor of another one.
  ['another trade, which nobody can tell', (said) => /다른 업종|업종이 다른/.test(said)],
  ['words that say nothing', (said) => filler.test(said)],
  ['a neighbour that is too far to be one', (said) => neighbourKm(said) > farthestNeighbourKm],
  ['the only one, which nobody knows', (said) => /유일|[곳나]뿐/.test(said)],
  [
    'booking in two ways',
    (said) =>
      /예약이? 필수/.test(said) && /(?<!온라인 )예약(?:을|이)? (?:권장|가능)|예약 없는 방문/.test(said),
  ],
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
    (said, listing) => said.split(/이[고며],? /).some((clause) => isKnownCalledUnknown(clause, listing)),
  ],
]

function isKnownCalledUnknown(said: string, listing: Listing): boolean {
  return (
    unknownSaid.test(said) &&
    daysNamed(said).length === 0 &&
    /(?:주소|전화번호|영업시간|평점)[^.]{0,12}(?:은|는|이|가) (?:아직 )?(?:자료에 없|알려져 있지 않)/.test(
      said,
    ) &&
    [...unknownFields(listing)].some(([field, isUnknown]) => !isUnknown && said.includes(field))
  )
}

function numberAgainst(sentence: string, pattern: RegExp, value: number): boolean {
  const found = pattern.exec(sentence)?.[1]
  return found !== undefined && Number(found.replaceAll(',', '')) !== value
}
