import { lazyPage } from '../../lazy-page.tsx'
import type { PageDefinition } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { detailMeta } from './detail-meta.ts'
import { businessIn, businessUnder } from './detail-queries.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'

/** By slug; the slug of a business that was merged into this one moves to its own. */
export const detailsPage: PageDefinition = {
  queries: (request) => [businessUnder(request)],
  ...lazyPage(async () => (await import('./detail.tsx')).DetailBySlug),
  Skeleton: DetailSkeleton,
  meta: ({ request, read, site }) => detailMeta(read(businessUnder(request)), site),
  redirect: (request, read) => {
    const business = read(businessUnder(request))
    return business && business.slug !== request.params.slug ? href.details(business.slug) : undefined
  },
}

export const businessPage: PageDefinition = {
  queries: (request) => [businessIn(request)],
  ...lazyPage(async () => (await import('./detail.tsx')).DetailById),
  Skeleton: DetailSkeleton,
  meta: ({ request, read, site }) => detailMeta(read(businessIn(request)), site),
  redirect: (request, read) => {
    const business = read(businessIn(request))
    return business && business.id !== request.params.id ? href.business(business.id) : undefined
  },
}
