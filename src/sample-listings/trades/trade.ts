import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { AboutProfile } from '../about-attributes.ts'
import type { HoursProfile } from '../working-hours.ts'

/** What businesses of one trade have in common in every country. */
export interface Trade {
  /** null for shops and others outside the site's groups. */
  readonly group: CategoryGroup | null
  readonly hours: HoursProfile
  readonly about: AboutProfile
  /** What half of the trade's businesses stay under. */
  readonly medianReviews: number
}
