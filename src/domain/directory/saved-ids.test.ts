import { expect, test } from 'vitest'
import { namedCount, savedIds, savedLimit, savedList } from './saved-ids.ts'

const [a, b] = ['0123456789abcdef', 'fedcba9876543210']

test.each([
  [`${b},${a}`, [b, a]],
  [`${a},${a},${b}`, [a, b]],
  [`,${a},,<script>,${a.slice(1)},${a}0`, [a]],
  ['', []],
])('%s → %o', (list, ids) => {
  expect(savedIds(list)).toEqual(ids)
})

test('a list has an end', () => {
  const many = Array.from({ length: savedLimit + 5 }, (_, index) => String(index).padStart(16, '0'))
  expect(savedIds(many.join())).toHaveLength(savedLimit)
  expect(savedIds(savedList(many))).toHaveLength(savedLimit)
})

test.each([
  [`${a},${b}`, 2],
  [`${a},${b.slice(0, 9)}`, 2],
  ['broken', 1],
  [`${a},${a},, ,`, 1],
  ['', 0],
  [Array.from({ length: savedLimit + 5 }, (_, index) => `x${index}`).join(), savedLimit],
])('%s means %i businesses', (list, count) => {
  expect(namedCount(list)).toBe(count)
})
