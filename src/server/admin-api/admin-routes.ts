import type { FastifyInstance } from 'fastify'
import type { AdminSession } from './admin-session.ts'
import { type ImportRouteOptions, importRoutes } from './import-routes.ts'

/** All calls of the administrator but login. The hook stands before every route of this scope: none can be forgotten. */
export async function adminRoutes(
  app: FastifyInstance,
  options: ImportRouteOptions & { readonly session: AdminSession },
): Promise<void> {
  const { session } = options
  app.addHook('onRequest', async (request) => {
    await session.require(request)
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.get('/api/admin/check-auth', async (request) => {
    const { username } = await session.require(request)
    return { authenticated: true, username }
  })
  app.post('/api/admin/logout', async (request, reply) => {
    await session.logout(request, reply)
    return { message: 'Logged out' }
  })
  await app.register(importRoutes, options)
}
