import { expect, test } from 'vitest'
import { identityText } from './administrators-query.ts'

test.each([
  [
    'https://example.com/details/joes-cafe-seoul-ChIJN1t',
    { page: 'details', name: 'joes-cafe-seoul-ChIJN1t' },
  ],
  [
    ' /en/details/%EB%B3%84-%EC%84%9C%EC%9A%B8-ChIJN1t?utm=x#hours ',
    { page: 'details', name: '별-서울-ChIJN1t' },
  ],
  ['example.com/details/a-b/report', { page: 'details', name: 'a-b' }],
  ['/business/0123456789abcdef', { page: 'business', name: '0123456789abcdef' }],
  ['/details/100%', { page: 'details', name: '100%' }],
  ['ChIJN1t_tDeuEmsRUsoyG83frY4', { name: 'ChIJN1t_tDeuEmsRUsoyG83frY4' }],
  ['별-서울-ChIJN1t', { name: '별-서울-ChIJN1t' }],
])('%j may name a listing', (text, expected) => {
  expect(identityText(text)).toEqual(expected)
})

test.each(['', '카페', 'Seoul cafe 24', 'bakery', '/details/', 'https://example.com/details'])(
  '%j is words',
  (text) => {
    expect(identityText(text)?.page).toBeUndefined()
  },
)
