import { type Coordinates, distanceKm, isPlaced } from '../address/coordinates.ts'
import type { Listing } from '../business/listing.ts'

export type Placed = Pick<Listing, 'address' | 'latitude' | 'longitude'>

/** Closer than this is next door. */
export const besideKm = 0.015
/** `바로 옆`, `230m`, `1.2km`, `14km`, in a straight line. */
export function distanceText(km: number): string {
  if (km < besideKm) return '바로 옆'
  if (km < 0.995) return `${Math.max(1, Math.round(km * 100)) * 10}m`
  return km < 9.95 ? `${km.toFixed(1)}km` : `${Math.round(km)}km`
}

const directions = ['북쪽', '북동쪽', '동쪽', '남동쪽', '남쪽', '남서쪽', '서쪽', '북서쪽'] as const

/** In which of eight directions `to` lies. */
export function directionText(from: Coordinates, to: Coordinates): string {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const eighth = Math.atan2(east, to.latitude - from.latitude) / (Math.PI / 4)
  return directions[(Math.round(eighth) + 8) % 8] ?? directions[0]
}

/** `RR 4 Box 180`, `P.O. Box 12`: where letters go, and nothing else. */
const letterBox = /\b(?:p\.? ?o\.? ?box|rr ?\d{1,3} box|rural route)\b/i

/**
 * Where a listing is. The coordinates of one without an address are the middle of the area that it serves: many firms share them, and
 * none of them is there. Those of a letter box are the middle of a town.
 */
export function pointOf(place: Placed): Coordinates | undefined {
  return place.address !== '' && !letterBox.test(place.address) && isPlaced(place) ? place : undefined
}

/** `북쪽으로 230m`; undefined next door. */
export function far(from: Coordinates, to: Coordinates): string | undefined {
  const km = distanceKm(from, to)
  return km < besideKm ? undefined : `${directionText(from, to)}으로 ${distanceText(km)}`
}

/** `북쪽 230m`; '' if the place of one of them is not known. */
export function way(from: Placed, to: Placed): string {
  const [start, end] = [pointOf(from), pointOf(to)]
  if (!start || !end) return ''
  return from.address === to.address ? '같은 주소' : wayBetween(start, end)
}

export function wayBetween(start: Coordinates, end: Coordinates): string {
  const km = distanceKm(start, end)
  return km < besideKm ? distanceText(km) : `${directionText(start, end)} ${distanceText(km)}`
}
