import { findArea } from '../../address/areas/find-area.ts'
import { findCityByName } from '../../address/cities/city-page.ts'
import { countryName } from '../../address/country/find-country.ts'
import { countryNameIn } from '../../address/place-names.ts'
import { withDrawnAttributes } from '../hints/drawn-attributes.ts'
import { type Part, partsIn } from '../parts-in-words.ts'
import {
  type EmojiWord,
  emojiApart,
  emojiTogether,
  isDecoration,
  needOfDrawn,
  tradeBeside,
  tradesOfEmoji,
} from './trade-emoji.ts'
import { tradeNamed } from './trade-named.ts'

/** The words with their emoji; without these, if other words name another trade: 🐱 beside a vet is a decoration. */
export function emojiBeside(typed: readonly string[]): readonly EmojiWord[] {
  const words = withDrawnAttributes(typed)
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

const flag = /[\u{1f1e6}-\u{1f1ff}]{2}/gu
const firstFlagLetter = 0x1f1e6

const countryOfFlag = (letters: string) =>
  String.fromCharCode(...[...letters].map((one) => 65 + (one.codePointAt(0) ?? 0) - firstFlagLetter))

/** What many countries cook. */
const ofAnyKitchen = new Set(['Restaurant', 'Barbecue restaurant', 'Noodle shop', 'Fried chicken restaurant'])

/** The text with the name of the country in place of each flag. */
export const withoutFlags = (text: string, isKorean: boolean): string =>
  text.replace(flag, (letters) => {
    const code = countryOfFlag(letters)
    return ` ${isKorean ? countryNameIn(code, 'ko') : countryName(code)} `
  })

/**
 * The text with a country's kitchen in place of its flag and of the words for any restaurant: 🇮🇹 oslo, 🇰🇷🍖 oslo. undefined if there is
 * no flag, or if other words name another trade.
 */
export function asKitchen(
  text: string,
): { readonly text: string; readonly isElsewhere: boolean } | undefined {
  const [letters, ...more] = text.match(flag) ?? []
  if (letters === undefined || more.length > 0) return undefined
  const code = countryOfFlag(letters)
  const kitchen = tradeNamed(`${countryNameIn(code, 'ko')} 음식점`)?.label
  const words = emojiApart(text.replace(flag, ' ')).trim().split(/\s+/).filter(Boolean)
  const drawn = words.map(tradesOfEmoji)
  if (!kitchen || drawn.some((trades) => trades.includes(kitchen.en) && trades[0] !== 'Restaurant'))
    return undefined
  const tradesOf = (word: string, at: number) => drawn[at]?.[0] ?? tradeNamed(word)?.label.en
  const trades = words.map(tradesOf)
  if (kitchen.en === 'Restaurant' || trades.some((trade) => trade && !ofAnyKitchen.has(trade)))
    return undefined
  const others = words.filter((_, at) => trades[at] === undefined)
  const isElsewhere = others.some((word, at) => {
    const names = [word, others.slice(at, at + 2).join(' ')]
    return names.some(
      (name) => ![code, ''].includes(findCityByName(name).countryCode || (findArea(name)?.countryCode ?? '')),
    )
  })
  const isOnlyFood = others.length === 0 && trades.includes('Restaurant')
  if (!isElsewhere && !isOnlyFood) return undefined
  return { text: [kitchen.en, ...others].join(' '), isElsewhere }
}
