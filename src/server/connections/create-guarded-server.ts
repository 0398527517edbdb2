import { createServer, type RequestListener, type Server } from 'node:http'
import type { ConnectionGuard } from './connection-guard.ts'
import type { ConnectionLimits } from './connection-limits.ts'

/** Longer than nginx keeps a connection (60 s): otherwise it sends requests on connections that are just being ended. */
const keepAliveBehindProxy = 75_000
const keepAlive = 5_000

/** An HTTP server whose connections and requests are guarded. */
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
      // The longest that any request may take. The guard ends all but uploads much earlier.
      requestTimeout: limits.uploadTime,
      connectionsCheckingInterval: limits.checkInterval,
      keepAliveTimeout: isBehindProxy ? keepAliveBehindProxy : keepAlive,
      // The listener refuses requests without one, with the headers of every answer.
      requireHostHeader: false,
    },
    guarded,
  )
  server.on('connection', (socket) => guard.accept(socket))
  // The framework asks for the body when it wants to read it: a client that is refused does not send it then.
  server.on('checkContinue', guarded)
  server.on('checkExpectation', guarded)
  server.once('close', () => guard.stop())
  return server
}
