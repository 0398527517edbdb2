import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../app/test-app.ts'

const second = 1000

describe('requests that arrive slowly', () => {
  let app: TestApp
  const sockets: Socket[] = []
  beforeAll(async () => {
    // The clock of the limits is moved by hand.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    app = await startTestApp('sqlite')
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
    vi.useRealTimers()
  })

  async function send(
    lines: readonly string[],
    body: string,
  ): Promise<{ socket: Socket; answer: () => string }> {
    const { port, hostname } = new URL(app.origin)
    const socket = connect(Number(port), hostname)
    sockets.push(socket)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(`${[...lines, 'Host: a', 'Connection: close'].join('\r\n')}\r\n\r\n${body}`)
    return { socket, answer: () => answer }
  }

  test('a form is waited for 30 s, the workbook of an administrator for an hour', async () => {
    const cookie = await app.login()
    const uploads = join(app.dataDir, 'uploads')
    const begin = '--x\r\nContent-Disposition: form-data; name="excelFile"; filename="a.xlsx"\r\n\r\nabc'
    const end = 'def\r\n--x--\r\n'
    const form = await send(
      ['POST /add-business HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 9'],
      'a=',
    )
    const call = await send(
      [
        'PATCH /api/admin/businesses/1 HTTP/1.1',
        `Cookie: ${cookie}`,
        'Content-Type: application/json',
        'Content-Length: 99',
      ],
      '{',
    )
    const upload = await send(
      [
        'POST /api/admin/uploads HTTP/1.1',
        `Cookie: ${cookie}`,
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${begin.length + end.length}`,
      ],
      begin,
    )
    // Each of them has reached the server before the clock moves: the upload, which was sent last, is being kept.
    await expect.poll(() => readdir(uploads)).toHaveLength(1)
    vi.advanceTimersByTime(29 * second)
    await (await app.fetch('/healthz')).text()
    expect([form, call].map(({ answer }) => answer())).toEqual(['', ''])
    vi.advanceTimersByTime(2 * second)
    await Promise.all([form, call].map(({ socket }) => once(socket, 'close')))
    for (const { answer } of [form, call]) expect(answer()).toMatch(/^HTTP\/1\.1 408 /)
    vi.advanceTimersByTime(50 * 60 * second)
    upload.socket.write(end)
    await once(upload.socket, 'close')
    expect(upload.answer()).toMatch(/^HTTP\/1\.1 200 .*"size":6/s)
  })
})
