import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app/test-app.ts'

/** Posts of one /48 that are waited for: four times as many as of one /64. */
const waitedFor = 80
const posts = 150

describe('a client that has an IPv6 /48 for itself', () => {
  let app: TestApp
  const sockets: Socket[] = []
  beforeAll(async () => {
    app = await startTestApp('sqlite', { environment: { TRUST_PROXY: '127.0.0.1' } })
  })
  afterAll(async () => {
    for (const socket of sockets) socket.destroy()
    await app.close()
  })

  /** Begins a post and never ends it. `answer` is what the server says to it. */
  function beginPost(address: string): { readonly socket: Socket; readonly answer: () => string } {
    const { port, hostname } = new URL(app.origin)
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    sockets.push(socket)
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk))
    const head = ['POST /add-business HTTP/1.1', 'Host: a', `X-Forwarded-For: ${address}`]
    const body = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 9', '', 'a=']
    socket.write([...head, ...body].join('\r\n'))
    return { socket, answer: () => answer }
  }

  test('does not get more out of each of its 65,536 /64: few unfinished posts are waited for', async () => {
    // Each from a /64 and a /56 of its own.
    const begun = Array.from({ length: posts }, (_, index) =>
      beginPost(`2001:db8:1:${(0x100 + index * 0x101).toString(16)}::1`),
    )
    const refused = () => begun.map(({ answer }) => answer()).filter((answer) => answer !== '')
    await expect.poll(() => refused().length).toBe(posts - waitedFor)
    for (const answer of refused()) expect(answer).toMatch(/^HTTP\/1\.1 429 .*retry-after/is)
    // Of another network, there is room.
    const other = beginPost('2001:db8:2::1')
    other.socket.write('1234567')
    await expect.poll(other.answer).toMatch(/^HTTP\/1\.1 422 /)
  })
})
