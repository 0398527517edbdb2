import { type FieldRules, textRule, timeRule } from '../../domain/administration/field-rule.ts'
import { type ReportReason, reportReasons } from '../../domain/submission/report.ts'
import type { StoredReport } from '../ports/report-store.ts'

const idRule = textRule(100, 1)
const noteRule = textRule(600)
/** What each open report in the header of a backup holds to. */
export const reportRules: FieldRules<StoredReport> = {
  id: idRule,
  listingId: idRule,
  reasons: {
    isMet: (value) =>
      Array.isArray(value) &&
      new Set(value).size === value.length &&
      value.every((reason) => reportReasons.includes(reason as ReportReason)),
    wanted: {
      ko: `다음 중 서로 다른 이유의 목록: ${reportReasons.join(', ')}`,
      en: `a list of different reasons of ${reportReasons.join(', ')}`,
    },
  },
  note: noteRule,
  contact: noteRule,
  createdAt: timeRule,
}
