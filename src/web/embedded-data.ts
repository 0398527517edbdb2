import type {
  Business,
  BusinessList,
  BusinessSlice,
  CategorySummary,
  City,
  CountrySummary,
  Surroundings,
} from '../domain/directory/directory.ts'
import type { AskedIds } from '../domain/directory/saved-ids.ts'
import { type BusinessSummary, shortDescription } from './api/business-summary.ts'
import type { CityChoice, CityLink, CountryChoice, SummaryPage, TradeChoice } from './api/queries.ts'
import type { Answer, CachedData, LargeAnswer } from './api/query-cache.ts'
import type { Neighbours, ShownBusiness } from './pages/detail/detail-queries.ts'

/**
 * The answers as a page passes them to the browser: what no page shows of them is left out, and answers that only parts show which
 * stay as the server wrote them. The browser's own calls get whole answers.
 * The return types are what pages may use, so nothing that they show can be missing.
 */
export const embeddedData = (answers: readonly Answer[]): CachedData =>
  answers
    .filter(({ isKept }) => !isKept)
    .map(({ query, data }) => [query.key, query.answer && data ? partOf[query.answer](data as never) : data])

const partOf: { readonly [Name in LargeAnswer]: (data: never) => unknown } = {
  list: listPart,
  sample: (found: BusinessSlice) => ({ ...found, businesses: found.businesses.map(sampleOf) }),
  listings: (businesses: readonly ListedBusiness[]) => businesses.map(listingPart),
  business: businessPart,
  surroundings: surroundingsPart,
  cities: (cities: readonly City[]) => cities.map(cityLink),
  countries: (countries: readonly CountrySummary[]) => countries.map(countryChoice),
  trades: (trades: readonly CategorySummary[]) => trades.map(tradeChoice),
}

function listPart({ totalPages: _, facets, instead, ...list }: BusinessList): SummaryPage {
  return {
    ...list,
    businesses: list.businesses.map(summaryOf),
    ...(facets && {
      facets: {
        ...facets,
        categories: facets.categories.map(tradeChoice),
        cities: facets.cities.map(cityChoice),
        countries: facets.countries.map(countryChoice),
      },
    }),
    ...(instead && { instead: { ...instead, businesses: instead.businesses.map(summaryOf) } }),
  }
}

/** A business of a short list, which may tell when it was added, or by which ids it was asked for. */
type ListedBusiness = Omit<Business, 'addedDate'> & Partial<Pick<Business, 'addedDate'> & AskedIds>

const listingPart = ({ addedDate, askedIds, ...business }: ListedBusiness) => ({
  ...summaryOf(business),
  ...(addedDate && { addedDate }),
  ...(askedIds && { askedIds }),
})

function surroundingsPart(found: Surroundings): Neighbours {
  return {
    ...found,
    businesses: found.businesses.map(summaryOf),
    trades: found.trades.map(({ categorySlug, categoryLabel, businessCount }) => ({
      categorySlug,
      categoryLabel,
      businessCount,
    })),
  }
}

const cityLink = ({ page, name, shown, businessCount, countryCode }: City): CityLink => ({
  page,
  name,
  shown,
  businessCount,
  countryCode,
})

const cityChoice = ({ page, shown, businessCount }: City): CityChoice => ({ page, shown, businessCount })

const countryChoice = ({ countryCode, businessCount }: CountrySummary): CountryChoice => ({
  countryCode,
  businessCount,
})

const tradeChoice = (trade: CategorySummary): TradeChoice => ({
  category: trade.category,
  categoryLabel: trade.categoryLabel,
  categorySlug: trade.categorySlug,
  trade: trade.trade,
  businessCount: trade.businessCount,
})

/** A business that stands for all of its trade. */
const sampleOf = ({ categoryLabel, categorySlug }: Business) => ({ categoryLabel, categorySlug })

function summaryOf(business: Omit<Business, 'addedDate'>): BusinessSummary {
  const { openState, isVerified, isClosedForGood, photos, description, distanceKm } = business
  const { localCity: _, ...shownPlace } = business.shownPlace
  return {
    id: business.id,
    slug: business.slug,
    name: business.name,
    categoryLabel: business.categoryLabel,
    categorySlug: business.categorySlug,
    trade: business.trade,
    shownPlace,
    street: business.street,
    phone: business.phone,
    phoneE164: business.phoneE164,
    rating: business.rating,
    reviewCount: business.reviewCount,
    openState,
    openChange: openState === 'unknown' ? null : business.openChange,
    ...(isVerified && { isVerified }),
    ...(isClosedForGood && { isClosedForGood }),
    ...(photos[0] && { photos: [photos[0]] }),
    ...(description && { description: shortDescription(description) }),
    ...(distanceKm !== undefined && { distanceKm }),
  }
}

/** Without what only search engines read, and the source's words for what the page says in its language. */
function businessPart(business: Business): ShownBusiness {
  const { isOpen, openingHours, about, placeId, categoryGroup, addedDate, ...shown } = business
  return shown
}
