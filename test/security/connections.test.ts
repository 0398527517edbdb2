import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { rawRequest, sendBytes } from './raw-request.ts'

describe('connections', () => {
  let app: TestApp
  const sockets: Socket[] = []
  beforeAll(async () => {
    app = await startTestApp('sqlite')
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })

  const address = () => {
    const { hostname, port } = new URL(app.origin)
    return { hostname, port: Number(port) }
  }

  /** Sends a head that announces 2 GB, then as much as the server takes. Resolves with the answer and that amount. */
  async function pour(head: readonly string[]): Promise<{ answer: string; sent: number }> {
    const { port, hostname } = address()
    const socket = connect(port, hostname)
    sockets.push(socket)
    let answer = ''
    let sent = 0
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => undefined)
    const chunk = Buffer.alloc(1024 * 1024)
    const pourMore = (error?: Error | null) => {
      if (error || socket.destroyed || sent >= 256 * chunk.length) return socket.destroy()
      sent += chunk.length
      return socket.write(chunk, pourMore)
    }
    socket.write([...head, 'Host: a', 'Content-Length: 2000000000', '', ''].join('\r\n'), pourMore)
    await once(socket, 'close')
    return { answer, sent }
  }

  test.each([
    ['an upload without a session', 'POST /api/admin/uploads', 401],
    ['an import with a made-up session', 'POST /api/admin/import', 401],
    ['a call that there is none of', 'POST /api/none', 415],
    ['a page that there is none of', 'POST /none', 404],
    ['a form of another site', 'POST /add-business', 403],
    ['a page with a body', 'GET /', 400],
    ['a script with a body', 'GET /favicon.svg', 400],
    ['an address in another form', 'POST //api/admin/uploads', 400],
  ])('a stranger cannot make the server read 2 GB: %s', async (_what, line, status) => {
    const { answer, sent } = await pour([
      `${line} HTTP/1.1`,
      'Content-Type: multipart/form-data; boundary=x',
      'Cookie: session=x',
      ...(status === 403 ? ['Origin: http://evil.example'] : []),
    ])
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer.toLowerCase()).toContain('connection: close')
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  test('a client that waits to be asked for its body is not asked where it is refused', async () => {
    const answer = await rawRequest(app.origin, 'POST /api/admin/uploads', [
      'Expect: 100-continue',
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 2000000000',
    ])
    expect(answer.status).toBe(401)
  })

  test('a client that waits to be asked for its body is asked where it is not refused', async () => {
    const body = '{"username":"admin","password":"wrong"}'
    const lines = ['POST /api/admin/login HTTP/1.1', 'Host: a', 'Connection: close', 'Expect: 100-continue']
    const more = ['Content-Type: application/json', `Content-Length: ${body.length}`, '', body]
    const answer = await sendBytes(address(), [...lines, ...more].join('\r\n'))
    expect(answer.status).toBe(100)
    expect(answer.body).toContain('HTTP/1.1 401')
  })

  test('of 150 unfinished posts, 20 are waited for', async () => {
    const { port, hostname } = address()
    const refused: string[] = []
    const posts = Array.from({ length: 150 }, () => {
      const socket = connect(port, hostname)
      let answer = ''
      socket.on('data', (chunk) => (answer += chunk))
      socket.on('end', () => refused.push(answer))
      socket.write(
        'POST /add-business HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n\r\na=',
      )
      return socket
    })
    sockets.push(...posts)
    await expect.poll(() => refused.length).toBe(130)
    for (const answer of refused) expect(answer).toMatch(/^HTTP\/1\.1 429 .*retry-after/is)
    expect(posts.filter((socket) => !socket.readableEnded)).toHaveLength(20)
  })

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a head of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an absolute address', 'GET http://evil.example/ HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    ['every resource', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ])('%s is refused with the security headers, and the connection ends', async (_what, bytes, status) => {
    const answer = await sendBytes(address(), bytes)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.headers.get('connection')).toBe('close')
    expect(answer.body).not.toContain('evil')
  })
})
