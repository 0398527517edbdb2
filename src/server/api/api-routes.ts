import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { savedIds } from '../../domain/directory/saved-ids.ts'
import { suggestedTextLimit } from '../../domain/search/suggestion.ts'
import type { AdmittedReads } from '../admission/admitted-reads.ts'
import type { CallTask } from '../reads/answer-call.ts'
import { PageCache } from '../responses/page-cache.ts'
import { businessQuery, cityGroupsQuery, cityQuery, languageQuery, pageQuery } from './query-schemas.ts'

/** Ids with commas between them. */
const idsQuery = z.object({ ids: z.string().max(2000).default('') })

/** Size of the cache for calls. It is separate, so that programs that use the calls do not evict pages. */
const cacheBytes = 8 * 1024 * 1024

interface Named {
  Params: { name: string }
}

/** A call without its language. */
type Call = { [Task in CallTask as Task['call']]: Pick<Task, 'call' | 'input'> }[CallTask['call']]

/** Calls that take no parameters. */
const plainCalls = [
  ['/api/statistics', 'statistics'],
  ['/api/countries', 'countries'],
  ['/api/categories', 'categories'],
  ['/api/cities/popular', 'popularCities'],
  ['/api/businesses/recommended', 'recommended'],
  ['/api/businesses/latest', 'latest'],
  ['/api/added', 'added'],
] as const

/** The public calls of spec §7. Parameters are checked here; the answer comes from the cache or a read. */
export async function apiRoutes(
  app: FastifyInstance,
  { admitted }: { readonly admitted: AdmittedReads },
): Promise<void> {
  const cache = new PageCache({ byteLimit: cacheBytes })
  const answer = (request: FastifyRequest, reply: FastifyReply, call: Call) => {
    const { lang: language } = languageQuery.parse(request.query)
    const task = { kind: 'call', ...call, language } as CallTask
    return admitted.send(request, reply, { task, cache })
  }

  for (const [path, call] of plainCalls) {
    app.get(path, (request, reply) => answer(request, reply, { call, input: undefined }))
  }
  app.get('/api/cities', (request, reply) =>
    answer(request, reply, { call: 'cities', input: pageQuery.parse(request.query) }),
  )
  app.get('/api/cities/groups', (request, reply) => {
    const { q = '', country = '', page } = cityGroupsQuery.parse(request.query)
    return answer(request, reply, { call: 'cityGroups', input: { q, country, page } })
  })
  app.get('/api/businesses', (request, reply) => {
    const given = Object.entries(businessQuery.parse(request.query)).filter(
      ([, value]) => value !== undefined,
    )
    return answer(request, reply, { call: 'businesses', input: Object.fromEntries(given) })
  })
  app.get('/api/businesses/listed', (request, reply) =>
    answer(request, reply, { call: 'businessesByIds', input: savedIds(idsQuery.parse(request.query).ids) }),
  )
  app.get<{ Params: { slug: string } }>('/api/businesses/slug/:slug', (request, reply) =>
    answer(request, reply, { call: 'businessBySlug', input: request.params.slug }),
  )
  app.get<{ Params: { id: string } }>('/api/businesses/:id', (request, reply) =>
    answer(request, reply, { call: 'business', input: request.params.id }),
  )
  app.get<{ Params: { slug: string } }>('/api/businesses/slug/:slug/nearby', (request, reply) =>
    answer(request, reply, { call: 'surroundings', input: { slug: request.params.slug } }),
  )
  app.get<{ Params: { id: string } }>('/api/businesses/:id/nearby', (request, reply) =>
    answer(request, reply, { call: 'surroundings', input: { id: request.params.id } }),
  )
  app.get<Named>('/api/city/:name', (request, reply) => {
    const { district, ...page } = cityQuery.parse(request.query)
    const input = { ...page, name: request.params.name, ...(district && { district }) }
    return answer(request, reply, { call: 'city', input })
  })
  app.get<Named>('/api/city/:name/districts', (request, reply) =>
    answer(request, reply, { call: 'districts', input: request.params.name }),
  )
  app.get<Named>('/api/category/:name', (request, reply) => {
    const input = { ...pageQuery.parse(request.query), name: request.params.name }
    return answer(request, reply, { call: 'category', input })
  })
}

const suggestQuery = languageQuery.extend({
  q: z.string().max(suggestedTextLimit).default(''),
  of: z.literal('places').optional(),
  location: z.string().max(suggestedTextLimit).optional(),
})

/** Suggestions while somebody types. Browsers cache them for a short time, for letters that are deleted again. */
export async function suggestRoute(
  app: FastifyInstance,
  { admitted }: { readonly admitted: AdmittedReads },
): Promise<void> {
  app.get('/api/suggest', (request, reply) => {
    const { q: text, of, location, lang: language } = suggestQuery.parse(request.query)
    const task = { kind: 'suggest', text, isPlace: of === 'places', location, language } as const
    return admitted.send(request, reply, { task })
  })
}
