import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { AboutProfile } from '../about-attributes.ts'
import type { HoursProfile } from '../working-hours.ts'

/** What businesses of a trade have in common in every country. */
export interface Trade {
  /** null for shops and others that belong to none of the site's groups. */
  readonly group: CategoryGroup | null
  readonly hours: HoursProfile
  readonly about: AboutProfile
  /** Half of the trade's businesses have fewer reviews than this. */
  readonly medianReviews: number
}
