/**
 * What stays as it is when a field was set by hand: the field itself, and what was derived from it or makes sense only with it. A city
 * that was put right keeps its state, an address keeps its whole place.
 */
const boundTo = {
  name: ['name'],
  category: ['category', 'categoryGroup'],
  address: [
    ...['address', 'zipCode', 'city', 'state', 'district', 'country', 'countryCode', 'timeZone'],
    ...['locationLink', 'latitude', 'longitude'],
  ],
  zipCode: ['zipCode'],
  city: ['city', 'state', 'district'],
  state: ['state'],
  country: ['country', 'countryCode', 'timeZone'],
  phone: ['phone', 'phoneE164'],
  locationLink: ['locationLink', 'latitude', 'longitude'],
  rating: ['rating'],
  reviewCount: ['reviewCount'],
  photos: ['photos'],
  openingHours: ['openingHours'],
  about: ['about'],
  description: ['description'],
  isVerified: ['isVerified'],
  status: ['status'],
} as const

/** A field that the administrator can set. Imports leave it as it is from then on. */
export type HandField = keyof typeof boundTo
type KeptField = (typeof boundTo)[HandField][number]

export const handFields = Object.keys(boundTo) as readonly HandField[]

export const isHandField = (name: string): name is HandField => Object.hasOwn(boundTo, name)

/** Whether the administrator has set the city or the state, which are not derived from the address again then. */
export const isPlaceSet = ({ handFields }: { readonly handFields: readonly HandField[] }): boolean =>
  handFields.some((field) => field === 'city' || field === 'state')

/** The fields of a draft that imports must not change, because somebody has set them by hand. */
export function keptFields(set: readonly HandField[]): ReadonlySet<KeptField> {
  return new Set(set.flatMap((field) => boundTo[field]))
}

/** Both, each once, in the order of `handFields`: equal sets are equal lists. */
export function withHandFields(
  present: readonly HandField[],
  added: readonly string[],
): readonly HandField[] {
  return handFields.filter((field) => present.includes(field) || added.includes(field))
}
