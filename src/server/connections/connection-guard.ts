import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { clientGroupOf, forwardedAddressOf, lastAddress } from '../security/client-address.ts'
import type { ConnectionLimits } from './connection-limits.ts'

interface OpenRequest {
  readonly response: ServerResponse
  /** The client that sends the body; absent if there is none. */
  client?: string
  /** Deadlines for the arrival of the body and for taking the answer, on a monotonic clock. */
  bodyDue: number
  answerDue: number
}

interface ConnectionGuardOptions {
  readonly limits: ConnectionLimits
  /** True for a trusted proxy, whose connections belong to many clients. */
  readonly isProxy: (address: string) => boolean
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly onRefused: (status: number) => void
}

/** Error codes of Node for a request that it cannot parse → status. Any other code is 400. */
const statusOfError: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Limits how many connections and unfinished requests a client may have, and for how long. */
export class ConnectionGuard {
  readonly #options: ConnectionGuardOptions
  /** Connections by client, oldest first. */
  readonly #connections = new Map<string, Set<Socket>>()
  readonly #requests = new Map<IncomingMessage, OpenRequest>()
  readonly #requestsOn = new WeakMap<Socket, Set<OpenRequest>>()
  /** Clients that get no connection → until when, on a monotonic clock. */
  readonly #cutOff = new Map<string, number>()
  /** Requests with a body, by client. */
  readonly #withBody = new Map<string, Set<IncomingMessage>>()
  readonly #timer: NodeJS.Timeout

  constructor(options: ConnectionGuardOptions) {
    this.#options = options
    this.#timer = setInterval(() => this.#check(), options.limits.checkInterval).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** To be called with each new connection. */
  accept(socket: Socket): void {
    const address = lastAddress([socket.remoteAddress ?? ''])
    if (this.#options.isProxy(address)) return
    const client = clientGroupOf(address)
    if (this.#cutOff.has(client) || !this.#hasRoom(client)) {
      this.#refuse(socket, 503)
      return
    }
    entryOf(this.#connections, client).add(socket)
    socket.once('close', () => removeFrom(this.#connections, client, socket))
  }

  /** False if a client has all the connections it may have. The one that has been idle longest is closed for a new one. */
  #hasRoom(client: string): boolean {
    const open = this.#connections.get(client) ?? new Set()
    if (open.size < this.#options.limits.connections) return true
    const idle = [...open].find((other) => !this.#requestsOn.get(other)?.size)
    idle?.destroy()
    return idle !== undefined
  }

  /** To be called with each new request. False if it must not be answered, because its connection is closed. */
  begin(request: IncomingMessage, response: ServerResponse): boolean {
    const { bodyTime, answerTime, unanswered } = this.#options.limits
    const { socket } = request
    // The parser still reports the rest of what it has read.
    if (socket.destroyed) return false
    const onSocket = this.#requestsOn.get(socket) ?? new Set()
    if (onSocket.size >= unanswered) {
      this.#endClientOf(socket)
      return false
    }
    const now = performance.now()
    const open: OpenRequest = { response, bodyDue: now + bodyTime, answerDue: now + answerTime }
    this.#requestsOn.set(socket, onSocket.add(open))
    this.#requests.set(request, open)
    response.once('close', () => {
      onSocket.delete(open)
      this.#requests.delete(request)
      if (open.client !== undefined) removeFrom(this.#withBody, open.client, request)
    })
    return true
  }

  /** False if the client already has too many requests whose bodies have not arrived. */
  admitBody(request: IncomingMessage, client: string): boolean {
    const open = this.#requests.get(request)
    if (!open) return true
    const requests = entryOf(this.#withBody, client)
    const unfinished = [...requests].filter((other) => !other.complete).length
    if (unfinished >= this.#options.limits.unfinishedBodies) return false
    requests.add(request)
    open.client = client
    return true
  }

  /** Removes the time limit of an answer to the administrator: it may wait for a job, or stream its progress. */
  allowLongAnswer(request: IncomingMessage): void {
    const open = this.#requests.get(request)
    if (open) open.answerDue = Number.POSITIVE_INFINITY
  }

  /** Gives an administrator's upload more time. */
  allowLongBody(request: IncomingMessage): void {
    const open = this.#requests.get(request)
    if (open) open.bodyDue = performance.now() + this.#options.limits.uploadTime
  }

  /** Ends a connection that does not speak valid HTTP, with an answer that says why if none is being sent. */
  readonly answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
    const isAnswering = [...(this.#requestsOn.get(socket) ?? [])].some(({ response }) => response.headersSent)
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy()
    else this.#refuse(socket, statusOfError[error.code ?? ''] ?? 400)
  }

  #refuse(socket: Socket, status: number): void {
    this.#options.onRefused(status)
    answerAndClose(socket, status, this.#options.headers)
  }

  /** Closes a connection and, unless it is a proxy's, all others of its client, who gets no new one for a while. */
  #endClientOf(socket: Socket): void {
    this.#options.onRefused(429)
    const address = lastAddress([socket.remoteAddress ?? ''])
    socket.destroy()
    if (this.#options.isProxy(address)) return
    const client = clientGroupOf(address)
    this.#cutOff.set(client, performance.now() + this.#options.limits.cutOffTime)
    for (const other of this.#connections.get(client) ?? []) other.destroy()
  }

  #check(): void {
    const now = performance.now()
    for (const [client, until] of this.#cutOff) if (now > until) this.#cutOff.delete(client)
    this.#endLateRequests(now)
    this.#endUnreadAnswers()
  }

  /** Closes connections of clients that do not take what they have asked for, the oldest request first. */
  #endUnreadAnswers(): void {
    const unsentOf = new Map<string, number>()
    const waiting = [...this.#requests].flatMap(([request, { response }]) => {
      const unsent = response.socket?.writableLength ?? response.writableLength
      if (unsent === 0) return []
      const client = clientGroupOf(forwardedAddressOf(request, this.#options.isProxy))
      unsentOf.set(client, (unsentOf.get(client) ?? 0) + unsent)
      return [{ socket: request.socket, client, unsent }]
    })
    for (const { socket, client, unsent } of waiting) {
      const all = unsentOf.get(client) ?? 0
      if (all <= this.#options.limits.unsentBytes) continue
      unsentOf.set(client, all - unsent)
      socket.destroy()
    }
  }

  #endLateRequests(now: number): void {
    for (const [request, { response, bodyDue, answerDue }] of this.#requests) {
      const isLate = (!request.complete && now > bodyDue) || now > answerDue
      if (!isLate) continue
      if (!response.headersSent) this.#refuse(request.socket, request.complete ? 503 : 408)
      request.socket.destroy()
    }
  }
}

function entryOf<T>(map: Map<string, Set<T>>, key: string): Set<T> {
  const found = map.get(key) ?? new Set<T>()
  map.set(key, found)
  return found
}

function removeFrom<T>(map: Map<string, Set<T>>, key: string, value: T): void {
  const found = map.get(key)
  found?.delete(value)
  if (found?.size === 0) map.delete(key)
}

/** Writes an answer to a connection that has no parsed request, and ends the connection. */
function answerAndClose(socket: Socket, status: number, headers: Readonly<Record<string, string>>): void {
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
