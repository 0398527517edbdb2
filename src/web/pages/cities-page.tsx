import { MapPin } from 'lucide-react'
import type { CityGroup } from '../../domain/directory/directory.ts'
import { useDirectoryQuery } from '../api/directory-query.ts'
import { cityGroups, statistics } from '../api/queries.ts'
import { formatCount } from '../format/count.ts'
import { countryName } from '../format/place.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { href } from '../routes.ts'
import { LoadingError, Pagination } from '../ui/list-results.tsx'
import { Notice } from '../ui/notice.tsx'

export const definition: PageDefinition = {
  queries: (request) => [statistics(), cityGroups(queryOf(request))],
  Page: Cities,
  meta: ({ request, read, site }) => {
    const { q, country, page } = queryOf(request)
    const found = read(cityGroups({ q, country, page }))
    const isShown = Boolean(found?.groups.length)
    const pages = found?.pageCount ?? 0
    const where = countryName(country)
    return {
      title: `${titleOf(q, country)}${page > 1 ? ` ${page}쪽` : ''} — ${site.name}`,
      description: where
        ? `업체가 등록된 ${where}의 도시를 지역별로 봅니다.`
        : '업체가 등록된 모든 도시를 나라별로, 업체 수가 많은 순서로 봅니다.',
      canonical: href.cities({ q, country, page }),
      noindex: !isShown || q !== '',
      previous: page > 1 && isShown ? href.cities({ country, page: page - 1 }) : undefined,
      next: page < pages ? href.cities({ country, page: page + 1 }) : undefined,
    }
  },
}

function queryOf(request: PageRequest): { q: string; country: string; page: number } {
  const { search } = request
  return { q: search.get('q') ?? '', country: search.get('country') ?? '', page: pageNumber(request) }
}

const titleOf = (q: string, country: string) =>
  q ? `‘${q}’ 도시` : country ? `${countryName(country) || country}의 도시` : '모든 도시'

/** All cities by country, those of a country by state, or those that a text finds. */
function Cities({ request }: { readonly request: PageRequest }) {
  const { q, country, page } = queryOf(request)
  const { data: total } = useDirectoryQuery(statistics())
  const { data, isError } = useDirectoryQuery(cityGroups({ q, country, page }))
  if (isError) return <LoadingError />
  const all = q || country ? undefined : total?.totalCities
  const count = all ?? data?.groups.reduce((sum, { cityCount }) => sum + cityCount, 0) ?? 0
  return (
    <div className="page-width py-8">
      <h1 className="text-2xl font-bold tracking-tight">{titleOf(q, country)}</h1>
      <p className="mt-1 mb-4 min-h-6 tabular-nums text-ink-2" role="status">
        {data && `도시 ${formatCount(count)}곳 · 업체가 많은 순서`}
      </p>
      <search aria-label="도시 찾기">
        <form className="search-bar search-bar-one" action={href.cities()} method="get">
          <label className="search-field">
            <MapPin size={20} aria-hidden="true" className="text-brand" />
            <span className="sr-only">도시 이름</span>
            <input name="q" type="search" defaultValue={q} placeholder="도시 이름" enterKeyHint="search" />
          </label>
          <button type="submit" className="button-primary h-12 px-8">
            찾기
          </button>
        </form>
      </search>
      {data?.groups.length === 0 && (
        <Notice
          title="찾는 도시가 없습니다"
          headingLevel="h2"
          actions={
            <a href={href.cities()} className="button-quiet">
              모든 도시 보기
            </a>
          }
        >
          <p>도시 이름을 다르게 적거나, 모든 도시를 나라별로 찾아보세요.</p>
        </Notice>
      )}
      {data?.groups.map((group) => (
        <CitySection
          key={`${group.countryCode} ${group.state}`}
          group={group}
          isOfCountry={country !== ''}
          isAlone={data.groups.length === 1}
        />
      ))}
      <Pagination
        page={page}
        totalCount={data?.pageCount ?? 0}
        pageSize={1}
        hrefOf={(target) => href.cities({ country, page: target })}
      />
    </div>
  )
}

interface CitySectionProps {
  readonly group: CityGroup
  readonly isOfCountry: boolean
  readonly isAlone: boolean
}

function CitySection({ group, isOfCountry, isAlone }: CitySectionProps) {
  const { countryCode, state, cityCount, cities } = group
  const ofState = isAlone ? state : state || '그 밖의 도시'
  const title = isOfCountry ? ofState : countryName(countryCode) || '나라를 모르는 곳'
  return (
    <section className="mt-8">
      {title && <h2 className="text-lg font-bold">{title}</h2>}
      <ul className="mt-2 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {cities.map((city) => (
          <li key={city.id}>
            <a href={href.city(city.page)} className="city-row">
              <span className="min-w-0 font-semibold">{city.name}</span>
              <span className="text-sm tabular-nums text-ink-2">{formatCount(city.businessCount)}곳</span>
            </a>
          </li>
        ))}
      </ul>
      {!isOfCountry && countryCode && cityCount > cities.length && (
        <p className="mt-3">
          <a href={href.cities({ country: countryCode })} className="text-link">
            {`${title}의 도시 ${formatCount(cityCount)}곳 모두 보기`}
          </a>
        </p>
      )}
    </section>
  )
}
