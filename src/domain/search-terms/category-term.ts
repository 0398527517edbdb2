import { type CategoryLabel, knownCategories } from '../category/known-categories.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import { fold } from '../text/fold.ts'

const terms = new WeakMap<CategoryLabel, string>()

/**
 * The term of all listings of a category, in whatever language they name it; undefined for an unknown category. It
 * joins Latin letters and Hangul, which the analyzer always separates, so no text contains it.
 */
export function categoryTerm(category: string): string | undefined {
  const label = categoryLabel(category)
  return label && termOfLabel(label)
}

export function termOfLabel(label: CategoryLabel): string {
  const known = terms.get(label)
  if (known) return known
  const term = `${fold(label.en).replace(/[^a-z]/g, '')}업종${label.ko.replace(/[^가-힣]/g, '')}`
  terms.set(label, term)
  return term
}

let keys: ReadonlyMap<string, string> | undefined

/** The key of the one category that has the term; undefined for any other term, such as that of a group's name. */
export function categoryKeyOfTerm(term: string): string | undefined {
  keys ??= keysByTerm()
  return keys.get(term)
}

function keysByTerm(): ReadonlyMap<string, string> {
  const slugs = Map.groupBy(knownCategories, ({ label }) => termOfLabel(label))
  return new Map(
    [...slugs].flatMap(([term, [category, ...others]]) =>
      category && others.length === 0 ? [[term, category.slug] as const] : [],
    ),
  )
}
