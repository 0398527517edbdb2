import {
  type BrokenField,
  type FieldRule,
  type FieldRules,
  findBrokenField,
  formRule,
  oneOfRule,
  textRule,
  timeRule,
  wholeRule,
} from '../../domain/administration/field-rule.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import {
  findBrokenListingField,
  handFieldsRule,
  listingRules,
  rowNumberLimit,
} from '../../domain/business/listing-rules.ts'
import { isEmail } from '../../domain/submission/contact-forms.ts'
import { isJsonObject } from '../../domain/text/parse-loose-json.ts'
import { JobError } from '../jobs/job-handler.ts'
import { type HistoryRecord, historyKinds, type PairRecord } from '../ports/history-store.ts'
import type { StoredLayout } from '../ports/import-layout-store.ts'
import type { StoredListing } from '../ports/listing-administration.ts'
import type { StoredReport } from '../ports/report-store.ts'
import type { StoredSynonym } from '../ports/search-feedback.ts'
import type { StoredTradeMapping } from '../ports/trade-mapping-store.ts'
import { layoutRules, synonymRules, tradeRules } from './header-rules.ts'
import { headerHistoryRules, historyRules } from './history-rules.ts'

/**
 * A backup is gzip of JSON lines: the header, one `StoredListing` each in the order of their row numbers, one `HistoryRecord` each, the
 * trailer. It knows nothing of the database that it came from. Synonyms, layouts of imports and trades of texts are in the header.
 * Accounts and sessions are not in it, nor what visitors searched for.
 *
 * Version 1 had no records: its header had the open reports and the pairs of possible duplicates.
 *
 * A line is what `JSON.stringify` writes, so that no field can be there twice. A field that this version does not know is ignored: a
 * newer one may have added it. All others hold to the rules of this folder and of `listing-rules.ts`.
 */
const formatName = 'business-directory-backup'
const formatVersion = 2

export interface BackupHeader {
  readonly format: typeof formatName
  readonly version: number
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  /** Pending ones too, as counted when the backup began. */
  readonly listings: number
  /** Empty in backups of older versions. */
  readonly synonyms: readonly StoredSynonym[]
  /** Empty in backups of older versions. */
  readonly layouts: readonly StoredLayout[]
  /** Empty in backups of older versions. */
  readonly trades: readonly StoredTradeMapping[]
}

/** The header of a file, with what the header of version 1 had of the history. */
export interface ReadHeader extends BackupHeader {
  readonly history: readonly HistoryRecord[]
}

interface OlderHeader extends BackupHeader {
  readonly reports: readonly StoredReport[]
  readonly pairs: readonly Omit<PairRecord, 'jobId' | 'isSingle'>[]
}

export interface BackupTrailer {
  readonly end: true
  readonly listings: number
  /** Hash of all lines before, with their line ends. */
  readonly sha256: string
}

const count = wholeRule(0, rowNumberLimit)
const listRule: FieldRule = {
  isMet: (value) => Array.isArray(value) && value.every(isJsonObject),
  wanted: { ko: '객체의 목록', en: 'a list of objects' },
  isOptional: true,
}
const headerRules: FieldRules<Omit<OlderHeader, 'format' | 'version'>> = {
  createdAt: timeRule,
  listings: count,
  synonyms: listRule,
  layouts: listRule,
  trades: listRule,
  reports: listRule,
  pairs: listRule,
}
const trailerRules: FieldRules<Omit<BackupTrailer, 'end'>> = {
  listings: count,
  sha256: formRule((text) => /^[0-9a-f]{64}$/.test(text), {
    ko: '16진수 64자',
    en: '64 hexadecimal digits',
  }),
}

const storedListingRules: FieldRules<StoredListing> = {
  ...listingRules,
  submitterEmail: formRule((text) => text === '' || (text.length <= 600 && isEmail(text)), {
    ko: '이메일 주소 또는 빈 텍스트',
    en: 'an e-mail address, or an empty text',
  }),
  /** These are absent in backups of older versions. */
  dataAt: { ...timeRule, isOptional: true },
  handFields: { ...handFieldsRule, isOptional: true },
  textFacts: { ...textRule(60), isOptional: true },
}
const ofPublished: Readonly<Record<string, FieldRule>> = {
  submitterEmail: oneOfRule(['']),
}

export function headerLine(values: Omit<BackupHeader, 'format' | 'version'>): string {
  return JSON.stringify({ format: formatName, version: formatVersion, ...values } satisfies BackupHeader)
}

export function trailerLine(values: Omit<BackupTrailer, 'end'>): string {
  return JSON.stringify({ end: true, ...values } satisfies BackupTrailer)
}

export const noBackup = () =>
  new JobError({
    ko: '이 디렉터리의 백업 파일이 아닙니다. backup 명령으로 만든 파일을 주십시오.',
    en: 'It is no backup of this directory. Give a file that the command backup made.',
  })

/** Throws `JobError` if the line is not the header of a backup that this version can read. */
export function parseHeader(line: string): ReadHeader {
  const value = parsed(line)
  if (value?.format !== formatName) throw noBackup()
  if (Number.isInteger(value.version) && Number(value.version) > formatVersion) {
    throw new JobError({
      ko: `더 새로운 판(${value.version})의 백업입니다. 이 프로그램을 먼저 새 판으로 올려 주십시오.`,
      en: `It is a backup of a newer version (${value.version}). Upgrade this program first.`,
    })
  }
  requireRules(value, { version: wholeRule(1, formatVersion), ...headerRules }, { line: 1 })
  requireOwnForm(line, value, 1)
  const { synonyms = [], layouts = [], trades = [], reports = [], pairs = [] } = value as Partial<OlderHeader>
  requireEach('synonyms', synonyms, synonymRules, 'key')
  requireEach('layouts', layouts, layoutRules, 'key')
  requireEach('trades', trades, tradeRules, 'key')
  requireEach('reports', reports, headerHistoryRules.reports, 'id')
  requireEach('pairs', pairs, headerHistoryRules.pairs, 'ids')
  const history: HistoryRecord[] = [
    ...pairs.map((pair) => ({ of: 'pair', ...pair, isSingle: false, jobId: '' }) as const),
    ...reports.map(
      (report) => ({ of: 'report', ...report, decision: null, decidedAt: null, changeId: null }) as const,
    ),
  ]
  return { ...(value as unknown as BackupHeader), synonyms, layouts, trades, history }
}

/** Throws `JobError` unless each record of a list of the header holds to its rules and has a key of its own. */
function requireEach<Each extends object, Key extends keyof Each & string>(
  list: string,
  records: readonly Each[],
  rules: FieldRules<Each>,
  key: Key,
): void {
  const seen = new Set<unknown>()
  for (const [index, record] of records.entries()) {
    const place = { line: 1, within: `${list}.${index}.` }
    requireRules(record as Record<string, unknown>, rules, place)
    if (seen.has(record[key])) throw broken({ ...foundIn(record, key), wanted: another }, place)
    seen.add(record[key])
  }
}

const another = { ko: '다른 기록과 겹치지 않는 값', en: 'one that no other record has' }
const foundIn = (record: object, field: string) => ({
  field,
  found: JSON.stringify((record as Record<string, unknown>)[field]),
})

/** A listing, a record or the trailer. Throws `JobError` if the line is none; `number` counts lines from 1. */
export function parseLine(line: string, number: number): StoredListing | HistoryRecord | BackupTrailer {
  const value = parsed(line)
  if (!value) throw damagedLine(number)
  if (Object.hasOwn(value, 'end')) {
    requireRules(value, { end: isTrue, ...trailerRules }, { line: number })
    requireOwnForm(line, value, number)
    return value as unknown as BackupTrailer
  }
  const parsedLine = Object.hasOwn(value, 'of') ? recordOf(value, number) : listingOf(value, { line: number })
  requireOwnForm(line, value, number)
  return parsedLine
}

function recordOf(value: Record<string, unknown>, line: number): HistoryRecord {
  requireRules(value, { of: oneOfRule(historyKinds) }, { line })
  const record = value as unknown as HistoryRecord
  requireRules(value, historyRules[record.of], { line })
  if (record.of === 'report') return { ...record, changeId: record.changeId ?? null }
  if (record.of !== 'former') return record
  const before = listingOf(value.before as Record<string, unknown>, { line, within: 'before.' })
  return { ...record, before }
}

function listingOf(value: Record<string, unknown>, place: Place): StoredListing {
  const problem = findBrokenListingField(value, storedListingRules)
  if (problem) throw broken(problem, place)
  if (value.status === 'published') requireRules(value, ofPublished, place)
  const stored = value as unknown as StoredListing
  return {
    ...stored,
    dataAt: stored.dataAt ?? stored.createdAt,
    handFields: stored.handFields ?? [],
    textFacts: stored.textFacts ?? '',
  }
}

const isTrue: FieldRule = { isMet: (value) => value === true, wanted: { ko: 'true', en: 'true' } }

function parsed(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

interface Place {
  readonly line: number
  /** Where in the line the record is, such as `reports.3.`. */
  readonly within?: string
}

function requireRules(
  record: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, FieldRule>>,
  place: Place,
): void {
  const problem = findBrokenField(record, rules)
  if (problem) throw broken(problem, place)
}

/** Of a field that is there twice, `JSON.parse` keeps one and hides the other. */
function requireOwnForm(line: string, value: object, number: number): void {
  if (JSON.stringify(value) === line) return
  throw lineError(number, {
    ko: '한 필드가 두 번 있거나, 줄의 모양이 backup 명령이 쓴 것과 다릅니다.',
    en: 'it has a field twice, or is not as the command backup writes it.',
  })
}

function broken({ field, found, wanted }: BrokenField, { line, within = '' }: Place): JobError {
  const name = within + field
  return lineError(line, {
    ko:
      found === undefined
        ? `${name} 필드가 없습니다. 필요한 값: ${wanted.ko}.`
        : `${name}의 값이 ${found}입니다. 필요한 값: ${wanted.ko}.`,
    en:
      found === undefined
        ? `${name} is missing. It must be ${wanted.en}.`
        : `${name} is ${found}. It must be ${wanted.en}.`,
  })
}

export const damagedLine = (line: number): JobError =>
  lineError(line, { ko: '읽을 수 없습니다.', en: 'it cannot be read.' })

/** What is wrong with a line, and what to do. */
export function lineError(line: number, { ko, en }: PanelText): JobError {
  return new JobError({
    ko: `백업 파일의 ${line}번째 줄이 손상되었습니다: ${ko} 파일을 다시 복사하거나 다른 백업을 쓰십시오.`,
    en: `Line ${line} of the backup is damaged: ${en} Copy the file again, or use another backup.`,
  })
}
