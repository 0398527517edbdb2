import { expect, test } from 'vitest'
import { knownCategories } from '../../category/known-categories.ts'
import { withoutSiot } from '../other-spellings.ts'
import { tradeLiterals } from './trade-literals.ts'
import { tradeNamed } from './trade-named.ts'
import { tradeWordRows } from './trade-words.ts'

const literalsOf = (phrase: string) => {
  const trade = tradeNamed(phrase)
  return trade && new Set(tradeLiterals(phrase, trade).map((terms) => terms.join(' ')))
}

test.each([
  ['치킨', '치킨집'],
  ['치킨', '치킨가게'],
  ['치킨', '치킨전문점'],
  ['피자', '피자집'],
  ['분식점', '분식집'],
  ['church', 'churches'],
  ['gym', 'gyms'],
  ['pharmacy', 'pharmacies'],
  ['lawyer', 'lawyers'],
  ['카페', '커피집'],
  ['커피숍', '커피전문점'],
  ['통닭', '치킨'],
  ['고깃집', '고기집'],
  ['횟집', '회집'],
  ['맥줏집', '맥주집'],
  ['순댓국', '순대국'],
])('names are asked for the same words by “%s” and “%s”', (one, other) => {
  expect(literalsOf(one)).toEqual(literalsOf(other))
})

test('a trade has the same name with and without the ㅅ that joins its words', () => {
  const names = [
    ...knownCategories.flatMap(({ label, synonyms }) => [label.ko, ...synonyms]),
    ...tradeWordRows.flatMap(([, , phrases]) => phrases.split('|')),
  ].filter((name) => /^[가-힣]+집$/.test(name))
  const tradeOf = (name: string) => tradeNamed(name)?.label.en
  const others = names.map((name) => ({ name, other: `${withoutSiot(name.slice(0, -1))}집` }))
  expect(others.filter(({ name, other }) => tradeOf(name) !== tradeOf(other))).toEqual([])
  expect(others.filter(({ name, other }) => name !== other).length).toBeGreaterThan(3)
})

test('the name of a trade is asked for beside a spoken word', () => {
  expect(literalsOf('커피숍')).toContain('카페')
})

test('letters are no words', () => {
  expect(literalsOf('b & b')).toEqual(new Set(['bed breakfast']))
})

test('a stem of one syllable is no word', () => {
  expect(literalsOf('꽃집')).toEqual(new Set(['꽃집']))
})

test('the name of a whole group of trades is no word', () => {
  expect(literalsOf('restaurant')).toEqual(new Set(['restaurant']))
})
