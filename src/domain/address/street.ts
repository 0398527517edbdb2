import { fold } from '../text/fold.ts'

/** What a listing says of its place. */
interface PlacedAddress {
  readonly address: string
  readonly city: string
  readonly district: string
  readonly state: string
  readonly country: string
  readonly countryCode: string
  readonly zipCode: string
}

/** A Korean province, city, county or borough, at the beginning of an address. */
const koreanDivision = /(?:특별시|광역시|특별자치시|특별자치도|도|시|군|구)$/
const postalCode = /^[\p{L}]{0,2}-?\d[\dA-Z-]{2,9}$/iu
/** A state's short form before a postal code: `PA 15237`. */
const shortState = /^[A-Z]{2,3}$/

/**
 * The part of an address below the city and the district: `서교동 양화로 45` of `서울특별시 마포구 양화로 45 (서교동)`, `Lindenhofstr. 12` of
 * `Lindenhofstr. 12, 8001 Zürich, Schweiz`. '' if nothing else is left.
 */
export function streetOf(listing: PlacedAddress): string {
  const { address } = listing
  if (/[가-힣]/.test(address)) return koreanStreet(address, listing)
  const isKnown = knownNames(listing)
  return address
    .split(/[,，、،;]/)
    .map((part) => part.trim())
    .filter((part) => part && !isPlace(part, isKnown))
    .join(', ')
}

/** The neighbourhood, which addresses have in brackets behind the road, comes first: `서교동 양화로 45`. */
function koreanStreet(address: string, listing: PlacedAddress): string {
  const isKnown = knownNames(listing)
  const bracketed = address.lastIndexOf(' (')
  const outside = bracketed < 0 ? address : address.slice(0, bracketed)
  const brackets = bracketed < 0 ? '' : address.slice(bracketed)
  const words = outside.split(/[\s,]+/).filter(Boolean)
  const isAbove = (word: string) => koreanDivision.test(word) || isKnown(word) || /^\d{5,6}$/.test(word)
  const first = words.findIndex((word) => !isAbove(word))
  if (first < 0) return ''
  const street = words.slice(first)
  const neighbourhood = brackets.split(/[\s,()]+/).find((word) => /[가-힣\d](?:동|가|리)$/.test(word))
  return (neighbourhood && !street.includes(neighbourhood) ? [neighbourhood, ...street] : street).join(' ')
}

/** Whether a name is one of the listing's place, in any letter case and without accents. */
function knownNames(listing: PlacedAddress): (name: string) => boolean {
  const { city, district, state, country, countryCode, zipCode } = listing
  const names = new Set(
    [city, district, state, country, countryCode, zipCode, '대한민국', 'USA', 'UK'].filter(Boolean).map(fold),
  )
  return (name) => names.has(fold(name))
}

/** Whether a part of an address names only what is around the street: `8001 Zürich`, `PA 15237`, `34710 Kadıköy/İstanbul`. */
function isPlace(part: string, isKnown: (name: string) => boolean): boolean {
  if (isKnown(part)) return true
  const words = part.split(/[\s/]+/).filter(Boolean)
  const withoutCode = words.filter((word) => !postalCode.test(word))
  const hasCode = withoutCode.length < words.length
  if (withoutCode.length === 0) return words.length === 1 && part.length > 3
  if (isKnown(withoutCode.join(' ')) || withoutCode.every(isKnown)) return true
  return hasCode && withoutCode.every((word) => isKnown(word) || shortState.test(word))
}
