import { describe, expect, test } from 'vitest'
import { pageKey, trimmedAddress } from './page-key.ts'

describe('pageKey', () => {
  test.each([
    ['/', '/'],
    ['/businesses/', '/businesses'],
    ['/businesses?utm_source=x&page=2', '/businesses?page=2'],
    ['/search?location=%EC%84%9C%EC%9A%B8&q=a', '/search?q=a&location=%EC%84%9C%EC%9A%B8'],
    ['/search?q=', '/search'],
    ['/businesses?open=1&phone=1&rating=4', '/businesses?rating=4&phone=1&open=1'],
    ['/search?literal=1&q=a', '/search?q=a&literal=1'],
    ['/city/%EC%84%9C%EC%9A%B8', '/city/%EC%84%9C%EC%9A%B8'],
  ])('%s → %s', (url, key) => {
    expect(pageKey(url)).toBe(key)
  })

  test.each(['/city/%E0%A4%A', '//evil.example/x', 'http://evil.example/'])('%s has none', (url) => {
    expect(pageKey(url)).toBeUndefined()
  })
})

describe('trimmedAddress', () => {
  test.each([
    ['/businesses/', '/businesses'],
    ['/city/%EC%84%9C%EC%9A%B8//?page=2&utm_source=x', '/city/%EC%84%9C%EC%9A%B8?page=2&utm_source=x'],
    ['/a/b/', '/a/b'],
  ])('%s → %s', (url, address) => {
    expect(trimmedAddress(url)).toBe(address)
  })

  test.each(['/', '/businesses', '/?q=/', '//', '//evil.example/', '/\\evil.example/'])(
    '%s has none',
    (url) => {
      expect(trimmedAddress(url)).toBeUndefined()
    },
  )
})
