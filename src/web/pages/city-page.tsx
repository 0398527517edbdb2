import { useDirectoryQuery } from '../api/directory-query.ts'
import { cityPage } from '../api/queries.ts'
import { formatCount } from '../format/count.ts'
import { listMeta } from '../meta/list-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { href } from '../routes.ts'
import { ListResults } from '../ui/list-results.tsx'
import { Notice } from '../ui/notice.tsx'

export const definition: PageDefinition = {
  queries: (request) => [cityListQuery(request)],
  Page: CityListings,
  meta: ({ request, read, site }) => {
    const name = cityNameOf(request)
    const found = read(cityListQuery(request))
    const hrefOf = (page: number) => href.city(name, page)
    const page = pageNumber(request)
    const list = listMeta({ list: found, page, hrefOf })
    return {
      ...list,
      title: `${name} 업체${found ? ` ${formatCount(found.totalCount)}곳` : ''} — ${site.name}`,
      description: `${name}의 음식점, 병원, 미용실 등 업체의 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
      canonical: hrefOf(page),
      ...(found === null ? { status: 404 } : {}),
    }
  },
  redirect: (request, read) => {
    const found = read(cityListQuery(request))
    const isElsewhere = found && found.name !== cityNameOf(request)
    return isElsewhere ? href.city(found.name, pageNumber(request)) : undefined
  },
}

function CityListings({ request }: { readonly request: PageRequest }) {
  const name = cityNameOf(request)
  const query = cityListQuery(request)
  const { data } = useDirectoryQuery(query)
  return (
    <div className="page-width py-8">
      {data !== null && (
        <header className="mb-8">
          <h1 className="text-2xl font-bold tracking-tight">{name}</h1>
          <p className="mt-1 min-h-6 tabular-nums text-ink-2" role="status">
            {data && `업체 ${formatCount(data.totalCount)}곳`}
          </p>
        </header>
      )}
      <ListResults
        query={query}
        page={pageNumber(request)}
        hrefOf={(page) => href.city(name, page)}
        kind="city"
        failed={<CityNotFound />}
        empty={<EmptyCity />}
      />
    </div>
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

export const cityNameOf = ({ params }: PageRequest) => params.name ?? ''
export const cityListQuery = (request: PageRequest) => cityPage(cityNameOf(request), pageNumber(request))
