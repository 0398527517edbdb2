import { namedCount, savedIds } from '../../../domain/directory/saved-ids.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import type { PageDefinition, PageRequest } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { ListError } from '../../ui/listings/list-results.tsx'
import { ResultList } from '../../ui/listings/result-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RowsSkeleton } from '../../ui/skeletons.tsx'
import { KeepList } from './keep-list.tsx'
import { OwnList } from './own-list.tsx'
import { businessesByIds } from './saved-query.ts'
import { savedTexts, useSavedTexts } from './saved-texts.ts'
import { WaysOn } from './ways-on.tsx'

/** The visitor's saved list, or one that somebody has shared: `/saved?list=…`. */
export const definition: PageDefinition = {
  queries: (request) => (isShared(request) ? [sharedQuery(request)] : []),
  Page: Saved,
  meta: ({ request, site, language, messages, href }) => {
    const texts = savedTexts(language, messages)
    return {
      title: `${isShared(request) ? texts.sharedTitle : messages.saved.title} — ${site.name}`,
      description: texts.description,
      canonical: href.saved(),
      noindex: true,
    }
  },
}

const listOf = ({ search }: PageRequest) => search.get('list') ?? ''
const isShared = (request: PageRequest) => namedCount(listOf(request)) > 0
const sharedQuery = (request: PageRequest) => businessesByIds(savedIds(listOf(request)))

function Saved({ request }: { readonly request: PageRequest }) {
  return (
    <div className="page-width saved-page">
      {isShared(request) ? <SharedList request={request} /> : <OwnList />}
    </div>
  )
}

function SharedList({ request }: { readonly request: PageRequest }) {
  const { data, isPending } = useDirectoryQuery(sharedQuery(request))
  const named = namedCount(listOf(request))
  // Two that were merged into one are both there.
  const missing = named - (data ?? []).reduce((count, { askedIds }) => count + askedIds.length, 0)
  const { places } = useMessages()
  const texts = useSavedTexts()
  const href = useHref()
  return (
    <>
      <div className="saved-head">
        <div className="saved-title">
          <h1>{texts.sharedTitle}</h1>
          {data && <p>{places(data.length)}</p>}
        </div>
        <a href={href.saved()} className="more-link">
          {texts.toOwn}
        </a>
      </div>
      {isPending && <RowsSkeleton count={Math.min(named, 6)} />}
      {!isPending && !data && <ListError />}
      {data?.length === 0 && (
        <Notice title={texts.gone(missing)} headingLevel="h2" actions={<WaysOn />}>
          <p>{texts.nothingLeft}</p>
        </Notice>
      )}
      {data && data.length > 0 && (
        <>
          {missing > 0 && <p className="list-said mb-3">{texts.gone(missing)}</p>}
          <KeepList ids={data.map(({ id }) => id)} />
          <ResultList businesses={data} kind="search" above={{}} headingLevel="h2" />
        </>
      )}
    </>
  )
}
