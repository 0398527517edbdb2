/** A filter of a list, as every call, address and page knows it. */
interface Filter<Value> {
  /** What it is called in the address of a page. A call names it as this table does. */
  readonly parameter: string
  /** What a text asks for, which is never ''; undefined where it makes no sense. */
  readonly parse: (text: string) => Value | undefined
  /** The text that asks for a value, in its one form; '' where any listing passes. */
  readonly print: (value: Value) => string
  /** What visitors call it. */
  readonly label: string
  /** Whether other listings pass it from one minute to the next: what it lists is kept no longer. */
  readonly changesByTheMinute: boolean
}

/** The ratings that a list can be filtered by. */
export const ratingSteps = [2, 3, 3.5, 4, 4.5] as const
/** A rating between two steps counts as the lower; undefined where any listing passes. */
export const ratingStep = (asked: number) => ratingSteps.findLast((step) => step <= asked)
/** Any listing has it, an unrated one too. */
const lowestRating = 1
const highestRating = 5

const lasting = { changesByTheMinute: false }
const text = { parse: (given: string) => given, print: (value: string) => value, ...lasting }
/** `1` sets it, `0` leaves it. */
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

function filter<Value>(parts: Filter<Value>): Filter<Value> {
  return parts
}

/**
 * Every filter of a list of businesses, in the order of an address. What a layer needs for a filter besides is in a table
 * over the same names, which does not compile without it (docs/search.md names them).
 */
const table = {
  /** A group's slug, a category's name, or its slug. */
  category: filter<string>({ ...text, parameter: 'category', label: '카테고리' }),
  /** A name in whatever language. */
  city: filter<string>({ ...text, parameter: 'city', label: '도시' }),
  /** A part of a city (구, borough, ilçe): its name as listings have it, in whichever case. */
  district: filter<string>({ ...text, parameter: 'district', label: '구' }),
  /** An ISO code, or a name in whatever language. */
  country: filter<string>({ ...text, parameter: 'country', label: '국가' }),
  /** Rated at least this. */
  minRating: filter<number>({ ...rating, parameter: 'rating', label: '평점' }),
  hasPhone: filter<boolean>({ ...flag, parameter: 'phone', label: '전화번호 있음', ...lasting }),
  /** Open at this moment, where that is known. */
  openNow: filter<boolean>({ ...flag, parameter: 'open', label: '지금 영업 중', changesByTheMinute: true }),
  /** Verified ones alone, or those that are not. */
  verified: filter<boolean>({ ...truth, parameter: 'verified', label: '인증된 업체' }),
}

export type FilterName = keyof typeof table
export type FilterValue<Name extends FilterName> =
  (typeof table)[Name] extends Filter<infer Value> ? Value : never
/** What a list is filtered by; what is absent asks for nothing. */
export type FilterValues = { readonly [Name in FilterName]?: FilterValue<Name> }

export const filters: { readonly [Name in FilterName]: Filter<FilterValue<Name>> } = table
export const filterNames = Object.keys(filters) as readonly FilterName[]

/** The value of a filter as text; '' where it narrows nothing. */
function printed(name: FilterName, values: FilterValues): string {
  const value = values[name]
  return value === undefined ? '' : (filters[name] as Filter<typeof value>).print(value)
}

/** The filters that narrow a list. */
export function givenFilters(values: FilterValues): readonly FilterName[] {
  return filterNames.filter((name) => printed(name, values) !== '')
}

/** The parameters of a page's address that ask for the same, each in its one form. */
export function filterParameters(values: FilterValues): Readonly<Record<string, string>> {
  return Object.fromEntries(
    givenFilters(values).map((name) => [filters[name].parameter, printed(name, values)]),
  )
}

/** What the parameters of a page's address ask for. A text that makes no sense asks for nothing. */
export function filtersOfPage(parameters: Pick<URLSearchParams, 'get'>): FilterValues {
  const values: FilterValues = Object.fromEntries(
    filterNames.map((name) => {
      const given = parameters.get(filters[name].parameter)?.trim()
      return [name, given ? filters[name].parse(given) : undefined]
    }),
  )
  return Object.fromEntries(givenFilters(values).map((name) => [name, values[name]]))
}

/** Whether the answer holds for this minute alone. */
export function changesByTheMinute(values: FilterValues): boolean {
  return givenFilters(values).some((name) => filters[name].changesByTheMinute)
}
