import { useDirectoryQuery } from '../../api/directory-query.ts'
import { titleOfPage } from '../../meta/page-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { type FixedFilter, listPageQueries, listQuery, placeFilter, placeKind } from '../list/list-filter.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { cityOf, cityQuery, fixedOf, titleOf } from './city-of-page.ts'
import { CategoryNotFound, CityNotFound } from './late-notices.ts'
import { PlaceHeader } from './place-header.tsx'
import { noSuchPlaceMeta, placeMeta } from './place-meta.ts'
import { categoryQuery, categorySlugOf, categoryTitleOf } from './trade-of-page.ts'

/** The page of a trade in a city or a district: `/category/cafe/서울/성동구`. */
export const definition: PageDefinition = {
  queries: (request) => [
    categoryQuery(request),
    cityQuery(request),
    ...listPageQueries(request, tradeInPlaceFilter(request)),
  ],
  Page: TradeInPlace,
  meta: ({ request, read, site, messages, href }) => {
    const [trade, city] = [read(categoryQuery(request)), read(cityQuery(request))]
    const page = pageNumber(request)
    const filter = tradeInPlaceFilter(request)
    const list = read(listQuery(filter, page))
    const name = categoryTitleOf(request, trade, messages)
    const place = titleOf(cityOf(request), city, messages)
    const { fixed, tradeInPlace } = messages
    return {
      ...placeMeta({ list, page, filter, fixed: tradeAndPlace(request), href }),
      title: titleOfPage(tradeInPlace.title(name, place), page, { site, messages }),
      description: tradeInPlace.description(name, place),
      ...(city === null && noSuchPlaceMeta(fixed.cityNotFoundTitle, { site, text: fixed.cityNotFound })),
      ...(trade === null && noSuchPlaceMeta(fixed.categoryNotFound, { site })),
    }
  },
  redirect: ({ request, read, href }) => {
    const [trade, city] = [read(categoryQuery(request)), read(cityQuery(request))]
    if (!trade || !city) return undefined
    const asked = cityOf(request)
    const isHere =
      trade.slug === categorySlugOf(request) && city.name === asked.name && city.district === asked.district
    const filter = { ...tradeInPlaceFilter(request), category: trade.slug, ...fixedOf(city) }
    return isHere ? undefined : href.place({ ...filter, page: pageNumber(request) })
  },
}

function TradeInPlace({ request }: { readonly request: PageRequest }) {
  const { data: trade, isPending: isTradePending } = useDirectoryQuery(categoryQuery(request))
  const { data: city, isPending: isCityPending } = useDirectoryQuery(cityQuery(request))
  const messages = useMessages()
  const href = useHref()
  if (isTradePending || isCityPending) return <ListSkeleton />
  if (!trade) return <CategoryNotFound />
  if (!city) return <CityNotFound />
  const name = categoryTitleOf(request, trade, messages)
  const place = titleOf(cityOf(request), city, messages)
  return (
    <>
      <PlaceHeader name={categorySlugOf(request)} facts="">
        {messages.tradeInPlace.title(name, place)}
      </PlaceHeader>
      <ListScreen
        request={request}
        kind={placeKind(tradeAndPlace(request), href)}
        filter={tradeInPlaceFilter(request)}
        rows="search"
      />
    </>
  )
}

const tradeAndPlace = (request: PageRequest): FixedFilter => ({
  category: categorySlugOf(request),
  ...fixedOf(cityOf(request)),
})
export const tradeInPlaceFilter = (request: PageRequest) => placeFilter(request, tradeAndPlace(request))
