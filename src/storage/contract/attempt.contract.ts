import { describe, expect, test } from 'vitest'
import { type CreateTestBed, useStorage } from './storage-under-test.contract.ts'

export function describeAttempts(createTestBed: CreateTestBed): void {
  describe('limited attempts', () => {
    const underTest = useStorage(createTestBed)
    const first = { count: 1, freeAt: 0, expiresAt: 1_700_000_000_000 }
    const second = { count: 2, freeAt: 1_700_000_000_500, expiresAt: 1_700_000_000_900 }

    test('a key is found as it was stored last', async () => {
      const { attempts } = underTest().storage
      expect(await attempts.find('a')).toBeUndefined()
      expect(await attempts.replace('a', undefined, first)).toBe(true)
      expect(await attempts.find('a')).toEqual(first)
      expect(await attempts.replace('a', first, second)).toBe(true)
      expect(await attempts.find('a')).toEqual(second)
    })

    test('who comes second with what he has seen changes nothing', async () => {
      const { attempts } = underTest().storage
      await attempts.replace('b', undefined, first)
      expect(await attempts.replace('b', undefined, second)).toBe(false)
      await attempts.replace('b', first, second)
      for (const field of ['count', 'freeAt', 'expiresAt'] as const) {
        expect(await attempts.replace('b', { ...second, [field]: 7 }, first)).toBe(false)
      }
      expect(await attempts.find('b')).toEqual(second)
    })

    test('of many at once, one is first', async () => {
      const { attempts } = underTest().storage
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          attempts.replace('c', undefined, { ...first, count: index }),
        ),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
    })

    test('what has expired is forgotten, from the very instant on', async () => {
      const { attempts } = underTest().storage
      await attempts.removeExpired(Number.MAX_SAFE_INTEGER, 100)
      await attempts.replace('d', undefined, { ...first, expiresAt: 10 })
      await attempts.replace('e', undefined, { ...first, expiresAt: 11 })
      await attempts.removeExpired(10, 100)
      expect(await attempts.find('d')).toBeUndefined()
      expect(await attempts.find('e')).toBeDefined()
    })

    test('of too many, those that expire first are forgotten', async () => {
      const { attempts } = underTest().storage
      await attempts.removeExpired(Number.MAX_SAFE_INTEGER, 100)
      for (const expiresAt of [30, 50, 20, 40, 60]) {
        await attempts.replace(`k${expiresAt}`, undefined, { ...first, expiresAt })
      }
      const left = async () => {
        const keys = ['k20', 'k30', 'k40', 'k50', 'k60']
        const found = await Promise.all(keys.map((key) => attempts.find(key)))
        return keys.filter((_key, index) => found[index])
      }
      await attempts.removeExpired(10, 5)
      expect(await left()).toEqual(['k20', 'k30', 'k40', 'k50', 'k60'])
      await attempts.removeExpired(10, 3)
      expect(await left()).toEqual(['k40', 'k50', 'k60'])
    })
  })
}
