import { useDirectoryQuery } from '../api/directory-query.ts'
import { cityDistricts, cityPage } from '../api/queries.ts'
import { formatCount, formatTotal } from '../format/count.ts'
import { joinKnown } from '../format/place.ts'
import { listMeta } from '../meta/list-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { href } from '../routes.ts'
import { ListResults } from '../ui/list-results.tsx'
import { Notice } from '../ui/notice.tsx'

/** The page of a city, or of a district of one. */
export const definition: PageDefinition = {
  queries: (request) => [cityListQuery(request), cityDistricts(cityOf(request).name)],
  Page: CityListings,
  meta: ({ request, read, site }) => {
    const city = cityOf(request)
    const found = read(cityListQuery(request))
    const page = pageNumber(request)
    const list = listMeta({ list: found, page, hrefOf: (target) => pathOf(city, target) })
    const name = nameOf(city)
    return {
      ...list,
      title: `${name} 업체${found ? ` ${formatCount(found.totalCount)}곳` : ''} — ${site.name}`,
      description: `${name}의 음식점, 병원, 미용실 등 업체의 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
      canonical: pathOf(city, page),
      ...(found === null ? { status: 404 } : {}),
    }
  },
  redirect: (request, read) => {
    const found = read(cityListQuery(request))
    const path = found && pathOf(found, pageNumber(request))
    return path && path !== pathOf(cityOf(request), pageNumber(request)) ? path : undefined
  },
}

function CityListings({ request }: { readonly request: PageRequest }) {
  const city = cityOf(request)
  const query = cityListQuery(request)
  const { data } = useDirectoryQuery(query)
  return (
    <div className="page-width py-8">
      {data !== null && (
        <header className="mb-6">
          <h1 className="text-2xl font-bold tracking-tight">{nameOf(city)}</h1>
          <p className="mt-1 min-h-6 tabular-nums text-ink-2" role="status">
            {data && `업체 ${formatTotal(data.totalCount, data.totalCountIsCapped)}곳`}
          </p>
        </header>
      )}
      {data && <Districts city={city} />}
      <ListResults
        query={query}
        page={pageNumber(request)}
        hrefOf={(page) => pathOf(city, page)}
        kind="city"
        failed={<CityNotFound />}
        empty={<EmptyCity />}
      />
    </div>
  )
}

/** Links to the districts of the city, and back to the whole city. */
function Districts({ city: { name, district } }: { readonly city: CityName }) {
  const { data: districts = [] } = useDirectoryQuery(cityDistricts(name))
  if (districts.length === 0) return null
  return (
    <nav aria-label={`${name} 지역`} className="mb-8">
      {/* One line on a phone, so that the listings stay in sight. */}
      <ul className="flex gap-2 max-sm:overflow-x-auto max-sm:pb-2 sm:flex-wrap">
        <li className="shrink-0">
          <a href={href.city(name)} className="chip" aria-current={district ? undefined : 'page'}>
            전체
          </a>
        </li>
        {districts.map((one) => (
          <li key={one.name} className="shrink-0">
            <a
              href={href.district(name, one.name)}
              className="chip"
              aria-current={one.name === district ? 'page' : undefined}
            >
              {one.name} <span className="tabular-nums font-normal">{formatCount(one.businessCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CityNotFound() {
  return (
    <Notice title="City Not Found" titleLang="en" actions={<Links />}>
      <p lang="en">The city you're looking for doesn't exist or has no businesses.</p>
    </Notice>
  )
}

function EmptyCity() {
  return (
    <Notice title="No businesses found" titleLang="en" headingLevel="h2" actions={<Links />}>
      <p>이 도시에서 보여드릴 업체가 없습니다.</p>
    </Notice>
  )
}

function Links() {
  return (
    <>
      <a href={href.cities()} className="button-primary">
        모든 도시로 돌아가기
      </a>
      <a href={href.browse()} className="button-quiet">
        모든 업체 보기
      </a>
    </>
  )
}

interface CityName {
  readonly name: string
  readonly district?: string
}

const nameOf = ({ name, district }: CityName) => joinKnown([name, district], ' ')
const pathOf = ({ name, district }: CityName, page: number) =>
  district ? href.district(name, district, page) : href.city(name, page)
/** The city and the district of a page's address. */
export const cityOf = ({ params: { name = '', district } }: PageRequest): CityName => ({
  name,
  ...(district && { district }),
})
export const cityListQuery = (request: PageRequest) => cityPage(cityOf(request), pageNumber(request))
