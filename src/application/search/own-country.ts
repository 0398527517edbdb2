import { countryOfScript } from '../../domain/address/country/script-country.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { Interpretation } from './interpretation.ts'
import type { ResultGroup } from './list-groups.ts'

/**
 * If neither words nor filters say where: the same groups, in each the listings first of the country in whose script the words are. 카페
 * asks for cafés of Korea rather than of Zürich; those of other countries follow.
 */
export function ownCountryFirst(found: Interpretation, query: BusinessQuery): Interpretation {
  const { city, district, country, location, box, search = '' } = query
  const isPlaced = Boolean(city || district || country || location?.trim() || box || query.lat !== undefined)
  const code = isPlaced || query.literal || found.place ? undefined : countryOfScript(search)
  if (!code || found.filter.countryCode) return found
  const split = ({ lists, whole }: ResultGroup) => ({
    lists: [
      ...lists.map((list) => ({ ...list, countryCode: code })),
      ...lists.map((list) => ({ ...list, notCountryCode: code })),
    ],
    whole,
  })
  const { groups, hasOtherNames } = found
  const [category, others] = groups.slice(-2)
  if (!hasOtherNames || groups.length > mostGroups || !category || !others)
    return { ...found, groups: groups.map(split) }
  // Who is of the trade by another name is one of it too: 기름집 begins with the 주유소 of Korea.
  const { noneOf } = category.whole
  const whole = { ...found.filter, ...(noneOf && { noneOf }) }
  const both = { lists: [...category.lists, ...others.lists], whole }
  return { ...found, groups: [...groups.slice(0, -2), both].map(split) }
}

/** Those of exactly that name, those of the trade, and those that are called otherwise. */
const mostGroups = 3
