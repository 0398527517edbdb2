import { describe, expect, test } from 'vitest'
import { fullListing, neighboursOf } from './testing/listings.ts'
import {
  decodeTextFacts,
  encodeTextFacts,
  factsDigest,
  isToBeWritten,
  partsByHand,
  statedFields,
  textFactsAfterEdit,
  textFactsOwed,
  withTextsByHand,
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

describe('what is stored of texts', () => {
  const texts = { uniqueContent: 'a', seoTitle: 'b', seoDescription: 'c' }
  const none = { uniqueContent: '', seoTitle: '', seoDescription: '' }

  test('survives encoding', () => {
    const stored = { digest: 'ab', byHand: ['title', 'content'] as const }
    expect(encodeTextFacts(stored)).toBe('ab+title+content')
    expect(decodeTextFacts('ab+title+content')).toEqual(stored)
    expect(decodeTextFacts('')).toBeUndefined()
  })

  test('tells of each by itself that a person has written it, until it is emptied', () => {
    const edited = (stored: string, changes: Partial<typeof texts>) =>
      textFactsAfterEdit(stored, texts, { ...texts, ...changes })
    expect(edited('ab', {})).toBe('ab')
    expect(edited('ab', { uniqueContent: 'x' })).toBe('ab+content')
    expect(edited('ab', { seoTitle: 'x' })).toBe('ab+title')
    expect(edited('ab+title', { seoDescription: 'x' })).toBe('ab+title+description')
    expect(edited('ab+title+content', { seoTitle: '' })).toBe('ab+content')
    expect(edited('ab+title', { uniqueContent: '' })).toBe('ab+title')
  })

  test('is nothing where nobody knows who wrote them, but a text that was emptied is owed', () => {
    expect(textFactsAfterEdit('', texts, { ...texts, seoTitle: 'x' })).toBe('')
    expect(textFactsAfterEdit('', none, { ...none, seoTitle: 'x' })).toBe('')
    expect(textFactsAfterEdit('', texts, { ...texts, uniqueContent: '' })).toBe('-+title+description')
  })

  test('is that a text is owed, only where there is none', () => {
    expect(textFactsOwed('', none)).toBe('-')
    expect(textFactsOwed('', { ...none, seoTitle: 'x' })).toBe('-+title')
    expect(textFactsOwed('', texts)).toBe('')
    expect(textFactsOwed('ab', none)).toBe('ab')
  })
})

describe('which texts are written', () => {
  const made = { uniqueContent: 'a', seoTitle: 'b', seoDescription: 'c' }
  const wanted = (listing: typeof made & { textFacts: string }) => {
    const byHand = partsByHand(listing, () => made)
    return { byHand, isWanted: isToBeWritten(listing, byHand, 'ab') }
  }

  test.each([
    ['of other facts', { textFacts: 'cd' }, [], true],
    ['of the same facts', { textFacts: 'ab' }, [], false],
    ['one that was emptied', { textFacts: 'ab+content', seoTitle: '' }, ['content'], true],
    ['owed', { textFacts: '-', uniqueContent: '' }, [], true],
    [
      'all by hand',
      { textFacts: 'cd+title+description+content' },
      ['title', 'description', 'content'],
      false,
    ],
    ['unknown, but the same to the letter', { textFacts: '' }, [], true],
    ['unknown, one of them another', { textFacts: '', uniqueContent: 'x' }, ['content'], true],
    [
      'unknown, all others',
      { textFacts: '', uniqueContent: 'x', seoTitle: 'x', seoDescription: 'x' },
      ['title', 'description', 'content'],
      false,
    ],
    ['none but a title by hand', { textFacts: '', uniqueContent: '', seoTitle: 'x' }, ['title'], true],
  ])('%s', (_, changes, byHand, isWanted) =>
    expect(wanted({ ...made, ...changes })).toEqual({ byHand, isWanted }),
  )

  test('those of a person stay in their places', () => {
    const other = { uniqueContent: 'x', seoTitle: 'y', seoDescription: 'z' }
    expect(withTextsByHand(made, other, ['title', 'content'])).toEqual({ ...other, seoDescription: 'c' })
  })
})
