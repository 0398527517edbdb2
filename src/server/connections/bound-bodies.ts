import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http-error.ts'
import { clientAddressOf, clientGroupOf } from '../security/client-address.ts'
import type { ConnectionGuard } from './connection-guard.ts'
import { hasBody } from './request-body.ts'

const tooMany = '동시에 보내는 요청이 너무 많습니다. 잠시 뒤에 다시 시도해 주십시오.'

/** Limits the bodies that the framework reads: few at once for one client, and none of a refused request. */
export function boundBodies(app: FastifyInstance, guard: ConnectionGuard): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request.raw)) return
    if (guard.admitBody(request.raw, clientGroupOf(clientAddressOf(request)))) return
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
