import { needOfDrawn, tradeOfEmoji, tradesOfEmoji } from '../trades/trade-emoji.ts'
import { tradeNamed } from '../trades/trade-named.ts'

/** What an emoji beside a trade says that it should have: in words, the emoji, and whether only a house for guests has it. */
const rows: readonly (readonly [words: string, emoji: string, of: 'any' | 'guests'])[] = [
  ['swimming pool', '🏊 🏊‍♀ 🏊‍♂', 'any'],
  ['sauna', '🧖 🧖‍♀ 🧖‍♂', 'any'],
  ['wheelchair', '♿ 🧑‍🦽 👩‍🦽 👨‍🦽', 'any'],
  ['wifi', '📶 🛜', 'any'],
  ['credit cards', '💳', 'any'],
  ['parking', '🅿', 'any'],
  ['dogs allowed', '🐶 🐕 🐾', 'guests'],
  ['good for kids', '👶 🧒 👧 👦 👪', 'guests'],
  ['delivery', '🛵 🚚', 'guests'],
  ['live music', '🎵 🎶 🎷 🎸', 'guests'],
  ['laptop', '💻', 'guests'],
  ['romantic', '🕯 💑 💏', 'guests'],
  ['terrace', '☀ 🌞 ⛱', 'guests'],
]

/** Emoji are compared without skin tones and the sign for their coloured form. */
const plain = (emoji: string) => emoji.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')

const attributes = new Map(
  rows.flatMap(([words, list, of]) =>
    list.split(' ').map((emoji) => [plain(emoji), { words: words.split(' '), of }] as const),
  ),
)

const forGuests = /(?:restaurant|cafe|coffee shop|bar|pub|hotel|bakery|guest house|takeaway)$/i

/** The words with what an emoji says of the trade beside it in the emoji's place: 카페 🐶, pizza 🛵, gym 🏊. */
export function withDrawnAttributes(words: readonly string[]): readonly string[] {
  const drawn = words.map((word) => attributes.get(plain(word)))
  if (drawn.every((one) => one === undefined)) return words
  const others = words.filter((_, at) => drawn[at] === undefined)
  const trades = [...others.flatMap((word) => tradeOfEmoji(word) ?? []), ...tradesIn(others)]
  if (trades.length === 0) return words
  return words.flatMap((word, at) => {
    const one = drawn[at]
    // An emoji that may be the trade which is named is it: 🏊 수영장.
    // So is an animal that needs what the other words say: 🐕 food.
    const isTrade =
      tradesOfEmoji(word).some((trade) => trades.includes(trade)) || needOfDrawn(word, others) !== undefined
    return one && !isTrade && (one.of === 'any' || trades.some((trade) => forGuests.test(trade)))
      ? one.words
      : [word]
  })
}

/** Longest name of a trade, in words. */
const phraseLimit = 2

const tradesIn = (words: readonly string[]): string[] =>
  words.flatMap((_, at) =>
    Array.from({ length: phraseLimit }, (__, more) => words.slice(at, at + more + 1).join(' ')).flatMap(
      (phrase) => tradeNamed(phrase)?.label.en ?? [],
    ),
  )
