import { fold } from '../text/fold.ts'

/** Scripts that write words together. */
export const eastAsian = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3]/

/** As Serbian writes its two scripts; folding takes the marks of ž, č and ć. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'd',
  е: 'e',
  є: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  і: 'i',
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
  щ: 's',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'ju',
  я: 'ja',
}

/** Letters and digits with single spaces, so that `김밥(도시락)`, `meal_takeaway` and `Bed & breakfast` compare. */
export function nameKey(name: string): string {
  return fold(name)
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

/** A key in Latin letters where it is in Cyrillic ones. */
export function latinKey(key: string): string {
  return key.replace(/[\u0430-\u0491]/g, (letter) => latin[letter] ?? letter)
}
