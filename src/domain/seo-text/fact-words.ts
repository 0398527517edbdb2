import type { Listing } from '../business/listing.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import type { Random } from '../sample-listings/random.ts'
import { attributeWords } from './attribute-words.ts'
import { hoursWords } from './hours-words.ts'
import { questionWords } from './questions.ts'
import type { SeoFacts } from './seo-facts.ts'
import type { Words } from './template.ts'

const fewReviews = 10
const countries = new Intl.DisplayNames('ko', { type: 'region', fallback: 'none' })
const grouped = (value: number) => value.toLocaleString('en-US')
const when = (condition: boolean) => (condition ? '예' : undefined)

/** A country's Korean name; as the listing has it where the code is unknown. */
function countryWord({ country, countryCode }: Listing): string {
  return (/^[A-Z]{2}$/.test(countryCode) && countries.of(countryCode)) || country
}

/** The category's Korean name, else as the source names it. */
export function categoryWord(category: string): string {
  return categoryLabel(category)?.ko ?? category
}

/** The place from large to small: `서울 서초구`, `미국 Los Angeles`. At home the country goes without saying. */
export function placeWord(listing: Listing): string {
  const { city, state, district, countryCode } = listing
  const country = countryCode === 'KR' ? '' : countryWord(listing)
  const within = city ? (state.startsWith(city) || countryCode !== 'KR' ? '' : state) : state
  return [country, within, city, countryCode === 'KR' ? district : ''].filter(Boolean).join(' ')
}

function placeWords(listing: Listing): Words {
  const { city, state, district, address, zipCode, countryCode, latitude, locationLink } = listing
  const place = placeWord(listing) || countryWord(listing)
  return {
    place,
    noPlace: when(!place),
    city,
    state: city && state && state !== city ? state : undefined,
    district: city ? district : undefined,
    address,
    noAddress: when(!address),
    zip: zipCode,
    isAbroad: when(countryCode !== '' && countryCode !== 'KR'),
    country: countryWord(listing),
    hasMap: when(Boolean(locationLink) || latitude !== null || Boolean(address)),
  }
}

function reputationWords({ rating, reviewCount, photos, isVerified }: Listing): Words {
  const isRated = rating > 0
  return {
    rating: isRated ? rating.toFixed(1) : undefined,
    reviews: isRated && reviewCount > 0 ? grouped(reviewCount) : undefined,
    noReviews: when(isRated && reviewCount === 0),
    fewReviews: when(isRated && reviewCount > 0 && reviewCount < fewReviews),
    noRating: when(!isRated),
    photos: photos.length > 0 ? String(photos.length) : undefined,
    noPhotos: when(photos.length === 0),
    isVerified: when(isVerified),
  }
}

function areaWords({ listing, sameCategoryInCity, inCity }: SeoFacts): Words {
  const isKnown = listing.city !== '' && inCity > 0
  const same = listing.category ? sameCategoryInCity : 0
  const percent = inCity > 0 ? (same / inCity) * 100 : 0
  return {
    cityCount: isKnown ? grouped(inCity) : undefined,
    sameCount: isKnown && same > 1 ? grouped(same) : undefined,
    isOnlyOne: when(isKnown && same === 1),
    share: isKnown && same > 1 && inCity >= 20 && percent >= 0.1 ? percent.toFixed(1) : undefined,
  }
}

function optionWords(listing: Listing): Words {
  const words = attributeWords(listing.about)
  const hasOptions = Object.keys(words).some((topic) => topic !== 'lacks')
  return { ...words, hasOptions: when(hasOptions), noOptions: when(Object.keys(listing.about).length === 0) }
}

/** The listing's facts as words for templates; unknown ones are absent, and what is missing has a word of its own. */
export function factWords(facts: SeoFacts, random: Random): Words {
  const { listing } = facts
  return {
    name: listing.name,
    category: categoryWord(listing.category),
    noCategory: when(!listing.category),
    phone: listing.phone,
    noPhone: when(!listing.phone),
    ...placeWords(listing),
    ...hoursWords(listing.openingHours, random),
    ...reputationWords(listing),
    ...optionWords(listing),
    ...areaWords(facts),
    ...questionWords(listing.categoryGroup, random),
  }
}
