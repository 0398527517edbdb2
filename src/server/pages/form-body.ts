import type { FastifyInstance, FastifyRequest } from 'fastify'

/** In bytes: more than any form of the site needs. */
const bodyLimit = 16 * 1024

/** Lets the routes of this scope accept HTML forms. The body becomes an object with the first field of each name. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) =>
      Object.fromEntries([...new URLSearchParams(body)].toReversed()),
  )
}
