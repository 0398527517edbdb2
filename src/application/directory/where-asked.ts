import { findCityByName } from '../../domain/address/cities/city-page.ts'
import { type Coordinates, isPlaced } from '../../domain/address/coordinates.ts'
import type { Business, BusinessList, BusinessQuery } from '../../domain/directory/directory.ts'
import { postalCodesIn } from '../../domain/search-words/postal-words.ts'
import { pointOfPlace } from './point-of-place.ts'

/** Lists what a query finds. */
export type ListBusinesses = (query: BusinessQuery) => Promise<BusinessList>

export interface PartOfCity extends Pick<Business, 'cityPage' | 'district' | 'countryCode'> {
  readonly shownPlace: Pick<Business['shownPlace'], 'city' | 'district'>
}

/** Where the place is that was asked for, as far as anybody knows. */
export interface WhereAsked {
  readonly point?: Coordinates
  /** Whether the point is that of its town, or of a neighbour: then no distance from it is true of the place. */
  readonly isRough: boolean
  /** The district of a listing of the place, of any trade, or the Korean one that was asked for. */
  readonly part?: PartOfCity
}

const witnessCount = 5

/** Where a query's place is: by the listings that are there, by those of a postal code beside it, or else by its town. */
export async function whereAsked(
  query: BusinessQuery,
  { empty, found, list }: { empty: BusinessList; found: BusinessList; list: ListBusinesses },
): Promise<WhereAsked> {
  const { phrase = '', rest = '', district = '' } = empty.place ?? {}
  const [code] = postalCodesIn(`${query.location ?? ''} ${phrase} ${rest}`)
  const country = found.businesses.find(({ countryCode }) => countryCode)?.countryCode
  if (code && country) {
    for (const location of codesAround(code)) {
      const asked = { location, country, literal: true, limit: witnessCount, offset: 0 }
      const point = placedOf(await list(asked))
      if (point) return { point, isRough: location !== code }
    }
  }
  const { city: chosen, district: named } = query
  const isPart = named !== undefined || district !== ''
  const where =
    named === undefined ? { location: phrase } : { ...(chosen && { city: chosen }), district: named }
  const there = isPart && !code && (await list({ ...where, limit: witnessCount, offset: 0 }))
  const point = there && placedOf(there)
  if (point) return { point, isRough: false }
  const [part = koreanPart(empty)] = there ? there.businesses : []
  const middle = pointOfPlace(query, empty)
  return {
    ...(middle && { point: middle }),
    isRough: isPart || code !== undefined,
    ...(part && { part }),
  }
}

/** A district of Korea is known, although nobody is listed there. */
function koreanPart({ place }: BusinessList): PartOfCity | undefined {
  if (!place?.city || !place.district) return undefined
  const { city: cityPage, district, shown: shownPlace } = place
  const { countryCode } = findCityByName(cityPage)
  return countryCode === 'KR' ? { cityPage, district, shownPlace, countryCode } : undefined
}

const placedOf = ({ businesses }: BusinessList): Coordinates | undefined => businesses.find(isPlaced)

/** Postal codes that differ in the last digit are those of neighbours: the code itself first, then those whose number is nearest. */
function codesAround(code: string): readonly string[] {
  const own = Number(code.slice(-1))
  return Array.from({ length: 10 }, (_, digit) => digit)
    .toSorted((a, b) => Math.abs(a - own) - Math.abs(b - own))
    .map((digit) => `${code.slice(0, -1)}${digit}`)
}
