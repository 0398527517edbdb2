import { z } from 'zod'
import { categoryGroups } from '../../domain/category/category-group.ts'
import { JobError } from '../jobs/job-handler.ts'
import type { StoredListing } from '../ports/listing-administration.ts'
import type { StoredSynonym } from '../ports/search-feedback.ts'

/**
 * A backup is gzip of JSON lines: the header, one `StoredListing` each in the order of their row numbers, the trailer. It knows
 * nothing of the database that it came from. The synonyms are in the header, which older versions read without them. Accounts,
 * sessions, jobs and the audit log are not in it.
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

const header = z.object({
  format: z.literal(formatName),
  version: z.number().int(),
  /** Milliseconds since the epoch. */
  createdAt: z.number(),
  /** Pending ones too, as counted when the backup began. */
  listings: z.number().int().min(0),
  /** Absent in backups of older versions. */
  synonyms: z.array(synonym).default([]),
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
const listing: z.ZodType<StoredListing> = z.object({
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
})

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
    throw new JobError('이 디렉터리의 백업 파일이 아닙니다. backup 명령으로 만든 파일을 주십시오.')
  if (found.data.version > formatVersion) {
    throw new JobError(
      `더 새로운 판(${found.data.version})의 백업입니다. 이 프로그램을 먼저 새 판으로 올려 주십시오.`,
    )
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
  throw new JobError(
    `백업 파일의 ${number}번째 줄이 손상되었습니다${field && ` (${field})`}. 다른 백업을 쓰십시오.`,
  )
}
