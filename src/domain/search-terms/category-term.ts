import type { CategoryGroup } from '../category/category-group.ts'
import { type CategoryLabel, knownCategories } from '../category/known-categories.ts'
import { ownTradeName } from '../category/own-trade.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import { memoize } from '../memoize.ts'
import { fold } from '../text/fold.ts'

/**
 * The term of all listings of a category, in whatever language they name it; '' for an unknown category, and for a trade of the directory's own. It joins
 * Latin letters and Hangul, which the analyzer always separates, so no text contains it.
 */
export const categoryTerm = memoize(10_000, (category) => {
  const label = ownTradeName(category) === '' && categoryLabel(category)
  return label ? termOfLabel(label) : ''
})

export function termOfLabel({ en, ko }: CategoryLabel): string {
  return `${fold(en).replace(/[^a-z]/g, '')}업종${ko.replace(/[^가-힣]/g, '')}`
}

/** Whether a term is that of a category. */
export const isCategoryTerm = (term: string): boolean => term.indexOf('업종') > 0

let groups: ReadonlyMap<string, CategoryGroup | null> | undefined

/** The group of the category of a term; undefined if it has none. */
export function groupOfTerm(term: string): CategoryGroup | undefined {
  groups ??= new Map(knownCategories.map(({ label, group }) => [termOfLabel(label), group]))
  return groups.get(term) ?? undefined
}
