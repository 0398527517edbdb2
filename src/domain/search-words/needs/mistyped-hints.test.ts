import { expect, test } from 'vitest'
import { correctedHint } from './mistyped-hints.ts'

test.each([
  ['cheescake oslo', 'cheesecake oslo'],
  ['cemment', 'cement'],
  ['toilett oslo', 'toilet oslo'],
  ['제주 아메리카누', '제주 아메리카노'],
  ['vakcinacja', 'vakcinacija'],
])('“%s” is meant as “%s”', (typed, meant) => {
  expect(correctedHint(typed.split(' '))?.join(' ')).toBe(meant)
})

test.each(['cheesecake oslo', 'moonhall', 'abz', 'plumber oslo'])('“%s” is no mistyped word', (typed) => {
  expect(correctedHint(typed.split(' '))).toBeUndefined()
})
