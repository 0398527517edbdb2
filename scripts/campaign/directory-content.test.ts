import { describe, expect, test } from 'vitest'
import type { StoredListing } from '../../src/application/ports/listing-administration.ts'
import { compareContents, contentOf, withContents } from './directory-content.ts'

const listing = (placeId: string, more: Partial<StoredListing> = {}) =>
  ({
    placeId,
    rowNumber: 1,
    createdAt: 1,
    updatedAt: 1,
    editedAt: null,
    name: placeId,
    ...more,
  }) as StoredListing
const expected = contentOf([listing('a'), listing('b'), listing('c')])
const same = { lost: [], doubled: [], ghosts: [], changed: [], isInOrder: true }

describe('compareContents', () => {
  test('two runs of one operation differ in times and row numbers alone', () => {
    const later = { rowNumber: 9, createdAt: 5, updatedAt: 7, dataAt: 5 }
    const found = contentOf([listing('a', later), listing('b', later), listing('c')])
    expect(compareContents(expected, found)).toEqual(same)
  })

  test('names what is lost, doubled, changed, in another place, or comes from nowhere', () => {
    const found = contentOf([listing('c'), listing('a', { name: 'other' }), listing('d'), listing('d')])
    expect(compareContents(expected, found)).toEqual({
      lost: ['b'],
      doubled: ['d'],
      ghosts: ['d', 'd'],
      changed: ['a'],
      isInOrder: false,
    })
  })

  test('an edit by hand is content', () => {
    const found = contentOf([listing('a', { editedAt: 3 }), listing('b'), listing('c')])
    expect(compareContents(expected, found).changed).toEqual(['a'])
    const edited = withContents(expected, new Map([['a', found.listings.get('a') ?? '']]))
    expect(compareContents(edited, found)).toEqual(same)
  })
})
