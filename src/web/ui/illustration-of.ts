import type { CategoryGroup } from '../../domain/category/category-group.ts'

/** Until a category has a picture of its own, its group's. */
export function illustrationOf(_category: string, group: CategoryGroup | null): string {
  return group ?? 'generic'
}
