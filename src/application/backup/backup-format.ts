import { z } from 'zod'
import { categoryGroups } from '../../domain/category/category-group.ts'
import { reportReasons } from '../../domain/submission/report.ts'
import { JobError } from '../jobs/job-handler.ts'
import type { StoredListing } from '../ports/listing-administration.ts'
import type { StoredReport } from '../ports/report-store.ts'
import type { StoredSynonym } from '../ports/search-feedback.ts'

/**
 * A backup is gzip of JSON lines: the header, one `StoredListing` each in the order of their row numbers, the trailer. It knows
 * nothing of the database that it came from. Synonyms and open reports are in the header, which older versions read without them.
 * Accounts, sessions, jobs and the audit log are not in it.
 */
const formatName = 'business-directory-backup'
const formatVersion = 1

const synonym: z.ZodType<StoredSynonym> = z.object({
  key: z.string().min(1),
  phrase: z.string(),
  meaning: z.string(),
  trade: z.string(),
  createdAt: z.number(),
})

const report: z.ZodType<StoredReport> = z.object({
  id: z.string().min(1),
  listingId: z.string().min(1),
  reasons: z.array(z.enum(reportReasons)),
  note: z.string(),
  contact: z.string(),
  createdAt: z.number(),
})

const header = z.object({
  format: z.literal(formatName),
  version: z.number().int(),
  /** Milliseconds since the epoch. */
  createdAt: z.number(),
  /** Pending ones too, as counted when the backup began. */
  listings: z.number().int().min(0),
  /** Absent in backups of older versions. */
  synonyms: z.array(synonym).default([]),
  /** Absent in backups of older versions. */
  reports: z.array(report).default([]),
})
export type BackupHeader = z.infer<typeof header>

const trailer = z.object({
  end: z.literal(true),
  listings: z.number().int().min(0),
  /** Hash of all lines before, with their line ends. */
  sha256: z.string().length(64),
})
export type BackupTrailer = z.infer<typeof trailer>

const text = z.string()
const textMap = z.record(text, text)
const storedListing = z.object({
  id: text.min(1),
  slug: text.min(1),
  rowNumber: z.number().int().min(1),
  placeId: text.min(1),
  name: text,
  category: text,
  categoryGroup: z.enum(categoryGroups).nullable(),
  address: text,
  zipCode: text,
  city: text,
  state: text,
  district: text,
  country: text,
  countryCode: text,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timeZone: text,
  phone: text,
  phoneE164: text,
  rating: z.number(),
  reviewCount: z.number().int(),
  photos: z.array(text),
  openingHours: textMap,
  about: z.record(text, z.record(text, z.union([z.boolean(), text]))),
  isVerified: z.boolean(),
  status: z.enum(['published', 'pending']),
  description: text,
  locationLink: text,
  score: z.number(),
  uniqueContent: text,
  seoTitle: text,
  seoDescription: text,
  canonicalUrl: text,
  createdAt: z.number(),
  updatedAt: z.number(),
  editedAt: z.number().nullable(),
  submitterEmail: text,
  /** Absent in backups of older versions. */
  dataAt: z.number().optional(),
})
const listing: z.ZodType<StoredListing> = storedListing.transform(({ dataAt, ...stored }) => ({
  ...stored,
  dataAt: dataAt ?? stored.createdAt,
}))

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

export function headerLine(values: Omit<BackupHeader, 'format' | 'version'>): string {
  return JSON.stringify({ format: formatName, version: formatVersion, ...values } satisfies BackupHeader)
}

export function trailerLine(values: Omit<BackupTrailer, 'end'>): string {
  return JSON.stringify({ end: true, ...values } satisfies BackupTrailer)
}

/** Throws `JobError` if the line is not the header of a backup that this version can read. */
export function parseHeader(line: string): BackupHeader {
  const found = header.safeParse(parsed(line))
  if (!found.success)
    throw new JobError({
      ko: '이 디렉터리의 백업 파일이 아닙니다. backup 명령으로 만든 파일을 주십시오.',
      en: 'It is no backup of this directory. Give a file that the command backup made.',
    })
  if (found.data.version > formatVersion) {
    throw new JobError({
      ko: `더 새로운 판(${found.data.version})의 백업입니다. 이 프로그램을 먼저 새 판으로 올려 주십시오.`,
      en: `It is a backup of a newer version (${found.data.version}). Upgrade this program first.`,
    })
  }
  return found.data
}

/** A listing or the trailer. Throws `JobError` if the line is neither; `number` counts lines from 1. */
export function parseLine(line: string, number: number): StoredListing | BackupTrailer {
  const value = parsed(line)
  const end = trailer.safeParse(value)
  if (end.success) return end.data
  const found = listing.safeParse(value)
  if (found.success) return found.data
  const field = found.error.issues[0]?.path.join('.') ?? ''
  const where = field && ` (${field})`
  throw new JobError({
    ko: `백업 파일의 ${number}번째 줄이 손상되었습니다${where}. 다른 백업을 쓰십시오.`,
    en: `Line ${number} of the backup is damaged${where}. Use another backup.`,
  })
}
