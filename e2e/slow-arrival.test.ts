import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../src/domain/business/business-id.ts'
import { importRows, type ListingRow, listingRows } from '../test/app/listing-rows.ts'
import { desktop, openPage, phone } from './browser.ts'
import { halfPaintedLine, shiftsOf, untilPainted, watchShifts } from './layout-shifts.ts'
import { useSite } from './use-site.ts'

const [cafe = {}] = listingRows
const rows: readonly ListingRow[] = [
  { ...cafe, name: '바다가 보이는 카페', place_id: 'ChIJslow00', photo: 'https://photos.example/1.jpg' },
  {
    ...cafe,
    name: '한밤의 찻집',
    place_id: 'ChIJslow04',
    working_hours: JSON.stringify({ Monday: '9AM-5PM', Sunday: '9AM-11:30AM, 12:30PM-5PM' }),
  },
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
const rowCuts = ['row-where', 'row-about', 'row-facts', 'row-save', 'row-view', 1, 2, 3] as const
/** The same above the rows of a list. */
const headCuts = ['filter-sheet', 'list-chips', 'sort-menu', 'list-notes'] as const
/** The same in the page of a business: before parts of the hero and the answer, before each column, and within the hours. */
const detailCuts = [
  'hero-facts',
  'hero-phone',
  'answer-strip',
  'save-toggle button-quiet',
  'detail-hours',
  // Their last day is the widest.
  '>일요일',
  'detail-side',
  'panel part-3',
  'detail-story',
  'options',
  'reading',
] as const
type Cut = (typeof rowCuts)[number] | (typeof headCuts)[number] | (typeof detailCuts)[number]

/** Where the network stops for a while, all in one load of a page. */
type Cuts = readonly Cut[]

/** How many characters of a page arrive before the cut. */
function charactersBefore(cut: Cut, html: string): number {
  const end = '</article>'
  if (typeof cut === 'number') return html.split(end, cut).join(end).length
  const at = html.indexOf(cut.startsWith('>') ? cut : `class="${cut}"`)
  return at < 0 ? html.length : html.lastIndexOf('<', at)
}

/** The parts of a page between the cuts that it has. */
function piecesOf(html: string, cuts: Cuts): string[] {
  const places = new Set(
    cuts.map((cut) => charactersBefore(cut, html)).filter((place) => place < html.length),
  )
  const starts = [0, ...[...places].sort((one, other) => one - other)]
  return starts.map((start, index) => html.slice(start, starts[index + 1]))
}

/** What the comment says that ends a piece. */
const endOf = (piece: number) => `end of piece ${piece}`

/** Waits until the whole piece is in the page, and removes the comment: React would not know it. */
const untilArrived = (page: Page, piece: number) =>
  page.waitForFunction((end) => {
    const comments = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) {
      const { currentNode } = comments
      if (currentNode.nodeValue !== end) continue
      currentNode.parentNode?.removeChild(currentNode)
      return true
    }
    return false
  }, endOf(piece))

describe('a page that arrives piece by piece', () => {
  const site = useSite({ fill: ({ storage }) => importRows(storage, rows) })
  let server: Server
  let cuts: Cuts = []
  let gates: PromiseWithResolvers<void>[] = []
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
      response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' })
      const pieces = piecesOf(body.toString(), cuts)
      const last = pieces.pop()
      gates = pieces.map(() => Promise.withResolvers())
      for (const [index, piece] of pieces.entries()) {
        response.write(`${piece}<!--${endOf(index)}-->`)
        await gates[index]?.promise
      }
      return response.end(last)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  /** Lets the page arrive in pieces, each of which is painted before the next one comes. Returns what moved meanwhile. */
  async function shiftsOfArrival(page: Page, path: string): Promise<string[]> {
    await page.goto(path, { waitUntil: 'commit' })
    for (const [piece, gate] of gates.entries()) {
      await untilArrived(page, piece)
      await untilPainted(page)
      gate.resolve()
    }
    await page.waitForLoadState('load')
    return await shiftsOf(page)
  }

  async function openSlowly(viewport: typeof phone, watched: Parameters<typeof watchShifts>[1]) {
    const { port } = server.address() as AddressInfo
    const { page } = await openPage(site.browser, `http://127.0.0.1:${port}`, {
      viewport,
      isFirstVisit: true,
    })
    await page.route('https://photos.example/**', (route) => route.abort())
    await watchShifts(page, watched)
    return page
  }

  test.each([phone, desktop])(
    'a list moves nothing that is already there, at $width px',
    async (viewport) => {
      const page = await openSlowly(viewport, { selector: '.rows', least: halfPaintedLine })
      cuts = rowCuts
      for (const path of ['/businesses?sort=rating', '/city/서울']) {
        expect([path, await shiftsOfArrival(page, path)]).toEqual([path, []])
        // Not every page has every part.
        expect(gates.length).toBeGreaterThan(cuts.length / 2)
        expect(await page.locator('.row').count()).toBe(rows.length)
      }
      await page.close()
    },
  )

  test.each([phone, { width: 768, height: 1024 }, { width: 1024, height: 768 }, desktop])(
    'the head of a list does not move, at $width px',
    async (viewport) => {
      const page = await openSlowly(viewport, { selector: '.list', least: 0 })
      cuts = headCuts
      for (const path of [
        '/en/businesses?rating=4',
        // More chips than one line has room for.
        '/tr/businesses?rating=4&phone=1&city=서울&country=KR',
        '/search?q=카페',
      ]) {
        expect([path, await shiftsOfArrival(page, path)]).toEqual([path, []])
        // Not every page has every part.
        expect(gates.length).toBeGreaterThan(cuts.length / 2)
        expect(await page.locator('.row').count()).toBeGreaterThan(0)
      }
      await page.close()
    },
  )

  test.each([phone, { width: 768, height: 1024 }, desktop])(
    'the page of a business moves nothing that is already there, at $width px',
    async (viewport) => {
      const page = await openSlowly(viewport, { selector: 'main', least: 0 })
      cuts = detailCuts
      for (const id of ['ChIJslow00', 'ChIJslow02', 'ChIJslow04']) {
        expect({ id, shifts: await shiftsOfArrival(page, `/business/${businessId(id)}`) }).toEqual({
          id,
          shifts: [],
        })
        expect(gates.length).toBeGreaterThan(cuts.length / 2)
      }
      await page.close()
    },
  )

  test('the way to call shows before the rest of the page has arrived', async () => {
    const page = await openSlowly(phone, { selector: 'main', least: 0 })
    cuts = detailCuts
    await page.goto(`/business/${businessId('ChIJslow00')}`, { waitUntil: 'commit' })
    const call = page.locator('.answer-actions .button-primary')
    const seen: boolean[] = []
    for (const [piece, gate] of gates.entries()) {
      await untilArrived(page, piece)
      await untilPainted(page)
      seen.push(await call.isVisible())
      gate.resolve()
    }
    await page.waitForLoadState('load')
    expect(seen.indexOf(true)).toBeGreaterThan(0)
    expect(seen.slice(seen.indexOf(true))).not.toContain(false)
    await page.close()
  })
})
