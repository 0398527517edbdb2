import { findArea } from '../../../domain/address/areas/find-area.ts'
import { cityPageName } from '../../../domain/address/cities/city-page.ts'
import { cityOfShortName } from '../../../domain/address/cities/short-names.ts'
import { placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import type { Candidate } from '../candidate.ts'
import { type Interpretation, interpretQuery, withinArea } from '../interpretation.ts'
import type { FoundPlace } from '../places/places-of-world.ts'

/**
 * A name and a part of a city, or a city in short, where nothing has all words: 본죽 한양대, burger house qc. The place's name is another word
 * elsewhere, so that it is one only where somebody there has the name.
 */
export const asNameInArea: Candidate = {
  async interpret({ sources, query, placed }) {
    const hasPlace = Boolean(query.city || query.district || query.country || query.location)
    if (hasPlace) return []
    // A part of a city may be filed as a city, too, with few of its listings: Zemun, and the Beograd of Novi Beograd.
    const places = (await placed()).map(({ place }) => place)
    const parts = places.flatMap(({ answer }) => (findArea(answer.phrase) ? answer.phrase : []))
    const isPart = ({ area, answer }: FoundPlace) =>
      !area && parts.some((part) => part.includes(answer.phrase))
    if (!places.every(isPart)) return []
    const found: Interpretation[] = []
    for (const { phrase, rest } of placePhrases(query.search)) {
      if (rest === '' || isOfTrade(rest)) continue
      const area = findArea(phrase)
      const short = area ? undefined : cityOfShortName(phrase)
      const named =
        (area || short) && interpretQuery({ ...query, search: rest, ...(short && { city: short }) })
      if (!named) continue
      const there = area ? withinArea(named, area) : named
      const page = { sort: 'recommended', limit: 1, offset: 0 } as const
      if ((await sources.listings.listPage(there.filter, page)).listings.length === 0) continue
      const place = area
        ? { city: cityPageName(area.city, area.countryCode), district: area.name }
        : { city: short ?? '' }
      found.push({ ...there, place: { phrase, rest, ...place } })
    }
    return found
  },
}
