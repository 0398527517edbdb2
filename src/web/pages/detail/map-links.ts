import { plainDegrees } from '../../../domain/address/coordinates.ts'
import type { Business } from '../../../domain/directory/directory.ts'

type Located = Pick<
  Business,
  'locationLink' | 'latitude' | 'longitude' | 'address' | 'name' | 'countryCode' | 'shownPlace'
>

/** A point or words that maps find; '' if nothing is known that leads to the door. */
function placeOf({ latitude, longitude, address, name }: Located): string {
  if (latitude !== null && longitude !== null) return `${plainDegrees(latitude)},${plainDegrees(longitude)}`
  return address && `${name} ${address}`
}

/** The address of a map: the source's own link, or one made from the coordinates or the address. */
export function mapLink(business: Located): string | undefined {
  if (/^https?:\/\//i.test(business.locationLink)) return business.locationLink
  const place = placeOf(business)
  return place ? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}` : undefined
}

/**
 * The address of the way to a business, from where the visitor is. In Korea it is Kakao's map, because Google's has no
 * ways on foot and by car there. Sources: developers.google.com/maps/documentation/urls and apis.map.kakao.com/web/guide.
 * A business without an address of its own comes to its customers: there is no way to it.
 */
export function directionsLink(business: Located): string | undefined {
  const { latitude, longitude, address, name, countryCode, shownPlace } = business
  if (shownPlace.near) return undefined
  const isPlaced = latitude !== null && longitude !== null
  if (countryCode === 'KR' && isPlaced) {
    // A comma would end the name.
    const label = encodeURIComponent(name.replaceAll(',', ' '))
    return `https://map.kakao.com/link/to/${label},${placeOf(business)}`
  }
  if (countryCode === 'KR' && address) {
    return `https://map.kakao.com/link/search/${encodeURIComponent(address)}`
  }
  const place = placeOf(business)
  return place ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}` : undefined
}
