import type { Kysely } from 'kysely'
import type { ListingReader } from '../../application/ports/listing-store.ts'
import { isPlaced } from '../../domain/address/coordinates.ts'
import { boxOf, clusterPlaces, type PlaceCluster } from '../../domain/geo/map-clusters.ts'
import type { ListingIndex } from '../listing-index.ts'
import type { Schema } from '../schema.ts'
import type { CountMethods } from './count-reader.ts'
import { createWeights, twoFigures } from './facet-reader.ts'

/** Up to this many matches are all on the map. Of more, the best-ranked ones stand for all. */
const sampleSize = 2000
/** The most groups on a map. */
const clusterLimit = 100

/** Matches as groups on a map (see the port). */
export function createClusterReader(
  db: Kysely<Schema>,
  index: ListingIndex,
  counts: CountMethods,
): ListingReader['clusters'] {
  const weightOf = createWeights(db, counts)
  return async (filter, count, without) => {
    const { places, lowestRank } = await index.places(filter, sampleSize)
    const placed = places.filter(isPlaced)
    const box = filter.box ?? boxOf(placed)
    if (!box) return { groups: [], isEstimated: false }
    const isWhole = places.length < sampleSize
    const weight = isWhole ? 1 : await weightOf(filter, count, { size: places.length, lowestRank })
    const groups = clusterPlaces(placed, { box, limit: clusterLimit, without })
    return { groups: weight > 1 ? groups.map(weighed(weight)) : groups, box, isEstimated: weight > 1 }
  }
}

const weighed =
  (weight: number) =>
  (group: PlaceCluster): PlaceCluster => ({ ...group, count: twoFigures(group.count * weight) })
