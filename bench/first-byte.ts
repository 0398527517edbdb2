import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Idle connections, by the address of their server. */
const idle = new Map<string, Socket[]>()

async function connectionTo({ host, hostname, port }: URL): Promise<Socket> {
  const waiting = idle.get(host) ?? []
  idle.set(host, waiting)
  for (let socket = waiting.pop(); socket; socket = waiting.pop()) if (socket.writable) return socket
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  // A server closes idle connections.
  socket.on('error', () => socket.destroy()).unref()
  await once(socket, 'connect')
  return socket
}

interface Answer {
  readonly status: number
  /** Milliseconds. */
  readonly firstByte: number
}

/** Undefined if the server had closed the connection. */
function ask(socket: Socket, { host, pathname, search }: URL, started: number): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
  let answer: Answer | undefined
  let missing = 0
  const read = (bytes: Buffer) => {
    if (!answer) {
      const firstByte = performance.now() - started
      // The server writes the head at once, so it arrives in one chunk.
      const head = bytes.toString('latin1', 0, bytes.indexOf('\r\n\r\n') + 4)
      answer = { status: Number(head.slice(9, 12)), firstByte }
      const [, length] = /^content-length: (\d+)/im.exec(head) ?? []
      if (length === undefined) throw new Error(`${pathname}${search}: an answer without its length`)
      missing = head.length + Number(length)
    }
    missing -= bytes.length
    if (missing <= 0) done()
  }
  const done = () => {
    socket.off('data', read).off('close', done)
    resolve(answer)
  }
  socket.on('data', read).on('close', done)
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
  return promise
}

/**
 * Milliseconds to the first byte of an answer; undefined if there is no such page. It does as little work as possible, because
 * the client's own time is part of the measurement.
 */
export async function firstByte(address: string): Promise<number | undefined> {
  const started = performance.now()
  const url = new URL(address)
  const socket = await connectionTo(url)
  const answer = await ask(socket, url, started)
  if (!answer) return firstByte(address)
  if (answer.status !== 200 && answer.status !== 404) throw new Error(`${address}: ${answer.status}`)
  idle.get(url.host)?.push(socket)
  return answer.status === 404 ? undefined : answer.firstByte
}
