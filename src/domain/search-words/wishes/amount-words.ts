import { phraseKey } from '../vocabulary.ts'

const setOf = (words: string) => new Set(words.split('|').map(phraseKey))

/** How many come. */
const people = setOf(
  '명|명이서|명이|인|people|persons|person|pax|guests|kişi|kişilik|personen|leute|osoba|osobe|ljudi|personnes|personas|persone',
)
/** How good it should be. */
const stars = setOf(
  'star|stars|yıldız|yıldızlı|stern|sterne|sternen|zvezdica|zvezdice|étoiles|estrellas|stelle|점이상|점 이상|점대',
)
/** What it may cost. */
const money = setOf(
  'won|krw|rupees|rupee|rs|inr|franken|fr|chf|dollars|dollar|bucks|usd|euro|euros|eur|lira|tl|pesos|php|din|dinara|rsd|원|만원|천원',
)
const moneyAlone = setOf('만원|이만원|삼만원|오만원|십만원')
/** What says that the number behind it is a price. */
const costs = setOf(
  'fee|fees|monthly fee|monthly fees|price|prices|cost|budget|preis|budget bis|fiyat|ücret|cena|prix|prezzo|precio|예산|가격|요금|회비',
)
/** Before a number, and behind what is counted. */
const before = setOf('for|für|za|under|below|less than|max|unter|bis|maximal|do|ispod|moins de|menos de|별점')
const behind = setOf('이하|미만|대|정도|안으로|or less|altı|altında|rated|rating')

const number = /^(\d{1,7})([.,]\d)?/
/** A number of people has so many digits at most: 2,000 people are no party. */
const peopleDigits = 3

/** The words without one or two at their beginning that say no more than the number behind them. */
const withoutBefore = (words: readonly string[]) =>
  [2, 1]
    .map((length) => (before.has(phraseKey(words.slice(0, length).join(' '))) ? words.slice(length) : words))
    .find((rest) => rest !== words) ?? words
const withoutBehind = (words: readonly string[]) =>
  [2, 1]
    .map((length) =>
      behind.has(phraseKey(words.slice(-length).join(' '))) ? words.slice(0, -length) : words,
    )
    .find((rest) => rest !== words) ?? words

/** Whether words say how many come, how good it should be or what it may cost: no source knows this well enough to ask for it. */
export function isAmount(phrase: string): boolean {
  const typed = phrase.split(' ')
  const priced = [2, 1].find((length) => costs.has(phraseKey(typed.slice(0, length).join(' '))))
  const words = withoutBehind(withoutBefore(typed.slice(priced ?? 0))).join(' ')
  if (moneyAlone.has(phraseKey(words))) return true
  const [amount, whole = '', part] = number.exec(words) ?? []
  if (amount === undefined) return false
  const unit = phraseKey(words.slice(amount.length))
  if (unit === '') return typed[0] === '별점' || priced !== undefined
  if (part !== undefined) return stars.has(unit)
  const isOne = whole.length === 1 && stars.has(unit)
  return isOne || (whole.length <= peopleDigits && people.has(unit)) || money.has(unit)
}
