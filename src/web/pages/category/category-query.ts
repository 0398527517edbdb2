import { categoryGroupLabels, isCategoryGroup } from '../../../domain/category/category-group.ts'
import { categoryPage, type SummaryPage } from '../../api/queries.ts'
import { sharedCategory } from '../../format/shared-category.ts'
import { type PageRequest, pageNumber } from '../../page-definition.ts'
import { capitalisedSlug } from './capitalised-slug.ts'

export const categorySlugOf = ({ params }: PageRequest) => params.slug ?? ''
export const categoryListQuery = (request: PageRequest) =>
  categoryPage(categorySlugOf(request), pageNumber(request))

/** The group's Korean name, or the category's where it is known; others are named by their slug. */
export function categoryNameOf(request: PageRequest, found: SummaryPage | null | undefined): string {
  const slug = categorySlugOf(request)
  if (isCategoryGroup(slug)) return categoryGroupLabels[slug].ko
  return sharedCategory(found?.businesses)?.categoryLabel || capitalisedSlug(slug)
}

/** The slug by which the directory knows the category, whichever of its names was asked for. */
export function canonicalSlugOf(request: PageRequest, found: SummaryPage | null | undefined): string {
  const slug = categorySlugOf(request)
  return isCategoryGroup(slug) ? slug : sharedCategory(found?.businesses)?.categorySlug || slug
}
