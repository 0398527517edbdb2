import { useDirectoryQuery } from '../../api/directory-query.ts'
import { cityDistricts } from '../../api/queries.ts'
import { titleOfPage } from '../../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { ShownCity } from '../../ui/shown-city.tsx'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { listPageQueries, listQuery, placeFilter, placeKind } from '../list/list-filter.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { type CityName, cityOf, cityQuery, fixedOf, titleOf } from './city-of-page.ts'
import { CityNotFound } from './late-notices.ts'
import { PlaceHeader } from './place-header.tsx'
import { noSuchPlaceMeta, placeMeta } from './place-meta.ts'

/** The page of a city, or of a district of one. */
export const definition: PageDefinition = {
  queries: (request) => [
    cityQuery(request),
    cityDistricts(cityOf(request).name),
    ...listPageQueries(request, cityFilter(request)),
  ],
  Page: CityListings,
  meta: ({ request, read, site, messages, href }) => {
    const { fixed } = messages
    const city = cityOf(request)
    const found = read(cityQuery(request))
    const page = pageNumber(request)
    const filter = cityFilter(request)
    const list = read(listQuery(filter, page))
    const name = titleOf(city, found, messages)
    return {
      ...placeMeta({ list, page, filter, fixed: fixedOf(city), href }),
      title: titleOfPage(messages.city.title(name, found?.totalCount), page, { site, messages }),
      description: messages.city.description(name),
      ...(found === null && noSuchPlaceMeta(fixed.cityNotFoundTitle, { site, text: fixed.cityNotFound })),
    }
  },
  redirect: ({ request, read, href }) => {
    const city = cityOf(request)
    const found = read(cityQuery(request))
    if (!found || (found.name === city.name && found.district === city.district)) return undefined
    return href.place({ ...cityFilter(request), ...fixedOf(found), page: pageNumber(request) })
  },
}

function CityListings({ request }: { readonly request: PageRequest }) {
  const city = cityOf(request)
  const { data, isPending } = useDirectoryQuery(cityQuery(request))
  const messages = useMessages()
  const href = useHref()
  if (isPending) return <ListSkeleton />
  if (!data) return <CityNotFound />
  return (
    <>
      <PlaceHeader name={`${city.name} ${city.district ?? ''}`} facts={messages.city.count(data.totalCount)}>
        {city.district ? titleOf(city, data, messages) : <ShownCity {...data.shown} />}
      </PlaceHeader>
      <ListScreen
        request={request}
        kind={placeKind(fixedOf(city), href)}
        filter={cityFilter(request)}
        rows="city"
        emptyTitle={messages.fixed.noBusinesses}
      >
        <Districts city={city} title={data.shown.name} />
      </ListScreen>
    </>
  )
}

/** Links to the districts of the city, and back to the whole city. */
function Districts({ city: { name, district }, title }: { readonly city: CityName; readonly title: string }) {
  const { data: districts = [] } = useDirectoryQuery(cityDistricts(name))
  const { city: words, format } = useMessages()
  const href = useHref()
  if (districts.length === 0) return null
  return (
    <nav aria-label={words.districts(title)} className="max-lg:px-0 pb-6">
      <h2 className="mb-2 font-bold">{words.districts(title)}</h2>
      <ul className="flex flex-wrap gap-x-2 gap-y-3">
        <li className="shrink-0">
          <a href={href.city(name)} className="chip" aria-current={district ? undefined : 'page'}>
            {words.whole}
          </a>
        </li>
        {districts.map((one) => (
          <li key={one.name} className="shrink-0">
            <a
              href={href.place({ city: name, district: one.name })}
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

export const cityFilter = (request: PageRequest) => placeFilter(request, fixedOf(cityOf(request)))
