import { describe, expect, test } from 'vitest'
import { parseRating, parseReviewCount } from './rating.ts'

describe('parseRating', () => {
  test.each([
    ['4.5', 4.5],
    [' 5 ', 5],
    ['5,0', 5],
    ['4,36', 4.4],
    ['4.5/5', 4.5],
    ['4.5 out of 5 stars', 4.5],
    ['4.5점', 4.5],
    ['0', 0],
    ['0.5', 0.5],
  ])('%s → %d', (cell, rating) => {
    expect(parseRating(cell)).toBe(rating)
  })

  test.each([
    '',
    'None',
    '-1',
    '5.1',
    '45',
    '9/10',
    '4.5.1',
    'NaN',
    'Infinity',
    '1e0',
    '0x4',
    'rating',
    '4.5 (32)',
  ])('"%s" is no rating', (cell) => {
    expect(parseRating(cell)).toBe(0)
  })
})

describe('parseReviewCount', () => {
  test.each([
    ['321', 321],
    ['321.0', 321],
    ['(32)', 32],
    ['1,234', 1234],
    ['1.234', 1234],
    ['1,234,567', 1_234_567],
    ['1,234.0', 1234],
    ['1.2k', 1200],
    ['1,2K', 1200],
    ['3M', 3_000_000],
    ['1.5만', 15_000],
    ['2천', 2000],
    ['32 reviews', 32],
    ['1,234개', 1234],
    ['12,34,567', 1_234_567],
    ['1.234,0', 1234],
    ['방문자 리뷰 1,024', 1024],
    ['120件', 120],
    ['15 avis', 15],
  ])('%s → %d', (cell, count) => {
    expect(parseReviewCount(cell)).toBe(count)
  })

  test.each([
    '',
    'None',
    '-3',
    '(-3)',
    '1,23,4',
    '1.234k',
    '1e5',
    'many',
    '1.5',
    '.',
    '1..0',
    '1,234.567',
    '99999999999999',
  ])('"%s" is no count', (cell) => {
    expect(parseReviewCount(cell)).toBe(0)
  })
})
