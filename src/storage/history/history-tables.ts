import type { HistoryKind, HistoryKinds } from '../../application/ports/history-store.ts'
import type { DuplicateReason } from '../../domain/business/duplicates/possible-duplicates.ts'
import type { ReportReason } from '../../domain/submission/report.ts'
import type { OpeningIdOf } from '../rows/opening-pattern.ts'
import { decodeStored, encodeStored, parseFormer } from '../rows/stored-row.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'

type Encoded<Name extends keyof Schema> = { readonly [Column in keyof Schema[Name]]?: Schema[Name][Column] }

/** A table whose rows backups hold. */
export interface HistoryTable<Kind extends HistoryKind, Name extends keyof Schema> {
  readonly name: Name
  /** As `given` takes them. */
  readonly columns: string
  /** The columns of the key, in the order of reading and of locks. */
  readonly key: readonly (keyof Schema[Name] & string)[]
  /** SQL: the rows that are read; absent: all. */
  readonly where?: string
  decode(row: Schema[Name]): HistoryKinds[Kind]
  encode(record: HistoryKinds[Kind], openingIdOf: OpeningIdOf): Encoded<Name>
  /** The highest row number of a listing that a record names: no new listing may get it. */
  numberOf?(record: HistoryKinds[Kind]): number
}

const table = <Kind extends HistoryKind, Name extends keyof Schema>(
  definition: HistoryTable<Kind, Name>,
): HistoryTable<Kind, Name> => definition

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json))
const packed = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

const merge = table<'merge', 'merged_listing'>({
  name: 'merged_listing',
  columns: 'id text, n bigint, into_id text, slug text',
  key: ['id'],
  decode: ({ id, n, into_id, slug }) => ({ id, rowNumber: n, into: into_id, slug }),
  encode: ({ id, rowNumber, into, slug }) => ({ id, n: rowNumber, into_id: into, slug }),
  numberOf: ({ rowNumber }) => rowNumber,
})

const pair = table<'pair', 'duplicate_pair'>({
  name: 'duplicate_pair',
  columns:
    'first_id text, second_id text, reasons text, strength integer, is_dismissed boolean, dismissed_singly integer, job_id text, found_at bigint',
  key: ['first_id', 'second_id'],
  decode: ({ first_id, second_id, reasons, strength, is_dismissed, dismissed_singly, job_id, found_at }) => ({
    ids: `${first_id} ${second_id}`,
    reasons: reasons.split(',') as DuplicateReason[],
    strength,
    isDismissed: Boolean(is_dismissed),
    isSingle: dismissed_singly === 1,
    foundAt: found_at,
    jobId: job_id,
  }),
  encode({ ids, reasons, strength, isDismissed, isSingle, foundAt, jobId }) {
    const [first_id = '', second_id = ''] = ids.split(' ')
    const evidence = { reasons: reasons.join(','), strength }
    const decision = { is_dismissed: isDismissed, dismissed_singly: Number(isSingle) }
    return { first_id, second_id, ...evidence, ...decision, job_id: jobId, found_at: foundAt }
  },
})

const report = table<'report', 'report'>({
  name: 'report',
  columns:
    'id text, listing_id text, reasons text, note text, contact text, created_at bigint, decision text, decided_at bigint, change_id text',
  key: ['id'],
  decode: ({ id, listing_id, reasons, note, contact, created_at, decision, decided_at, change_id }) => ({
    id,
    listingId: listing_id,
    reasons: reasons === '' ? [] : (reasons.split(',') as ReportReason[]),
    note,
    contact,
    createdAt: created_at,
    decision,
    decidedAt: decided_at,
    changeId: change_id,
  }),
  encode: ({ id, listingId, reasons, note, contact, createdAt, decision, decidedAt, changeId }) => ({
    id,
    listing_id: listingId,
    reasons: reasons.join(),
    note,
    contact,
    created_at: createdAt,
    decision,
    decided_at: decidedAt,
    change_id: changeId,
  }),
})

const job = table<'job', 'job'>({
  name: 'job',
  columns:
    'id text, kind text, state text, subject text, progress text, result text, created_at bigint, updated_at bigint, ' +
    'username text, request text, attempts integer, idle_attempts integer, started_at bigint, undone_at bigint',
  key: ['id'],
  where: "state in ('done', 'failed', 'cancelled')",
  decode: (row) => ({
    id: row.id,
    kind: row.kind,
    state: row.state,
    subject: row.subject,
    username: row.username,
    request: parsed(row.request),
    progress: parsed(row.progress),
    result: parsed(row.result),
    attempts: row.attempts,
    idleAttempts: row.idle_attempts,
    createdAt: row.created_at,
    startedAt: row.started_at,
    updatedAt: row.updated_at,
    undoneAt: row.undone_at,
  }),
  encode: ({ id, kind, state, subject, username, ...record }) => ({
    id,
    kind,
    state,
    subject,
    username,
    request: packed(record.request),
    progress: packed(record.progress),
    result: packed(record.result),
    attempts: record.attempts,
    idle_attempts: record.idleAttempts,
    created_at: record.createdAt,
    started_at: record.startedAt,
    updated_at: record.updatedAt,
    undone_at: record.undoneAt,
  }),
})

const refusedRow = table<'refusedRow', 'refused_row'>({
  name: 'refused_row',
  columns: 'job_id text, row_number bigint, reason text, cells text',
  key: ['job_id', 'row_number'],
  decode: ({ job_id, row_number, reason, cells }) => ({
    jobId: job_id,
    rowNumber: row_number,
    reason,
    cells: JSON.parse(cells),
  }),
  encode: ({ jobId, rowNumber, reason, cells }) => ({
    job_id: jobId,
    row_number: rowNumber,
    reason,
    cells: JSON.stringify(cells),
  }),
})

const audit = table<'audit', 'audit'>({
  name: 'audit',
  columns: 'id text, at bigint, username text, action text, subject_id text, subject text, details text',
  key: ['id'],
  decode: ({ id, at, username, action, subject_id, subject, details }) => ({
    id,
    at,
    username,
    action,
    subjectId: subject_id,
    subject,
    details: parsed(details),
  }),
  encode: ({ id, at, username, action, subjectId, subject, details }) => ({
    id,
    at,
    username,
    action,
    subject_id: subjectId,
    subject,
    details: packed(details),
  }),
})

const change = table<'change', 'undoable_change'>({
  name: 'undoable_change',
  columns: 'id text, changed_at bigint',
  key: ['id'],
  decode: ({ id, changed_at }) => ({ id, changedAt: changed_at }),
  encode: ({ id, changedAt }) => ({ id, changed_at: changedAt }),
})

const addedRows = table<'addedRows', 'added_rows'>({
  name: 'added_rows',
  columns: 'change_id text, first_n bigint, last_n bigint',
  key: ['change_id', 'first_n'],
  decode: ({ change_id, first_n, last_n }) => ({ changeId: change_id, first: first_n, last: last_n }),
  encode: ({ changeId, first, last }) => ({ change_id: changeId, first_n: first, last_n: last }),
  numberOf: ({ last }) => last,
})

const former = table<'former', 'changed_listing'>({
  name: 'changed_listing',
  columns: 'change_id text, listing_id text, changed_at bigint, before text',
  key: ['change_id', 'listing_id'],
  decode: ({ change_id, changed_at, before }) => ({
    changeId: change_id,
    changedAt: changed_at,
    before: decodeStored(parseFormer(before)),
  }),
  encode: ({ changeId, changedAt, before }, openingIdOf) => ({
    change_id: changeId,
    listing_id: before.id,
    changed_at: changedAt,
    before: JSON.stringify(encodeStored(before, openingIdOf(before))),
  }),
  numberOf: ({ before }) => before.rowNumber,
})

const droppedName = table<'droppedName', 'dropped_name'>({
  name: 'dropped_name',
  columns: 'change_id text, kind text, key text, name text, category_group text',
  key: ['change_id', 'kind', 'key'],
  decode: ({ change_id, kind, key, name, category_group }) => ({
    changeId: change_id,
    kind,
    key,
    name,
    group: category_group,
  }),
  encode: ({ changeId, kind, key, name, group }) => ({
    change_id: changeId,
    kind,
    key: storedText(key),
    name,
    category_group: group,
  }),
})

/** The table of each kind of record. */
export const historyTables = {
  merge,
  pair,
  report,
  job,
  refusedRow,
  audit,
  change,
  addedRows,
  former,
  droppedName,
} as const
