import { fold } from '../text/fold.ts'
import type { CategoryGroup } from './category-group.ts'

/** The drawings that stand in for a missing photo: the groups', the spec's further default images, and one for the rest. */
export type Illustration =
  | CategoryGroup
  | 'software-development'
  | 'cleaning-service'
  | 'service-provider'
  | 'generic'

/** Words that call for a drawing more telling than the group's. */
const byWord: readonly (readonly [RegExp, Illustration])[] = [
  [
    /software|web design|web develop|website|app develop|소프트웨어|개발|yazılım|yazilim|web tasarim/,
    'software-development',
  ],
  [/clean|laundry|janitor|maid|청소|세탁|temizl|camasirhane/, 'cleaning-service'],
]
const anyService = /service|contractor|agency|provider|서비스|hizmet|servis/

/** The drawing for a category's default image. */
export function illustrationOf(category: string, group: CategoryGroup | null): Illustration {
  const folded = fold(category)
  for (const [words, illustration] of byWord) if (words.test(folded)) return illustration
  return group ?? (anyService.test(folded) ? 'service-provider' : 'generic')
}
