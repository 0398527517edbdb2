import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http-error.ts'
import { clientAddressOf } from '../security/client-address.ts'
import type { ConnectionGuard } from './connection-guard.ts'
import type { ConnectionLimits } from './connection-limits.ts'

/** Longer than nginx keeps a connection (60 s); otherwise nginx would send requests on connections that are being closed. */
const keepAliveBehindProxy = 75_000
const keepAlive = 5_000

/** Creates an HTTP server with a `ConnectionGuard`. */
export function createGuardedServer(
  options: {
    readonly guard: ConnectionGuard
    readonly limits: ConnectionLimits
    readonly isBehindProxy: boolean
  },
  listener: RequestListener,
): Server {
  const { guard, limits, isBehindProxy } = options
  const guarded: RequestListener = (request, response) => {
    if (guard.begin(request, response)) listener(request, response)
  }
  const server = createServer(
    {
      headersTimeout: limits.headTime,
      // The limit of uploads. The guard ends all other requests much earlier.
      requestTimeout: limits.uploadTime,
      connectionsCheckingInterval: limits.checkInterval,
      keepAliveTimeout: isBehindProxy ? keepAliveBehindProxy : keepAlive,
      // The listener itself refuses requests without a Host header, with our usual headers.
      requireHostHeader: false,
    },
    guarded,
  )
  server.on('connection', (socket) => guard.accept(socket))
  // Send "100 Continue" only when the framework reads the body, so that a refused client does not send it.
  server.on('checkContinue', guarded)
  server.on('checkExpectation', guarded)
  server.once('close', () => guard.stop())
  return server
}

const tooMany = '동시에 보내는 요청이 너무 많습니다. 잠시 뒤에 다시 시도해 주십시오.'

/** Limits the bodies that the framework reads: few at once for one client, and none of a refused request. */
export function boundBodies(app: FastifyInstance, guard: ConnectionGuard): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request.raw)) return
    if (guard.admitBody(request.raw, clientAddressOf(request))) return
    reply.header('retry-after', '5')
    throw new HttpError(429, tooMany)
  })
  app.addHook('preParsing', async (request, reply) => {
    if (request.headers.expect) reply.raw.writeContinue()
  })
  app.addHook('onSend', async (request, reply) => {
    // Otherwise Node would read the body to its end to keep the connection, even if it has 2 GB.
    if (hasBody(request.raw) && !request.raw.complete) reply.header('connection', 'close')
  })
}

/** True if the request has a body. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}
