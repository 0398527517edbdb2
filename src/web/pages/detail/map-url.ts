import type { Business } from '../../../domain/directory/directory.ts'

type Located = Pick<Business, 'locationLink' | 'latitude' | 'longitude' | 'address' | 'name'>

/** Where a map shows the business: the source's own link, its coordinates, or its address. */
export function mapUrl({ locationLink, latitude, longitude, address, name }: Located): string | undefined {
  if (/^https?:\/\//i.test(locationLink)) return locationLink
  const place =
    latitude !== null && longitude !== null ? `${latitude},${longitude}` : address && `${name} ${address}`
  if (!place) return undefined
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
