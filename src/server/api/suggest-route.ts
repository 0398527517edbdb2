import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { suggestedTextLimit } from '../../domain/search/suggestion.ts'
import type { AdmittedReads } from '../admission/admitted-reads.ts'

const suggestQuery = z.object({ q: z.string().max(suggestedTextLimit).default('') })

/** Suggestions while somebody types. Browsers cache them for a short time, for letters that are deleted again. */
export async function suggestRoute(
  app: FastifyInstance,
  { admitted }: { readonly admitted: AdmittedReads },
): Promise<void> {
  app.get('/api/suggest', (request, reply) =>
    admitted.send(request, reply, { task: { kind: 'suggest', text: suggestQuery.parse(request.query).q } }),
  )
}
