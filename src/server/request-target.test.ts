import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { notFoundTarget, readRequestTarget } from './request-target.ts'

const seoul = '/city/%EC%84%9C%EC%9A%B8'

describe('readRequestTarget', () => {
  test.each([
    ['/', '/', ''],
    ['/search?q=a/../b//', '/search', 'q=a/../b//'],
    [seoul, seoul, ''],
    ["/details/a-b_c.d~e!f$g&h'(i)*+,;=:@", "/details/a-b_c.d~e!f$g&h'(i)*+,;=:@", ''],
    ['/city/a%2Fb%3F%25', '/city/a%2Fb%3F%25', ''],
    ['/..a/b..', '/..a/b..', ''],
    ['/?', '/', ''],
  ])('%s is in normal form', (raw, path, query) => {
    expect(readRequestTarget(raw)).toEqual({ kind: 'normal', path, query })
  })

  test.each([
    ['/businesses/', '/businesses'],
    [`${seoul}//?page=2&utm_source=x`, `${seoul}?page=2&utm_source=x`],
    ['/./admin', '/admin'],
    ['/x/../sitemap.xml', '/sitemap.xml'],
    ['/x/%2e%2E/sitemap.xml', '/sitemap.xml'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['//page/healthz', '/page/healthz'],
    ['//', '/'],
    ['///evil.example/', '/evil.example'],
    ['/%61dmin', '/admin'],
    ['/city/%ec%84%9c%ec%9a%b8', seoul],
    ['/city/\u00ec\u0084\u009c\u00ec\u009a\u00b8', seoul],
    ['/search?q=\u00ec\u0084\u009c', '/search?q=%EC%84%9C'],
    ['/a|b"c', '/a%7Cb%22c'],
    ['/%252e%252e/x/', '/%252e%252e/x'],
  ])('%s is moved to %s', (raw, location) => {
    expect(readRequestTarget(raw)).toEqual({ kind: 'moved', location })
  })

  test.each([
    'http://evil.example/',
    'https://evil.example:443/businesses/',
    '*',
    'evil.example:443',
    '',
    '?q=a',
    'businesses',
    '/\\evil.example/',
    '/a#b',
    '/a?b#c',
    '/api/businesses/%ff',
    '/api/city/%',
    '/api/city/%00',
  ])('%s is refused', (raw) => {
    expect(readRequestTarget(raw)).toEqual({ kind: 'refused' })
  })

  test.each(['/city/%E0%A4%A', '/city/%', '/assets/%00', '/%0d%0aset-cookie:a=b'])('%s is no page', (raw) => {
    expect(readRequestTarget(raw)).toBe(notFoundTarget)
  })

  test.each([
    ['/en/city/%EC%84%9', '/en/404'],
    ['/tr/details/%', '/tr/404'],
    ['/english/%', '/404'],
  ])('%s, which is cut off, is no page of its language', (raw, path) => {
    expect(readRequestTarget(raw)).toEqual({ kind: 'normal', path, query: '' })
  })

  test('where a request is moved to is on this site, in normal form', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '//', '.', '..', '%2e', '%2F', '%25', '%41', '%ec', '\\', '?', '#', '@', ':'),
      fc.string({ unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)) }),
    )
    const targets = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`)
    fc.assert(
      fc.property(targets, (raw) => {
        const target = readRequestTarget(raw)
        if (target.kind !== 'moved') return
        expect(URL.parse(target.location, 'http://site.example')?.origin).toBe('http://site.example')
        expect(readRequestTarget(target.location).kind).not.toBe('moved')
      }),
      { numRuns: 2000, seed: 20 },
    )
  })
})
