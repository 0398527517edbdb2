import { expect, test } from 'vitest'
import { Random, shuffled } from './random.ts'

test('shuffled makes every order of a list, and loses nothing', () => {
  const orders = Array.from({ length: 300 }, (_, index) =>
    shuffled(['a', 'b', 'c'], new Random(1, index)).join(''),
  )
  expect([...new Set(orders)].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})
