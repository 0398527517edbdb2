import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessId } from './business-id.ts'

test('an id is 16 characters of Crockford base 32: no i, l, o or u', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (placeId) => {
      expect(businessId(placeId)).toMatch(/^[0-9a-hjkmnp-tv-z]{16}$/)
    }),
  )
})

/** SHA-256 of "abc" starts with ba7816bf 8f01cfea 4141 (FIPS 180-2, appendix B.1). */
test('it is the first 80 bits of SHA-256, which no release may change', () => {
  let bits = 0n
  for (const character of businessId('abc')) {
    bits = bits * 32n + BigInt('0123456789abcdefghjkmnpqrstvwxyz'.indexOf(character))
  }
  expect(bits.toString(16)).toBe('ba7816bf8f01cfea4141')
})

test('similar place ids have different ids', () => {
  const ids = Array.from({ length: 10_000 }, (_, i) => businessId(`ChIJ${i}`))
  expect(new Set(ids).size).toBe(ids.length)
})
