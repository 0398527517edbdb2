import { describe, expect, test } from 'vitest'
import { CachedResponse } from './cached-response.ts'
import { PageCache } from './page-cache.ts'

function page(text: string, validUntil: number | null = null, status = 200): CachedResponse {
  return new CachedResponse({
    status,
    contentType: 'text/html',
    body: Buffer.from(text),
    validUntil,
    headers: {},
  })
}

describe('PageCache', () => {
  test('serves a page of the same version, and none of another', () => {
    const cache = new PageCache({ byteLimit: 10_000 })
    const first = page('a')
    cache.store('/', 1, first)
    expect(cache.find('/', 1, 0)).toBe(first)
    expect(cache.find('/', 2, 0)).toBeUndefined()
    expect(cache.find('/', 1, 0)).toBeUndefined()
  })

  test('lets a page go at the instant its open or closed signs change', () => {
    const cache = new PageCache({ byteLimit: 10_000 })
    cache.store('/', 1, page('a', 100))
    expect(cache.find('/', 1, 99)).toBeDefined()
    expect(cache.find('/', 1, 100)).toBeUndefined()
  })

  test('keeps what it says is not there, and no failure', () => {
    const cache = new PageCache({ byteLimit: 100_000 })
    cache.store('/gone', 1, page('gone', null, 404))
    cache.store('/', 1, page('broken', null, 500))
    expect(cache.find('/gone', 1, 0)).toBeDefined()
    expect(cache.find('/', 1, 0)).toBeUndefined()
  })

  test('drops the least recently used past its limit', () => {
    const cache = new PageCache({ byteLimit: (3.5 * (1500 + 514) * 16) / 15 })
    const body = 'x'.repeat(1000)
    for (const key of ['/1', '/2', '/3']) cache.store(key, 1, page(body))
    cache.find('/1', 1, 0)
    cache.store('/4', 1, page(body))
    expect(['/1', '/2', '/3', '/4'].map((key) => cache.find(key, 1, 0) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test('any number of unknown addresses pushes no page out', () => {
    const cache = new PageCache({ byteLimit: 100_000 })
    cache.store('/', 1, page('home'))
    for (let count = 0; count < 1000; count++) {
      const key = `/details/unknown-${count}`
      cache.store(key, 1, page('x'.repeat(1000), null, 404))
    }
    expect(cache.find('/', 1, 0)).toBeDefined()
    expect(cache.find('/details/unknown-0', 1, 0)).toBeUndefined()
    expect(cache.find('/details/unknown-999', 1, 0)).toBeDefined()
  })
})
