import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { americanAreaRows } from '../address/areas/american-area-rows.ts'
import { areaRows } from '../address/areas/area-rows.ts'
import { asianAreaRows } from '../address/areas/asian-area-rows.ts'
import { koreanAreaRows } from '../address/areas/korean-area-rows.ts'
import { knownCategories } from '../category/known-categories.ts'
import { hintWords } from './hint-words.ts'
import { nearWords } from './near/near-words.ts'
import { needRows } from './needs/needs.ts'
import { timeWords } from './time-words.ts'
import { emojiTrades } from './trades/trade-emoji.ts'
import { tradeWords, weakTradeWords } from './trades/trade-words.ts'
import { wishWords } from './wishes/wish-words.ts'

const page = readFileSync(new URL('../../../docs/search-words.md', import.meta.url), 'utf8')
const parts = (rows: readonly string[]) => rows.flatMap((row) => row.split('|'))

const areas = [areaRows, americanAreaRows, asianAreaRows, koreanAreaRows].flat().flatMap((city) => city.areas)
const named = new Set(tradeWords.values()).size
const count = (size: number) => size.toLocaleString('en')

test.each([
  ['times', `${count(timeWords.size)} phrases`],
  ['nearness', count(nearWords.size)],
  ['wishes and fillers', count(wishWords.size)],
  [
    'trades as people',
    `${count(tradeWords.size)} phrases, for ${named} of the ${count(knownCategories.length)} trades`,
  ],
  ['`맛집` and the like', count(weakTradeWords.size)],
  ['emoji of trades', count(emojiTrades.size)],
  [
    'what is the matter',
    `${needRows.length} rows, ${count(parts(needRows.flatMap(([, , things, signs]) => [things, signs])).length)} beginnings`,
  ],
  ['what tells of a trade', count(hintWords.size)],
  [
    'places that addresses',
    `${areas.length} places, ${count(parts(areas.map(([names]) => names)).length)} names`,
  ],
])('docs/search-words.md says how large the vocabulary of %s is', (words, size) => {
  const row = page.split('\n').find((line) => line.startsWith(`| ${words}`))
  expect(row?.split(' | ')[2]).toContain(size)
})
