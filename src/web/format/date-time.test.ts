import { describe, expect, test } from 'vitest'
import { formatDuration } from './date-time.ts'

describe('formatDuration', () => {
  test.each([
    [-1, '0초'],
    [0.4, '0초'],
    [59.6, '1분'],
    [59, '59초'],
    [250, '4분 10초'],
    [3600, '1시간'],
    [7530, '2시간 5분'],
  ])('%f s → %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text)
  })
})
