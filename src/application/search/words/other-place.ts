import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { keyOfCity } from '../../directory/to-filter.ts'
import type { Candidate, Search } from '../candidate.ts'
import { findPlaces } from '../places/find-places.ts'
import { isNeighbourhood, isWholeTrade, mayBePlace, type PlaceAnswer } from '../places/places-of-world.ts'
import { rewriteAs } from '../rewritings.ts'

/**
 * A trade in a place that is none of the one that was chosen beside the words: 서울 카페 in the field 부산. What was chosen counts, and the
 * place among the words is left out, which the page says. A part of the chosen place is never left out.
 */
export const withoutOtherPlace: Candidate = {
  async interpret({ sources, query }) {
    const { city, district, location = '' } = query
    if (!city && !district && !isNeighbourhood(location.trim())) return []
    const found = await findPlaces(sources.dictionary, query.search)
    const named = found.filter(({ answer }) => isOther(query, answer)).map(({ answer }) => answer)
    // Of a town without listings, the directory knows nothing.
    const unlisted = placePhrases(query.search).filter(
      ({ phrase }) => found.length === 0 && !tradeIn(phrase) && mayBePlace(phrase),
    )
    const rests = [...named, ...unlisted].map(({ rest }) => rest).filter(isWholeTrade)
    return rewriteAs(sources, query, [...new Set(rests)])
  },
}

/** Whether a place is none in the one that was chosen. */
function isOther({ city, district }: Search['query'], found: PlaceAnswer): boolean {
  if (!city || !found.city) return true
  const isSameCity = keyOfCity(found.city) === keyOfCity(city)
  return (
    !isSameCity || (district !== undefined && found.district !== undefined && found.district !== district)
  )
}
