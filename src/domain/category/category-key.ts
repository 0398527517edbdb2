import { lowerCase } from '../text/fold.ts'
import { type CategoryGroup, categoryGroupLabels, categoryGroups, isCategoryGroup } from './category-group.ts'
import { nameKey } from './name-key.ts'
import { ownTrade, ownTradeName } from './own-trade.ts'
import { knownCategory, tradeOf } from './taxonomy.ts'

/**
 * The key of a category in storage, and the slug of its page. A name that has a trade has the key of its trade, so
 * 미용실, Kuaför and Hair Salons are one category. Any other name has a key of its own; that of a trade of the directory's own is marked
 * where the taxonomy would read it as another. The key of a key is the key itself.
 */
export function categoryKey(name: string): string {
  const own = categorySlug(ownTradeName(name))
  if (own !== '') return tradeOf(own) ? ownTrade(own) : own
  return tradeOf(name)?.category.slug ?? categorySlug(name)
}

/** A category's slug, as the spec's footer builds it from its name: lower case, spaces as hyphens. */
export function categorySlug(name: string): string {
  return lowerCase(name)
    .trim()
    .replace(/[\s/]+/g, '-')
}

let groupOfName: ReadonlyMap<string, CategoryGroup> | undefined

/** Groups by their names in the interface's languages. */
function groupNames(): ReadonlyMap<string, CategoryGroup> {
  const names = categoryGroups.flatMap((group) =>
    Object.values(categoryGroupLabels[group]).map((name) => [nameKey(name), group] as const),
  )
  return new Map(names)
}

/** 음식점 is the name of a group and of a trade. */
const isTrade = (name: string) => Object.values(knownCategory(name)?.label ?? {}).includes(name.trim())

/** The group that a slug or a name means; none for 음식점, which is first of all a trade. */
export function categoryGroupNamed(name: string): CategoryGroup | undefined {
  const slug = categorySlug(name)
  if (isCategoryGroup(slug)) return slug
  return isTrade(name) ? undefined : groupOfPage(name)
}

/** The group whose page an address means. `/category/음식점` is the page to which the links called 음식점 lead. */
export function groupOfPage(name: string): CategoryGroup | undefined {
  const slug = categorySlug(name)
  if (isCategoryGroup(slug)) return slug
  groupOfName ??= groupNames()
  return groupOfName.get(nameKey(name))
}
