import type { SearchedWords } from '../../application/ports/search-feedback.ts'
import { zeroResultOf } from '../../application/search/zero-results.ts'
import type {
  BusinessName,
  BusinessQuery,
  CityGroupsQuery,
  Directory,
  DirectoryApi,
} from '../../domain/directory/directory.ts'
import { expiryOf } from '../../domain/directory/expiry.ts'
import { changesByTheMinute } from '../../domain/directory/filters.ts'
import type { Language } from '../../domain/site/language.ts'
import { json, type ReadAnswer } from './read-answer.ts'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** A page of the listings of a category, city or group. */
interface NamedPage extends Page {
  readonly name: string
  /** Part of a city. */
  readonly district?: string
}

interface Result {
  readonly value: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly foundNothing?: SearchedWords | undefined
}

interface NotFound {
  readonly notFound: string
}

const found = (value: unknown, otherwise: string): Result | NotFound =>
  value === undefined ? { notFound: otherwise } : { value }
const businessNotFound = 'Business not found'
const cityNotFound = "The city you're looking for doesn't exist or has no businesses."

/** The public calls of spec §7. Long lists are answered in pages, with their length in `X-Total-Count`. */
const calls = {
  statistics: async (api: DirectoryApi) => ({ value: await api.statistics() }),
  countries: async (api: DirectoryApi) => ({ value: await api.countries() }),
  categories: async (api: DirectoryApi) => ({ value: await api.categories() }),
  popularCities: async (api: DirectoryApi) => ({ value: await api.popularCities() }),
  cities: async (api: DirectoryApi, page: Page) => {
    const { cities, totalCount } = await api.listCities(page)
    return { value: cities, headers: { 'x-total-count': String(totalCount) } }
  },
  cityGroups: async (api: DirectoryApi, query: CityGroupsQuery) => ({ value: await api.cityGroups(query) }),
  businesses: async (api: DirectoryApi, query: BusinessQuery) => {
    const value = await api.listBusinesses(query)
    return { value, foundNothing: zeroResultOf(query, value) }
  },
  recommended: async (api: DirectoryApi) => ({ value: await api.recommendedBusinesses() }),
  latest: async (api: DirectoryApi) => ({ value: await api.latestBusinesses() }),
  added: async (api: DirectoryApi) => ({ value: await api.added() }),
  businessBySlug: async (api: DirectoryApi, slug: string) =>
    found(await api.findBusinessBySlug(slug), businessNotFound),
  businessesByIds: async (api: DirectoryApi, ids: readonly string[]) => ({
    value: await api.findBusinesses(ids),
  }),
  business: async (api: DirectoryApi, id: string) => found(await api.findBusiness(id), businessNotFound),
  surroundings: async (api: DirectoryApi, business: BusinessName) =>
    found(await api.findSurroundings(business), businessNotFound),
  city: async (api: DirectoryApi, { name, ...page }: NamedPage) => {
    const city = await api.findCity(name, page)
    if (!city) return { notFound: cityNotFound }
    const { region } = city.shown
    const total = {
      'x-total-count': String(city.totalCount),
      ...(region && { 'x-city-region': encodeURIComponent(region) }),
    }
    const headers = { ...total, 'content-location': `/api/city/${encodeURIComponent(city.name)}` }
    return { value: city.businesses, headers: page.district ? total : headers }
  },
  districts: async (api: DirectoryApi, name: string) => ({ value: await api.listDistricts(name) }),
  category: async (api: DirectoryApi, { name, ...page }: NamedPage) => {
    const category = await api.findCategory(name, page)
    if (!category) return { notFound: 'Category Not Found' }
    const headers = {
      'x-total-count': String(category.totalCount),
      'content-location': `/api/category/${encodeURIComponent(category.slug)}`,
    }
    return { value: category.businesses, headers }
  },
}
type Calls = typeof calls
type CallName = keyof Calls
type InputOf<Name extends CallName> = Parameters<Calls[Name]>[1]

/** A call with its parameters; `undefined` if it takes none. */
export type CallTask = {
  [Name in CallName]: {
    readonly kind: 'call'
    readonly call: Name
    readonly input: InputOf<Name>
    /** Of the words that the directory adds to those of its sources. */
    readonly language: Language
  }
}[CallName]

/** Answers a public call as JSON. */
export async function answerCall(directory: Directory, task: CallTask, now: number): Promise<ReadAnswer> {
  const call = calls[task.call] as (api: DirectoryApi, input: unknown) => Promise<Result | NotFound>
  const result = await call(directory.in(task.language), task.input)
  if ('notFound' in result) return json(404, { message: result.notFound }, { cacheControl: 'no-store' })
  const isOfThisMinute = task.call === 'businesses' && changesByTheMinute(task.input)
  return json(200, result.value, {
    validUntil: expiryOf(result.value, { now, changesByTheMinute: isOfThisMinute }),
    headers: result.headers,
    foundNothing: result.foundNothing,
  })
}
