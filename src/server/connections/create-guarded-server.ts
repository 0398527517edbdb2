import { createServer, type RequestListener, type Server } from 'node:http'
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
    guard.begin(request, response)
    listener(request, response)
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
