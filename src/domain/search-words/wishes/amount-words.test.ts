import { expect, test } from 'vitest'
import { isAmount } from './amount-words.ts'

test.each([
  '10명',
  '4인',
  'for 12 people',
  '8 kişilik',
  '4.5 stars',
  '5 star',
  '별점 4.5',
  '4 yıldızlı',
  'under 1000 rupees',
  'unter 20 franken',
  '만원 이하',
  '15000원',
  '500 dinara',
  '20 chf',
  'monthly fees 1000',
  'budget 500',
  '예산 20000',
])('“%s” says how many, how good or how much', (phrase) => {
  expect(isAmount(phrase)).toBe(true)
})

test.each(['five', '12', '24시', '인', '2인실', '8005', 'star', 'bucks', 'rs 5', '100 main street'])(
  '“%s” does not',
  (phrase) => {
    expect(isAmount(phrase)).toBe(false)
  },
)
