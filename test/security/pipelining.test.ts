import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connectionLimits } from '../../src/server/connections/connection-limits.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'

/** Small requests in one piece of 64 KB, which the parser reads at once. */
const requests = 2500

describe('requests sent without waiting for answers', () => {
  let app: TestApp
  const sockets: Socket[] = []
  beforeEach(async () => {
    app = await startTestApp('sqlite')
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy()
    await app.close()
  })

  function open(): Socket {
    const { hostname, port } = new URL(app.origin)
    const socket = connect(Number(port), hostname).on('error', () => undefined)
    sockets.push(socket)
    return socket
  }

  const sent = (path: string, count: number) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count)
  const answersIn = (text: string) => text.match(/HTTP\/1\.1 /g)?.length ?? 0

  test.each([
    ['a kept page', '/'],
    ['a search', '/search?q=a'],
    ['the check of the parts', '/readyz'],
    ['an address in another form', '//'],
  ])('%s: the connection ends after few answers', async (_what, path) => {
    const socket = open()
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
    socket.write(sent(path, requests))
    await new Promise((resolve) => socket.once('close', resolve))
    expect(answersIn(answer)).toBeLessThanOrEqual(connectionLimits.unanswered)
    // The other connections of this client are refused in words.
    const next = open()
    const [refusal] = await once(next, 'data')
    expect(String(refusal)).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5/is)
  })

  test('a few at once are all answered', async () => {
    const socket = open()
    let answer = ''
    socket.on('data', (bytes) => (answer += bytes.toString('latin1')))
    socket.write(sent('/healthz', connectionLimits.unanswered))
    await expect.poll(() => answersIn(answer)).toBe(connectionLimits.unanswered)
    expect(answer.match(/200 OK/g)).toHaveLength(connectionLimits.unanswered)
  })
})
