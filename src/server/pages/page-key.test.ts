import { describe, expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

describe('pageKey', () => {
  test.each([
    ['/', '/'],
    ['/businesses/', '/businesses'],
    ['/businesses?utm_source=x&page=2', '/businesses?page=2'],
    ['/search?location=%EC%84%9C%EC%9A%B8&q=a', '/search?q=a&location=%EC%84%9C%EC%9A%B8'],
    ['/search?q=', '/search'],
    ['/city/%EC%84%9C%EC%9A%B8', '/city/%EC%84%9C%EC%9A%B8'],
  ])('%s → %s', (url, key) => {
    expect(pageKey(url)).toBe(key)
  })

  test.each(['/city/%E0%A4%A', '//evil.example/x', 'http://evil.example/'])('%s has none', (url) => {
    expect(pageKey(url)).toBeUndefined()
  })
})
