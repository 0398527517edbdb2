import { expect, test } from 'vitest'
import { memoByText } from './memo-by-text.ts'

test('answers are kept while they are asked for, and dropped when others fill their place', () => {
  const computed: string[] = []
  const upper = memoByText(2, (text) => {
    computed.push(text)
    return text.toUpperCase()
  })
  expect(['a', 'a', 'b', 'c', 'a', 'd', 'e', 'a', 'b'].map(upper).join('')).toBe('AABCADEAB')
  expect(computed).toEqual(['a', 'b', 'c', 'd', 'e', 'b'])
})

test('a very long text is computed each time', () => {
  let computed = 0
  const count = memoByText(2, () => ++computed)
  count('x'.repeat(5000))
  expect(count('x'.repeat(5000))).toBe(2)
})
