import type { FastifyInstance } from 'fastify'
import type { DirectoryApi } from '../../domain/directory/directory.ts'
import { orNotFound } from '../http-error.ts'
import { businessQuery, pageQuery } from './query-schemas.ts'

const businessNotFound = 'Business not found'

interface Named {
  Params: { name: string }
}

/** The public reads of spec §7. Lists that may be long come in parts, with their length in `X-Total-Count`. */
export async function apiRoutes(
  app: FastifyInstance,
  { api }: { readonly api: DirectoryApi },
): Promise<void> {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  })

  app.get('/api/statistics', () => api.statistics())
  app.get('/api/countries', () => api.countries())
  app.get('/api/categories', () => api.categories())
  app.get('/api/cities/popular', () => api.popularCities())
  app.get('/api/cities', async (request, reply) => {
    const { cities, totalCount } = await api.listCities(pageQuery.parse(request.query))
    reply.header('x-total-count', totalCount)
    return cities
  })

  app.get('/api/businesses', (request) => {
    const given = Object.entries(businessQuery.parse(request.query)).filter(
      ([, value]) => value !== undefined,
    )
    return api.listBusinesses(Object.fromEntries(given))
  })
  app.get('/api/businesses/recommended', () => api.recommendedBusinesses())
  app.get('/api/businesses/latest', () => api.latestBusinesses())
  app.get<{ Params: { slug: string } }>('/api/businesses/slug/:slug', async (request) =>
    orNotFound(await api.findBusinessBySlug(request.params.slug), businessNotFound),
  )
  app.get<{ Params: { id: string } }>('/api/businesses/:id', async (request) =>
    orNotFound(await api.findBusiness(request.params.id), businessNotFound),
  )

  app.get<Named>('/api/city/:name', async (request, reply) => {
    const found = await api.findCity(request.params.name, pageQuery.parse(request.query))
    const city = orNotFound(found, "The city you're looking for doesn't exist or has no businesses.")
    reply.header('x-total-count', city.totalCount)
    reply.header('content-location', `/api/city/${encodeURIComponent(city.name)}`)
    return city.businesses
  })
  app.get<Named>('/api/category/:name', async (request, reply) => {
    const found = await api.findCategory(request.params.name, pageQuery.parse(request.query))
    const category = orNotFound(found, 'Category Not Found')
    reply.header('x-total-count', category.totalCount)
    return category.businesses
  })
}
