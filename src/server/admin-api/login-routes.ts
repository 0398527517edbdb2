import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import { HttpError } from '../http-error.ts'
import type { AdminSession } from './admin-session.ts'

const credentials = z.object({
  username: z.string().min(1).max(64),
  password: z.string().min(1).max(200),
})
/** Attempts that one address may make in a quarter of an hour. */
const attempts = { max: 10, timeWindow: 15 * 60 * 1000 }

/** The one call of the administrator that needs no session. */
export async function loginRoutes(
  app: FastifyInstance,
  { session, audit }: { readonly session: AdminSession; readonly audit: AuditLog },
): Promise<void> {
  await app.register(rateLimit, {
    ...attempts,
    errorResponseBuilder: (_request, context) =>
      new HttpError(429, `Too many login attempts. Please try again in ${context.after}.`),
  })
  app.post('/api/admin/login', async (request, reply) => {
    const { username, password } = credentials.parse(request.body)
    if (!(await session.login(request, reply, username, password))) {
      request.log.warn({ address: request.ip }, 'login refused')
      await audit.record({ username, action: 'login-refused', details: { address: request.ip } })
      throw new HttpError(401, 'Invalid credentials. Please try again.')
    }
    await audit.record({ username, action: 'login', details: { address: request.ip } })
    return { message: 'Login successful', username }
  })
}
