import { type FieldRules, someOfRule, textRule, timeRule } from '../../domain/administration/field-rule.ts'
import { reportReasons } from '../../domain/submission/report.ts'
import type { StoredReport } from '../ports/report-store.ts'

const idRule = textRule(100, 1)
const noteRule = textRule(600)
/** What each open report in the header of a backup holds to. */
export const reportRules: FieldRules<StoredReport> = {
  id: idRule,
  listingId: idRule,
  reasons: someOfRule(reportReasons),
  note: noteRule,
  contact: noteRule,
  createdAt: timeRule,
}
