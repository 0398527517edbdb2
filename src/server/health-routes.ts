import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** A check that takes longer than this, in ms, has failed. */
const patience = 1000

/** A condition for serving. It has failed if the promise resolves to false, rejects, or does not settle in time. */
export type ReadinessCheck = () => Promise<boolean>

export interface HealthOptions {
  readonly checks: Readonly<Record<string, ReadinessCheck>>
}

/**
 * `/healthz` says that the process works; if it does not, restart it. `/readyz` says whether the process should get requests, and
 * which part fails. They say no more than that, because everybody may ask.
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
