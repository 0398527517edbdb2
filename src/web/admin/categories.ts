import { useQuery } from '@tanstack/react-query'
import type { CategoryChoice } from '../../domain/administration/administration.ts'
import { ownTradeName } from '../../domain/category/own-trade.ts'
import type { Business, CountrySummary } from '../../domain/directory/directory.ts'
import { listCategories } from './admin-api.ts'
import { call } from './admin-call.ts'
import { useMessages } from './messages/messages.tsx'

/** The directory's categories, each once, those with the most listings first. */
export function useCategories(): readonly CategoryChoice[] {
  const { data } = useQuery({ queryKey: ['api', 'admin-categories'], queryFn: listCategories })
  return data?.categories ?? []
}

type Trade = Pick<Business, 'category' | 'categoryLabel' | 'categorySlug'>

/** Names a listing's trade in the panel's language, whichever of its names the source has used. */
export function useTradeName(): (business: Trade) => string {
  const { language } = useMessages()
  const categories = useCategories()
  return ({ category, categoryLabel, categorySlug }) =>
    categories.find((one) => one.slug === categorySlug)?.label[language] ??
    // No published listing has it. The answers are in Korean.
    (language === 'ko' ? categoryLabel : ownTradeName(category) || category)
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
