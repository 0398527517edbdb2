import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CityNames } from '../../../domain/administration/city-names.ts'
import { call, queryText } from '../admin-call.ts'

const cityNames = (text: string, country: string) =>
  queryOptions({
    queryKey: ['admin', 'city-names', text, country],
    queryFn: () => call<CityNames>('GET', `admin/city-names${queryText({ text, country })}`),
  })

/** The directory's cities that begin like what is typed. */
export function useCitiesBegun(typed = '', country = ''): readonly string[] {
  const text = typed.trim()
  const { data } = useQuery({
    ...cityNames(text, country),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  return data?.begun ?? []
}

/** Asks before a city is kept that nobody knows, and names those that may be meant. Without an answer nothing is asked. */
export function useCityQuestion(): (
  typed: { readonly city?: string | undefined; readonly country?: string | undefined },
  question: (city: string, meant: readonly string[]) => string,
) => Promise<boolean> {
  const client = useQueryClient()
  return async ({ city = '', country = '' }, question) => {
    const text = city.trim()
    if (text === '') return true
    const found = await client.fetchQuery(cityNames(text, country)).catch(() => undefined)
    return !found || found.isKnown || window.confirm(question(text, found.meant))
  }
}
