import { fold } from '../text/fold.ts'
import type { CategoryGroup } from './category-group.ts'
import { categoryLabel } from './taxonomy.ts'

/**
 * The drawings for listings without a photo: one for each group, the spec's further default images, and one for all
 * others.
 */
export type Illustration =
  | CategoryGroup
  | 'software-development'
  | 'cleaning-service'
  | 'service-provider'
  | 'generic'

const software =
  /software|web ?site|web design|web develop|app develop|소프트웨어|웹|앱 ?개발|yazilim|web tasarim/
const cleaning = /clean|laundr|janitor|maid|청소|세탁|temizl|camasirhane/
const anyService = /service|contractor|agency|provider|서비스|용역|대행|hizmet|servis/

/** The drawing for a category; `group` is the category's group. */
export function illustrationOf(category: string, group: CategoryGroup | null): Illustration {
  const label = categoryLabel(category)?.en ?? ''
  const names = fold(`${category} ${label}`)
  if (group === 'professional-services' && software.test(names)) return 'software-development'
  if (label === 'Service provider') return 'service-provider'
  if ((group === 'home-services' || group === null) && cleaning.test(names)) return 'cleaning-service'
  return group ?? (anyService.test(names) ? 'service-provider' : 'generic')
}
