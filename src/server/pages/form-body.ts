import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Bytes: more than any form of the site can hold. */
const bodyLimit = 16 * 1024

/** Lets the routes of this scope take HTML forms: the body is an object of its fields, the first of each name. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    async (_request: FastifyRequest, body: string) =>
      Object.fromEntries([...new URLSearchParams(body)].toReversed()),
  )
}
