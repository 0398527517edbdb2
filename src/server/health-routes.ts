import type { FastifyInstance } from 'fastify'
import type { Readiness } from './readiness.ts'

export interface HealthOptions {
  readonly readiness: Pick<Readiness, 'listFailing'>
}

/**
 * `/healthz` says that the process works; if it does not, restart it. `/readyz` says whether the process should get requests.
 * They say no more than that, because everybody may ask; which part fails is in the log and in the metrics.
 */
export async function healthRoutes(app: FastifyInstance, { readiness }: HealthOptions): Promise<void> {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const failing = await readiness.listFailing()
    reply.header('cache-control', 'no-store')
    if (failing.length === 0) return { status: 'ok' }
    return reply.code(503).header('retry-after', '5').send({ status: 'unavailable' })
  })
}
