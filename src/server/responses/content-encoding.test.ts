import { expect, test } from 'vitest'
import { acceptsGzip, preferredEncoding } from './content-encoding.ts'

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

test.each([
  ['gzip, deflate, br, zstd', true],
  ['*', true],
  ['br', false],
  ['gzip;q=0', false],
  [undefined, false],
])('Accept-Encoding "%s" allows gzip: %s', (header, isAllowed) => {
  expect(acceptsGzip(header)).toBe(isAllowed)
})
