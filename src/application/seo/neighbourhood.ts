import { cityPageName } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import { categoryWord } from '../../domain/seo-text/fact-words.ts'
import type { SeoFacts } from '../../domain/seo-text/seo-facts.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'

type Counts = Awaited<ReturnType<ListingAdministration['countByCityAndCategory']>>

/** Categories that go by one Korean name are one. */
function pairKey(city: string, categoryOrKey: string): string {
  return `${city}\n${categoryWord(categoryKey(categoryOrKey))}`
}

function add(sums: Map<string, number>, key: string, count: number): void {
  sums.set(key, (sums.get(key) ?? 0) + count)
}

/** Adds to a listing how many there are around it. */
export function neighbourhood(counts: Counts): (listing: Listing) => SeoFacts {
  const inCity = new Map<string, number>()
  const inPair = new Map<string, number>()
  for (const { cityKey: city, categoryKey: category, businessCount } of counts) {
    if (!city) continue
    add(inCity, city, businessCount)
    if (category) add(inPair, pairKey(city, category), businessCount)
  }
  return (listing) => {
    const city = cityKey(cityPageName(listing.city, listing.countryCode))
    return {
      listing,
      inCity: inCity.get(city) ?? 0,
      sameCategoryInCity: inPair.get(pairKey(city, listing.category)) ?? 0,
    }
  }
}
