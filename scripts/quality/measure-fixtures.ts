import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { printTable } from '../../bench/figures.ts'
import { hoursInWords, type ListingDraft } from '../../src/domain/business/listing.ts'
import { tradeOf } from '../../src/domain/category/taxonomy.ts'
import { type Accuracy, countAccuracy, emptyAccuracy, type Miss } from './accuracy.ts'
import { type PlaceLabel, readPlaceLabels } from './place-comparison.ts'
import { readListings } from './read-listings.ts'
import { addAccuracy, thresholdLines } from './thresholds.ts'
import { TradeVerdicts } from './trade-verdicts.ts'

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

  /** Rows that say a field, and rows in which it was read. */
  field(what: string): { readonly stated: number; readonly read: number } {
    return this.fields[fields.findIndex((field) => field.what === what)] ?? { stated: 0, read: 0 }
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

/** The labels of a file: those of its name, or of its name without what stands behind, `us_judo_14` for `us_judo_untouched`. */
function labelsOf(folder: string, file: string): ReadonlyMap<number, PlaceLabel> {
  const labels = join(folder, 'outscraper-labels')
  const stem = basename(file).replace(/\.\w+$/, '')
  const names = existsSync(labels) ? readdirSync(labels) : []
  const name =
    names.find((each) => each === `${stem}.jsonl`) ??
    names.find((each) => stem.startsWith(each.replace(/\d+\.jsonl$/, '')))
  return name === undefined ? new Map() : readPlaceLabels(readFileSync(join(labels, name), 'utf8'))
}

/** What all files together show. */
class AllFiles {
  readonly total = new FixtureQuality()
  readonly trades = new TradeVerdicts()
  readonly accuracy: readonly Accuracy[] = emptyAccuracy()
  readonly misses: string[][] = []

  /** Reads a file. Its line of the table. */
  async read(folder: string, file: string): Promise<string[]> {
    const quality = new FixtureQuality()
    const labels = labelsOf(folder, file)
    const accuracy = emptyAccuracy()
    const missed: Miss[] = []
    for await (const { rowNumber, draft, hoursUnread } of readListings(file)) {
      quality.count(draft, hoursUnread)
      if (!draft) continue
      this.trades.count(draft)
      const label = labels.get(rowNumber)
      // A row without an address says no town, whatever its exporter knew.
      if (label && draft.address !== '') missed.push(...countAccuracy(accuracy, rowNumber, draft, label))
    }
    this.total.add(quality)
    addAccuracy(this.accuracy, accuracy)
    const cities = missed.filter(({ field }) => field === 'city')
    this.misses.push(
      ...cities.map(({ rowNumber, got, label }) => [basename(file), String(rowNumber), got || '–', label]),
    )
    return [basename(file), ...quality.cells()]
  }

  print(lines: readonly string[][]): void {
    const { total, trades, accuracy } = this
    printTable(
      'real files: share of the rows whose source says it',
      ['file', 'rows', 'accepted', ...fields.map(({ what }) => what)],
      [...lines, ['total', ...total.cells()]],
    )
    printTable('what could not be read', ['field', 'rows', 'text'], total.commonestUnread(commonest))
    printTable('cities that differ from the label', ['file', 'row', 'derived', 'label'], this.misses)
    const [hours, country] = [total.field('hours'), total.field('country')]
    const asked = thresholdLines({ trades, accuracy, hours, country })
    printTable('what is asked of an import', ['what', 'asked', 'seen', ''], asked)
  }
}

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
  const all = new AllFiles()
  const lines: string[][] = []
  for (const file of files) {
    try {
      lines.push(await all.read(folder, file))
    } catch (error) {
      lines.push([basename(file), error instanceof Error ? 'refused' : String(error)])
    }
  }
  all.print(lines)
}
