import { describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows, listingRows } from '../test/app/listing-rows.ts'
import { bytesOf, visitFirst } from './first-visit.ts'
import { useSite } from './use-site.ts'

const mostScripts = 6
const mostBytes = 100_000

describe('the first visit', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, listingRows) })

  const pages = [
    '/',
    '/businesses',
    '/search?q=식당',
    '/category/restaurant',
    '/city/서울특별시',
    '/categories',
    '/cities',
    `/business/${businessId('ChIJseoul00000000000000001')}`,
    '/about',
    '/contact',
    '/advertise',
    '/privacy-policy',
    '/terms-of-service',
    '/add-business',
    '/no/such/page',
  ]
  // Those with the most scripts and texts.
  const heaviest = [
    '/',
    '/businesses',
    '/search?q=식당',
    `/business/${businessId('ChIJseoul00000000000000001')}`,
  ]
  const translated = ['en', 'tr'].flatMap((language) => heaviest.map((path) => `/${language}${path}`))

  test.each([...pages, ...translated])(
    '%s asks for six scripts and 100 kB of them at most, all linked by the page itself',
    async (path) => {
      const { scripts, linkedScripts } = await visitFirst(site.browser, site.app.origin, path)
      const paths = scripts.map((script) => script.path)
      expect(paths.toSorted()).toEqual(linkedScripts.toSorted())
      expect(paths.length).toBeLessThanOrEqual(mostScripts)
      expect(bytesOf(scripts)).toBeLessThanOrEqual(mostBytes)
    },
  )
})
