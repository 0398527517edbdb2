import { countryOfScript } from '../../domain/address/country/script-country.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { Interpretation } from './interpretation.ts'
import { mapGroup, type ResultGroup } from './list-groups.ts'

/**
 * If neither words nor filters say where: the same groups, in each the listings first of the country in whose script the words are. 카페
 * asks for cafés of Korea rather than of Zürich; those of other countries follow.
 */
export function ownCountryFirst(found: Interpretation, query: BusinessQuery): Interpretation {
  const code = ownCountry(found, query)
  if (!code) return found
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

/** That country; undefined if the search is about a place, or in no script of one country. */
function ownCountry(found: Interpretation, query: BusinessQuery): string | undefined {
  const { city, district, country, location, box, search = '' } = query
  const isPlaced = Boolean(city || district || country || location?.trim() || box || query.lat !== undefined)
  const isOwn = !isPlaced && !query.literal && !found.place && !found.filter.countryCode
  return isOwn ? countryOfScript(search) : undefined
}

/** The same groups, all of them in that country before any of them elsewhere: who may be open here comes before who is open far away. */
export function wholeOwnCountryFirst(found: Interpretation, query: BusinessQuery): Interpretation {
  const countryCode = ownCountry(found, query)
  if (!countryCode) return found
  const within = (group: ResultGroup) => mapGroup(group, (one) => ({ ...one, countryCode }))
  const outside = (group: ResultGroup) => mapGroup(group, (one) => ({ ...one, notCountryCode: countryCode }))
  return { ...found, groups: [...found.groups.map(within), ...found.groups.map(outside)] }
}

/** Those of exactly that name, those of the trade, and those that are called otherwise. */
const mostGroups = 3
