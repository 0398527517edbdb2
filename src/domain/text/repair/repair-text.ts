import { type CodePage, type CodePageName, codePage } from './code-pages.ts'
import { unescapedText } from './escaped-text.ts'
import { decodeEntities } from './html-entities.ts'
import { decodeKorean } from './korean-text.ts'
import { isCommonHangul, isPlausible } from './plausible-characters.ts'

/** Other characters than ASCII and Hangul. */
const hasOther = /[^\0-\x7f\uac00-\ud7a3]/
const hasEntity = /&[#a-z]/i
/** `\uc11c`, `%EC`: what `unescapedText` looks at. */
const hasEscape = /[\\%]/
/** Most cells have none of these, and cost one look. */
const mayNeedRepair = (text: string) =>
  hasOther.test(text) || hasEscape.test(text) || (text.includes('&') && hasEntity.test(text))

/** A lead byte of UTF-8 and a byte behind it, as the code pages of western programs show them. */
const westernPair =
  /[\u00c2-\u00f4ĂĹĐŇŘŠÚ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸŚŤŹśťźŁĄŞŻłąşĽľżˇ˘˝˛]|[ÃÂ] |[├┬─┼][^\0-\x7f]/
const macPair = /[√¬ƒ≈‚–—ÍÎÏÌ][Ä-ü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø]/
const cyrillicPair = /[РС][\u0080-\u00bb\u0401-\u040f\u0451-\u045f‚„…†‡€‰‹‘’“”•–—™›Ґґ№]/
/** Han or katakana of half width: what the code pages of the East show. */
const eastern = /[\p{Script=Han}\uff61-\uff9f]/u
/** Two bytes of KS X 1001, or of Shift_JIS, as a western program shows them. */
const koreanPair = /[\u00b0-\u00c8][\u00a1-\u00fe]/
const japanesePair = /ƒ[@-~\u0080-\u0160ˆ˜…†‡]/

/** Any of these, seen in one pass: most texts with letters outside ASCII have none. */
const anyPair =
  /[\u00ac\u00b0-\u00f4ĂĹĐŇŘŠÚ√ƒ≈‚–—├┬─┼РС][^\0-\x7f\uac00-\ud7a3]|[ÃÂ] |ƒ|[\p{Script=Han}\uff61-\uff9f]/u

const western: readonly CodePageName[] = ['windows-1252', 'windows-1254', 'windows-1250', 'cp850', 'cp437']
const easternPages: readonly CodePageName[] = ['cp949', 'gbk', 'shift_jis']

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true })

/** How many bytes a character of UTF-8 has by its first byte; 0 for a byte that begins none. */
const sizeOf = (byte: number) =>
  byte < 0x80 ? 1 : byte < 0xc2 ? 0 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : byte < 0xf5 ? 4 : 0

/** The text of bytes; undefined if they are no UTF-8. Most are not, and a decoder that throws would cost far more. */
function utf8Text(bytes: Uint8Array): string | undefined {
  for (let at = 0; at < bytes.length; ) {
    const size = sizeOf(bytes[at] as number)
    if (size === 0 || at + size > bytes.length) return undefined
    for (let next = at + 1; next < at + size; next++)
      if (((bytes[next] as number) & 0xc0) !== 0x80) return undefined
    at += size
  }
  const text = utf8.decode(bytes)
  return text.includes('\ufffd') ? undefined : text
}

/** The bytes that a program read as `page`; undefined if the text has a character that the page lacks. */
function bytesOf(text: string, page: CodePage): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length * 2)
  let length = 0
  for (const character of text) {
    const code = character.charCodeAt(0)
    // A program that knows no other encoding than ISO 8859-1 makes control characters of the bytes that the page has letters for.
    const isByte = code < 0x80 || (code < 0xa0 && !page.has(character))
    const byte = character.length === 1 && isByte ? code : page.get(character)
    if (byte === undefined) return undefined
    if (byte > 0xff) bytes[length++] = byte >> 8
    bytes[length++] = byte & 0xff
  }
  return bytes.subarray(0, length)
}

function decoded(bytes: Uint8Array, decoder: TextDecoder): string | undefined {
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

const bytesOfCharacter = (code: number) => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4)

/** Marks that also stand behind a letter in good texts: `CAFÉ™`, `“SÃO”`. */
const usualMarks = /^[‘’“”–—…™®°»«·´\u00a0]+$/
const letter = /\p{L}/u
const lower = /\p{Ll}/u
const cyrillicShown = /^[РС–—]/

/** Whether `source` can hardly be anything else than the one character that it decodes to. */
function isStrong(source: string, before: string, after: string): boolean {
  if (cyrillicShown.test(source)) return false
  const isMarks = usualMarks.test(source.slice(1))
  if (source.length > 2)
    return isMarks
      ? !letter.test(before)
      : !letter.test(source[0] ?? '') || !/[\dA-Za-z]/.test(before) || !letter.test(source.slice(1))
  return !isMarks || lower.test(before) || (!letter.test(before) && letter.test(after))
}

/** Whether each character is one that people write, and whether the text could hardly have looked like this by chance. */
function isCertain(text: string, repaired: string): boolean {
  let [at, strong, run, longest] = [0, 0, 0, 0]
  for (const character of repaired) {
    const code = character.codePointAt(0) ?? 0
    const size = bytesOfCharacter(code)
    const source = text.slice(at, at + size)
    if (size > 1) {
      if (!isPlausible(code)) return false
      run += size === 2 ? 1 : 2
      if (isStrong(source, text[at - 1] ?? '', text[at + size] ?? '')) strong++
    } else run = 0
    longest = Math.max(longest, run)
    at += size
  }
  return strong > 0 || longest >= 3
}

/** UTF-8 that a program read as a code page of one byte for each character. */
function fromSingleBytes(text: string, pages: readonly CodePageName[]): string | undefined {
  for (const name of pages) {
    const bytes = bytesOf(text, codePage(name))
    const repaired = bytes && utf8Text(bytes)
    if (repaired !== undefined && repaired !== text && isCertain(text, repaired)) return repaired
  }
  return undefined
}

const kanaOrCommonHangul = (character: string) =>
  isCommonHangul(character) || /[\u3041-\u30fe]/.test(character)
/** At least three bytes in UTF-8. */
const isLong = (code: number) => code >= 0x2010 && isPlausible(code)

/** Whether a text's first character outside ASCII can begin UTF-8. In nearly all texts it cannot, which saves the bytes of the rest. */
function mayBeginUtf8(text: string, page: CodePage): boolean {
  const [first = ''] = /[^\0-\x7f]/u.exec(text) ?? []
  const bytes = page.get(first) ?? 0
  if (bytes <= 0xff) return sizeOf(bytes) > 0
  return sizeOf(bytes >> 8) > 1 && (bytes & 0xc0) === 0x80
}

/** UTF-8 that a program read as a code page of the East: what it gives is long sequences only, which no good text has by chance. */
function fromDoubleBytes(text: string): string | undefined {
  // A byte was lost where a question mark stands behind.
  if (/[^\0-\x7f]\?/.test(text)) return undefined
  for (const name of easternPages) {
    const page = codePage(name)
    const bytes = mayBeginUtf8(text, page) ? bytesOf(text, page) : undefined
    const repaired = bytes && utf8Text(bytes)
    if (repaired === undefined) continue
    const foreign = [...repaired].filter((character) => character >= '\x80')
    const asBefore = repaired.length - foreign.join('').length === text.replace(/[^\0-\x7f]/g, '').length
    // Two characters of Han alone may be chance: 霊園.
    const isEnough =
      foreign.length > 2 || (foreign.length === 2 && foreign.every((one) => kanaOrCommonHangul(one)))
    if (asBefore && isEnough && foreign.every((one) => isLong(one.codePointAt(0) ?? 0))) return repaired
  }
  return undefined
}

/** The text of bytes in CP949, of which a runtime's decoder may know the first part only; undefined if they are none. */
function koreanText(bytes: Uint8Array): string | undefined {
  const { text, lead } = decodeKorean(bytes)
  return lead !== 0 || text.includes('\ufffd') ? undefined : text
}

/** Korean or Japanese bytes that a program showed as Western letters: `Ä«Æä` for 카페. */
function fromWesternLetters(text: string): string | undefined {
  const bytes = bytesOf(text, codePage('windows-1252'))
  if (!bytes) return undefined
  const korean = koreanPair.test(text) ? koreanText(bytes) : undefined
  const foreign = [...(korean ?? '')].filter((character) => character.charCodeAt(0) >= 0x80)
  const syllables = foreign.filter((character) => character >= '가' && character <= '힣')
  const isKorean = foreign.every(
    (character) => isCommonHangul(character) || /[\u3000-\u303f\uff01-\uff5e·~]/.test(character),
  )
  if (korean !== undefined && syllables.length >= 2 && isKorean) return korean
  const japanese = japanesePair.test(text)
    ? decoded(bytes, new TextDecoder('shift_jis', { fatal: true }))
    : undefined
  const isJapanese = /^[\0-\x7f\u3000-\u30ff\u4e00-\u9fff\uff01-\uff5e]+$/.test(japanese ?? '')
  return japanese !== undefined && isJapanese && /[\u3041-\u30ff]{2}/.test(japanese) ? japanese : undefined
}

/** `voilÃ ` and `12Â Main`: the second character was a space that does not break, which a program made an ordinary one. */
function withHardSpaces(text: string): string {
  return text.replace(/Ã {1,2}/g, 'Ã\u00a0 ').replace(/([a-z\d.,])Â (?=[^ ])/g, '$1Â\u00a0')
}

function repairedOnce(text: string): string | undefined {
  if (!anyPair.test(text)) return undefined
  if (westernPair.test(text)) {
    const repaired = fromSingleBytes(text, western)
    if (repaired !== undefined) return repaired
    if (/[ÃÂ] /.test(text) && /[^\0-\x7fÃ]/.test(text)) {
      const again = fromSingleBytes(withHardSpaces(text), western)
      if (again !== undefined) return again
    }
  }
  return (
    (macPair.test(text) ? fromSingleBytes(text, ['macintosh']) : undefined) ??
    (cyrillicPair.test(text) ? fromSingleBytes(text, ['windows-1251']) : undefined) ??
    (eastern.test(text) ? fromDoubleBytes(text) : undefined) ??
    (koreanPair.test(text) || japanesePair.test(text) ? fromWesternLetters(text) : undefined)
  )
}

/** Between two readings a text may have these, but people write none. */
const controls = /[\u0080-\u009f]/

/** Programs one after the other may have read a text wrongly: `CafÃƒÂ©`. */
const timesRead = 3

/**
 * A text whose bytes a program read in another encoding than its own (`CafÃ©`, `Caf√©`, `移댄럹`), as it was, where that is certain; and with
 * HTML's entities and the escapes of programs as characters. Every other text stays as it is.
 */
export function repairText(text: string): string {
  if (!mayNeedRepair(text)) return text
  const written = hasEscape.test(text) ? unescapedText(text) : text
  const plain = written.includes('&') ? decodeEntities(written) : written
  let repaired = plain
  for (let time = 0; time < timesRead; time++) {
    const next = repairedOnce(repaired)
    if (next === undefined) break
    repaired = next
  }
  return controls.test(repaired) ? plain : repaired
}

const surelyGarbled =
  /锟斤|ï»¿|ï¿½|â€|[ÃÂ][\u0080-\u00bf‚ƒ„†‡ˆ‰Š‹ŒŽ•˜š›œžŸ](?![\p{Lu}])|(?:[ÐÑ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]){2}|√[©®±≥§¥∂ßº´®†°]|[\p{L}\d]‚Ä[ìîòôúùØ¢¶]/u
/** Three bytes of UTF-8 as western programs show them, without the marks that also stand behind a letter. */
const westernTriple =
  /[à-ï][\u0080-\u009f¡-¦¨¬¯±¶¸¼-¿‚ƒ„†‡ˆ‰Š‹ŒŽ•˜š›œžŸ€][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]/u
/** A letter that a code page lacks: `M?ller`; and what fonts show in place of letters that they lack. */
const lostLetters = /\ufffd|\?{3}|\p{L}\?\p{Ll}|[□■]{3}/u
const koreanBytes = /(?:[\u00b0-\u00c8][\u00a1-\u00fe]){2}/
/** What is left of Korean in UTF-8 that was read as CP949, after the last byte of a word was lost: `誘몄슜??`. */
const cutKorean = /\p{Script=Han}[\uac00-\ud7a3][\uac00-\ud7a3\p{Script=Han}]{0,9}\?/u

/** Whether a text may need to be repaired, or be damaged: all others cost one look. */
export function mayBeDamaged(text: string): boolean {
  return mayNeedRepair(text) || text.includes('?')
}

/** Whether a text that `repairText` has returned shows that characters were lost on the way, so that a person must mend it. */
export function isGarbled(text: string): boolean {
  if (lostLetters.test(text)) return !text.includes('://')
  if (!anyPair.test(text)) return false
  return [surelyGarbled, westernTriple, koreanBytes, cutKorean].some((form) => form.test(text))
}

const lostPart =
  /\ufffd|\?{2,}|[□■]{2,}|[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€]|[À-ï](?=[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€])/gu

/** Whether so much of a damaged text was lost that nobody can tell what it says. */
export function isIllegible(text: string): boolean {
  const whole = text.replace(/\s/g, '')
  const left = whole.replace(lostPart, '').replace(/[^\p{L}\p{N}]/gu, '')
  return left.length * 2 < whole.length
}
