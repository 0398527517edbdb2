import { describe, expect, test } from 'vitest'
import { cutLine, fitText, wrapText } from './share-svg.ts'

const narrow = { width: 100, fontSize: 10 }

describe('wrapText', () => {
  test('keeps words whole where they fit', () => {
    expect(wrapText('한강 손칼국수 마포본점', narrow)).toEqual(['한강 손칼국수', '마포본점'])
  })

  test('breaks a word that is longer than a line', () => {
    expect(wrapText('가'.repeat(25), narrow)).toEqual(['가'.repeat(10), '가'.repeat(10), '가'.repeat(5)])
  })

  test('never parts a character from its mark', () => {
    const lines = wrapText('e\u0301'.repeat(40), narrow)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.filter((line) => !line.startsWith('e\u0301'))).toEqual([])
  })
})

describe('fitText', () => {
  test('leaves a short text as it is', () => {
    expect(fitText('밝은치과', { ...narrow, maxLines: 2 })).toEqual(['밝은치과'])
  })

  test('ends the last line with an ellipsis where there is more', () => {
    const lines = fitText('가'.repeat(60), { ...narrow, maxLines: 3 })
    expect(lines).toEqual(['가'.repeat(10), '가'.repeat(10), `${'가'.repeat(9)}…`])
  })
})

test('cutLine cuts between characters', () => {
  expect(cutLine('나다라마바사아자차카타', narrow)).toBe('나다라마바사아자차…')
})

test('cutLine cuts between words, unless that leaves half of the line empty', () => {
  expect(cutLine('zum goldenen Seeblick', narrow)).toBe('zum goldenen…')
  expect(cutLine('am Dampfschiffahrtsgesellschaft', narrow)).toBe('am Dampfschiff…')
})

test('cutLine keeps the ellipsis at the end of a line from right to left', () => {
  expect(cutLine('مطعم البيت الدمشقي للمأكولات الشرقية', narrow)).toMatch(/^مطعم البيت…\u200F$/)
})
