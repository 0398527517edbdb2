import type { Session } from '../../application/ports/session-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** User name of the request's session. Always set in routes behind the session check, and only there. */
    admin: Session
  }
}
