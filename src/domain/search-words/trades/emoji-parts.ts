import { type Part, partsIn } from '../parts-in-words.ts'
import { type EmojiWord, emojiTogether, isDecoration, needOfDrawn, tradeBeside } from './trade-emoji.ts'
import { tradeNamed } from './trade-named.ts'

/** The words with their emoji; without these, if other words name another trade: 🐱 beside a vet is a decoration. */
export function emojiBeside(words: readonly string[]): readonly EmojiWord[] {
  const drawn = emojiTogether(words)
  // 👍 says nothing beside other words.
  const told = drawn.filter(({ word }) => !isDecoration(word))
  const read = told.length > 0 ? told : drawn
  const spoken = read.filter(({ trades }) => trades.length === 0)
  if (spoken.length === read.length) return read
  const named = partsIn(spoken.map(({ word }) => word)).filter(({ kind }) => kind === 'trade')
  const likeliest = read.flatMap(({ trades }) => trades.slice(0, 1))
  const together = spoken.length > 0 ? emojiWithTrade(read, named) : undefined
  if (together) return together
  const needing = emojiWithNeed(read, named)
  if (needing) return needing
  const isOther = named.every(({ text }) => !likeliest.includes(tradeNamed(text)?.label.en ?? ''))
  return named.length > 0 && isOther ? spoken : read
}

/** 🐶 병원: what an emoji makes of the trade that is named beside it. */
function emojiWithTrade(
  read: readonly EmojiWord[],
  named: readonly Part[],
): readonly EmojiWord[] | undefined {
  for (const { text } of named) {
    const trade = tradeNamed(text)?.label.en ?? ''
    const emoji = read.find(({ word }) => tradeBeside(word, trade) !== undefined)
    const meant = emoji && tradeBeside(emoji.word, trade)
    if (!meant) continue
    const words = text.split(' ')
    return read.flatMap((one) =>
      one === emoji ? [{ ...one, trades: [meant] }] : words.includes(one.word) ? [] : [one],
    )
  }
  return undefined
}

/** 🐈 hrana: what an animal needs, in the place of it and of the words that say so. */
function emojiWithNeed(read: readonly EmojiWord[], named: readonly Part[]): readonly EmojiWord[] | undefined {
  for (const emoji of read.filter(({ trades }) => trades.length > 0)) {
    const others = read.filter((one) => one !== emoji).map(({ word }) => word)
    const need = needOfDrawn(emoji.word, others)
    // A trade that says more than what the animal needs is meant: 🐱 cafe.
    if (!need || !named.every(({ text }) => text.split(' ').every(need.isNeed))) continue
    return read.flatMap((one) =>
      one === emoji ? [{ ...one, trades: [need.trade] }] : need.isNeed(one.word) ? [] : [one],
    )
  }
  return undefined
}
