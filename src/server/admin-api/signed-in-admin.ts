import type { Session } from '../../application/ports/session-store.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the request carries. In routes of the administrator alone, where it is always there. */
    admin: Session
  }
}
