import { describe, expect, test } from 'vitest'
import { parseRating, parseReviewCount, ratingScaleOf, reviewsInRating } from './rating.ts'

describe('parseRating', () => {
  test.each([
    ['4.5', 4.5],
    [' 5 ', 5],
    ['5,0', 5],
    ['4,36', 4.4],
    ['4.5/5', 4.5],
    ['4.5 out of 5 stars', 4.5],
    ['4.5점', 4.5],
    ['4.5星', 4.5],
    ['4,5 von 5', 4.5],
    ['4,5 von 5 Sternen', 4.5],
    ['4,2/5', 4.2],
    ['★ 4.5', 4.5],
    ['별점 4.3', 4.3],
    ['평점: 3.9', 3.9],
    ['Rating · 4.8 (210 Reviews)', 4.8],
    ['8.7/10', 4.4],
    ['9,1 von 10', 4.6],
    ['5점 만점에 4.5', 4.5],
    ['10 üzerinden 8,6', 4.3],
    ['9/10', 4.5],
    ['٤٫٥', 4.5],
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
    '9/5',
    '11/10',
    '4.5.1',
    'NaN',
    'Infinity',
    '1e0',
    '0x4',
    'rating',
    '4.5 (new)',
  ])('"%s" is no rating', (cell) => {
    expect(parseRating(cell)).toBe(0)
  })
})

describe('ratingScaleOf', () => {
  test.each([
    ['Rating', ['4.5', '3.9', '5', ''], 5],
    ['Rating', ['8.7', '9.1', '4.8', '7.7'], 10],
    ['Puan', ['8,7', '9,1'], 10],
    ['Rating (out of 10)', ['4.5', '3.9'], 10],
    ['Bewertung', ['4,5 von 5', '4,0 von 5'], 5],
    ['Score', ['8.7/10', '9.1/10'], 5],
    // A score of inspections, and what nobody can tell.
    ['Score', ['97', '88', '100'], undefined],
    ['Score', ['7', '8', '9'], undefined],
    ['Rating', ['4.5', '3.9', '5.5', '2.1'], undefined],
    ['Stars', ['3', '4', '4', '5', '3'], undefined],
    ['Stars', ['4.5', '4', '4', '5', '3'], 5],
    ['Rating', [], 5],
  ])('%s %j → %s', (header, cells, scale) => expect(ratingScaleOf(header, cells)).toBe(scale))

  test('whole stars beside a number of reviews are those of visitors', () =>
    expect(ratingScaleOf('Stars', ['3', '4', '4', '5', '3'], true)).toBe(5))

  test('a rating of ten is halved', () => {
    expect(parseRating('8.7', 10)).toBe(4.4)
    expect(parseRating('4.8/5', 10)).toBe(4.8)
    expect(parseRating('12', 10)).toBe(0)
  })
})

describe('parseReviewCount', () => {
  test.each([
    ['（318）', 318],
    ['1 opinión', 1],
    ['1.204 Bewertungen', 1204],
    ['321', 321],
    ['321.0', 321],
    ['(32)', 32],
    ['1,234', 1234],
    ['1 234', 1234],
    ['١٬٢٣٤', 1234],
    ['1.234', 1234],
    ['1,234,567', 1_234_567],
    ['1,234.0', 1234],
    ['1.2k', 1200],
    ['1,2K', 1200],
    ['3M', 3_000_000],
    ['1.5만', 15_000],
    ['1.2万', 12_000],
    ['2천', 2000],
    ['32 reviews', 32],
    ['1,234개', 1234],
    ['1.203 Rezensionen', 1203],
    ['85 recenzija', 85],
    ['12 beoordelingen', 12],
    ['12,34,567', 1_234_567],
    ['1.234,0', 1234],
    ['방문자 리뷰 1,024', 1024],
    ['120件', 120],
    ['방문자 리뷰 2,045 · 블로그 리뷰 31', 2045],
    ['리뷰 999+', 999],
    ['최근리뷰 1,203', 1203],
    ['+1.000', 1000],
    ['1.2k+', 1200],
    ['블로그 리뷰 31', 0],
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

test.each([
  ['4,0 (12)', 4, 12],
  ['4.5 (1,203)', 4.5, 1203],
  ['★ 4.2 (88)', 4.2, 88],
  ['4.2★ (88)', 4.2, 88],
  ['4,5/5 (15 avis)', 4.5, 15],
  ['4.2 · 88 reviews', 4.2, 88],
  ['4,8 (1.203 Bewertungen)', 4.8, 1203],
  ['4.6 (1.2k)', 4.6, 1200],
  ['4.4 (리뷰 120)', 4.4, 120],
  ['4.0 (0)', 4, 0],
  ['8,7/10 (31)', 4.4, 31],
  ['4.5', 4.5, 0],
  ['4.5 (good)', 0, 0],
  ['4.5 · 88', 0, 0],
  ['(12)', 0, 0],
])('a rating with its reviews: %s', (cell, rating, reviews) => {
  expect([parseRating(cell), reviewsInRating(cell)]).toEqual([rating, reviews])
})

test('a column of ratings with their reviews has a scale', () => {
  expect(ratingScaleOf('Bewertung', ['4,0 (12)', '4,1 (120)', '4,5 (7)'])).toBe(5)
  expect(ratingScaleOf('Bewertung', ['8,0 (12)', '9,1 (120)', '7,5 (7)'])).toBe(10)
})
