import { useDirectoryQuery } from '../../api/directory-query.ts'
import { formatCount } from '../../format/count.ts'
import { type PageRequest, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { ListResults } from '../../ui/list-results.tsx'
import { Notice } from '../../ui/notice.tsx'
import { cityListQuery, cityNameOf } from './city-query.ts'

export function CityListings({ request }: { readonly request: PageRequest }) {
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
