import { describe, expect, test } from 'vitest'
import { memoize } from './memoize.ts'

describe('memoize', () => {
  test('keeps answers, and begins anew when there are too many', () => {
    const computed: string[] = []
    const upper = memoize(3, (text) => {
      computed.push(text)
      return text.toUpperCase()
    })
    expect(['a', 'a', 'b', 'a', 'c', 'a', 'd', 'a', 'd'].map(upper).join('')).toBe('AABACADAD')
    expect(computed).toEqual(['a', 'b', 'c', 'd', 'a'])
  })

  test('computes what is for a very long text each time', () => {
    let computed = 0
    const count = memoize(2, () => ++computed)
    count('x'.repeat(5000))
    expect(count('x'.repeat(5000))).toBe(2)
  })
})
