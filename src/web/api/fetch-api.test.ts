import { afterEach, expect, test, vi } from 'vitest'
import { sampleBusiness } from '../testing/sample-directory.ts'
import { fetchApiIn } from './fetch-api.ts'

const fetchApi = fetchApiIn('ko')

function answer(body: unknown, init: ResponseInit = {}): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), init)
  })
  return asked
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('empty filters stay out of the query', async () => {
  const asked = answer({ businesses: [], totalCount: 0, totalPages: 0, totalCountIsCapped: false })
  await fetchApi.listBusinesses({ limit: 20, offset: 40, search: 'a b', category: '', sort: 'latest' })
  expect(asked).toEqual(['/api/businesses?limit=20&offset=40&search=a+b&sort=latest'])
})

test('the total of a plain list is in its header', async () => {
  const asked = answer([sampleBusiness()], { headers: { 'X-Total-Count': '71' } })
  const slice = await fetchApi.findCity('서울/중구', { limit: 20, offset: 0 })
  expect(slice?.totalCount).toBe(71)
  expect(slice?.businesses).toHaveLength(1)
  expect(asked).toEqual([`/api/city/${encodeURIComponent('서울/중구')}?limit=20&offset=0`])
})

test('a city is called as the answer calls it', async () => {
  const location = `/api/city/${encodeURIComponent('서울')}`
  answer([sampleBusiness()], { headers: { 'Content-Location': location } })
  expect((await fetchApi.findCity('Seoul', { limit: 20, offset: 0 }))?.name).toBe('서울')
})

test('a city among others of its name has the region that the answer gives', async () => {
  answer([sampleBusiness()], { headers: { 'X-City-Region': encodeURIComponent('미국') } })
  expect((await fetchApi.findCity('Birmingham, US', { limit: 20, offset: 0 }))?.shown.region).toBe('미국')
})

test('a category has the slug that the answer gives', async () => {
  answer([sampleBusiness()], { headers: { 'Content-Location': '/api/category/restaurants' } })
  expect((await fetchApi.findCategory('Restaurants', { limit: 20, offset: 0 }))?.slug).toBe('restaurants')
})

test('404 finds nothing', async () => {
  answer({ message: 'x' }, { status: 404 })
  expect(await fetchApi.findBusinessBySlug('x')).toBeUndefined()
  expect(await fetchApi.findCategory('x', { limit: 1, offset: 0 })).toBeUndefined()
})

test('any other failure is its status with the body, or the status text', async () => {
  answer('boom', { status: 500 })
  await expect(fetchApi.findBusiness('x')).rejects.toThrow('500: boom')
  answer({ message: 'boom' }, { status: 500 })
  await expect(fetchApi.findBusiness('x')).rejects.toThrow(/^500: boom$/)
  answer({ code: 7 }, { status: 500 })
  await expect(fetchApi.findBusiness('x')).rejects.toThrow('500: {"code":7}')
  answer('', { status: 503, statusText: 'Service Unavailable' })
  await expect(fetchApi.statistics()).rejects.toThrow('503: Service Unavailable')
})

test('another language than Korean is asked for', async () => {
  const asked = answer([])
  await fetchApiIn('en').recommendedBusinesses()
  await fetchApiIn('tr').findCategory('a b', { limit: 20, offset: 0 })
  expect(asked).toEqual([
    '/api/businesses/recommended?lang=en',
    '/api/category/a%20b?limit=20&offset=0&lang=tr',
  ])
})
