import { describe, expect, test, vi } from 'vitest'
import type { DirectoryApi } from '../../domain/directory/directory.ts'
import { embeddedData } from '../embedded-data.ts'
import { type DirectoryQuery, QueryCache } from './query-cache.ts'

const loadApi = async () => ({}) as DirectoryApi
const answering = <T>(key: string, read: () => Promise<T>): DirectoryQuery<T> => ({ key: ['api', key], read })
const cities = answering('cities', async () => ['서울'])
const broken = answering('broken', () => Promise.reject(new Error('offline')))

describe('the cache of queries', () => {
  test('is pending until the answer is there, and tells it', async () => {
    const cache = new QueryCache()
    const listener = vi.fn()
    cache.subscribe(listener)
    expect(cache.stateOf(cities)).toEqual({ isPending: true, isError: false })
    await cache.load(cities, loadApi)
    expect(cache.stateOf(cities)).toEqual({ data: ['서울'], isPending: false, isError: false })
    expect(listener).toHaveBeenCalledTimes(1)
  })

  test('reads each query once, even if it is asked for again meanwhile', async () => {
    const read = vi.fn(async () => 1)
    const cache = new QueryCache()
    await Promise.all([
      cache.load(answering('one', read), loadApi),
      cache.load(answering('one', read), loadApi),
    ])
    await cache.load(answering('one', read), loadApi)
    expect(read).toHaveBeenCalledTimes(1)
  })

  test('gives the same object until it changes', async () => {
    const cache = new QueryCache()
    expect(cache.stateOf(cities)).toBe(cache.stateOf(answering('other', async () => 1)))
    await cache.load(cities, loadApi)
    expect(cache.stateOf(cities)).toBe(cache.stateOf({ ...cities }))
  })

  test('keeps a failure until it is told to forget it', async () => {
    const cache = new QueryCache()
    await cache.load(broken, loadApi)
    expect(cache.stateOf(broken)).toEqual({ isPending: false, isError: true, error: new Error('offline') })
    await cache.load(
      answering('broken', async () => 2),
      loadApi,
    )
    expect(cache.stateOf(broken).isError).toBe(true)
    cache.forgetFailures()
    expect(cache.stateOf(broken).isPending).toBe(true)
    await cache.load(
      answering('broken', async () => 2),
      loadApi,
    )
    expect(cache.stateOf(broken)).toEqual({ data: 2, isPending: false, isError: false })
  })

  test('gives an answer together with the code that only such an answer needs', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const bringFor = vi.fn(() => promise)
    const cache = new QueryCache()
    const empty = { ...answering('empty', async () => []), bringFor }
    const loading = cache.load(empty, loadApi)
    await vi.waitFor(() => expect(bringFor).toHaveBeenCalledWith([]))
    expect(cache.stateOf(empty).isPending).toBe(true)
    resolve()
    await loading
    expect(cache.stateOf(empty).data).toEqual([])
  })

  test('reads a query again, and keeps its answer where that fails', async () => {
    const cache = new QueryCache([[['api', 'count'], 1]])
    const count = answering('count', async () => 2)
    await cache.reread(count, loadApi)
    expect(cache.stateOf(count).data).toBe(2)
    await cache.reread({ ...count, read: async () => Promise.reject(new Error('away')) }, loadApi)
    expect(cache.stateOf(count).data).toBe(2)
  })

  test('passes on the answers that were looked at, and treats absent and undefined parameters alike', async () => {
    const cache = new QueryCache()
    const query = { key: ['api', 'list', { city: undefined, page: 1 }], read: async () => 'found' }
    const hidden = answering('hidden', async () => 'not looked at')
    const kept = answering('kept', async () => 'seen in a part that stays as it is')
    await Promise.all([query, broken, cities, hidden, kept].map((each) => cache.load<unknown>(each, loadApi)))
    for (const each of [query, broken, cities]) cache.stateOf<unknown>(each)
    for (const each of [cities, kept]) cache.stateOf<unknown>(each, true)
    expect(cache.failed).toMatchObject({ error: expect.any(Error) })
    const passed = JSON.parse(JSON.stringify(embeddedData(cache.answers())))
    expect(passed).toEqual([
      [['api', 'list', { page: 1 }], 'found'],
      [['api', 'cities'], ['서울']],
    ])
    const other = new QueryCache(passed)
    expect(other.stateOf(query).data).toBe('found')
    expect(other.stateOf(cities).data).toEqual(['서울'])
  })
})
