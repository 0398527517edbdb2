import type { FastifyInstance } from 'fastify'
import type { Refusals } from '../../application/audit/refusals.ts'
import type { AuditAction } from '../../application/ports/audit-store.ts'
import { clientAddressOf } from './client-address.ts'

const actionOfStatus: Readonly<Record<number, AuditAction>> = {
  403: 'request-refused',
  429: 'request-limited',
}
/** How often due sums are written, in ms. */
const lookInterval = 15_000

/** Records every answer 403 and 429 in the audit log, whichever call gave it. */
export function recordRefusals(app: FastifyInstance, refusals: Refusals): void {
  const inLog = (error: unknown) => app.log.error(error)
  app.addHook('onResponse', async (request, reply) => {
    const action = actionOfStatus[reply.statusCode]
    if (!action) return
    const subject = `${request.method} ${request.routeOptions.url ?? ''}`
    await refusals.record({ action, address: clientAddressOf(request), subject }).catch(inLog)
  })
  const looking = setInterval(() => void refusals.endPeriod().catch(inLog), lookInterval).unref()
  app.addHook('onClose', async () => {
    clearInterval(looking)
    await refusals.flush().catch(inLog)
  })
}
