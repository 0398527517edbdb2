/** The figure on the keypad for each letter from A. */
const keypad = '22233344455566677778889999'
const capitals = /[A-Z]/g
/** Digits, then a word in capitals, as in `1-800-555-CAFE`. */
const vanity = /^\+?\(?\d[\d ().-]{0,14}[A-Z][A-Z\d .-]{2,20}$/
/** The starts of numbers that are free of charge or of one rate: elsewhere a word behind digits is a note. */
const vanityStart =
  /^(?:\+?1[ .-]?)?\(?(?:8(?:00|33|44|55|66|77|88)|900)\)?[ .-]|^(?:0?800|0808|0508|1[38]00|13|0700)[ .-]/
const fewestDigits = 6
/** Numbers with a word may be longer than what is dialled. */
const mostSurplus = 3

/** The texts to try for a number whose last figures are written as a word, the longest first; [] if it is not such a number. */
export function dialledVanity(text: string): string[] {
  if (!vanityStart.test(text) || !vanity.test(text)) return []
  const digits = text
    .replace(capitals, (letter) => keypad[letter.charCodeAt(0) - 65] ?? '')
    .replace(/[^\d+]/g, '')
  const lengths = Array.from({ length: mostSurplus + 1 }, (_, surplus) => digits.length - surplus)
  return lengths.filter((length) => length >= fewestDigits).map((length) => digits.slice(0, length))
}

const ofNumber = /^[\d ().+–-]{4,39}\d/
/** What stands before an extension in several languages; the library knows only the English forms. */
const extension =
  /^[\s(,:–-]{0,4}(?:내선(?:번호)?|구내|ext(?:ension)?|poste|durchwahl|dw|dahili|anexo|ramal|interno|int|toestel|wew|доб|分機|分机|内線|nội bộ)[\s.:]{0,3}(\d{1,6})(?!\d)/iu

/** A number and what stands behind it. */
export interface NotedNumber {
  readonly number: string
  /** '' if the note is none. */
  readonly extension: string
}

/** The number in front of a note: `02-123-4567 (office)`, `02-123-4567 내선 3`; undefined if nothing else stands behind it. */
export function numberBeforeNote(text: string): NotedNumber | undefined {
  const number = ofNumber.exec(text)?.[0] ?? ''
  const note = text.slice(number.length)
  if (number === '' || note.trim() === '') return undefined
  return { number, extension: extension.exec(note)?.[1] ?? '' }
}

/** Whether a number is one that nobody has, for want of a true one: `02-000-0000`. */
export const isZeros = (text: string): boolean => text.replace(/\D/g, '').endsWith('0000000')

/** What a spreadsheet makes of a number that it takes for a formula or a large quantity: `-2993`, `8.21E+11`. */
const calculated = /^[-−]\d{1,15}(?:\.\d{1,10})?$|^\d(?:[.,]\d{1,16})?e\+?\d{1,3}$/i

/** Whether a cell has the result of a calculation, from which the number cannot be told. */
export function isCalculated(text: string): boolean {
  return text.length <= 24 && calculated.test(text)
}
