import { useDirectoryQuery } from '../api/directory-query.ts'
import { type CityPage, cityDistricts, cityPage } from '../api/queries.ts'
import type { Messages } from '../messages/ko.ts'
import { listMeta } from '../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import type { Href } from '../routes.ts'
import { useHref, useMessages } from '../site-context.ts'
import { ListResults } from '../ui/list-results.tsx'
import { Notice } from '../ui/notice.tsx'
import { ShownCity } from '../ui/shown-city.tsx'

/** The page of a city, or of a district of one. */
export const definition: PageDefinition = {
  queries: (request) => [cityListQuery(request), cityDistricts(cityOf(request).name)],
  Page: CityListings,
  meta: ({ request, read, site, messages, href }) => {
    const city = cityOf(request)
    const found = read(cityListQuery(request))
    const page = pageNumber(request)
    const list = listMeta({ list: found, page, hrefOf: (target) => pathOf(city, target, href) })
    const name = titleOf(city, found, messages)
    return {
      ...list,
      title: `${messages.city.title(name, found?.totalCount)} — ${site.name}`,
      description: messages.city.description(name),
      canonical: pathOf(city, page, href),
      ...(found === null ? { status: 404 } : {}),
    }
  },
  redirect: ({ request, read, href }) => {
    const found = read(cityListQuery(request))
    const path = found && pathOf(found, pageNumber(request), href)
    return path && path !== pathOf(cityOf(request), pageNumber(request), href) ? path : undefined
  },
}

function CityListings({ request }: { readonly request: PageRequest }) {
  const city = cityOf(request)
  const query = cityListQuery(request)
  const { data } = useDirectoryQuery(query)
  const messages = useMessages()
  const href = useHref()
  return (
    <div className="page-width py-8">
      {data !== null && (
        <header className="mb-6">
          <h1 className="text-2xl font-bold tracking-tight">
            {data && !city.district ? <ShownCity {...data.shown} /> : titleOf(city, data, messages)}
          </h1>
          <p className="mt-1 min-h-6 tabular-nums text-ink-2" role="status">
            {data && messages.city.count(data.totalCount, data.totalCountIsCapped)}
          </p>
        </header>
      )}
      {data && <Districts city={city} title={data.shown.name} />}
      <ListResults
        query={query}
        page={pageNumber(request)}
        hrefOf={(page) => pathOf(city, page, href)}
        kind="city"
        above={{ city: true, district: Boolean(city.district) }}
        headingLevel="h2"
        failed={<CityNotFound />}
        empty={<EmptyCity />}
      />
    </div>
  )
}

/** Links to the districts of the city, and back to the whole city. */
function Districts({ city: { name, district }, title }: { readonly city: CityName; readonly title: string }) {
  const { data: districts = [] } = useDirectoryQuery(cityDistricts(name))
  const { city: words, format } = useMessages()
  const href = useHref()
  if (districts.length === 0) return null
  return (
    <nav aria-label={words.districts(title)} className="mb-8">
      {/* One line on a phone, so that the listings stay in sight. */}
      <ul className="flex gap-2 max-sm:overflow-x-auto max-sm:pb-2 sm:flex-wrap">
        <li className="shrink-0">
          <a href={href.city(name)} className="chip" aria-current={district ? undefined : 'page'}>
            {words.whole}
          </a>
        </li>
        {districts.map((one) => (
          <li key={one.name} className="shrink-0">
            <a
              href={href.district(name, one.name)}
              className="chip"
              aria-current={one.name === district ? 'page' : undefined}
            >
              {one.shown} <span className="tabular-nums font-normal">{format.count(one.businessCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CityNotFound() {
  const { fixed } = useMessages()
  return (
    <Notice title={fixed.cityNotFoundTitle} titleLang={fixed.lang} actions={<Links />}>
      <p lang={fixed.lang}>{fixed.cityNotFound}</p>
    </Notice>
  )
}

function EmptyCity() {
  const { fixed, city } = useMessages()
  return (
    <Notice title={fixed.noBusinesses} titleLang={fixed.lang} headingLevel="h2" actions={<Links />}>
      <p>{city.empty}</p>
    </Notice>
  )
}

function Links() {
  const { city, category } = useMessages()
  const href = useHref()
  return (
    <>
      <a href={href.cities()} className="button-primary">
        {city.backToCities}
      </a>
      <a href={href.browse()} className="button-quiet">
        {category.allBusinesses}
      </a>
    </>
  )
}

interface CityName {
  readonly name: string
  readonly district?: string
}

/** The names in the page's language, or as the address has them. */
const titleOf = (
  { name, district = '' }: CityName,
  found: CityPage | null | undefined,
  { place }: Messages,
) => (found ? place(found.shown.district ?? '', found.shown.name) : place(district, name))
const pathOf = ({ name, district }: CityName, page: number, href: Href) =>
  district ? href.district(name, district, page) : href.city(name, page)
/** The city and the district of a page's address. */
export const cityOf = ({ params: { name = '', district } }: PageRequest): CityName => ({
  name,
  ...(district && { district }),
})
export const cityListQuery = (request: PageRequest) => cityPage(cityOf(request), pageNumber(request))
