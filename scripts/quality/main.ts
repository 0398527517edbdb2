// `npm run quality -- FILE.xlsx [--labels FILE.jsonl]`: what an import would make of a file, and, against labels, whether
// it is right; without a file, what it would make of all real files of ../shared. Reads only.
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printTable } from '../../bench/figures.ts'
import {
  addQuality,
  countQuality,
  emptyQualitySummary,
  type UnmappedCategory,
} from '../../src/application/import/quality-summary.ts'
import { DuplicateSearch } from '../../src/domain/business/duplicates/duplicate-search.ts'
import { LikelyPairs } from '../../src/domain/business/duplicates/likely-pairs.ts'
import { packKeys } from '../../src/domain/business/duplicates/packed-keys.ts'
import {
  type DuplicateKeys,
  type DuplicateReason,
  draftKeys,
  duplicateReasonNames,
  duplicateReasons,
} from '../../src/domain/business/duplicates/possible-duplicates.ts'
import { provideGazetteerFile } from '../../src/main/gazetteer.ts'
import { type Accuracy, countAccuracy, emptyAccuracy, type Miss } from './accuracy.ts'
import { type Coverage, countCoverage, emptyCoverage } from './coverage.ts'
import { measureAddresses } from './measure-addresses.ts'
import { measureFixtures } from './measure-fixtures.ts'
import { type PlaceLabel, readPlaceLabels } from './place-comparison.ts'
import { readListings } from './read-listings.ts'

interface FileQuality {
  rows: number
  refused: number
  repeated: number
  readonly coverage: readonly Coverage[]
  readonly accuracy: readonly Accuracy[]
  readonly misses: Miss[]
  unmapped: readonly UnmappedCategory[]
  duplicates: readonly (readonly DuplicateReason[])[]
}

const percent = (part: number, whole: number) => (whole > 0 ? `${((part / whole) * 100).toFixed(1)} %` : '–')

/** The reasons of each possible duplicate. */
function findDuplicates(all: readonly DuplicateKeys[]): DuplicateReason[][] {
  const packed = packKeys(all.map((keys, rowNumber) => ({ rowNumber, keys })))
  const search = new DuplicateSearch(all.length)
  search.want(packed)
  search.meet(packed)
  const likely = new LikelyPairs(search.pairs())
  likely.meet(packed)
  return likely.pairs().flatMap(([a, b]) => {
    const [one, other] = [all[a], all[b]]
    const reasons = one && other ? duplicateReasons(one, other) : []
    return reasons.length > 0 ? [reasons] : []
  })
}

async function measure(path: string, labels: ReadonlyMap<number, PlaceLabel>): Promise<FileQuality> {
  const [coverage, accuracy, misses] = [emptyCoverage(), emptyAccuracy(), [] as Miss[]]
  const found = { rows: 0, refused: 0, repeated: 0 }
  const summary = emptyQualitySummary()
  const keys: DuplicateKeys[] = []
  const ids = new Set<string>()
  for await (const { rowNumber, draft, hoursUnread } of readListings(path)) {
    found.rows++
    if (!draft) {
      found.refused++
      continue
    }
    countCoverage(coverage, draft, hoursUnread)
    countQuality(summary, draft, hoursUnread)
    const label = labels.get(rowNumber)
    if (label) misses.push(...countAccuracy(accuracy, rowNumber, draft, label))
    if (ids.has(draft.placeId)) found.repeated++
    else keys.push(draftKeys(draft))
    ids.add(draft.placeId)
  }
  const sum = emptyQualitySummary()
  addQuality(sum, summary)
  return {
    ...found,
    coverage,
    accuracy,
    misses,
    unmapped: sum.unmappedCategories,
    duplicates: findDuplicates(keys),
  }
}

function printCoverage(path: string, { rows, refused, repeated, coverage }: FileQuality): void {
  const lines = coverage.map(({ what, read, stated, readOfStated }) => [
    what,
    String(read),
    percent(read, rows),
    String(stated),
    percent(readOfStated, stated),
  ])
  printTable(
    `${basename(path)}: ${rows} rows, ${refused} refused, ${repeated} with a place_id seen before`,
    ['what', 'rows', 'of all rows', 'rows that say it', 'of these'],
    lines,
  )
}

function printAccuracy({ accuracy, misses }: FileQuality): void {
  const lines = accuracy.map(({ field, right, wrong, empty }) => {
    const labelled = right + wrong + empty
    const shares = [right, wrong, empty].map((count) => percent(count, labelled))
    return [field, String(labelled), ...shares]
  })
  printTable('against labels', ['field', 'labelled', 'right', 'wrong', 'empty'], lines)
  if (misses.length === 0) return
  printTable(
    'misses',
    ['row', 'field', 'derived', 'label'],
    misses.map(({ rowNumber, field, got, label }) => [String(rowNumber), field, got || '–', label]),
  )
}

function printRest({ unmapped, duplicates }: FileQuality): void {
  if (unmapped.length > 0) {
    const lines = unmapped.map(({ name, count, guess = '–' }) => [name, String(count), guess])
    printTable('categories that no table has', ['name', 'rows', 'guess'], lines)
  }
  const by = (reason: DuplicateReason) => duplicates.filter((reasons) => reasons.includes(reason))
  const reasons = duplicateReasonNames.map((reason) => `${reason} ${by(reason).length}`)
  console.log(`\npossible duplicates: ${duplicates.length} pairs (${reasons.join(', ')})`)
}

async function run(): Promise<void> {
  provideGazetteerFile()
  const { values, positionals } = parseArgs({
    options: { labels: { type: 'string' } },
    allowPositionals: true,
  })
  const [path] = positionals
  if (!path) return measureFixtures(resolve(import.meta.dirname, '../../../shared/fixtures'))
  if (path.endsWith('.jsonl')) return measureAddresses(path)
  const labels = values.labels ? readPlaceLabels(readFileSync(values.labels, 'utf8')) : new Map()
  const quality = await measure(path, labels)
  printCoverage(path, quality)
  if (values.labels) printAccuracy(quality)
  printRest(quality)
}

try {
  await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
