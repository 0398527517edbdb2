import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const awkwardRows = [
  { name: '가나다라마'.repeat(12), place_id: 'ChIJlong000000000000000001' },
  { name: '漢字屋 ไทย 🍜\u200B', place_id: 'ChIJhan0000000000000000001', rating: '5', reviews: '12345' },
]

/** Width and height from a PNG's first chunk. */
function sizeOf(png: Buffer): [number, number] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

describe('link preview pictures', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app, [...listingRows, ...awkwardRows])
  })
  afterAll(() => app.close())

  const picture = async (path: string) => {
    const answer = await app.fetch(path, { headers: { 'accept-encoding': 'br, gzip' } })
    return { answer, png: Buffer.from(await answer.arrayBuffer()) }
  }
  const addresses = [...listingRows, ...awkwardRows].map(
    ({ place_id = '' }) => `/share/${businessId(place_id)}.png`,
  )

  test.each(['/share/site.png', ...addresses])('GET %s → a PNG of 1200×630', async (path) => {
    const { answer, png } = await picture(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect(sizeOf(png)).toEqual([1200, 630])
  })

  test('GET /share/{id}.png → each listing has a picture of its own', async () => {
    const pictures = await Promise.all(
      addresses.map(async (path) => (await picture(path)).png.toString('base64')),
    )
    expect(new Set(pictures).size).toBe(addresses.length)
  })

  test('GET /share/{id}.png → may be shown by other sites, and is not sent twice to who has it', async () => {
    const { answer } = await picture('/share/site.png')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const etag = answer.headers.get('etag') ?? ''
    expect((await app.fetch('/share/site.png', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  const paths = [
    '/city/서울',
    '/city/서울/마포구',
    '/category/restaurants',
    '/category/restaurants/서울',
    '/en/category/restaurants/서울/마포구',
  ]

  test.each(paths)('GET %s → its own picture, which is there, of 1200×630', async (path) => {
    const html = await (await app.fetch(path)).text()
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const language = path.startsWith('/en') ? '/en' : ''
    const { pathname } = new URL(address)
    expect(decodeURI(pathname)).toBe(`${language}/share${path.slice(language.length)}.png`)
    const { answer, png } = await picture(pathname)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(sizeOf(png)).toEqual([1200, 630])
    expect(png.length).toBeLessThan(100_000)
  })

  test('each trade and place has a picture of its own, and whatever is asked behind it is the same', async () => {
    const files = await Promise.all(
      paths.map(async (path) => {
        const [, language = '', rest = ''] = /^(\/en)?(.*)$/.exec(path) ?? []
        return (await picture(encodeURI(`${language}/share${rest}.png`))).answer.headers.get('etag')
      }),
    )
    expect(new Set(files).size).toBe(paths.length)
    const { answer } = await picture(`${encodeURI('/share/city/서울.png')}?x=1`)
    expect(answer.headers.get('etag')).toBe(files[0])
  })

  test.each([
    '/share/city/없는도시.png',
    // Another spelling of a name is not one more picture.
    '/share/city/Seoul.png',
    '/share/city/서울/없는구.png',
    '/share/category/no-such-trade.png',
    '/share/category/no-such-trade/서울.png',
    '/share/city/서울',
    '/share/city/%E0%A4%A.png',
    '/share/city/.png',
  ])('GET %s → 404', async (path) => {
    expect((await app.fetch(path.includes('%') ? path : encodeURI(path))).status).toBeGreaterThanOrEqual(400)
  })

  test.each(['/share/0000000000000000.png', '/share/.png', '/share/..%2Fsite.png', '/share/site.jpg'])(
    'GET %s → 404',
    async (path) => {
      expect((await app.fetch(path)).status).toBe(404)
    },
  )
})
