import { expect, test } from 'vitest'
import { knownCategories } from '../../domain/category/known-categories.ts'
import { anyTrade, meantTrade, suggestTrade } from './suggest-trade.ts'

test.each([
  ['a guess is offered', 'Fijian restaurant', [], 'restaurant'],
  ['most names tell it', '관내 등록소 A', ['다온약국', '가온약국', '나루'], 'pharmacy'],
  ['one word tells it', '나동 약국 zq', [], 'pharmacy'],
  ['names that do not agree tell nothing', 'Zqx', ['다온약국', '가온주유소'], undefined],
  ['half of the names are not most', 'Zqx', ['다온약국', '나루'], undefined],
  ['nothing tells it', 'Zqx', [], undefined],
  ['a word that says nothing has what its names say', '기타', ['다온약국'], 'pharmacy'],
  ['and else nothing', '기타', ['가온'], undefined],
])('%s', (_, text, names, slug) => {
  expect(suggestTrade(text, names)?.slug).toBe(slug)
})

test.each([
  ['약국', 'pharmacy', false],
  ['Fijian restaurant', 'restaurant', true],
  ['기타', undefined, undefined],
  ['Local business', undefined, undefined],
  ['Establishment', undefined, undefined],
  ['', undefined, undefined],
])('%s means %s', (text, slug, isGuess) => {
  const meant = meantTrade(text)
  expect([meant?.category.slug, meant?.isGuess]).toEqual([slug, isGuess])
})

test('what means any trade is a trade of the taxonomy', () => {
  expect(knownCategories.map(({ slug }) => slug)).toContain(anyTrade)
})
