/** This many last digits identify a phone number, whatever prefix it has: +82, 0082, 0 or an area code. */
const digitLimit = 8
const shortest = 6

/** The term joins digits and Hangul, which the analyzer always separates, so no text contains it. */
const termOf = (digits: string) => `${digits}번`

const digitsIn = (normalised: string) => normalised.replace(/\D+/g, '').replace(/^0+/, '')
const digitsOf = (text: string) => digitsIn(text.normalize('NFKC'))

/** The beginning of a number, without zeros, has another ending than its end: `2956` begins 02-956-1600. */
const startTermOf = (digits: string) => `${digits}국`
/** Beginnings of so many digits have terms. Shorter ones are those of too many numbers. */
const startLengths = [4, 5, 6, 7] as const
/** More digits are a whole number. */
const wholeLimit = 10

/** A part of a number behind its area code, so far as its groups begin: `364` and `36450` in (412) 364-5003. */
const pieceTermOf = (digits: string) => `${digits}중`
const pieceLengths = [3, 5] as const
/** A group that begins in the last four digits is found by these. */
const shortestFromPiece = 5

/** The digits of a number from each of its groups on, but for the first one. */
function tailsOf(normalised: string): string[] {
  const [first = '', ...groups] = normalised.match(/\d+/g) ?? []
  if (first === '') return []
  return groups
    .map((_, index) => groups.slice(index).join(''))
    .filter((tail) => tail.length >= shortestFromPiece)
}

/**
 * The terms of a listing's phone number, in its national form: of its last eight digits, of its last four, of its beginnings, and of its
 * pieces. [] if it has none.
 */
export function phoneTerms(phone: string): string[] {
  const normalised = phone.normalize('NFKC')
  const digits = digitsIn(normalised)
  if (digits.length < shortest) return []
  const starts = startLengths.filter((length) => length < digits.length)
  return [
    ...[digitLimit, 4].map((length) => termOf(digits.slice(-length))),
    ...starts.map((length) => startTermOf(digits.slice(0, length))),
    ...tailsOf(normalised).flatMap((tail) =>
      pieceLengths.map((length) => pieceTermOf(tail.slice(0, length))),
    ),
  ]
}

/** The calling codes of two digits. No code is the beginning of another one; 1 and 7 have one digit, all others three. */
const twoDigitCodes = new Set(
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
)

/** How many of some international digits are their calling code. */
function codeLength(digits: string): number {
  const first = digits.charAt(0)
  return first === '1' || first === '7' ? 1 : twoDigitCodes.has(digits.slice(0, 2)) ? 2 : 3
}

/** International digits without their calling code. */
const withoutCallingCode = (digits: string) => digits.slice(codeLength(digits)).replace(/^0+/, '')

/** The calling code of a typed beginning of a number: 381 in `+381 11`; undefined if it has none. */
export function callingCodeIn(text: string): string | undefined {
  const typed = text.slice(0, 40).normalize('NFKC').trim()
  const digits = digitsOf(typed)
  return /^(?:\+|00)/.test(typed) ? digits.slice(0, codeLength(digits)) : undefined
}

/**
 * The terms of a typed beginning of a number (`02-956`, `(412) 364`, `+82 2 956`), one of which the listing must have; [] if the text is
 * none. Four digits alone are a year, or the end of a number.
 */
export function phoneStartTerms(text: string): string[] {
  const { digits, isPrefixed } = startDigits(text) ?? {}
  if (digits === undefined) return []
  const isArea = callingCodeIn(text) !== undefined && digits.length === startLengths[0] - 2
  return isArea ? withEnds(digits, 2) : termsOfStart(digits, isPrefixed === true)
}

/** The digits of a typed beginning of a number, without zeros and without its calling code. */
function startDigits(text: string): { readonly digits: string; readonly isPrefixed: boolean } | undefined {
  const typed = text.slice(0, 40).normalize('NFKC').trim()
  if (!/^[\d\s()+./–-]+$/.test(typed) || /^[1-9]\d{3}$/.test(typed)) return undefined
  const digits = digitsOf(typed)
  const isInternational = /^(?:\+|00)/.test(typed)
  return {
    digits: isInternational ? withoutCallingCode(digits) : digits,
    isPrefixed: isInternational || typed.startsWith('0') || typed.startsWith('(0'),
  }
}

/** A typed beginning that is longer than those that have terms, and the term of its first digits: `(205) 947 29`. */
export function longPhoneStart(text: string): { readonly digits: string; readonly term: string } | undefined {
  const { digits = '' } = startDigits(text) ?? {}
  const longest = startLengths[3]
  if (digits.length <= longest || digits.length > wholeLimit) return undefined
  return { digits, term: startTermOf(digits.slice(0, longest)) }
}

/** Whether a listing's phone number, in its national form, begins with these digits. */
export const startsWithDigits = (phone: string, digits: string): boolean => digitsOf(phone).startsWith(digits)

function termsOfStart(start: string, isPrefixed: boolean): string[] {
  const known: readonly number[] = startLengths
  if (known.includes(start.length)) return [startTermOf(start)]
  const isShort = isPrefixed && start.length === startLengths[0] - 1
  return isShort ? withEnds(start, 1) : []
}

/** The terms of all beginnings with so many more digits. */
const withEnds = (start: string, more: number): string[] =>
  Array.from({ length: 10 ** more }, (_, end) => startTermOf(`${start}${`${end}`.padStart(more, '0')}`))

/** The terms of a beginning with a calling code that has no sign before it: `1-412-364`, `82-2-956`. [] if the text is none. */
export function codedStartTerms(text: string): string[] {
  const typed = text.slice(0, 40).normalize('NFKC').trim()
  const digits = digitsOf(typed)
  if (!/^[1-9][\d\s().–-]+$/.test(typed) || digits.length <= startLengths[0]) return []
  return termsOfStart(withoutCallingCode(digits), true)
}

/** Digits and what numbers are written with. */
const numberWord = /^[\d()+./–-]+$/

interface StartBeside {
  /** A listing must have one of these terms. */
  readonly terms: readonly string[]
  /** The other words. */
  readonly rest: string
  /** Whether it cannot be a postal code: it is in groups after a zero, a plus or a bracket. */
  readonly isCertain: boolean
}

/** The beginning of a number beside other words: `02 956 주유소`, `pittsburgh (412) 364`, `hvac 412 364`. */
export function phoneStartBeside(text: string): StartBeside | undefined {
  const words = text.slice(0, 80).normalize('NFKC').trim().split(/\s+/)
  const ofNumber = words.filter((word) => numberWord.test(word))
  const number = ofNumber.join(' ')
  const rest = words.filter((word) => !numberWord.test(word)).join(' ')
  // The number is in one piece, before or behind the other words.
  const isApart = [`${number} ${rest}`, `${rest} ${number}`].includes(words.join(' '))
  const isSigned = number.startsWith('0') || number.startsWith('+') || number.startsWith('(')
  const groups = ofNumber.flatMap((word) => word.match(/\d+/g) ?? [])
  const isCertain = isSigned && groups.length > 1
  // Six or seven digits may be a postal code that was typed in groups.
  if (rest === '' || !isApart || /\d/.test(rest) || !(isCertain || digitsOf(number).length >= shortest))
    return undefined
  const terms = phoneStartTerms(number)
  return terms.length > 0 ? { terms, rest, isCertain } : undefined
}

/** What people write before the first digits of a number, or behind them. */
const areaCodeLabels = new Set(
  'area code|areacode|dialling code|지역번호|vorwahl|alan kodu|indicatif|prefijo|prefisso|pozivni broj|pozivni'.split(
    '|',
  ),
)

/** What people write before the digits of a number: whole numbers need none of it, and three digits are an area code behind it. */
const numberLabels = new Set(
  'call|dial|phone|phone number|telephone|tel|전화|전화번호|telefon|telefonnummer|telefon numarası|anrufen|rufnummer|téléphone|teléfono|llamar|telefono|broj telefona|pozovi'.split(
    '|',
  ),
)

/** Whether a phrase is a label of the area code of three digits that follows, and no other digits do: `call 718`. */
export const labelsAreaCode = (phrase: string, [code = '', next = '']: readonly string[]): boolean =>
  numberLabels.has(phrase.toLowerCase()) && /^\(?[2-9]\d\d\)?$/.test(code) && !/^\d/.test(next)

/** The first digits of a number among other words (`hvac 585`, `area code 585 hvac`). */
interface AreaCode {
  /** A listing must have one of these terms. */
  readonly terms: readonly string[]
  /** The other words. */
  readonly rest: string
  /** Whether it says that it is one: by a word before it, by a zero, or by brackets. */
  readonly isCertain: boolean
}

const isLabel = (words: readonly string[]) => {
  const text = words.join(' ').toLowerCase()
  return areaCodeLabels.has(text) || numberLabels.has(text)
}

/** The area code among other words; undefined if there is none, or several numbers. */
export function areaCodeIn(text: string): AreaCode | undefined {
  const words = text.slice(0, 200).normalize('NFKC').trim().split(/\s+/)
  const [code = '', ...others] = words.filter((word) => /^\(?\d+\)?$/.test(word))
  if (code === '' || others.length > 0 || (words.length < 2 && !code.startsWith('('))) return undefined
  const at = words.indexOf(code)
  const labelled = [2, 1].find((length) => isLabel(words.slice(Math.max(0, at - length), at)))
  const isBehind = (length: number) => isLabel(words.slice(at + 1, at + 1 + length))
  const behind = labelled === undefined ? [2, 1].find(isBehind) : undefined
  const isCertain = labelled !== undefined || behind !== undefined || /^\(?0|^\(/.test(code)
  const digits = digitsOf(code)
  const more = startLengths[0] - digits.length
  if (more < 1 || more > (isCertain ? 2 : 1)) return undefined
  const rest = [
    ...words.slice(0, Math.max(0, at - (labelled ?? 0))),
    ...words.slice(at + 1 + (behind ?? 0)),
  ].join(' ')
  return { terms: withEnds(digits, more), rest, isCertain }
}

/** What people write beside the last digits of a number. */
const endingLabels =
  /(?:^|\s)(?:(?:phone |number )?(?:ends in|ends with|ending in|ending with|ending)|last (?:four|4)(?: digits)?|뒷자리|끝자리|끝번호|뒷번호|끝네자리|son dört(?: hane)?|endet auf|endet mit|endziffern)(?=\s)|(?<=\d)(?:으로|로)? ?끝나는(?: 번호| 전화번호)?(?=\s|$)/giu

/** A text with four digits without what only says that they are the end of a number. */
export const withoutEndingLabel = (text: string): string =>
  /\d{4}/.test(text) ? text.slice(0, 200).replace(endingLabels, ' ').replace(/\s+/g, ' ').trim() : text

/** Whether a typed number begins as it is dialled within a country that dials a zero first: of America, no number does. */
export const isWithTrunkZero = (text: string): boolean => /(?:^|\s)\(?0[1-9]/.test(text.normalize('NFKC'))

/** The term of the last four digits of a number; undefined if the text is not four digits. */
export function lastDigitsTerm(text: string): string | undefined {
  const typed = text.normalize('NFKC')
  return /^\d{4}$/.test(typed) ? termOf(typed) : undefined
}

/** Fewer digits at the end of a number are searched for by `lastDigitsTerm`, or are a house number. */
const shortestEnding = 5

/** The digits of a typed number that may lack its beginning (`956-1600`); undefined if the text is no number, or too short. */
export function endingDigits(text: string): string | undefined {
  const typed = text.slice(0, 40).normalize('NFKC')
  if (!/^[\d\s()+./–-]+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '')
  return digits.length < shortestEnding || digits.length > digitLimit ? undefined : digits
}

/** A typed piece of a number that begins behind its area code (`364 50`), and the term that those with such a piece have. */
export interface PhonePiece {
  readonly digits: string
  readonly term: string
  /** Whether the term says all digits. */
  readonly isWhole: boolean
}

/** The piece of a number that a text is; undefined if it is none. */
export function phonePiece(text: string): PhonePiece | undefined {
  const typed = text.slice(0, 40).normalize('NFKC')
  const digits = typed.replace(/\D/g, '')
  const length = pieceLengths.findLast((one) => one <= digits.length)
  if (!/^[\d\s().–-]+$/.test(typed) || length === undefined || digits.length > digitLimit) return undefined
  return { digits, term: pieceTermOf(digits.slice(0, length)), isWhole: length === digits.length }
}

/** A number among other words: with its separators, and with nothing that belongs to a word beside it. */
const amongWords = /(?<![\p{L}\p{N}])\+?\(?\d[\d\s()./–-]{5,24}\d(?!\d)/gu
const shortestAmongWords = 7

/** The phone number that stands among other words (`who called 555 0123 45`, `☎020123456`); undefined if there is none, or several. */
export function phoneAmongWords(text: string): string | undefined {
  const typed = text.slice(0, 200).normalize('NFKC')
  const numbers = (typed.match(amongWords) ?? []).filter(
    (one) => one.replace(/\D/g, '').length >= shortestAmongWords,
  )
  return numbers.length === 1 && numbers[0] !== typed.trim() ? numbers[0] : undefined
}

/** Whether a listing's phone number has these digits where one of its groups begins. */
export const hasPiece = (phone: string, digits: string): boolean =>
  tailsOf(phone.normalize('NFKC')).some((tail) => tail.startsWith(digits))

/** Whether a listing's phone number ends with these digits. */
export const endsWithDigits = (phone: string, digits: string): boolean => digitsOf(phone).endsWith(digits)

/**
 * The terms of a typed phone number in any form, one of which the listing must have; [] if the text is not a phone
 * number.
 */
export function phoneQueryTerms(text: string): string[] {
  if (!/^[\d\s()+./–-]+$/.test(text.normalize('NFKC'))) return []
  const digits = digitsOf(text)
  const lengths = [8, 7, 6].filter((length) => length <= digits.length)
  return digits.length < shortest || digits.length > 15
    ? []
    : lengths.map((length) => termOf(digits.slice(-length)))
}
