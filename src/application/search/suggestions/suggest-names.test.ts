import { expect, test } from 'vitest'
import { suggestMeantAttribute } from './suggest-names.ts'

const counts = [
  ['wifi', 7],
  ['pets', 3],
] as const
const meant = (typed: string) =>
  suggestMeantAttribute(counts, { typed, language: 'en' }).map(({ text, businessCount, href }) => [
    text,
    businessCount,
    href,
  ])

test.each(['wifi', 'free wifi', '무선인터넷', 'wlan'])(
  '%s alone suggests the attribute that it asks for',
  (typed) => {
    expect(meant(typed)).toEqual([['Wi-Fi', 7, '/en/businesses?with=wifi']])
  },
)

test('none is suggested that nobody has, beside a trade, or of several', () => {
  expect(meant('parking')).toEqual([])
  expect(meant('wifi cafe')).toEqual([])
  expect(meant('wifi pets allowed')).toEqual([])
})
