import { describe, expect, test } from 'vitest'
import { fullListing, neighboursOf } from './testing/listings.ts'
import {
  decodeTextFacts,
  encodeTextFacts,
  factsDigest,
  statedFields,
  textFactsAfterEdit,
} from './text-facts.ts'

const facts = { listing: fullListing, ...neighboursOf(fullListing) }

test('the digest is another one for each stated field, and the same for any other', () => {
  const digest = factsDigest(facts)
  expect(digest).toMatch(/^[0-9a-f]{16}$/)
  for (const field of statedFields) {
    const listing = { ...fullListing, [field]: typeof fullListing[field] === 'object' ? {} : 'other' }
    expect(factsDigest({ ...facts, listing }), field).not.toBe(digest)
  }
  const listing = { ...fullListing, seoTitle: 'x', updatedAt: 9, photos: [], isVerified: false }
  expect(factsDigest({ ...facts, listing })).toBe(digest)
})

test('the digest is another one when a neighbour is renamed, moves or is gone', () => {
  const [first, ...rest] = facts.sameTrade
  if (!first) throw new Error('no neighbour')
  const digests = [
    [first, ...rest],
    rest,
    [{ ...first, name: '솔길' }, ...rest],
    [{ ...first, latitude: 1 }, ...rest],
  ].map((sameTrade) => factsDigest({ ...facts, sameTrade }))
  expect(new Set(digests).size).toBe(4)
})

describe('what is stored of a text', () => {
  const texts = { uniqueContent: 'a', seoTitle: 'b', seoDescription: 'c' }

  test('survives encoding', () => {
    const stored = { digest: 'ab', byHand: ['title'] as const }
    expect(encodeTextFacts(stored)).toBe('ab+title')
    expect(decodeTextFacts('ab+title')).toEqual(stored)
    expect(decodeTextFacts('')).toBeUndefined()
  })

  test('ends with a text of one’s own, and remembers a title of one’s own', () => {
    expect(textFactsAfterEdit('ab', texts, texts)).toBe('ab')
    expect(textFactsAfterEdit('ab', texts, { ...texts, uniqueContent: 'x' })).toBe('')
    expect(textFactsAfterEdit('ab', texts, { ...texts, seoTitle: 'x' })).toBe('ab+title')
    expect(textFactsAfterEdit('ab+title', texts, { ...texts, seoDescription: 'x' })).toBe(
      'ab+title+description',
    )
    expect(textFactsAfterEdit('', texts, { ...texts, seoTitle: 'x' })).toBe('')
  })
})
