import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows, type ListingRow, listingRows } from '../test/app/listing-rows.ts'
import { desktop, openPage, phone } from './browser.ts'
import { halfPaintedLine, shiftsOf, untilPainted, watchShifts } from './layout-shifts.ts'
import { useSite } from './use-site.ts'

const [cafe = {}] = listingRows
const rows: readonly ListingRow[] = [
  { ...cafe, name: '바다가 보이는 카페', place_id: 'ChIJslow00', photo: 'https://photos.example/1.jpg' },
  { ...cafe, name: '느린오후', place_id: 'ChIJslow01', about: '' },
  {
    ...cafe,
    name: '이름만 있는 카페',
    place_id: 'ChIJslow02',
    phone: '',
    rating: '',
    reviews: '',
    working_hours: '',
  },
  { ...cafe, name: '전화만 있는 카페', place_id: 'ChIJslow03', rating: '', reviews: '', working_hours: '' },
]

/** Where the network stops for a while: before a part of the first row, or after that many rows. */
const cuts = ['row-where', 'row-about', 'row-facts', 'row-save', 'row-view', 1, 2, 3] as const
/** The same above the rows of a list. */
const headCuts = ['filter-sheet', 'list-chips', 'sort-menu', 'list-notes'] as const
/** The same in the page of a business: before parts of the hero and the answer, and before each column. */
const detailCuts = [
  'hero-facts',
  'hero-phone',
  'answer-strip',
  'save-toggle button-quiet',
  'detail-hours',
  'detail-side',
  'panel part-3',
  'detail-story',
  'options',
  'reading',
] as const
type Cut = (typeof cuts)[number] | (typeof headCuts)[number] | (typeof detailCuts)[number]

/** How many characters of a page arrive before the cut. */
function charactersBefore(cut: Cut, html: string): number {
  const end = '</article>'
  if (typeof cut === 'number') return html.split(end, cut).join(end).length
  const at = html.indexOf(`class="${cut}"`)
  return at < 0 ? html.length : html.lastIndexOf('<', at)
}

describe('a page that arrives piece by piece', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })
  let server: Server
  let cut: Cut = 1
  let rest = Promise.withResolvers<void>()
  beforeAll(async () => {
    server = createServer(async ({ url, headers: { accept = '' } }, response) => {
      const answer = await fetch(site.app.origin + url, { headers: { accept } })
      const type = answer.headers.get('content-type') ?? ''
      const body = Buffer.from(await answer.arrayBuffer())
      if (!type.startsWith('text/html')) {
        const cacheControl = answer.headers.get('cache-control') ?? ''
        return response
          .writeHead(answer.status, { 'content-type': type, 'cache-control': cacheControl })
          .end(body)
      }
      const html = body.toString()
      const before = charactersBefore(cut, html)
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' })
      response.write(html.slice(0, before))
      await rest.promise
      return response.end(html.slice(before))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  test.each([phone, desktop])(
    'a list moves nothing that is already there, at $width px',
    async (viewport) => {
      const { port } = server.address() as AddressInfo
      const { page } = await openPage(site.browser, `http://127.0.0.1:${port}`, { viewport })
      await page.route('https://photos.example/**', (route) => route.abort())
      await watchShifts(page, { selector: '.rows', least: halfPaintedLine })
      for (const path of ['/businesses?sort=rating', '/city/서울']) {
        for (cut of cuts) {
          rest = Promise.withResolvers()
          await page.goto(path, { waitUntil: 'commit' })
          await page.locator('.row-link').first().waitFor()
          await untilPainted(page)
          rest.resolve()
          await page.waitForLoadState('load')
          expect(await page.locator('.row').count()).toBe(rows.length)
          expect({ path, cut, shifts: await shiftsOf(page) }).toEqual({ path, cut, shifts: [] })
        }
      }
    },
  )

  test.each([phone, { width: 768, height: 1024 }, { width: 1024, height: 768 }, desktop])(
    'the head of a list does not move, at $width px',
    async (viewport) => {
      const { port } = server.address() as AddressInfo
      const { page } = await openPage(site.browser, `http://127.0.0.1:${port}`, { viewport })
      await watchShifts(page, { selector: '.list', least: 0 })
      for (const path of [
        '/en/businesses?rating=4',
        // More chips than one line has room for.
        '/tr/businesses?rating=4&phone=1&city=서울&country=KR',
        '/search?q=카페',
      ]) {
        for (cut of headCuts) {
          rest = Promise.withResolvers()
          await page.goto(path, { waitUntil: 'commit' })
          await page.locator('.list-head').waitFor()
          await untilPainted(page)
          rest.resolve()
          await page.locator('.row').first().waitFor()
          expect({ path, cut, shifts: await shiftsOf(page) }).toEqual({ path, cut, shifts: [] })
        }
      }
      await page.context().close()
    },
  )

  test.each([phone, { width: 768, height: 1024 }, desktop])(
    'the page of a business moves nothing that is already there, at $width px',
    async (viewport) => {
      const { port } = server.address() as AddressInfo
      const { page } = await openPage(site.browser, `http://127.0.0.1:${port}`, { viewport })
      await page.route('https://photos.example/**', (route) => route.abort())
      await watchShifts(page, { selector: 'main', least: halfPaintedLine })
      for (const id of ['ChIJslow00', 'ChIJslow02']) {
        for (cut of detailCuts) {
          rest = Promise.withResolvers()
          await page.goto(`/business/${businessId(id)}`, { waitUntil: 'commit' })
          await page.locator('.detail-hero').waitFor()
          await untilPainted(page)
          rest.resolve()
          await page.waitForLoadState('load')
          await page.locator('.hero-name').waitFor()
          expect({ id, cut, shifts: await shiftsOf(page) }).toEqual({ id, cut, shifts: [] })
        }
      }
      await page.context().close()
    },
  )
})
