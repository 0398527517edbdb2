import { savedIds } from '../../../domain/directory/saved-ids.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { businessesByIds } from '../../api/queries.ts'
import type { PageDefinition, PageRequest } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { LoadingError } from '../../ui/list-results.tsx'
import { ResultList } from '../../ui/result-list.tsx'
import { RowsSkeleton } from '../../ui/skeletons.tsx'
import { KeepList } from './keep-list.tsx'
import { OwnList } from './own-list.tsx'

/** The visitor's saved list, or one that somebody has shared: `/saved?list=…`. */
export const definition: PageDefinition = {
  queries: (request) => (sharedIds(request).length > 0 ? [sharedQuery(request)] : []),
  Page: Saved,
  meta: ({ request, site, messages: { saved }, href }) => ({
    title: `${sharedIds(request).length > 0 ? saved.sharedTitle : saved.title} — ${site.name}`,
    description: saved.description,
    canonical: href.saved(),
    noindex: true,
  }),
}

const sharedIds = ({ search }: PageRequest) => savedIds(search.get('list') ?? '')
const sharedQuery = (request: PageRequest) => businessesByIds(sharedIds(request))

function Saved({ request }: { readonly request: PageRequest }) {
  const ids = sharedIds(request)
  return (
    <div className="page-width saved-page">{ids.length > 0 ? <SharedList ids={ids} /> : <OwnList />}</div>
  )
}

function SharedList({ ids }: { readonly ids: readonly string[] }) {
  const { data, isPending } = useDirectoryQuery(businessesByIds(ids))
  const { saved, places } = useMessages()
  const href = useHref()
  return (
    <>
      <div className="saved-head">
        <h1>{saved.sharedTitle}</h1>
        {data && <p>{places(data.length)}</p>}
        <a href={href.saved()} className="more-link">
          {saved.toOwn}
        </a>
      </div>
      {isPending && <RowsSkeleton count={Math.min(ids.length, 6)} />}
      {!isPending && !data && <LoadingError />}
      {data && (
        <>
          {data.length < ids.length && (
            <p className="list-said mb-3">{saved.gone(ids.length - data.length)}</p>
          )}
          <KeepList ids={data.map(({ id }) => id)} />
          <ResultList businesses={data} kind="search" above={{}} headingLevel="h2" />
        </>
      )}
    </>
  )
}
