import {
  type FieldRules,
  flagRule,
  formRule,
  someOfRule,
  timeRule,
  wholeRule,
} from '../../domain/administration/field-rule.ts'
import { duplicateReasonNames } from '../../domain/business/duplicates/possible-duplicates.ts'
import type { StoredPair } from '../ports/duplicate-store.ts'

/** What each pair of possible duplicates in the header of a backup holds to. */
export const pairRules: FieldRules<StoredPair> = {
  ids: formRule(isPairOfIds, {
    ko: '빈칸 하나로 나눈 서로 다른 두 id, 작은 것 먼저',
    en: 'two different ids with a space between, the lower one first',
  }),
  reasons: someOfRule(duplicateReasonNames),
  strength: wholeRule(1, 3),
  isDismissed: flagRule,
  foundAt: timeRule,
}

function isPairOfIds(text: string): boolean {
  const [first = '', second = '', ...more] = text.split(' ')
  return more.length === 0 && text.length <= 100 && first !== '' && first < second
}
