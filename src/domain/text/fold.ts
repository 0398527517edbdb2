const unmarked: Record<string, string> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
}
const hasUnmarked = /[ıßæœøđðłþ]/g
/** ASCII, Hangul, kana and the common Han characters. NFKC does not change them, and only ASCII has letter case. */
const isPlain = /^[\x20-\x7e가-힣ぁ-ゖァ-ヺー一-鿿]*$/

/**
 * The form in which texts are compared: NFKC, lower case, and Latin, Greek and Cyrillic letters without diacritics (İ
 * and ı become i). Hangul, kana and the vowel signs of other scripts stay.
 */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  return normalised(normalised(text, 'NFKC').toLowerCase(), 'NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(hasUnmarked, (letter) => unmarked[letter] ?? letter)
}

/** Lower case in NFC. İ becomes a plain i, not one with a second dot that looks the same. */
export function lowerCase(text: string): string {
  return normalised(text.toLowerCase().replace(/i\u0307+/g, 'i'), 'NFC')
}

/**
 * Lower case. Letters and digits of every script stay, with diacritics and Hangul; anything else becomes a single
 * hyphen.
 */
export function kebab(text: string): string {
  return lowerCase(text.replace(/['’]/g, ''))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Up to this length normalising is fast, however the marks are arranged. */
const harmless = 1000
const manyMarks = /(\p{M}{30})\p{M}+/gu

/**
 * The text in a Unicode normal form. Sorting a run of combining marks takes time in the square of its length. So only
 * the first thirty marks of each run in a long text stay, which is more than any language needs (Unicode Standard
 * Annex 15, Stream-Safe Text Format).
 */
export function normalised(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return (text.length > harmless ? text.replace(manyMarks, '$1') : text).normalize(form)
}
