import type { CategoryGroup } from '../../../domain/category/category-group.ts'
import type { CityLink } from '../../api/queries.ts'
import { headerCities } from '../../routes.ts'
import { type PageLanguage, useSite } from '../../site-context.ts'

export interface NavigationItem {
  readonly label: string
  readonly href: string
}

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

/** The logo (a map pin that is a doorway) and the name. */
export function Wordmark() {
  const { name } = useSite()
  return (
    <span className="inline-flex items-center gap-2 text-lg font-extrabold tracking-tight text-ink">
      <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
        <path
          className="fill-brand"
          d="M16 2C9.4 2 4 7.2 4 13.7 4 22 16 30 16 30s12-8 12-16.3C28 7.2 22.6 2 16 2Z"
        />
        <path className="fill-brand-ink" d="M11 20v-6.5a5 5 0 0 1 10 0V20Z" />
        <circle className="fill-sun" cx="18.4" cy="15.6" r="1.5" />
      </svg>
      <span className="wordmark-name">{name}</span>
    </span>
  )
}
