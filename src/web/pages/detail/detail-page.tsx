import type { Business } from '../../../domain/directory/directory.ts'
import { type DirectoryQuery, useDirectoryQuery } from '../../api/directory-query.ts'
import { businessById, businessBySlug } from '../../api/queries.ts'
import type { PageDefinition, PageRequest } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { BusinessNotFound } from './business-not-found.tsx'
import { detailMeta } from './detail-meta.ts'
import { DetailScreen } from './detail-screen.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'

const bySlug = ({ params }: PageRequest) => businessBySlug(params.slug ?? '')
const byId = ({ params }: PageRequest) => businessById(params.id ?? '')

/** By slug; an older slug of the same business moves to its current one. */
export const detailsPage: PageDefinition = {
  queries: (request) => [bySlug(request)],
  Page: DetailBySlug,
  meta: ({ request, read, site }) => detailMeta(read(bySlug(request)), site),
  redirect: (request, read) => {
    const business = read(bySlug(request))
    return business && business.slug !== request.params.slug ? href.details(business.slug) : undefined
  },
}

export const businessPage: PageDefinition = {
  queries: (request) => [byId(request)],
  Page: DetailById,
  meta: ({ request, read, site }) => detailMeta(read(byId(request)), site),
}

function DetailBySlug({ request }: { readonly request: PageRequest }) {
  return <Detail query={bySlug(request)} />
}

function DetailById({ request }: { readonly request: PageRequest }) {
  return <Detail query={byId(request)} />
}

function Detail({ query }: { readonly query: DirectoryQuery<Business | null> }) {
  const { data, isPending } = useDirectoryQuery(query)
  if (isPending) return <DetailSkeleton />
  return data ? <DetailScreen business={data} /> : <BusinessNotFound />
}
