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
/** ASCII, Hangul, kana and the common Han characters: NFKC leaves them alone, and only ASCII has letter case. */
const isPlain = /^[\x20-\x7e가-힣ぁ-ゖァ-ヺー一-鿿]*$/

/**
 * The form in which texts are compared: NFKC, lower case, Latin, Greek and Cyrillic letters without their diacritics
 * (İ and ı are i). Hangul, kana and the vowel signs of other scripts stay whole.
 */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  return normalised(normalised(text, 'NFKC').toLowerCase(), 'NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(hasUnmarked, (letter) => unmarked[letter] ?? letter)
}

/** Lower case in NFC. İ gives a plain i, not one with a second dot that only looks the same. */
export function lowerCase(text: string): string {
  return normalised(text.toLowerCase().replace(/i\u0307+/g, 'i'), 'NFC')
}

/** Lower case, letters and digits of every script, anything else a single hyphen. Keeps diacritics and Hangul. */
export function kebab(text: string): string {
  return lowerCase(text.replace(/['’]/g, ''))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}

/** Texts up to here cost little in whatever order their marks stand. */
const harmless = 1000
const manyMarks = /(\p{M}{30})\p{M}+/gu

/**
 * The text in a Unicode normal form. Sorting a run of combining marks takes the square of its length, so that of a long text's runs
 * only the first thirty marks stay: more than any language writes (Unicode Standard Annex 15, Stream-Safe Text Format).
 */
export function normalised(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return (text.length > harmless ? text.replace(manyMarks, '$1') : text).normalize(form)
}
