import { findArea } from '../../../domain/address/areas/find-area.ts'
import { cityPageName } from '../../../domain/address/cities/city-page.ts'
import { placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import type { Candidate } from '../candidate.ts'
import { type Interpretation, interpretQuery, withinArea } from '../interpretation.ts'
import type { FoundPlace } from '../places/places-of-world.ts'

/**
 * A name and a part of a city, where nothing has all words: 본죽 한양대. The place's name is another word elsewhere, so that it is one only
 * where somebody there has the name.
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
      const area = rest === '' || isOfTrade(rest) ? undefined : findArea(phrase)
      const named = area && interpretQuery({ ...query, search: rest })
      if (!area || !named) continue
      const there = withinArea(named, area)
      const page = { sort: 'recommended', limit: 1, offset: 0 } as const
      if ((await sources.listings.listPage(there.filter, page)).listings.length === 0) continue
      const city = cityPageName(area.city, area.countryCode)
      found.push({ ...there, place: { phrase, rest, city, district: area.name } })
    }
    return found
  },
}
