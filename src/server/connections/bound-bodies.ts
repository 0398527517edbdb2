import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http-error.ts'
import { clientAddressOf, clientGroupOf } from '../security/client-address.ts'
import type { ConnectionGuard } from './connection-guard.ts'
import { hasBody } from './request-body.ts'

const tooMany = '동시에 보내는 요청이 너무 많습니다. 잠시 뒤에 다시 시도해 주십시오.'

/** Bounds what the framework reads of bodies: few at once of one client, and nothing of one whose request is refused. */
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
    // Node reads a body to its end to keep the connection: 2 GB where somebody sends that much.
    if (hasBody(request.raw) && !request.raw.complete) reply.header('connection', 'close')
  })
}
