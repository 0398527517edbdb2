import type { Business, BusinessList, BusinessQuery } from '../../domain/directory/directory.ts'
import type { InsteadOfNothing } from '../../domain/directory/instead-of-nothing.ts'
import { pointOfPlace } from './point-of-place.ts'

type Instead = InsteadOfNothing<Business>

/** How many are shown. */
const shownCount = 5

/** The query without one kind of condition, likeliest first. */
function widerQueries(query: BusinessQuery, { place }: BusinessList) {
  const { category, city, district, country, search = '', location = '', lat, lng, ...others } = query
  const { openNow, hoursUnknown, minRating, attribute, hasPhone, box, verified, missing, ...order } = others
  const flags = [
    openNow,
    hoursUnknown,
    minRating,
    attribute?.length,
    hasPhone,
    box,
    verified,
    missing?.length,
  ]
  const isFiltered = flags.some((value) => value !== undefined && value !== false && value !== 0)
  const isNear = lat !== undefined
  const inPlace = Boolean(location || city || district || country || place)
  const words = { search, ...(category !== undefined && { category }) }
  const where = {
    location,
    ...(city !== undefined && { city }),
    ...(district !== undefined && { district }),
    ...(country !== undefined && { country }),
  }
  const elsewhere = { ...words, search: place && place.phrase !== location ? place.rest : search }
  const wider: { reason: Instead['reason']; query: BusinessQuery }[] = []
  if (openNow && !isNear) {
    const { openNow: _, ...anyTime } = query
    wider.push({ reason: 'hoursUnknown', query: { ...anyTime, hoursUnknown: true } })
  }
  if (isFiltered) {
    wider.push({ reason: 'filters', query: { ...order, ...words, ...where, ...(isNear && { lat, lng }) } })
  }
  if (isNear) wider.push({ reason: 'near', query: { ...order, ...words, ...where } })
  if (inPlace && (elsewhere.search || category)) {
    wider.push({ reason: 'place', query: { ...order, ...elsewhere } })
  }
  return wider
}

/** What an empty list offers: the first of the wider lists that is not empty. */
export async function insteadOfNothing(
  query: BusinessQuery,
  empty: BusinessList,
  list: (query: BusinessQuery) => Promise<BusinessList>,
): Promise<Instead | undefined> {
  for (const { reason, query: wider } of widerQueries(query, empty)) {
    const found = await list({ ...wider, limit: shownCount, offset: 0, facets: false, clusters: false })
    if (found.totalCount === 0) continue
    const { businesses, totalCount, totalCountIsCapped } = found
    const point = reason === 'place' ? pointOfPlace(query, empty) : undefined
    const near = point && (await nearestOf({ ...wider, lat: point.latitude, lng: point.longitude }, list))
    const inCity = await countInCity(empty, list)
    return { reason, businesses, totalCount, totalCountIsCapped, ...near, ...(inCity > 0 && { inCity }) }
  }
  return undefined
}

/** How many the other words find in the whole city of a district. */
async function countInCity(
  { place }: BusinessList,
  list: (query: BusinessQuery) => Promise<BusinessList>,
): Promise<number> {
  if (!place?.city || !place.district) return 0
  return (await list({ search: place.rest, city: place.city, limit: 1, offset: 0 })).totalCount
}

/** The nearest to a query's point, and how many there are in the town of the first one. */
async function nearestOf(
  query: BusinessQuery,
  list: (query: BusinessQuery) => Promise<BusinessList>,
): Promise<Pick<Instead, 'businesses' | 'nearest'> | undefined> {
  const asked = { ...query, limit: shownCount, offset: 0, facets: false, clusters: false }
  const { businesses } = await list(asked)
  const [first] = businesses
  if (first?.distanceKm === undefined) return undefined
  const { lat: _, lng: __, ...anywhere } = asked
  const { totalCount } = await list({ ...anywhere, city: first.cityPage, limit: 1 })
  const { city } = first.shownPlace
  return {
    businesses,
    ...(city && totalCount > 0 && { nearest: { city, count: totalCount, distanceKm: first.distanceKm } }),
  }
}
