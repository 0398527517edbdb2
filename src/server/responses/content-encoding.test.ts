import { expect, test } from 'vitest'
import { preferredEncoding } from './content-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  ['*', 'gzip'],
  [undefined, 'identity'],
])('Accept-Encoding "%s" → %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding)
})
