import { useQuery } from '@tanstack/react-query'
import type { CategoryChoice } from '../../domain/administration/administration.ts'
import type { CountrySummary } from '../../domain/directory/directory.ts'
import { listCategories } from './admin-api.ts'
import { call } from './admin-call.ts'
import { useMessages } from './messages/messages.tsx'

/** The directory's categories, each once, those with the most listings first. */
export function useCategories(): readonly CategoryChoice[] {
  const { data } = useQuery({ queryKey: ['api', 'admin-categories'], queryFn: listCategories })
  return data?.categories ?? []
}

/** Names a listing's category by the slug of its page; `otherwise` if the directory has no such category. */
export function useTradeName(): (slug: string, otherwise: string) => string {
  const { language } = useMessages()
  const categories = useCategories()
  return (slug, otherwise) => categories.find((one) => one.slug === slug)?.label[language] ?? otherwise
}

/** The directory's countries, those with the most listings first. */
export function useCountries(): readonly CountrySummary[] {
  const { data } = useQuery({
    queryKey: ['api', 'countries'],
    queryFn: () => call<readonly CountrySummary[]>('GET', 'countries'),
  })
  return data ?? []
}

/** Names a country by the name that its listings have. */
export function useCountryName(): (country: string) => string {
  const { formats } = useMessages()
  const countries = useCountries()
  return (country) =>
    formats.country(countries.find((one) => one.country === country)?.countryCode ?? '', country)
}
