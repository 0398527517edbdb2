import { phraseKey } from './vocabulary.ts'

/** What people write before a postal code. */
const labels = new Set(
  [
    'zip|zip code|zipcode|postcode|post code|postal code|pin code|pincode',
    '우편번호|posta kodu|plz|postleitzahl|npa|code postal|código postal|codice postale|poštanski broj|郵便番号',
  ].flatMap((row) => row.split('|').map(phraseKey)),
)
const labelLimit = 2

/** A place's postal code without the letters of its country, as addresses write it: `CH-8001 Zürich`. */
export const plainCode = (place: string): string => place.replace(/^\s*[A-Z]{1,2}-(?=\d{4,6}(?!\d))/, '')

/** A code with its country (`CH-8001`), and an American one with the four digits of its block. */
const marked = /^(?:[A-Z]{1,2}-(\d{4,6})|(\d{5})-\d{4})$/
const code = /^\d{4,6}$/
const half = /^\d{3}$/
/** No code of two halves begins with a zero, as numbers of phones do: 044 227. */
const firstHalf = /^[1-9]\d\d$/

const hasHangul = (text: string) => /[가-힣]/.test(text)
/** Four digits may be a year. */
const isYear = (word: string) => /^(?:19|20)\d\d$/.test(word)

/** Words in which a postal code is one number, as addresses write it: without its name, its country and the block, and not in halves. */
export function withPlainCodes(words: readonly string[]): readonly string[] {
  if (words.length < 2) return words
  const plain: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = labelLength(words, at)
    const [word = '', next = ''] = words.slice(at + length)
    const [, ofCountry, ofBlock] = marked.exec(word) ?? []
    const isHalved = isHalf(words, at + length) && words.length > length + 2
    plain.push(isHalved ? `${word}${next}` : (ofCountry ?? ofBlock ?? word))
    at += length + (isHalved ? 2 : 1)
  }
  return plain
}

/** Whether two words of three digits stand here, and no other number beside them: `500 034`. Three are a phone number. */
const isHalf = (words: readonly string[], at: number) =>
  firstHalf.test(words[at] ?? '') &&
  half.test(words[at + 1] ?? '') &&
  ![words[at - 1], words[at + 2]].some((word = '') => /^\d/.test(word))

/** How many words before a number only say that it is a postal code. */
function labelLength(words: readonly string[], start: number): number {
  for (let length = labelLimit; length > 0; length--) {
    const number = words[start + length] ?? ''
    const isLabel = labels.has(phraseKey(words.slice(start, start + length).join(' ')))
    if (isLabel && (code.test(number) || marked.test(number) || isHalf(words, start + length))) return length
  }
  return 0
}

/** The words of a text that are likely to be postal codes. Four digits beside Hangul are the end of a phone number. */
export function postalCodesIn(text: string): readonly string[] {
  const words = text.slice(0, 200).trim().split(/\s+/)
  return words.filter((word) => code.test(word) && (word.length > 4 || (!isYear(word) && !hasHangul(text))))
}
