import { expect, test } from 'vitest'
import { knownCategories } from '../../category/known-categories.ts'
import { knownCategory } from '../../category/taxonomy.ts'
import { emojiApart, tradeOfEmoji } from './trade-emoji.ts'
import { tradeNamed } from './trade-named.ts'
import { tradeWords, weakTradeWords } from './trade-words.ts'

const labels = new Set(knownCategories.map(({ label }) => label.en))

test('every phrase means a trade of the taxonomy', () => {
  const meant = [...tradeWords.values(), ...weakTradeWords.values()]
  expect(meant.filter((trade) => !labels.has(trade))).toEqual([])
})

test('no phrase is also a name that the taxonomy has', () => {
  expect([...tradeWords.keys()].filter((phrase) => knownCategory(phrase))).toEqual([])
})

test.each([
  ['기름 넣는 곳', 'Gas station'],
  ['prodavnica hrane za ptice', 'Pet store'],
  ['tindahan ng semento', 'Hardware store'],
  ['karton supplier', 'Packaging supply store'],
  ['nails', 'Nail salon'],
  ['Beim Spanier', 'Spanish restaurant'],
  ['flat tire', 'Tire shop'],
  ['애견 장례', 'Pet funeral service'],
  ['Baeckerei', 'Bakery'],
  ['kids dentist', 'Pediatric dentist'],
  ['머리 심는 병원', 'Hair transplantation clinic'],
  ['stomatološka ordinacija', 'Dentist'],
  ['Tieraerzte', 'Veterinarian'],
  ['wigs', 'Wig shop'],
  ['부케', 'Florist'],
  ['kitchen remodel', 'Kitchen remodeler'],
  ['popraviti auto', 'Auto repair shop'],
  ['hair studio', 'Hair salon'],
  ['맥주 한잔', 'Bar'],
  ['Beim Italiener', 'Italian restaurant'],
  ['дресура паса', 'Dog trainer'],
  ['전기기사', 'Electrician'],
  ['이탈리아음식', 'Italian restaurant'],
  ['인도 레스토랑', 'Indian restaurant'],
  ['멕시칸 맛집', 'Mexican restaurant'],
  ['비건 식당', 'Vegan restaurant'],
  ['튀르키예요리', 'Turkish restaurant'],
  ['태국집', 'Thai restaurant'],
  ['전기 수리', 'Electrician'],
  ['폰 수리', 'Cell phone repair shop'],
  ['차 고치는 데', 'Auto repair shop'],
  ['약국', 'Pharmacy'],
  ['జిమ్', 'Gym'],
  ['प्लंबर', 'Plumber'],
  ['αρτοποιείο', 'Bakery'],
  ['Gyógyszertár', 'Pharmacy'],
  ['bengkel mobil', 'Auto repair shop'],
  ['hair salon for dogs', 'Pet groomer'],
  ['personal injury lawyer', 'Personal injury attorney'],
  ['Immigration lawyers', 'Immigration attorney'],
  ['immigration law firm', 'Immigration attorney'],
  ['divorce lawyer', 'Divorce lawyer'],
  ['lawyer', 'Lawyer'],
  ['çin lokantası', 'Chinese restaurant'],
  ['traiteur chinois', 'Chinese restaurant'],
  ['noodle house', 'Noodle shop'],
  ['kineska hrana', 'Chinese restaurant'],
  ['cuisine japonaise', 'Japanese restaurant'],
  ['indische Küche', 'Indian restaurant'],
  ['griechisch', 'Greek restaurant'],
  ['Koreanische', 'Korean restaurant'],
])('%s names the trade %s', (phrase, trade) => {
  expect(tradeNamed(phrase)?.label.en).toBe(trade)
})

test.each([
  ['noraebang', '노래방'],
  ['jjimjilbang', '찜질방'],
  ['juyuso', '주유소'],
  ['miyongsil', '미용실'],
  ['yakguk', '약국'],
  ['Pyeonuijeom', '편의점'],
])('%s is how %s is written without Hangul', (roman, hangul) => {
  expect(tradeNamed(roman)).toBeDefined()
  expect(tradeNamed(roman)).toBe(tradeNamed(hangul))
})

test.each(['samsung', 'banana', 'dominos', 'mamaya', 'gangnam', 'hanoi pho'])(
  '%s names no trade',
  (phrase) => {
    expect(tradeNamed(phrase)).toBeUndefined()
  },
)

test.each([
  ['☕', 'Cafe'],
  ['☕️', 'Cafe'],
  ['💇🏿‍♂️', 'Hair salon'],
])('%s stands for the trade %s', (emoji, trade) => {
  expect(tradeOfEmoji(emoji)).toBe(trade)
  expect(labels.has(trade)).toBe(true)
})

test.each([
  'praktisch',
  'Fantastische',
  'dog food house',
  'warehouse house',
  'good food',
  'opera house food',
])('%s names no kitchen', (phrase) => {
  expect(tradeNamed(phrase)?.label.en ?? '').not.toMatch(/restaurant/i)
})

test('emoji are words of their own', () => {
  expect(emojiApart('제주🍕맛집').split(' ')).toEqual(['제주', '🍕', '맛집'])
})
