/** Where a business is. Texts are '' and numbers null where unknown: empty beats wrong. */
export interface Place {
  /** As the directory shows it: see `canonicalCity`. */
  readonly city: string
  /** First-level division in full: `California`, `경기도`, `Metro Manila`. */
  readonly state: string
  /** Part of a city: 구, borough, ilçe. */
  readonly district: string
  /** English country name. */
  readonly country: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly zipCode: string
  /** The address as given, without a plus code in front and with its spaces and commas in order. */
  readonly address: string
  /** Degrees, WGS 84. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** IANA zone name. */
  readonly timeZone: string
}

/** What an import knows of a place; '' where it knows nothing. */
export interface PlaceInput {
  readonly address: string
  readonly postalCode: string
  readonly country: string
  /** A map URL that may hold coordinates. */
  readonly locationLink: string
}
