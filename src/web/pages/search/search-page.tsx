import { useDirectoryQuery } from '../../api/directory-query.ts'
import { businessList } from '../../api/queries.ts'
import { joinKnown } from '../../format/business-place.ts'
import { formatTotal } from '../../format/count.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { LoadingError } from '../../ui/list-errors.tsx'
import { ListResults } from '../../ui/list-results.tsx'
import { SearchBar } from '../../ui/search-bar.tsx'
import { NoResults } from './no-results.tsx'

const wordsOf = ({ search }: PageRequest) => ({
  q: search.get('q')?.trim() ?? '',
  location: search.get('location')?.trim() ?? '',
})

function queryOf(request: PageRequest) {
  const { q, location } = wordsOf(request)
  return businessList({ search: q, location }, pageNumber(request))
}

export const searchPage: PageDefinition = {
  queries: (request) => [queryOf(request)],
  Page: SearchResults,
  meta: ({ request, site }) => {
    const { q, location } = wordsOf(request)
    return {
      title: `${joinKnown([location, q]) || '업체'} 검색 결과 — ${site.name}`,
      description: `${joinKnown([location, q], ' ') || '업체'} 검색 결과입니다.`,
      canonical: href.search({ q, location, page: pageNumber(request) }),
      noindex: true,
    }
  },
}

function SearchResults({ request }: { readonly request: PageRequest }) {
  const words = wordsOf(request)
  const query = queryOf(request)
  const { data } = useDirectoryQuery(query)
  const asked = joinKnown([words.location, words.q])
  return (
    <div className="page-width py-8">
      <SearchBar key={`${words.q}\n${words.location}`} keyword={words.q} place={words.location} />
      <h1 className="mt-8 mb-6 min-h-8 text-xl font-bold tabular-nums">
        {asked || '모든 업체'}{' '}
        <span role="status" className="text-brand">
          {data && `${formatTotal(data.totalCount, data.totalCountIsCapped)}곳`}
        </span>
      </h1>
      <ListResults
        query={query}
        page={pageNumber(request)}
        kind="category"
        hrefOf={(page) => href.search({ ...words, page })}
        failed={<LoadingError />}
        empty={<NoResults {...words} />}
      />
    </div>
  )
}
