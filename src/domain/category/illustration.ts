import { fold } from '../text/fold.ts'
import type { CategoryGroup } from './category-group.ts'
import { categoryLabel } from './taxonomy.ts'

/** The drawings that stand in for a missing photo: the groups', the spec's further default images, and one for the rest. */
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

/** The drawing for a category's default image; `group` is the category's. */
export function illustrationOf(category: string, group: CategoryGroup | null): Illustration {
  const label = categoryLabel(category)?.en ?? ''
  const names = fold(`${category} ${label}`)
  if (group === 'professional-services' && software.test(names)) return 'software-development'
  if (label === 'Service provider') return 'service-provider'
  if ((group === 'home-services' || group === null) && cleaning.test(names)) return 'cleaning-service'
  return group ?? (anyService.test(names) ? 'service-provider' : 'generic')
}
