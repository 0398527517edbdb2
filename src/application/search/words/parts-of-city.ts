import { partsOfCity } from '../../../domain/address/cities/parts-of-city.ts'
import type { ListingFilter } from '../../ports/listing-filter.ts'
import type { Counted, Understood } from '../candidate.ts'
import { enough } from '../enough.ts'
import type { Interpretation } from '../interpretation.ts'
import { mapGroup } from '../list-groups.ts'

/** What was found in a city; where that is little, what is in its parts that the post calls towns follows: lawyers of Tarzana are in Los Angeles. */
export async function withPartsOfCity<Result extends Counted>(
  found: Understood<Result>,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result>> {
  const { filter, groups } = found.interpretation
  const keys = filter.district ? [] : partsOfCity(filter.cityKey ?? '')
  if (keys.length === 0 || found.result.totalCount >= enough) return found
  const within = (some: readonly string[]) => (one: ListingFilter) => {
    const { cityKey: _, ...others } = one
    return { ...others, places: some.map((cityKey) => ({ cityKey })) }
  }
  const interpretation = {
    ...found.interpretation,
    filter: within([filter.cityKey ?? '', ...keys])(filter),
    groups: [...groups, ...groups.map((group) => mapGroup(group, within(keys)))],
  }
  const result = await find(interpretation)
  return result.totalCount > found.result.totalCount ? { interpretation, result } : found
}
