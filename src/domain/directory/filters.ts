import { type GeoBox, parseBox, printBox } from '../geo/geo-box.ts'

/** The facets of a list have at most so many values of each kind, those with most listings first. */
export const facetLimit = 8

/** A filter of a list. Calls, addresses and pages all use this definition. */
interface Filter<Value> {
  /** Its parameter in a page's address. In a call its parameter is its name in the table. */
  readonly parameter: string
  /** Reads a value from a text, which is never ''; undefined if the text makes no sense. */
  readonly parse: (text: string) => Value | undefined
  /** The one text for a value; '' if any listing passes. */
  readonly print: (value: Value) => string
  /**
   * Whether listings may begin or cease to pass within minutes. Lists with such a filter are cached for a minute at
   * most.
   */
  readonly changesByTheMinute: boolean
}

/** The ratings that a list can be filtered by. */
export const ratingSteps = [2, 3, 3.5, 4, 4.5] as const
/** A rating between two steps counts as the lower one; undefined if any listing passes. */
export const ratingStep = (asked: number) => ratingSteps.findLast((step) => step <= asked)
/** Any listing passes, also one without a rating. */
const lowestRating = 1
const highestRating = 5

const lasting = { changesByTheMinute: false }
const text = { parse: (given: string) => given, print: (value: string) => value, ...lasting }
/** `1` sets the filter, `0` does not. */
const flag = {
  parse: (given: string) => (given === '1' || given === '0' ? given === '1' : undefined),
  print: (value: boolean) => (value ? '1' : ''),
}
const rating = {
  parse(given: string) {
    const asked = Number(given)
    if (!(asked >= lowestRating && asked <= highestRating)) return undefined
    return ratingStep(asked) ?? lowestRating
  },
  print: String,
  ...lasting,
}
const truth = {
  parse: (given: string) => (given === 'true' || given === 'false' ? given === 'true' : undefined),
  print: String,
  ...lasting,
}
/** Eight at most, separated by commas, each once and in a fixed order. No listing has one that is not known. */
const attributes = {
  parse: (given: string) => (/^[a-z-]+(,[a-z-]+){0,7}$/.test(given) ? given.split(',') : undefined),
  print: (keys: readonly string[]) => [...new Set(keys)].sort().join(),
  ...lasting,
}

function filter<Value>(parts: Filter<Value>): Filter<Value> {
  return parts
}

/**
 * Every filter of a list of businesses, in the order of an address. Other layers have tables with the same keys,
 * which do not compile if a filter is missing (docs/search.md names them).
 */
const table = {
  /** A group's slug, a category's name, or its slug. */
  category: filter<string>({ ...text, parameter: 'category' }),
  /** A city's name in any language. */
  city: filter<string>({ ...text, parameter: 'city' }),
  /** A part of a city (구, borough, ilçe): its name in the listings, in any letter case. */
  district: filter<string>({ ...text, parameter: 'district' }),
  /** An ISO code, or a name in any language. */
  country: filter<string>({ ...text, parameter: 'country' }),
  /** The lowest rating. */
  minRating: filter<number>({ ...rating, parameter: 'rating' }),
  /** What a listing must have, such as parking, by the keys of these: all of them. */
  attribute: filter<readonly string[]>({ ...attributes, parameter: 'with' }),
  hasPhone: filter<boolean>({ ...flag, parameter: 'phone', ...lasting }),
  /** Open at this moment; unknown hours do not pass. */
  openNow: filter<boolean>({ ...flag, parameter: 'open', changesByTheMinute: true }),
  /** Hours or time zone are unknown, so that nobody can say whether it is open. */
  hoursUnknown: filter<boolean>({ ...flag, parameter: 'nohours', ...lasting }),
  /** `south,west,north,east` in degrees: what a map shows. West is greater than east over the date line. */
  box: filter<GeoBox>({ parse: parseBox, print: printBox, parameter: 'box', ...lasting }),
  /** Only verified listings, or only unverified ones. */
  verified: filter<boolean>({ ...truth, parameter: 'verified' }),
  /** What a listing must lack: all of these `missingFields`. */
  missing: filter<readonly string[]>({ ...attributes, parameter: 'missing' }),
}

export type FilterName = keyof typeof table
export type FilterValue<Name extends FilterName> =
  (typeof table)[Name] extends Filter<infer Value> ? Value : never
/** The values of filters. An absent filter lets every listing pass. */
export type FilterValues = { readonly [Name in FilterName]?: FilterValue<Name> }

export const filters: { readonly [Name in FilterName]: Filter<FilterValue<Name>> } = table
export const filterNames = Object.keys(filters) as readonly FilterName[]

/** The value of a filter as text; '' if every listing passes. */
function printed(name: FilterName, values: FilterValues): string {
  const value = values[name]
  return value === undefined ? '' : (filters[name] as Filter<typeof value>).print(value)
}

/** The filters that narrow a list. */
export function givenFilters(values: FilterValues): readonly FilterName[] {
  return filterNames.filter((name) => printed(name, values) !== '')
}

/** The filters as parameters of a page's address, each in its one form. */
export function filterParameters(values: FilterValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    givenFilters(values).map((name) => [filters[name].parameter, printed(name, values)]),
  )
}

/** The filters in the parameters of a page's address. A text that makes no sense sets no filter. */
export function filtersOfPage(parameters: Pick<URLSearchParams, 'get'>): FilterValues {
  const values: FilterValues = Object.fromEntries(
    filterNames.map((name) => {
      const given = parameters.get(filters[name].parameter)?.trim()
      return [name, given ? filters[name].parse(given) : undefined]
    }),
  )
  return Object.fromEntries(givenFilters(values).map((name) => [name, values[name]]))
}

/** Whether the answer is valid for this minute only. */
export function changesByTheMinute(values: FilterValues): boolean {
  return givenFilters(values).some((name) => filters[name].changesByTheMinute)
}

/** An attribute that a list can be filtered by. */
export interface AttributeName {
  readonly attribute: string
  /** In the answer's language. */
  readonly label: string
}
