import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { ConnectionGuard } from './connection-guard.ts'
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts'
import { createGuardedServer } from './create-guarded-server.ts'

let server: Server
const refusals: number[] = []
const sockets: Socket[] = []
afterEach(() => {
  refusals.length = 0
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

const short = { headTime: 300, bodyTime: 300, uploadTime: 60_000, answerTime: 600, checkInterval: 50 }
const nothing: RequestListener = () => undefined
const ok: RequestListener = (_request, response) => response.end('ok')

async function listen(
  limits: Partial<ConnectionLimits>,
  listener: RequestListener,
  isProxy = false,
): Promise<ConnectionGuard> {
  const all = { ...connectionLimits, ...limits }
  const guard = new ConnectionGuard({
    limits: all,
    isProxy: () => isProxy,
    headers: { 'x-content-type-options': 'nosniff' },
    onRefused: (status) => refusals.push(status),
  })
  server = createGuardedServer({ guard, limits: all, isBehindProxy: false }, listener)
  server.on('clientError', guard.answerClientError)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return guard
}

/** Opens a connection; `ended` resolves with all that came when it was closed. */
async function open(bytes = ''): Promise<{ socket: Socket; ended: Promise<string> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.on('data', (chunk) => (received += chunk))
  socket.on('error', () => undefined)
  const ended = once(socket, 'close').then(() => received)
  await once(socket, 'connect')
  if (bytes) socket.write(bytes)
  return { socket, ended }
}

const post = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n12'
const get = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

test('a request whose body does not arrive is ended with 408', async () => {
  await listen(short, nothing)
  const { ended } = await open(post)
  expect(await ended).toMatch(/^HTTP\/1\.1 408 .*x-content-type-options: nosniff/s)
  expect(refusals).toEqual([408])
})

test('an upload that was allowed more time is not', async () => {
  const guard = await listen({ ...short, headTime: 60_000 }, (request, response) => {
    guard.allowLongBody(request)
    guard.allowLongAnswer(request)
    request.resume().on('end', () => response.end('all of it'))
  })
  const { socket, ended } = await open(post)
  await new Promise((resolve) => setTimeout(resolve, 4 * short.bodyTime))
  socket.end('3456789')
  expect(await ended).toContain('all of it')
})

test('a head that does not arrive is ended with 408', async () => {
  await listen(short, nothing)
  const { ended } = await open('GET / HTTP/1.1\r\nHost: a\r\n')
  expect(await ended).toMatch(/^HTTP\/1\.1 408 .*nosniff/s)
})

test('a client that does not read its answer is let go', async () => {
  const closed = Promise.withResolvers<boolean>()
  await listen(short, (_request, response) => {
    response.once('close', () => closed.resolve(response.writableFinished))
    response.end(Buffer.alloc(64 * 1024 * 1024))
  })
  const { socket } = await open()
  socket.pause()
  socket.write(get)
  expect(await closed.promise).toBe(false)
})

test('over its number of connections, a client loses the one that is idle for longest', async () => {
  await listen({ connections: 3 }, ok)
  const first = await open(get)
  await once(first.socket, 'data')
  const others = [await open(), await open(), await open(get)]
  expect(await first.ended).toContain('ok')
  await once(others[2]?.socket as Socket, 'data')
  expect(others.map(({ socket }) => socket.closed)).toEqual([false, false, false])
})

test('a client with nothing but busy connections gets no more', async () => {
  let begun = 0
  await listen({ connections: 2 }, () => begun++)
  const busy = [await open(get), await open(get)]
  await expect.poll(() => begun).toBe(2)
  const { ended } = await open()
  expect(await ended).toMatch(/^HTTP\/1\.1 503 .*nosniff.*retry-after: 5/s)
  expect(busy.map(({ socket }) => socket.closed)).toEqual([false, false])
})

test('a proxy in front may hold any number of connections', async () => {
  await listen({ connections: 2 }, ok, true)
  const open5 = await Promise.all(Array.from({ length: 5 }, () => open()))
  const last = await open(get)
  await once(last.socket, 'data')
  expect(open5.map(({ socket }) => socket.closed)).toEqual([false, false, false, false, false])
})

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['a head of 20 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
])(
  '%s is answered with the headers of every answer, and the connection ends',
  async (_what, bytes, status) => {
    await listen({}, ok)
    const { ended } = await open(bytes)
    const answer = await ended
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain('connection: close')
  },
)
