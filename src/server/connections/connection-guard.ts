import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { clientGroupsOf, forwardedAddressOf, lastAddress } from '../security/client-address.ts'
import type { ConnectionLimits } from './connection-limits.ts'

/** A client and its networks, smallest first (see `clientGroupsOf`). */
type ClientGroups = ReturnType<typeof clientGroupsOf>

interface OpenRequest {
  readonly response: ServerResponse
  /** Who sends the body; absent if there is none. */
  groups?: ClientGroups
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

/** How much more each network may have than the next smaller one in it: a /56 twice as much as a /64, a /48 four times as much. */
const growth = 2

/** Limits how many connections and unfinished requests a client and its networks may have, and for how long. */
export class ConnectionGuard {
  readonly #options: ConnectionGuardOptions
  /** Connections by client and by network, oldest first. */
  readonly #connections = new Map<string, Set<Socket>>()
  readonly #groupsOf = new WeakMap<Socket, ClientGroups>()
  readonly #requests = new Map<IncomingMessage, OpenRequest>()
  readonly #requestsOn = new WeakMap<Socket, Set<OpenRequest>>()
  /** Clients that get no connection → until when, on a monotonic clock. */
  readonly #cutOff = new Map<string, number>()
  /** Requests with a body, by client and by network. */
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
    const groups = clientGroupsOf(address)
    const hasRoom =
      !this.#cutOff.has(groups[0]) && groups.every((group, level) => this.#hasRoom(group, level))
    if (!hasRoom) {
      this.#refuse(socket, 503)
      return
    }
    this.#groupsOf.set(socket, groups)
    for (const group of groups) entryOf(this.#connections, group).add(socket)
    socket.once('close', () => this.#forget(socket))
  }

  /** False if a client or network has all the connections it may have. The one that has been idle longest is closed for a new one. */
  #hasRoom(group: string, level: number): boolean {
    const open = this.#connections.get(group) ?? new Set()
    if (open.size < this.#options.limits.connections * growth ** level) return true
    const idle = [...open].find((other) => !this.#requestsOn.get(other)?.size)
    if (!idle) return false
    idle.destroy()
    this.#forget(idle)
    return true
  }

  #forget(socket: Socket): void {
    for (const group of this.#groupsOf.get(socket) ?? []) removeFrom(this.#connections, group, socket)
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
      for (const group of open.groups ?? []) removeFrom(this.#withBody, group, request)
    })
    return true
  }

  /** False if the client at an address, or one of its networks, already has too many requests whose bodies have not arrived. */
  admitBody(request: IncomingMessage, address: string): boolean {
    const open = this.#requests.get(request)
    if (!open) return true
    const groups = clientGroupsOf(address)
    const isFull = groups.some((group, level) => {
      const requests = [...(this.#withBody.get(group) ?? [])]
      const unfinished = requests.filter((other) => !other.complete).length
      return unfinished >= this.#options.limits.unfinishedBodies * growth ** level
    })
    if (isFull) return false
    for (const group of groups) entryOf(this.#withBody, group).add(request)
    open.groups = groups
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
    const [client] = clientGroupsOf(address)
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
      const groups = clientGroupsOf(forwardedAddressOf(request, this.#options.isProxy))
      for (const group of groups) unsentOf.set(group, (unsentOf.get(group) ?? 0) + unsent)
      return [{ socket: request.socket, groups, unsent }]
    })
    const isTooMuch = (group: string, level: number) =>
      (unsentOf.get(group) ?? 0) > this.#options.limits.unsentBytes * growth ** level
    for (const { socket, groups, unsent } of waiting) {
      if (!groups.some(isTooMuch)) continue
      for (const group of groups) unsentOf.set(group, (unsentOf.get(group) ?? 0) - unsent)
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
