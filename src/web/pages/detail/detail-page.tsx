import type { Business } from '../../../domain/directory/directory.ts'
import { type DirectoryQuery, useDirectoryQuery } from '../../api/directory-query.ts'
import { businessById, businessBySlug } from '../../api/queries.ts'
import type { PageDefinition, PageRequest } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { BusinessNotFound } from './business-not-found.tsx'
import { detailMeta } from './detail-meta.ts'
import { DetailScreen } from './detail-screen.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'

type Find = (request: PageRequest) => DirectoryQuery<Business | null>

const bySlug: Find = ({ params }) => businessBySlug(params.slug ?? '')
const byId: Find = ({ params }) => businessById(params.id ?? '')

function definePage(find: Find): PageDefinition {
  return {
    queries: (request) => [find(request)],
    Page: function Detail({ request }) {
      const { data, isPending } = useDirectoryQuery(find(request))
      if (isPending) return <DetailSkeleton />
      return data ? <DetailScreen business={data} /> : <BusinessNotFound />
    },
    meta: ({ request, read, site }) => detailMeta(read(find(request)) ?? undefined, site),
  }
}

/** By slug; an older slug of the same business moves to its current one. */
export const detailsPage: PageDefinition = {
  ...definePage(bySlug),
  redirect: (request, read) => {
    const business = read(bySlug(request))
    return business && business.slug !== request.params.slug ? href.details(business.slug) : undefined
  },
}

export const businessPage: PageDefinition = definePage(byId)
