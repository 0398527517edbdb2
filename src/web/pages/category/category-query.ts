import { categoryGroupLabels, isCategoryGroup } from '../../../domain/category/category-group.ts'
import { categoryPage } from '../../api/queries.ts'
import { type PageRequest, pageNumber } from '../../page-definition.ts'
import { capitalisedSlug } from './capitalised-slug.ts'

export const categorySlugOf = ({ params }: PageRequest) => params.slug ?? ''
export const categoryListQuery = (request: PageRequest) =>
  categoryPage(categorySlugOf(request), pageNumber(request))

/** The group's Korean name; other categories are named by their slug. */
export function categoryNameOf(request: PageRequest): string {
  const slug = categorySlugOf(request)
  return isCategoryGroup(slug) ? categoryGroupLabels[slug].ko : capitalisedSlug(slug)
}
