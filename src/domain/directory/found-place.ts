/** Words of a search that were interpreted as a place. */
export interface FoundPlace {
  readonly phrase: string
  /** '' if several cities have such a district, or if the words name a country. */
  readonly city: string
  /** ISO code, if the words name a country. */
  readonly country?: string
  /** Part of the city, if the words name one. */
  readonly district?: string
  /** The names in the page's language; '' for those that the words do not name. */
  readonly shown: { readonly country: string; readonly city: string; readonly district: string }
  /** The cities that have such a district, if there are several: those with most listings in it first. */
  readonly choices?: readonly PlaceChoice[]
  /** The places, if the words name several; then `city` is ''. */
  readonly several?: readonly OneOfPlaces[]
  /** Whether the words misspell its name, or spell it as another language does. */
  readonly isMisspelt?: true
  /** The other words. */
  readonly rest: string
}

/** A city to choose from, by its page's name. */
export interface PlaceChoice {
  readonly city: string
  /** In the page's language. */
  readonly shown: string
  readonly businessCount: number
}

/** One of several places that words name. */
export interface OneOfPlaces {
  readonly city: string
  readonly district?: string
  /** In the page's language. */
  readonly shown: FoundPlace['shown']
}
