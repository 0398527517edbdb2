import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageQuery } from './page-query.ts'

test.each([
  ['', ''],
  ['utm_source=x&page=2', 'page=2'],
  ['location=b&q=a', 'q=a&location=b'],
  ['q=+a+&q=b', 'q=a'],
  ['q=+&submitted', ''],
  [`q=${'a'.repeat(300)}`, `q=${'a'.repeat(200)}`],
  [`q=${'a'.repeat(199)}%20b`, `q=${'a'.repeat(199)}`],
  [`q=${'a'.repeat(199)}%F0%9F%98%80`, `q=${'a'.repeat(199)}`],
])('%s is read as %s', (search, read) => {
  expect(pageQuery('browse', search).toString()).toBe(read)
})

test.each([
  ['home', ''],
  ['about', ''],
  ['details', 'reported=1'],
  ['city', 'page=2'],
  ['addBusiness', 'submitted=1'],
  ['search', 'q=a&page=2'],
] as const)('the page %s reads of all parameters "%s"', (route, read) => {
  expect(pageQuery(route, 'q=a&page=2&submitted=1&reported=1&x=1').toString()).toBe(read)
})

test('control characters are not read', () => {
  expect(pageQuery('search', 'q=%00').toString()).toBe('')
  expect(pageQuery('search', 'q=a%00%0d%0ab').get('q')).toBe('a b')
})

test('what was read once reads the same again', () => {
  const value = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(' ', 'a', '%', '+', '😀', '한', '\u3000'), maxLength: 300 }),
  )
  const record = fc.record({ q: value, location: value, page: value, x: value }, { requiredKeys: [] })
  fc.assert(
    fc.property(record, (given) => {
      const once = pageQuery('search', new URLSearchParams(given).toString()).toString()
      expect(pageQuery('search', once).toString()).toBe(once)
    }),
    { seed: 20 },
  )
})
