import { expect, test } from 'vitest'
import { serialDateText } from './number-format.ts'

test.each([
  [45292, '2024-01-01'],
  [45292.75, '2024-01-01T18:00:00'],
  [1, '1900-01-01'],
  [59, '1900-02-28'],
  [60, '1900-02-29'],
  [61, '1900-03-01'],
  [2958465, '9999-12-31'],
  [0.4, '09:36:00'],
  [0, '00:00:00'],
  [45292.999_999_9, '2024-01-02'],
  [-1, '-1'],
  [2958466, '2958466'],
])('%d in the 1900 system is %s', (serial, text) => expect(serialDateText(serial, false)).toBe(text))

test.each([
  [0, '1904-01-01'],
  [43830, '2024-01-01'],
  [43830.5, '2024-01-01T12:00:00'],
])('%d in the 1904 system is %s', (serial, text) => expect(serialDateText(serial, true)).toBe(text))
