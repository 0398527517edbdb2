import {
  type FieldRule,
  type FieldRules,
  flagRule,
  formRule,
  oneOfRule,
  orNull,
  someOfRule,
  textRule,
  timeRule,
  wholeRule,
} from '../../domain/administration/field-rule.ts'
import { duplicateReasonNames } from '../../domain/business/duplicates/possible-duplicates.ts'
import { rowNumberLimit } from '../../domain/business/listing-rules.ts'
import { categoryGroups } from '../../domain/category/category-group.ts'
import { reportReasons } from '../../domain/submission/report.ts'
import { isJsonObject } from '../../domain/text/parse-loose-json.ts'
import { auditActions } from '../ports/audit-store.ts'
import type { HistoryKind, HistoryKinds } from '../ports/history-store.ts'
import { readingJobKinds, writingJobKinds } from '../ports/job-store.ts'
import { reportDecisions } from '../ports/report-store.ts'

const idRule = textRule(200, 1)
const noteRule = textRule(600)
/** Names of files and listings, and whatever else is no key. */
const wordsRule = textRule(100_000)
/** Longer keys do not fit into an index of PostgreSQL. */
const keyRule = textRule(800)
const rowRule = wholeRule(1, rowNumberLimit)
const countRule = wholeRule(0, 2 ** 31 - 1)
/** What a job or an entry says of itself: its readers know what it can be. */
const jsonRule: FieldRule = {
  isMet: (value) => value !== undefined,
  wanted: { ko: 'JSON 값', en: 'a value of JSON' },
}
const objectRule: FieldRule = { isMet: isJsonObject, wanted: { ko: '객체', en: 'an object' } }

const changeOfPair = {
  ids: formRule(isPairOfIds, {
    ko: '빈칸 하나로 나눈 서로 다른 두 id, 작은 것 먼저',
    en: 'two different ids with a space between, the lower one first',
  }),
  reasons: someOfRule(duplicateReasonNames),
  strength: wholeRule(1, 3),
  isDismissed: flagRule,
  foundAt: timeRule,
}

const reportRules: FieldRules<Omit<HistoryKinds['report'], 'decision' | 'decidedAt' | 'changeId'>> = {
  id: idRule,
  listingId: idRule,
  reasons: someOfRule(reportReasons),
  note: noteRule,
  contact: noteRule,
  createdAt: timeRule,
}

/** What the records of a backup hold to. That of a former listing is looked at as a listing. */
export const historyRules: { readonly [Kind in HistoryKind]: FieldRules<HistoryKinds[Kind]> } = {
  merge: { id: idRule, rowNumber: rowRule, into: idRule, slug: noteRule },
  pair: { ...changeOfPair, isSingle: flagRule, jobId: textRule(200) },
  report: {
    ...reportRules,
    decision: orNull(oneOfRule(reportDecisions)),
    decidedAt: orNull(timeRule),
    // Absent in older backups.
    changeId: { ...orNull(idRule), isOptional: true },
  },
  job: {
    id: idRule,
    kind: oneOfRule([...writingJobKinds, ...readingJobKinds]),
    state: oneOfRule(['done', 'failed', 'cancelled']),
    subject: wordsRule,
    username: wordsRule,
    request: jsonRule,
    progress: jsonRule,
    result: jsonRule,
    attempts: countRule,
    idleAttempts: countRule,
    createdAt: timeRule,
    startedAt: orNull(timeRule),
    updatedAt: timeRule,
    undoneAt: orNull(timeRule),
  },
  refusedRow: {
    jobId: idRule,
    rowNumber: wholeRule(0, Number.MAX_SAFE_INTEGER),
    reason: wordsRule,
    cells: jsonRule,
  },
  audit: {
    id: idRule,
    at: timeRule,
    username: wordsRule,
    action: oneOfRule(auditActions),
    subjectId: wordsRule,
    subject: wordsRule,
    details: jsonRule,
  },
  change: { id: idRule, changedAt: timeRule },
  addedRows: { changeId: idRule, first: rowRule, last: rowRule },
  former: { changeId: idRule, changedAt: timeRule, before: objectRule },
  droppedName: {
    changeId: idRule,
    kind: oneOfRule(['city', 'category', 'country']),
    key: keyRule,
    name: wordsRule,
    group: orNull(oneOfRule(categoryGroups)),
  },
}

/** Pairs and open reports in the headers of backups of version 1. */
export const headerHistoryRules = { pairs: changeOfPair, reports: reportRules }

function isPairOfIds(text: string): boolean {
  const [first = '', second = '', ...more] = text.split(' ')
  return more.length === 0 && text.length <= 100 && first !== '' && first < second
}
