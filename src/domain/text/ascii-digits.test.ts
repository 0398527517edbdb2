import { expect, test } from 'vitest'
import { asciiDigits } from './ascii-digits.ts'

test.each([
  ['٠٢ ٥٥٥-٠١٤٢', '02 555-0142'],
  ['۰۲۱', '021'],
  ['०९८', '098'],
  ['๐๒', '02'],
  ['０２－１２３', '02－123'],
  ['02 ½ 가', '02 ½ 가'],
])('%s → %s', (text, ascii) => {
  expect(asciiDigits(text)).toBe(ascii)
})
