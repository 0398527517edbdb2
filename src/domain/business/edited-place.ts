import { canonicalCity } from '../address/canonical-city.ts'
import { type Place, resolvePlace } from '../address/resolve-place.ts'
import { streetOf } from '../address/street.ts'
import type { BusinessEdit } from '../administration/administration.ts'
import { fold } from '../text/fold.ts'
import { keptFields } from './hand-fields.ts'
import type { Listing, ListingDraft } from './listing.ts'

/** If one of these fields changes, the place is resolved again. */
const placeFields = ['address', 'zipCode', 'country', 'locationLink'] as const

/** Parts of the place that an edit can set beside the address. */
const placeParts = ['zipCode', 'city', 'state', 'country', 'locationLink'] as const
type PlacePart = (typeof placeParts)[number]

interface EditedPlace extends Partial<Place> {
  /** Whether the former postal code is of another place than the address. */
  readonly losesCode?: boolean
}

/** The place that an edited address means. The former postal code counts only where the address names none. */
function resolveEdited(listing: Listing, texts: BusinessEdit): EditedPlace {
  const resolveWith = (postalCode: string, locationLink: string) =>
    resolvePlace({
      address: texts.address ?? listing.address,
      postalCode,
      country: texts.country ?? listing.country,
      locationLink,
      phone: texts.phone ?? listing.phoneE164,
    })
  const hasOwnCode = texts.zipCode !== undefined || resolveWith('', '').zipCode !== ''
  const code = texts.zipCode ?? (hasOwnCode ? '' : listing.zipCode)
  const { address, locationLink = listing.locationLink } = texts
  const unlinked = resolveWith(code, '')
  const moved = { ...listing, ...unlinked, address: address ?? listing.address }
  if (address === undefined || !isElsewhere(listing, moved)) return resolveWith(code, locationLink)
  // The link to the map leads to the former place, and its coordinates are those of it.
  const mayFollow = texts.locationLink === undefined && !listing.handFields.includes('locationLink')
  const place = mayFollow ? { ...unlinked, locationLink: '' } : resolveWith(code, locationLink)
  return { ...place, losesCode: !hasOwnCode && isOfOtherCode(listing, moved) }
}

/** Whether a place cannot have the former postal code: in another city, or in Korea, where a code is that of a few blocks. */
const isOfOtherCode = (before: Listing, after: Listing): boolean =>
  after.countryCode === 'KR' || isOtherCity(before, after)

const isOtherCity = (before: Listing, after: Listing): boolean =>
  after.city !== '' && before.city !== '' && after.city !== before.city

/** Whether an address is another place's: in another city, or on another street. A floor that is added leaves it where it was. */
function isElsewhere(before: Listing, after: Listing): boolean {
  if (isOtherCity(before, after)) return true
  const [from, to] = [fold(streetOf(before)), fold(streetOf(after))]
  return !isToldIn(from, to) && !isToldIn(to, from)
}

/**
 * Whether a longer street is the same with a floor, or with the quarter or a part of the building before it: `양화로 45, 3층` and
 * `서교동 양화로 45` tell more of `양화로 45`; `양화로 451`, `양화로 45-1` and `서양화로 45` are other places.
 */
function isToldIn(street: string, longer: string): boolean {
  if (street === '') return true
  const at = longer.indexOf(street)
  if (at === -1) return false
  const [before, behind] = [longer.slice(0, at), longer.slice(at + street.length)]
  return (before === '' || /(?:[동리가읍면]|,) $/.test(before)) && !/^[\p{L}\p{N}-]/u.test(behind)
}

/** The place of a listing after an edit: what the edit says, what follows from its address, and what an earlier edit has set. */
export function editedPlace(listing: Listing, texts: BusinessEdit): Partial<ListingDraft> {
  const moved = placeFields.some((field) => texts[field] !== undefined && texts[field] !== listing[field])
  const { losesCode = false, ...resolved }: EditedPlace = moved ? resolveEdited(listing, texts) : {}
  const isSetBefore = (part: PlacePart) => texts[part] === undefined && listing.handFields.includes(part)
  const kept = keptFields(placeParts.filter(isSetBefore))
  const former = losesCode && !kept.has('zipCode') ? '' : listing.zipCode
  const derived = {
    ...resolved,
    ...(losesCode && { zipCode: '' }),
    ...Object.fromEntries([...kept].map((field) => [field, listing[field]])),
  }
  const countryCode = derived.countryCode ?? listing.countryCode
  const present = derived.city || listing.city
  const city = texts.city === undefined ? present : canonicalCity(texts.city, countryCode)
  const isOther = present !== '' && city !== present
  return {
    ...derived,
    city,
    state: texts.state ?? ((isOther && stateOfCity(city, countryCode)) || derived.state || listing.state),
    // A district is part of its city.
    ...(isOther && { district: '' }),
    zipCode: texts.zipCode ?? (derived.zipCode || former),
  }
}

/** The state of a city that is set by hand; '' where several have one of its name. */
function stateOfCity(city: string, country: string): string {
  const found = resolvePlace({ address: city, postalCode: '', country, locationLink: '' })
  return found.city === city ? found.state : ''
}
