import type { Business } from '../../../domain/directory/directory.ts'
import { type DirectoryQuery, useDirectoryQuery } from '../../api/directory-query.ts'
import type { PageRequest } from '../../page-definition.ts'
import { BusinessNotFound } from './business-not-found.tsx'
import { businessIn, businessUnder } from './detail-queries.ts'
import { DetailScreen } from './detail-screen.tsx'
import { DetailSkeleton } from './detail-skeleton.tsx'

export function DetailBySlug({ request }: { readonly request: PageRequest }) {
  return <Detail query={businessUnder(request)} />
}

export function DetailById({ request }: { readonly request: PageRequest }) {
  return <Detail query={businessIn(request)} />
}

function Detail({ query }: { readonly query: DirectoryQuery<Business | null> }) {
  const { data, isPending } = useDirectoryQuery(query)
  if (isPending) return <DetailSkeleton />
  return data ? <DetailScreen key={data.id} business={data} /> : <BusinessNotFound />
}
