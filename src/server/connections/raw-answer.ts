import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Writes an answer to a connection that has no parsed request, and ends the connection. */
export function answerAndClose(
  socket: Socket,
  status: number,
  headers: Readonly<Record<string, string>>,
): void {
  const reason = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({ message: reason })
  const all = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
    ...(status === 503 && { 'retry-after': '5' }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
}
