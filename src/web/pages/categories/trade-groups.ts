import { type CategoryGroup, categoryGroups } from '../../../domain/category/category-group.ts'
import type { CategorySummary } from '../../../domain/directory/directory.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'

/** How the address names the trades that are in no group. */
export const noGroup = 'other'
type ShownGroup = CategoryGroup | typeof noGroup

interface Trade {
  readonly label: string
  readonly slug: string
  readonly businessCount: number
}

/** The trades of a group, those with the most businesses first. */
export interface TradeGroup {
  readonly group: ShownGroup
  readonly businessCount: number
  /** How many trades there are, of which `trades` may be a part. */
  readonly tradeCount: number
  readonly trades: readonly Trade[]
}

const shownGroups: readonly ShownGroup[] = [...categoryGroups, noGroup]
/** Trades of each group where all groups are shown. */
const fewTrades = 12
/** A directory may have thousands in no group: the last ones have a business each, which the search finds. */
const mostTrades = 300

/** The group that an address asks for; '' for all groups. */
export const groupNamed = (name: string): ShownGroup | '' => shownGroups.find((group) => group === name) ?? ''

/** Some trades of each group that has any, or those of one group. */
export function tradeGroups(asked: ShownGroup | ''): DirectoryQuery<readonly TradeGroup[]> {
  return {
    key: ['api', 'categories', { group: asked }],
    read: async (api) => groupTrades(await api.categories(), asked),
  }
}

export function groupTrades(categories: readonly CategorySummary[], asked: ShownGroup | ''): TradeGroup[] {
  return shownGroups
    .filter((group) => asked === '' || group === asked)
    .map((group) => {
      const all = categories.filter(
        ({ categoryGroup, categorySlug }) => (categoryGroup ?? noGroup) === group && categorySlug !== '',
      )
      return {
        group,
        businessCount: all.reduce((sum, { businessCount }) => sum + businessCount, 0),
        tradeCount: all.length,
        trades: all
          .slice(0, asked ? mostTrades : fewTrades)
          .map(({ categoryLabel, categorySlug, businessCount }) => ({
            label: categoryLabel,
            slug: categorySlug,
            businessCount,
          })),
      }
    })
    .filter(({ tradeCount }) => tradeCount > 0)
}
