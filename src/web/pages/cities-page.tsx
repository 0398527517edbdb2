import { useDirectoryQuery } from '../api/directory-query.ts'
import { citiesPage, citiesPageSize } from '../api/queries.ts'
import { formatCount } from '../format/count.ts'
import { countryName } from '../format/place.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { href } from '../routes.ts'
import { LoadingError, Pagination } from '../ui/list-results.tsx'

export const definition: PageDefinition = {
  queries: (request) => [citiesQueryOf(request)],
  Page: Cities,
  meta: ({ request, read, site }) => {
    const page = pageNumber(request)
    const found = read(citiesQueryOf(request))
    const pages = Math.ceil((found?.totalCount ?? 0) / citiesPageSize)
    return {
      title: `모든 도시${page > 1 ? ` ${page}쪽` : ''} — ${site.name}`,
      description: '업체가 등록된 모든 도시를 업체 수가 많은 순서로 봅니다.',
      canonical: href.cities(page),
      noindex: !found?.cities.length,
      previous: page > 1 && found?.cities.length ? href.cities(page - 1) : undefined,
      next: page < pages ? href.cities(page + 1) : undefined,
    }
  },
}

function Cities({ request }: { readonly request: PageRequest }) {
  const { data, isError } = useDirectoryQuery(citiesQueryOf(request))
  if (isError) return <LoadingError />
  return (
    <div className="page-width py-8">
      <h1 className="text-2xl font-bold tracking-tight">모든 도시</h1>
      <p className="mt-1 mb-8 min-h-6 tabular-nums text-ink-2" role="status">
        {data && `도시 ${formatCount(data.totalCount)}곳 · 업체가 많은 순서`}
      </p>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {data?.cities.map((city) => (
          <li key={city.id}>
            <a href={href.city(city.page)} className="city-row">
              <span className="min-w-0">
                <span className="font-semibold">{city.name}</span>{' '}
                <span className="text-sm text-ink-3">{countryName(city.countryCode)}</span>
              </span>
              <span className="text-sm tabular-nums text-ink-2">{formatCount(city.businessCount)}곳</span>
            </a>
          </li>
        ))}
      </ul>
      <Pagination
        page={pageNumber(request)}
        totalCount={data?.totalCount ?? 0}
        pageSize={citiesPageSize}
        hrefOf={href.cities}
      />
    </div>
  )
}

const citiesQueryOf = (request: PageRequest) => citiesPage(pageNumber(request))
