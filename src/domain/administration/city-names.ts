/** What a text that is typed as a city may be, in `GET /api/admin/city-names`. */
export interface CityNames {
  /** Whether the directory or the gazetteer has a city of that name. */
  readonly isKnown: boolean
  /** Cities of the directory whose names begin so, in any language. */
  readonly begun: readonly string[]
  /** Where no city is called so: those whose names differ by one letter. */
  readonly meant: readonly string[]
}
