import type { CategoryGroup } from '../../../domain/category/category-group.ts'
import type { CityLink } from '../../api/queries.ts'
import { headerCities } from '../../routes.ts'
import type { PageLanguage } from '../../site-context.ts'
import type { NavigationItem } from './site-navigation.tsx'

const headerGroups: readonly CategoryGroup[] = [
  'restaurants',
  'healthcare',
  'auto-services',
  'beauty-wellness',
  'home-services',
  'professional-services',
]
const footerGroups: readonly CategoryGroup[] = [...headerGroups, 'education', 'entertainment']

type Words = Pick<PageLanguage, 'messages' | 'href'>

const groupItems = (groups: readonly CategoryGroup[], { messages, href }: Words): NavigationItem[] =>
  groups.map((group) => ({ label: messages.groups[group], href: href.category(group) }))

export const headerCategories = (words: Words) => groupItems(headerGroups, words)
export const footerCategories = (words: Words) => groupItems(footerGroups, words)

/**
 * The header's cities: those of the specification that are among the directory's largest, and then its other large ones, as many as
 * the specification has. A city that the directory does not have would lead nowhere.
 */
export function headerCityItems(
  { href }: Pick<Words, 'href'>,
  popularCities: readonly CityLink[] = [],
): NavigationItem[] {
  const given = headerCities.flatMap((name) => popularCities.find(({ page }) => page === name) ?? [])
  const others = popularCities.filter((city) => !given.includes(city))
  return [...given, ...others]
    .slice(0, headerCities.length)
    .map(({ page, shown }) => ({ label: shown.name, href: href.city(page) }))
}
