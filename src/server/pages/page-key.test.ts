import { expect, test } from 'vitest'
import type { NormalTarget } from '../request-target.ts'
import { pageKey } from './page-key.ts'

function target(url: string): NormalTarget {
  const [path = '', query = ''] = url.split('?')
  return { kind: 'normal', path, query }
}

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/?q=a&page=2', '/'],
  ['/city/%EC%84%9C%EC%9A%B8?q=a&page=2', '/city/%EC%84%9C%EC%9A%B8?page=2'],
  ['/add-business?submitted=1&page=2', '/add-business?submitted=1'],
  ['/businesses?utm_source=x&page=2', '/businesses?page=2'],
  ['/search?location=%EC%84%9C%EC%9A%B8&q=a', '/search?q=a&location=%EC%84%9C%EC%9A%B8'],
  ['/search?q=', '/search'],
  ['/businesses?open=1&phone=1&rating=4', '/businesses?rating=4&phone=1&open=1'],
  ['/search?literal=1&q=a', '/search?q=a&literal=1'],
  ['/city/%EC%84%9C%EC%9A%B8', '/city/%EC%84%9C%EC%9A%B8'],
])('the page at %s is kept under %s', (url, key) => {
  expect(pageKey(target(url))).toBe(key)
})

test.each(['/no/such/page', '/assets/script.js', '/healthz', '/api/statistics', '/city/%E0%A4%A'])(
  'no page is kept under %s',
  (url) => {
    expect(pageKey(target(url))).toBeUndefined()
  },
)
