import { findCityByName, pageOfCity } from '../../domain/address/cities/city-page.ts'
import { cityName, countryNameIn, districtName } from '../../domain/address/place-names.ts'
import { attributeNames, namedAttributes } from '../../domain/business/attributes/attribute-keys.ts'
import { categoryGroupNamed } from '../../domain/category/category-key.ts'
import { categoryLabel } from '../../domain/category/taxonomy.ts'
import type {
  BusinessFacets,
  BusinessList,
  BusinessQuery,
  CategorySummary,
  City,
  District,
} from '../../domain/directory/directory.ts'
import type { FoundPlace } from '../../domain/directory/found-place.ts'
import { withEnding } from '../../domain/directory/found-time.ts'
import { shownCategory } from '../../domain/directory/to-business.ts'
import { memoize } from '../../domain/memoize.ts'
import type { NameLanguage } from '../../domain/site/language.ts'
import type { CategoryCount, CityCount, ListingFacets } from '../ports/listing-store.ts'
import type { Interpretation } from '../search/interpretation.ts'
import type { PlaceAnswer } from '../search/places/places-of-world.ts'
import { anyTrade } from '../trades/suggest-trade.ts'

/** A city of the directory, with its name in the page's language. */
export function toCity(city: CityCount, language: NameLanguage): City {
  return {
    id: city.key,
    name: city.name,
    shown: cityName(city.name, city.countryCode, language),
    businessCount: city.businessCount,
    countryCode: city.countryCode,
    page: pageOfCity(city),
  }
}

/** A district of a city, with its name in the page's language. */
export function toDistrict(
  { name, businessCount }: Omit<District, 'shown'>,
  city: Pick<CityCount, 'name' | 'countryCode'>,
  language: NameLanguage,
): District {
  const shown = districtName(name, { city: city.name, countryCode: city.countryCode }, language)
  return { name, shown, businessCount }
}

/** The name of a city in the page's language, by the name of its page. */
const shownCity = (page: string, language: NameLanguage) => {
  const { name, countryCode } = findCityByName(page)
  return cityName(name, countryCode, language).name
}

function shownDistrict(page: string, district: string, language: NameLanguage): string {
  const { name, countryCode } = findCityByName(page)
  return districtName(district, { city: name, countryCode }, language)
}

/** A place that was found in the words, with its names in the page's language. */
export function toFoundPlace(place: PlaceAnswer, language: NameLanguage): FoundPlace {
  const { choices, several, ...found } = place
  return {
    ...found,
    shown: shownPlace(found, language),
    ...(several && { several: several.map((one) => ({ ...one, shown: shownPlace(one, language) })) }),
    ...(choices && {
      choices: choices.map((choice) => ({ ...choice, shown: shownCity(choice.city, language) })),
    }),
  }
}

function shownPlace(
  { city, district = '', country = '' }: Pick<PlaceAnswer, 'city' | 'district' | 'country'>,
  language: NameLanguage,
): FoundPlace['shown'] {
  return {
    country: countryNameIn(country, language) || country,
    city: city && shownCity(city, language),
    district: city ? shownDistrict(city, district, language) : district,
  }
}

/** The names of the city and the district that filters ask for, in the page's language. */
export function shownFilters(
  { city, district }: BusinessQuery,
  language: NameLanguage,
): Pick<BusinessList, 'shownFilters'> {
  if (!city && !district) return {}
  const named = {
    ...(city && { city: shownCity(city, language) }),
    ...(district && { district: city ? shownDistrict(city, district, language) : district }),
  }
  return { shownFilters: named }
}

/** What a search was understood as, at `now` in ms since the epoch, with names in the page's language. */
export function shownInterpretation(
  { place, time, near, attributes, excluded, unsaid, correctedQuery, insteadOf }: Interpretation,
  now: number,
  language: NameLanguage,
) {
  return {
    ...(correctedQuery !== undefined && { correctedQuery }),
    ...(insteadOf !== undefined && { insteadOf }),
    ...(place && { place: toFoundPlace(place, language) }),
    ...(near && { near: { words: near, position: 'unknown' as const } }),
    ...unsaid,
    ...(excluded && { excluded }),
    ...(time && { time: withEnding(time, now) }),
    ...(attributes && {
      unknownAttributes: { ...attributes, names: namedAttributes(attributes.keys, language) },
    }),
  } satisfies Partial<BusinessList>
}

/** The value with which a category is asked for. A name that means a group would list the group: some sources use `Healthcare` for one category. */
export const filterValueOf = memoize(2048, (category) =>
  categoryGroupNamed(category) ? (categoryLabel(category)?.en ?? category) : category,
)

export function toCategorySummary(
  { key, category, businessCount, categoryGroup }: CategoryCount,
  language: NameLanguage,
): CategorySummary {
  const { label, trade } = shownCategory(category, categoryGroup, language)
  return {
    category: filterValueOf(category),
    businessCount,
    categoryGroup,
    categoryLabel: label,
    categorySlug: key,
    trade,
  }
}

/** Facets with their names. There are districts only if all listings are of one city. */
export function toFacets(found: ListingFacets, language: NameLanguage): BusinessFacets {
  const { categories, cities, districts, attributes, ...estimates } = found
  const [city] = cities
  return {
    ...estimates,
    // That it is a business at all is no choice.
    categories: categories
      .filter(({ key }) => key !== anyTrade)
      .map((category) => toCategorySummary(category, language)),
    cities: cities.map((one) => toCity(one, language)),
    districts: city ? districts.map((district) => toDistrict(district, city, language)) : [],
    attributes: attributes.map((one) => ({ ...one, label: attributeNames[one.attribute][language] })),
  }
}
