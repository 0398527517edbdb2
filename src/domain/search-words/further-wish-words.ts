import type { VocabularyRow } from './vocabulary.ts'

/** A wish says what every visitor wants. A filler only joins words, and may as well be part of a name. */
export type Wish = 'wish' | 'filler'

/** How many of the best are wanted, and wishes and fillers of Arabic and Hindi. */
export const furtherWishWords: readonly VocabularyRow<Wish>[] = [
  ['wish', 'ko', '탑 10|탑텐|베스트 10|베스트 5|베스트 3|10선|5선|열 곳|세 곳|다섯 곳|10곳|5곳|3곳'],
  [
    'wish',
    'en',
    'top 10|top 5|top 3|top 20|top ten|top five|best 10|best 5|10 best|5 best|the 10 best|ten best|number 1|no 1',
  ],
  ['wish', 'de', 'die 10 besten|die besten 10|beste 10|top 10 beste'],
  ['wish', 'tr', 'en iyi 10|en iyi 5|ilk 10'],
  ['wish', 'sr', 'top 10 najboljih|10 najboljih'],
  ['wish', 'fr', 'les 10 meilleurs|10 meilleurs|top dix'],
  ['wish', 'it', 'i 10 migliori|10 migliori'],
  ['wish', 'es', 'los 10 mejores|10 mejores'],
  [
    'wish',
    'ar',
    'أفضل|افضل|أحسن|احسن|رخيص|رخيصة|جيد|جيدة|أين|اين|أريد|اريد|أبحث عن|ابحث عن|أين أجد|ممتاز|أشهر|وين',
  ],
  [
    'wish',
    'hi',
    'accha|achha|acha|sabse accha|sabse acha|sasta|saste|kahan|kahan hai|kaha|kahan milega|badhiya|chahiye|mujhe chahiye|batao',
  ],
  ['filler', 'ar', 'في|من|مع|على|هل|يوجد|هناك|لي|و'],
  ['filler', 'hi', 'mein|me|hai|ka|ke|ki|ko|mujhe|koi|aur'],
]
