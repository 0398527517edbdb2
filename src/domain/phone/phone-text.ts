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

/** Between the numbers of a cell. */
export const separators = /[,;|/\r\n]|\bor\b|또는/

/**
 * Several signs, letters, dashes or dots in the place of figures, behind a figure or before a dash: `031-247-****`, `91 xxx`, `***-1234`;
 * or one between figures: `02-55*-0101`. One sign alone may be a footnote or an extension.
 */
const masks = [
  /[\d)][ ().+–-]{0,3}[*#?_•●○◯◦∙□■◆◇△▲×✕✱〇]{2,}(?! ?\d{5})/u,
  /[\d)][ ().+–-]{0,3}(?:[xX]{2,}|[oOㅇ]{3,}|[nN]{3,})(?!\p{L})/u,
  /[\d)](?:[-–—―ー]{3,}| ?[-–—]? ?\.{3,})/u,
  /(?<![\p{L}\d])(?:[*#?_•●○◯◦∙□■◆◇△▲×✕✱〇xX]{2,9}|[oOㅇ]{3,9})[ )]?[-.–] ?[\d*#?_•●○◯◦∙□■◆◇△▲×✕✱〇xX(]/u,
  /(?<![^\s(])(?:[*#?_•●○◯◦∙□■◆◇△▲×✕✱〇]{3,9}|[xX]{3,9})\d{2,4}$/u,
  /\d[*?_•●○◯◦∙□■◆◇△▲×✕✱〇]-?\d(?!\d{5})/u,
  /\d[xX]\d?[xX]/,
]
const longestMasked = 100

/** Whether figures of a number are hidden: what is left of it calls somebody else. */
export function isMaskedNumber(text: string): boolean {
  if (plainNumber.test(text)) return false
  const plain = text.slice(0, longestMasked).normalize('NFKC')
  return masks.some((mask) => mask.test(plain))
}

/** Nearly all phones: nothing hides a figure. */
const plainNumber = /^\+?[\d ()]{1,20}(?:[.-][\d ()]{1,20}){0,6}$/

/** Whether all numbers of a text have figures that are hidden. */
export function isMasked(text: string): boolean {
  if (!isMaskedNumber(text)) return false
  const parts = text.slice(0, longestMasked).split(separators, 9)
  return parts.every((part) => isMaskedNumber(part) || !hasFigures.test(part))
}

/** As many as the shortest number that is called has, or nearly. */
const hasFigures = /(?:\d\D{0,3}){5}/

/** `1)` or `(1)` behind a number: a footnote, or in Korea the last figure of a second line. */
const numberedNote = /(?<=\d{3}) ?(?:\(\d\)|(?<= )\d\))$/

/** A number without the sign of a footnote, which would be its last figure. */
export const withoutNumberedNote = (text: string): string =>
  text.endsWith(')') ? text.replace(numberedNote, '') : text
