import type { FastifyInstance } from 'fastify'
import type { AdmittedReads } from '../admission/admitted-reads.ts'
import { PageCache } from '../responses/page-cache.ts'

/** Size of the cache for pictures. It is separate, so that a crawler's pictures do not evict pages. */
const cacheBytes = 8 * 1024 * 1024

/** `GET /share/{id}.png` and `GET /share/site.png`: the pictures that link previews show. 404 for an unknown id. */
export async function shareImageRoutes(
  app: FastifyInstance,
  { admitted }: { readonly admitted: AdmittedReads },
): Promise<void> {
  const cache = new PageCache({ byteLimit: cacheBytes })
  app.get('/share/site.png', (request, reply) =>
    admitted.send(request, reply, { task: { kind: 'picture' }, cache }),
  )
  app.get<{ Params: { id: string } }>('/share/:id([0-9a-z]+).png', (request, reply) =>
    admitted.send(request, reply, { task: { kind: 'picture', id: request.params.id }, cache }),
  )
}
