import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What does not answer within it, in ms, is not ready. */
const patience = 1000

/** One thing that must hold for the process to serve well; resolves to false, rejects or does not end where it does not. */
export type ReadinessCheck = () => Promise<boolean>

export interface HealthOptions {
  readonly checks: Readonly<Record<string, ReadinessCheck>>
}

/**
 * `/healthz` tells that the process lives, which a restart mends where it does not. `/readyz` tells whether requests should be sent to
 * it, and which part fails. Neither says more than that: everybody may ask.
 */
export async function healthRoutes(app: FastifyInstance, { checks }: HealthOptions): Promise<void> {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const outcomes = Object.entries(checks).map(async ([name, check]) => ((await holds(check)) ? [] : [name]))
    const failing = (await Promise.all(outcomes)).flat()
    reply.header('cache-control', 'no-store')
    if (failing.length === 0) return { status: 'ok' }
    return reply.code(503).header('retry-after', '5').send({ status: 'unavailable', failing })
  })
}

async function holds(check: ReadinessCheck): Promise<boolean> {
  const late = new AbortController()
  try {
    return await Promise.race([check(), delay(patience, false, { signal: late.signal })])
  } catch {
    return false
  } finally {
    late.abort()
  }
}
