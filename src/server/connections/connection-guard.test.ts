import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
  isProxy: boolean | ((address: string) => boolean) = false,
): Promise<ConnectionGuard> {
  const all = { ...connectionLimits, ...limits }
  const guard = new ConnectionGuard({
    limits: all,
    isProxy: typeof isProxy === 'boolean' ? () => isProxy : isProxy,
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

describe('many clients of one large network', () => {
  /** Connections come from these addresses, one after the other. */
  const from = (addresses: readonly string[]) => {
    const next = [...addresses]
    server.prependListener('connection', (socket: Socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: next.shift() }),
    )
  }
  const clientsOf = (network: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${network}${index.toString(16)}::1`)

  test.each([
    ['/56', '2001:db8:1:2', 4],
    ['/48', '2001:db8:1:', 8],
  ])(
    'hold no more connections than a %s may have, and leave those of another alone',
    async (_, network, most) => {
      let begun = 0
      await listen({ connections: 2 }, () => begun++)
      // Of a /48, each client is in a /56 of its own.
      const clients = clientsOf(network, most + 2).map((address) =>
        most === 8 ? address.replace(/(?<=:1:)(.)::/, '$100::') : address.replace(/(?<=:2)(.)::/, '0$1::'),
      )
      from([...clients, '2001:db8:2::1'])
      for (let index = 0; index < most; index++) await open(get)
      await expect.poll(() => begun).toBe(most)
      for (const _client of clients.slice(most)) {
        const { ended } = await open(get)
        expect(await ended).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5/s)
      }
      await open(get)
      await expect.poll(() => begun).toBe(most + 1)
    },
  )

  test('lose the connection that is idle for longest', async () => {
    // Nothing else closes a connection on which no request has come.
    await listen({ connections: 1, headTime: 3_600_000 }, ok)
    from(clientsOf('2001:db8:1:20', 3))
    const first = await open()
    const second = await open(get)
    await once(second.socket, 'data')
    const third = await open(get)
    await once(third.socket, 'data')
    await expect.poll(() => first.socket.closed).toBe(true)
    expect([second, third].map(({ socket }) => socket.closed)).toEqual([false, false])
  })
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

test('of a thousand requests sent at once, few are answered, and the client loses all its connections', async () => {
  let begun = 0
  await listen({ cutOffTime: 60_000 }, (_request, response) => {
    begun++
    response.end('ok')
  })
  const idle = await open(get)
  await once(idle.socket, 'data')
  const { ended } = await open(get.repeat(1000))
  await Promise.all([ended, idle.ended])
  expect(begun - 1).toBe(connectionLimits.unanswered)
  expect(refusals).toEqual([429])
  const next = await open(get)
  expect(await next.ended).toMatch(/^HTTP\/1\.1 503 .*retry-after: 5/s)
})

test('a client that was cut off may come back after a while', async () => {
  await listen({ cutOffTime: 100, checkInterval: 20 }, ok)
  await (await open(get.repeat(1000))).ended
  const isServed = async () => {
    const { socket, ended } = await open(get.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    const answer = await ended
    socket.destroy()
    return answer.includes('200 OK')
  }
  await expect.poll(isServed).toBe(true)
})

test('a proxy that sends many requests at once loses that connection alone', async () => {
  await listen({}, ok, true)
  const other = await open(get)
  await once(other.socket, 'data')
  await (await open(get.repeat(1000))).ended
  other.socket.write(get)
  await once(other.socket, 'data')
  expect(other.socket.closed).toBe(false)
})

test('a few requests sent at once are answered in turn', async () => {
  await listen({}, (request, response) => response.end(request.url?.slice(-1)))
  const { socket, ended } = await open('abcd'.replace(/./g, (name) => get.replace('/', `/${name}`)))
  socket.end()
  expect((await ended).match(/(?<=\r\n\r\n)./g)?.join('')).toBe('abcd')
})

describe('clients that do not read', () => {
  const size = 16 * 1024 * 1024
  let closed: string[] = []
  let begun = 0
  beforeEach(() => {
    closed = []
    begun = 0
  })
  const large: RequestListener = (request, response) => {
    begun++
    // Answers of the test before may close only now.
    const ofThisTest = closed
    response.once('close', () => ofThisTest.push(request.url ?? ''))
    response.end(Buffer.alloc(size))
  }
  /** Asks for a path and does not read the answer. */
  async function ask(path: string, client = ''): Promise<Socket> {
    const before = begun
    const { socket } = await open()
    socket.pause()
    socket.write(get.replace('/', path).replace('Host: a', `Host: a\r\nX-Forwarded-For: ${client}`))
    await expect.poll(() => begun).toBe(before + 1)
    return socket
  }

  test('a client loses the connection that waits longest where it has asked for too much', async () => {
    await listen({ unsentBytes: 1.5 * size, checkInterval: 20 }, large)
    await ask('/first')
    const second = await ask('/second')
    await expect.poll(() => closed).toEqual(['/first'])
    second.resume()
    await expect.poll(() => second.bytesRead).toBeGreaterThan(size)
  })

  test('clients behind one proxy are told apart', async () => {
    const isProxy = (address: string) => address.startsWith('127.')
    await listen({ unsentBytes: 1.5 * size, checkInterval: 20 }, large, isProxy)
    await ask('/a', '192.0.2.1')
    await ask('/b', '192.0.2.2')
    await ask('/c', '198.51.100.1, 2001:db8::1')
    await ask('/d', '198.51.100.2, 2001:db8::2')
    await expect.poll(() => closed).toEqual(['/c'])
  })

  test('clients of one large network lose what waits longest where together they have asked for too much', async () => {
    const isProxy = (address: string) => address.startsWith('127.')
    await listen({ unsentBytes: 1.7 * size, checkInterval: 20 }, large, isProxy)
    await ask('/other', '2001:db8:2::1')
    // A /56 may have twice as much as a /64: three answers, not four.
    for (const subnet of ['11', '12', '13', '14']) await ask(`/${subnet}`, `2001:db8:1:${subnet}::1`)
    await expect.poll(() => closed).toEqual(['/11'])
    // And a /48 four times as much: six answers, not seven.
    for (const subnet of ['a00', 'b00', 'c00']) await ask(`/${subnet}`, `2001:db8:1:${subnet}::1`)
    await expect.poll(() => closed).toEqual(['/11'])
    await ask('/d00', '2001:db8:1:d00::1')
    await expect.poll(() => closed).toEqual(['/11', '/12'])
  })
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
