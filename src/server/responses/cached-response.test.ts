import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { CachedResponse } from './cached-response.ts'
import { compressNow } from './content-encoding.ts'

const html = { contentType: 'text/html; charset=utf-8', body: Buffer.from('<p>Page</p>'), headers: {} }

describe('CachedResponse', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  /** Serves one answer, and asks for it. */
  async function answerOf(status: number, headers: Record<string, string> = {}, etag = 'W/"known"') {
    const content = new CachedResponse({ ...html, status, etag, validUntil: null })
    server = createServer((request, response) => content.send(request, response, 0))
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers })
    return {
      status: answer.status,
      cacheControl: answer.headers.get('cache-control'),
      text: await answer.text(),
    }
  }
  const known = { 'if-none-match': 'W/"known"' }

  test('a page that the browser has → 304 without a body', async () => {
    expect(await answerOf(200, known)).toMatchObject({ status: 304, text: '' })
    expect(await answerOf(200, { 'if-none-match': 'W/"another"' })).toMatchObject({ status: 200 })
  })

  // A 304 would make the browser show the page that it has, which may be one of before the listing was removed.
  test.each([404, 410, 500, 503])('status %i is never answered with 304', async (status) => {
    expect(await answerOf(status, known)).toMatchObject({ status, text: '<p>Page</p>' })
  })

  test('content without an ETag is always sent whole', async () => {
    expect(await answerOf(200, { 'if-none-match': '""' }, '')).toMatchObject({
      status: 200,
      text: '<p>Page</p>',
    })
  })

  test.each(['br', 'gzip', 'identity'])('a page that came as Brotli → %s', async (accepted) => {
    const body = Buffer.from(compressNow(html.body, 'br'))
    const content = new CachedResponse({ ...html, body, bodyEncoding: 'br', status: 200, validUntil: null })
    server = createServer((request, response) => content.send(request, response, 0))
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    for (const _ of ['made', 'kept']) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': accepted } })
      expect(await answer.text()).toBe('<p>Page</p>')
      expect(answer.headers.get('content-encoding')).toBe(accepted === 'identity' ? null : accepted)
    }
  })

  test('errors of the server are kept by nobody; pages by shared caches for a minute', async () => {
    expect((await answerOf(500)).cacheControl).toBe('no-store')
    expect((await answerOf(200)).cacheControl).toBe('public, max-age=0, s-maxage=60, must-revalidate')
  })
})
