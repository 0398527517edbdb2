import type { Business, BusinessSlice, City, DirectoryApi } from '../../domain/directory/directory.ts'
import { filters } from '../../domain/directory/filters.ts'
import { savedList } from '../../domain/directory/saved-ids.ts'
import { defaultLanguage, type Language } from '../../domain/site/language.ts'

/** A slice of listings, with the address of the category or city that it belongs to, if the answer names one. */
interface LocatedSlice extends BusinessSlice {
  readonly location: string
  /** Of a city that shares its name with others; '' for all else. */
  readonly region: string
}

type Parameters = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** The directory over HTTP, for the browser. A failing call rejects with `status: body or status text`. */
export function fetchApiIn(language: Language): DirectoryApi {
  const lang = language === defaultLanguage ? undefined : language
  const queryOf = (parameters: Parameters = {}) => queryText({ ...parameters, lang })
  return {
    statistics: () => getJson(`statistics${queryOf()}`),
    popularCities: () => getJson(`cities/popular${queryOf()}`),
    listCities: async (page) => {
      const { list, totalCount } = await getList<City>(`cities${queryOf(page)}`)
      return { cities: list, totalCount }
    },
    cityGroups: (query) => getJson(`cities/groups${queryOf({ ...query })}`),
    recommendedBusinesses: () => getJson(`businesses/recommended${queryOf()}`),
    added: () => getJson(`added${queryOf()}`),
    latestBusinesses: () => getJson(`businesses/latest${queryOf()}`),
    findBusinessBySlug: (slug) => findJson(`businesses/slug/${encodeURIComponent(slug)}${queryOf()}`),
    findBusiness: (id) => findJson(`businesses/${encodeURIComponent(id)}${queryOf()}`),
    findBusinesses: (ids) =>
      ids.length === 0
        ? Promise.resolve([])
        : getJson(`businesses/listed${queryOf({ ids: savedList(ids) })}`),
    findSurroundings: (business) => {
      const [under, name] = 'id' in business ? ['', business.id] : ['slug/', business.slug]
      return findJson(`businesses/${under}${encodeURIComponent(name)}/nearby${queryOf()}`)
    },
    listBusinesses: ({ box, ...query }) => {
      const area = box && { box: filters.box.print(box) }
      return getJson(`businesses${queryOf({ ...query, ...area })}`)
    },
    countries: () => getJson(`countries${queryOf()}`),
    categories: () => getJson(`categories${queryOf()}`),
    findCity: async (name, page) => {
      const found = await findSlice(`city/${encodeURIComponent(name)}${queryOf(page)}`)
      if (!found) return undefined
      const { district } = page
      const shown = found.businesses[0]?.shownPlace
      return {
        ...found,
        name: nameAtEnd(found.location) || name,
        shown: {
          name: shown?.city ?? name,
          local: shown?.localCity ?? '',
          ...(district && { district: shown?.district ?? district }),
          ...(found.region && { region: found.region }),
        },
        ...(district && { district }),
      }
    },
    listDistricts: (name) => getJson(`city/${encodeURIComponent(name)}/districts${queryOf()}`),
    findCategory: async (name, page) => {
      const found = await findSlice(`category/${encodeURIComponent(name)}${queryOf(page)}`)
      return found && { ...found, slug: nameAtEnd(found.location) || name }
    },
  }
}

function queryText(parameters: Parameters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === '' || value === false) continue
    query.set(name, value === true ? '1' : String(value))
  }
  const text = query.toString()
  return text && `?${text}`
}

function request(path: string): Promise<Response> {
  return fetch(`/api/${path}`, { credentials: 'include' })
}

async function failure(response: Response): Promise<Error> {
  const body = await response.text()
  return new Error(`${response.status}: ${messageIn(body) || body || response.statusText}`)
}

/** The `message` of a JSON body; '' if it has none. */
function messageIn(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : ''
  } catch {
    return ''
  }
}

async function getJson<T>(path: string): Promise<T> {
  const response = await request(path)
  if (!response.ok) throw await failure(response)
  return (await response.json()) as T
}

async function findJson<T>(path: string): Promise<T | undefined> {
  const response = await request(path)
  if (response.status === 404) return undefined
  if (!response.ok) throw await failure(response)
  return (await response.json()) as T
}

async function readList<T>(response: Response): Promise<{ list: T[]; totalCount: number }> {
  const list = (await response.json()) as T[]
  return { list, totalCount: Number(response.headers.get('X-Total-Count') ?? list.length) }
}

async function getList<T>(path: string): Promise<{ list: T[]; totalCount: number }> {
  const response = await request(path)
  if (!response.ok) throw await failure(response)
  return readList(response)
}

async function findSlice(path: string): Promise<LocatedSlice | undefined> {
  const response = await request(path)
  if (response.status === 404) return undefined
  if (!response.ok) throw await failure(response)
  const { list, totalCount } = await readList<Business>(response)
  const { headers } = response
  return {
    businesses: list,
    totalCount,
    location: headers.get('Content-Location') ?? '',
    region: decodeURIComponent(headers.get('X-City-Region') ?? ''),
  }
}

/** The last segment of an address, decoded. */
function nameAtEnd(address: string): string {
  return decodeURIComponent(address.slice(address.lastIndexOf('/') + 1))
}
