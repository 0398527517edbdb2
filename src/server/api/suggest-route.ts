import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SuggestionService } from '../../application/search/suggestion-service.ts'
import { suggestedTextLimit } from '../../domain/search/suggestion.ts'

const suggestQuery = z.object({ q: z.string().max(suggestedTextLimit).default('') })

/** What the search field offers while somebody types. Whoever types back finds the answer in the browser. */
export async function suggestRoute(
  app: FastifyInstance,
  { suggestions }: { readonly suggestions: SuggestionService },
): Promise<void> {
  app.get('/api/suggest', async (request, reply) => {
    const { q } = suggestQuery.parse(request.query)
    reply.header('cache-control', 'private, max-age=60')
    return { suggestions: await suggestions.suggest(q) }
  })
}
