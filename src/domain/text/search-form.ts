import { fold } from './fold.ts'

const changed = /[\u0400-\u045f\u30a1-\u30f6]/
const cyrillic = /[\u0400-\u045f]/g

/** Cyrillic letters, folded, in Latin ones as Serbian writes them, and those that it lacks as most languages are transcribed. */
const latinOf: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'd',
  е: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  џ: 'dz',
  ш: 's',
  щ: 'st',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
  є: 'je',
  і: 'i',
  ѕ: 'dz',
}

/**
 * The form in which a listing's words and a visitor's are the same: folded, katakana as hiragana, and Cyrillic in Latin letters without
 * marks, since Serbian is written in both.
 */
export function searchForm(text: string): string {
  const folded = fold(text)
  if (!changed.test(folded)) return folded
  return folded
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(cyrillic, (letter) => latinOf[letter] ?? letter)
}
