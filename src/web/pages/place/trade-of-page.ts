import { isCategoryGroup } from '../../../domain/category/category-group.ts'
import { sharedCategory } from '../../api/business-summary.ts'
import { type CategoryPage, categoryPage } from '../../api/queries.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'
import type { Messages } from '../../messages/ko.ts'
import type { PageRequest } from '../../page.ts'
import { noticesCode } from './late-notices.ts'

/** The name in the address. Except while it moves, it is the slug. */
export const categorySlugOf = ({ params }: PageRequest) => params.slug ?? ''
export const categoryQuery = (request: PageRequest): DirectoryQuery<CategoryPage | null> => ({
  ...categoryPage(categorySlugOf(request)),
  bringFor: (found) => (found?.totalCount ? undefined : noticesCode.attempt()),
})

/** The name of the group, or of the category if it is known, in the page's language. Others are named by their slug. */
export function categoryNameOf(
  request: PageRequest,
  found: Pick<CategoryPage, 'businesses'> | null | undefined,
  { groups }: Messages,
): string {
  const slug = categorySlugOf(request)
  if (isCategoryGroup(slug)) return groups[slug]
  return sharedCategory(found?.businesses)?.categoryLabel || capitalisedSlug(slug)
}

/** The name for a title, in which a whole group differs from a trade of its name: 모든 음식점 is more than 음식점. */
export function categoryTitleOf(
  request: PageRequest,
  found: Pick<CategoryPage, 'businesses'> | null | undefined,
  messages: Messages,
): string {
  const slug = categorySlugOf(request)
  const whole = isCategoryGroup(slug) ? messages.wholeGroups[slug] : undefined
  return whole ?? categoryNameOf(request, found, messages)
}

/** A slug as a heading: hyphens as spaces, words capitalised, without the mark of a trade of the directory's own. */
export function capitalisedSlug(slug: string): string {
  const words = slug.replace(/[-~]+/g, ' ').trim()
  return words.replace(/(^| )./g, (start) => start.toUpperCase())
}
