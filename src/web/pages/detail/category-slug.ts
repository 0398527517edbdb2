import { categoryKey } from '../../../domain/category/category-key.ts'
import type { Business } from '../../../domain/directory/directory.ts'

/** The slug of the page that lists the business's category; '' where it has none. */
export function categorySlug({ category }: Pick<Business, 'category'>): string {
  return categoryKey(category)
}
