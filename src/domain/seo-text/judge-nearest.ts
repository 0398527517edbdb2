import { distanceKm, isPlaced } from '../address/coordinates.ts'
import { nearestStation } from '../address/korea/station-points.ts'
import type { Listing } from '../business/listing.ts'
import type { Neighbour } from './template.ts'

/** Positions are rounded where neighbours are looked for. */
const tolerableKm = 0.003
const stationKm = 5

/**
 * Whether a sentence calls something the nearest that is not: a station, or a listing of the trade while a nearer one is known. What else
 * it may mean nobody can tell.
 */
export function isWrongNearest(
  sentence: string,
  listing: Listing,
  sameTrade: readonly Neighbour[] = [],
): boolean {
  if (!/가장 가(?:까운|깝)/.test(sentence) || !isPlaced(listing)) return false
  if (/가장 가까운 (?:전철|지하철)?역|역이 가장 가깝/.test(sentence)) {
    const station = nearestStation(listing, stationKm)
    return station !== undefined && !sentence.includes(`${station.name}역`)
  }
  const placed = sameTrade.filter(isPlaced).map((one) => ({ name: one.name, km: distanceKm(listing, one) }))
  const said = placed.filter(({ name }) => sentence.includes(name.replace(/[‘’]/g, "'")))
  const km = Math.min(...said.map((one) => one.km))
  return said.length > 0 && placed.some((one) => one.km < km - tolerableKm)
}
