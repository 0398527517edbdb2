import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { printTable } from '../../bench/figures.ts'
import { hoursInWords, type ListingDraft } from '../../src/domain/business/listing.ts'
import { tradeOf } from '../../src/domain/category/taxonomy.ts'
import { readListings } from './read-listings.ts'

/** Of a field: rows that say it, rows in which it was read, and what could not be read, with how often. */
interface FieldCount {
  stated: number
  read: number
  readonly unread: Map<string, number>
}

interface Field {
  readonly what: string
  /** The text of the source; '' if it says nothing. */
  readonly textOf: (draft: ListingDraft, hoursUnread: boolean) => string
  readonly isRead: (draft: ListingDraft, hoursUnread: boolean) => boolean
}

const hoursText = ({ openingHours }: ListingDraft) =>
  openingHours[hoursInWords] ?? Object.values(openingHours).find(Boolean) ?? ''

const fields: readonly Field[] = [
  {
    what: 'trade',
    textOf: ({ category }) => category,
    isRead: ({ category }) => tradeOf(category) !== undefined,
  },
  { what: 'city', textOf: ({ address }) => address, isRead: ({ city }) => city !== '' },
  {
    what: 'country',
    textOf: ({ address, phone }) => address || phone,
    isRead: ({ countryCode }) => countryCode !== '',
  },
  {
    what: 'hours',
    textOf: (draft, unread) => hoursText(draft) || (unread ? '(no text)' : ''),
    isRead: (_, unread) => !unread,
  },
  { what: 'phone', textOf: ({ phone }) => phone, isRead: ({ phoneE164 }) => phoneE164 !== '' },
]

/** What an import would make of a file, or of several. */
export class FixtureQuality {
  rows = 0
  accepted = 0
  readonly fields: readonly FieldCount[] = fields.map(() => ({ stated: 0, read: 0, unread: new Map() }))

  /** Counts a row; without a draft it is refused. */
  count(draft: ListingDraft | undefined, hoursUnread: boolean): void {
    this.rows++
    if (!draft) return
    this.accepted++
    for (const [at, { textOf, isRead }] of fields.entries()) {
      const field = this.fields[at]
      const text = textOf(draft, hoursUnread)
      if (!field || text === '') continue
      field.stated++
      if (isRead(draft, hoursUnread)) field.read++
      else field.unread.set(text, (field.unread.get(text) ?? 0) + 1)
    }
  }

  add(other: FixtureQuality): void {
    this.rows += other.rows
    this.accepted += other.accepted
    for (const [at, field] of this.fields.entries()) {
      const { stated = 0, read = 0, unread = new Map() } = other.fields[at] ?? {}
      field.stated += stated
      field.read += read
      for (const [text, count] of unread) field.unread.set(text, (field.unread.get(text) ?? 0) + count)
    }
  }

  /** A line of the table: rows, accepted rows, and the share of each field that was read where the source has it. */
  cells(): string[] {
    const shares = this.fields.map(({ read, stated }) =>
      stated === 0 ? '–' : `${((read / stated) * 100).toFixed(1)} % of ${stated}`,
    )
    return [String(this.rows), String(this.accepted), ...shares]
  }

  /** What could not be read, the commonest first. */
  commonestUnread(limit: number): string[][] {
    return this.fields.flatMap(({ unread }, at) =>
      [...unread]
        .sort((a, b) => b[1] - a[1])
        .slice(0, limit)
        .map(([text, count]) => [fields[at]?.what ?? '', String(count), text.slice(0, longestShown)]),
    )
  }
}

const longestShown = 90
const commonest = 10
const folders = ['outscraper', 'korean']

/** Measures all workbooks of the shared fixtures, file by file and in total. Says so where they are absent. */
export async function measureFixtures(folder: string): Promise<void> {
  const files = folders
    .map((name) => join(folder, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => readdirSync(path).map((name) => join(path, name)))
    .sort()
  if (files.length === 0) {
    console.log(`Skipped: there are no real files in ${folder}. Name one: npm run quality -- FILE.xlsx`)
    return
  }
  const total = new FixtureQuality()
  const lines: string[][] = []
  for (const file of files) {
    const quality = new FixtureQuality()
    try {
      for await (const { draft, hoursUnread } of readListings(file)) quality.count(draft, hoursUnread)
      lines.push([basename(file), ...quality.cells()])
      total.add(quality)
    } catch (error) {
      lines.push([basename(file), error instanceof Error ? 'refused' : String(error)])
    }
  }
  printTable(
    'real files: share of the rows whose source says it',
    ['file', 'rows', 'accepted', ...fields.map(({ what }) => what)],
    [...lines, ['total', ...total.cells()]],
  )
  printTable('what could not be read', ['field', 'rows', 'text'], total.commonestUnread(commonest))
}
