import { expect, test } from 'vitest'
import { tradeLiterals } from './trade-literals.ts'
import { tradeNamed } from './trade-named.ts'

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
])('names are asked for the same words by “%s” and “%s”', (one, other) => {
  expect(literalsOf(one)).toEqual(literalsOf(other))
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
