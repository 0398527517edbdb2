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
  test('serves a page of the same version, and none of another', async () => {
    const cache = new PageCache({ byteLimit: 10_000 })
    const first = page('a')
    await cache.findOrRender('/', 1, 0, async () => first)
    expect(cache.find('/', 1, 0)).toBe(first)
    expect(cache.find('/', 2, 0)).toBeUndefined()
    expect(cache.find('/', 1, 0)).toBeUndefined()
  })

  test('lets a page go at the instant its open or closed signs change', async () => {
    const cache = new PageCache({ byteLimit: 10_000 })
    await cache.findOrRender('/', 1, 0, async () => page('a', 100))
    expect(cache.find('/', 1, 99)).toBeDefined()
    expect(cache.find('/', 1, 100)).toBeUndefined()
  })

  test('renders a page once for all who ask at the same time', async () => {
    const cache = new PageCache({ byteLimit: 10_000 })
    let renders = 0
    const render = async () => {
      renders++
      await new Promise((resolve) => setImmediate(resolve))
      return page('a')
    }
    await Promise.all([1, 2, 3].map(() => cache.findOrRender('/', 1, 0, render)))
    expect(renders).toBe(1)
  })

  test('does not keep a failure', async () => {
    const cache = new PageCache({ byteLimit: 10_000 })
    await expect(cache.findOrRender('/', 1, 0, async () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    )
    await cache.findOrRender('/', 1, 0, async () => page('broken', null, 500))
    expect(cache.find('/', 1, 0)).toBeUndefined()
  })

  test('drops the least recently used past its limit', async () => {
    const cache = new PageCache({ byteLimit: 3 * (1500 + 512) })
    const body = 'x'.repeat(1000)
    for (const key of ['/1', '/2', '/3']) await cache.findOrRender(key, 1, 0, async () => page(body))
    cache.find('/1', 1, 0)
    await cache.findOrRender('/4', 1, 0, async () => page(body))
    expect(['/1', '/2', '/3', '/4'].map((key) => cache.find(key, 1, 0) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ])
  })
})
