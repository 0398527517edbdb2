import { canonicalCity } from '../address/canonical-city.ts'
import { resolvePlace } from '../address/resolve-place.ts'
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

/** The place that an edited address means. The former postal code counts only where the address names none. */
function resolveEdited(listing: Listing, texts: BusinessEdit) {
  const resolveWith = (postalCode: string, locationLink: string) =>
    resolvePlace({
      address: texts.address ?? listing.address,
      postalCode,
      country: texts.country ?? listing.country,
      locationLink,
      phone: texts.phone ?? listing.phoneE164,
    })
  const resolveAt = (locationLink: string) => {
    const place = resolveWith(texts.zipCode ?? '', locationLink)
    return texts.zipCode !== undefined || place.zipCode !== ''
      ? place
      : resolveWith(listing.zipCode, locationLink)
  }
  const { address, locationLink = listing.locationLink } = texts
  const mayFollow = texts.locationLink === undefined && !listing.handFields.includes('locationLink')
  if (address === undefined || !mayFollow) return resolveAt(locationLink)
  const unlinked = resolveAt('')
  // The link to the map leads to the former place, and its coordinates are those of it.
  return isElsewhere(listing, { ...listing, ...unlinked, address })
    ? { ...unlinked, locationLink: '' }
    : resolveAt(locationLink)
}

/** Whether an address is another place's: in another city, or on another street. A floor that is added leaves it where it was. */
function isElsewhere(before: Listing, after: Listing): boolean {
  if (after.city !== '' && before.city !== '' && after.city !== before.city) return true
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
  const resolved = moved ? resolveEdited(listing, texts) : undefined
  const isSetBefore = (part: PlacePart) => texts[part] === undefined && listing.handFields.includes(part)
  const kept = keptFields(placeParts.filter(isSetBefore))
  const derived = { ...resolved, ...Object.fromEntries([...kept].map((field) => [field, listing[field]])) }
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
    zipCode: texts.zipCode ?? (derived.zipCode || listing.zipCode),
  }
}

/** The state of a city that is set by hand; '' where several have one of its name. */
function stateOfCity(city: string, country: string): string {
  const found = resolvePlace({ address: city, postalCode: '', country, locationLink: '' })
  return found.city === city ? found.state : ''
}
