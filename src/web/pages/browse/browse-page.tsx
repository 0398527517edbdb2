import { useDirectoryQuery } from '../../api/directory-query.ts'
import { businessList, topCategories } from '../../api/queries.ts'
import { joinKnown } from '../../format/business-place.ts'
import { formatTotal } from '../../format/count.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { LoadingError } from '../../ui/list-errors.tsx'
import { ListResults } from '../../ui/list-results.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { type BrowseFilter, browseFilterOf } from './browse-filter.ts'
import { BrowseFilters } from './browse-filters.tsx'

const queryOf = (request: PageRequest) => businessList(browseFilterOf(request), pageNumber(request))

const headingOf = ({ sort }: BrowseFilter) => (sort === 'latest' ? '새로 등록된 업체' : '업체 찾아보기')

export const browsePage: PageDefinition = {
  queries: (request) => [topCategories(), queryOf(request)],
  Page: Browse,
  meta: ({ request, read, site }) => {
    const filter = browseFilterOf(request)
    const page = pageNumber(request)
    const isFiltered = Boolean(filter.search || filter.category)
    const isEmpty = read(queryOf(request))?.businesses.length === 0
    return {
      title: `${headingOf(filter)}${page > 1 ? ` ${page}쪽` : ''} — ${site.name}`,
      description:
        '등록된 모든 업체를 업종과 이름으로 찾아보세요. 주소, 전화번호, 영업시간, 평점을 한눈에 봅니다.',
      canonical: isFiltered ? href.browse() : href.browse({ sort: filter.sort, page }),
      noindex: isFiltered || isEmpty,
    }
  },
}

function Browse({ request }: { readonly request: PageRequest }) {
  const filter = browseFilterOf(request)
  const query = queryOf(request)
  const { data } = useDirectoryQuery(query)
  return (
    <div className="page-width py-8">
      <h1 className="text-2xl font-bold tracking-tight">{headingOf(filter)}</h1>
      <div className="mt-1 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <p className="tabular-nums text-ink-2" role="status">
          {data &&
            `${joinKnown([filter.category, filter.search])} ${formatTotal(data.totalCount, data.totalCountIsCapped)}곳`}
        </p>
        <ActiveFilters filter={filter} />
      </div>
      <div className="list-layout">
        <BrowseFilters filter={filter} />
        <div>
          <ListResults
            query={query}
            page={pageNumber(request)}
            hrefOf={(page) => href.browse({ ...filter, page })}
            kind="category"
            failed={<LoadingError />}
            empty={<NothingFound />}
          />
        </div>
      </div>
    </div>
  )
}

function NothingFound() {
  return (
    <Notice
      title="조건에 맞는 업체가 없습니다"
      headingLevel="h2"
      actions={
        <>
          <a href={href.browse()} lang="en" className="button-primary">
            Clear Filters
          </a>
          <a href={href.cities()} className="button-quiet">
            도시별로 보기
          </a>
        </>
      }
    >
      <p>검색어를 줄이거나 다른 카테고리를 골라 보세요.</p>
    </Notice>
  )
}
