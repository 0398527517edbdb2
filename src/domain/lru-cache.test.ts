import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LruCache, memoize } from './lru-cache.ts'

describe('LruCache', () => {
  test('has what was set last, and keeps what was used within half of its size', () => {
    const keys = fc.integer({ min: 0, max: 12 })
    const step = fc.oneof(
      fc.record({ do: fc.constantFrom('get', 'delete'), key: keys }),
      fc.record({ do: fc.constant('set'), key: keys, size: fc.integer({ min: 1, max: 4 }) }),
      fc.constant({ do: 'clear', key: 0 }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const cache = new LruCache<number, { readonly size: number }>(20, ({ size }) => size)
        /** What was set and not deleted, the latest used last. */
        let known: { key: number; size: number }[] = []
        const expectKept = (found: { readonly size: number } | undefined, key: number) => {
          const at = known.findIndex((entry) => entry.key === key)
          const mustBeKept = at >= 0 && known.slice(at).reduce((sum, { size }) => sum + size, 0) <= 10
          if (mustBeKept || found) expect(found?.size).toBe(known[at]?.size)
          return known[at]
        }
        for (const { do: what, key, ...rest } of steps) {
          const others = known.filter((entry) => entry.key !== key)
          if (what === 'get') {
            const found = cache.get(key)
            const entry = expectKept(found, key)
            known = found && entry ? [...others, entry] : others
          } else if ('size' in rest) {
            cache.set(key, { size: rest.size })
            known = [...others, { key, size: rest.size }]
          } else if (what === 'delete') {
            cache.delete(key)
            known = others
          } else {
            cache.clear()
            known = []
          }
        }
        for (const { key } of known.toReversed()) expectKept(cache.get(key), key)
      }),
    )
  })

  test('never holds more than its limit', () => {
    const cache = new LruCache<number, number>(10)
    for (let key = 0; key < 1000; key++) cache.set(key, key)
    const found = Array.from({ length: 1000 }, (_, age) => cache.get(999 - age)).filter(Boolean)
    expect(found.length).toBeGreaterThanOrEqual(5)
    expect(found.length).toBeLessThanOrEqual(10)
  })

  test('does not keep what takes more than half of it', () => {
    const cache = new LruCache<string, number>(10, (size) => size)
    cache.set('a', 6)
    expect(cache.get('a')).toBeUndefined()
    cache.set('b', 5)
    expect(cache.get('b')).toBe(5)
  })

  test('hits take no memory', () => {
    const cache = new LruCache<number, number>(10)
    cache.set(1, 1)
    const heap = () => process.memoryUsage().heapUsed
    for (let hit = 0; hit < 10_000; hit++) cache.get(1)
    const before = heap()
    for (let hit = 0; hit < 2_000_000; hit++) cache.get(1)
    expect(heap() - before).toBeLessThan(20_000_000)
  })
})

describe('memoize', () => {
  test('keeps answers while they are asked for, and drops them when others fill their place', () => {
    const computed: string[] = []
    const upper = memoize(4, (text) => {
      computed.push(text)
      return text.toUpperCase()
    })
    expect(['a', 'a', 'b', 'a', 'c', 'a', 'd', 'e', 'b'].map(upper).join('')).toBe('AABACADEB')
    expect(computed).toEqual(['a', 'b', 'c', 'd', 'e', 'b'])
  })

  test('computes what is for a very long text each time', () => {
    let computed = 0
    const count = memoize(2, () => ++computed)
    count('x'.repeat(5000))
    expect(count('x'.repeat(5000))).toBe(2)
  })
})
