import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LruCache, memoize } from './lru-cache.ts'

describe('LruCache', () => {
  test('keeps what was used last, as far as the sizes go', () => {
    const keys = fc.integer({ min: 0, max: 12 })
    const step = fc.oneof(
      fc.record({ do: fc.constantFrom('get', 'delete'), key: keys }),
      fc.record({ do: fc.constant('set'), key: keys, size: fc.integer({ min: 1, max: 4 }) }),
      fc.constant({ do: 'clear', key: 0 }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const cache = new LruCache<number, { readonly size: number }>(10, ({ size }) => size)
        /** The same, the latest last. */
        let kept: { key: number; size: number }[] = []
        for (const { do: what, key, ...rest } of steps) {
          const known = kept.find((entry) => entry.key === key)
          const others = kept.filter((entry) => entry.key !== key)
          if (what === 'get') {
            expect(cache.get(key)?.size).toBe(known?.size)
            kept = known ? [...others, known] : others
          } else if ('size' in rest) {
            cache.set(key, { size: rest.size })
            kept = [...others, { key, size: rest.size }]
            while (kept.reduce((sum, { size }) => sum + size, 0) > 10) kept.shift()
          } else if (what === 'delete') {
            cache.delete(key)
            kept = others
          } else {
            cache.clear()
            kept = []
          }
        }
        for (const { key, size } of kept) expect(cache.get(key)).toEqual({ size })
      }),
    )
  })

  test('does not keep what is larger than all of it', () => {
    const cache = new LruCache<string, number>(10, (size) => size)
    cache.set('a', 11)
    expect(cache.get('a')).toBeUndefined()
    cache.set('b', 10)
    expect(cache.get('b')).toBe(10)
  })
})

describe('memoize', () => {
  test('keeps answers while they are asked for, and drops them when others fill their place', () => {
    const computed: string[] = []
    const upper = memoize(2, (text) => {
      computed.push(text)
      return text.toUpperCase()
    })
    expect(['a', 'a', 'b', 'a', 'c', 'a', 'b'].map(upper).join('')).toBe('AABACAB')
    expect(computed).toEqual(['a', 'b', 'c', 'b'])
  })

  test('computes what is for a very long text each time', () => {
    let computed = 0
    const count = memoize(2, () => ++computed)
    count('x'.repeat(5000))
    expect(count('x'.repeat(5000))).toBe(2)
  })
})
