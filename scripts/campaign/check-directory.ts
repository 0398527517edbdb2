import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackup } from '../../src/application/backup/read-backup.ts'
import type { StoredListing } from '../../src/application/ports/listing-administration.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { openDirectory } from './base-directory.ts'
import { checkCalls, checkExport } from './check-calls.ts'
import { compareContents, contentOf, type DirectoryContent, readContent } from './directory-content.ts'
import { type DirectoryModel, type Outcome, withEdits } from './directory-model.ts'
import { editedText } from './edits-by-hand.ts'
import type { OperationName } from './operations.ts'
import type { RoundContext } from './round-context.ts'
import { untilTextsFollow } from './settled-texts.ts'

const shown = 3

/** Asserts, when the operation is done, that the directory is exactly as after the operation without a fault. */
export async function checkDirectory(
  context: RoundContext,
  operation: OperationName,
  model: DirectoryModel,
): Promise<void> {
  const storage = await openDirectory(context.place.direct)
  try {
    await untilTextsFollow(storage, context.limit)
    const found = await readContent(storage)
    const expected = await expectedOutcome(context, operation, model, found)
    reportDifferences(context, expected.content, found)
    await checkDerived(context, storage)
    await checkCalls(context, found)
    await checkExport(context, '/api/admin/export', expected.exported)
    if (operation === 'export') await checkExportJob(context, model)
    if (operation === 'delete-all' || operation === 'restore') await checkSnapshot(context, model, found)
  } finally {
    await storage.close()
  }
}

/** Checks that the index, the counts and all other derived tables agree with the listings. */
async function checkDerived({ report }: RoundContext, storage: Storage): Promise<void> {
  const differences: string[] = []
  for await (const difference of storage.verify()) differences.push(JSON.stringify(difference))
  if (differences.length > 0)
    report('other', `${differences.length} derived entries differ: ${differences.slice(0, shown).join(' ')}`)
}

/** An edit that was answered must be there. An edit without an answer may be there; the directory shows whether it is. */
async function expectedOutcome(
  { edits }: RoundContext,
  operation: OperationName,
  model: DirectoryModel,
  found: DirectoryContent,
): Promise<Outcome> {
  const outcome = await model.after(operation)
  const touched = [...edits.answered, ...edits.open].map(({ placeId }) => placeId)
  if (touched.length === 0) return outcome
  const edited = await model.after('edit')
  const isFound = (placeId: string) => found.listings.get(placeId) === edited.content.listings.get(placeId)
  if (operation === 'delete-all' || operation === 'restore')
    return withEdits(outcome, edited, touched.filter(isFound))
  const open = edits.open.map(({ placeId }) => placeId).filter(isFound)
  const answered = edits.answered.map(({ placeId }) => placeId)
  return withEdits(outcome, edited, [...answered, ...open])
}

function reportDifferences(
  { report }: RoundContext,
  expected: DirectoryContent,
  found: DirectoryContent,
): void {
  const { lost, doubled, ghosts, changed, isInOrder } = compareContents(expected, found)
  const some = (ids: readonly string[]) => `${ids.length} listings (${ids.slice(0, shown).join(', ')})`
  if (lost.length > 0) report('lost', `stored no more: ${some(lost)}`)
  if (doubled.length > 0) report('doubled', `stored twice: ${some(doubled)}`)
  if (ghosts.length > 0) report('ghost', `stored, although nothing brought them: ${some(ghosts)}`)
  if (changed.length > 0) {
    const [id = ''] = changed
    const difference = firstDifference(expected.listings.get(id) ?? '', found.listings.get(id) ?? '')
    const isLost = changed.some((each) => expected.listings.get(each)?.includes(editedText))
    report(isLost ? 'lost' : 'other', `other content: ${some(changed)}: ${difference}`)
  }
  if (!isInOrder) report('other', 'the listings stand in another order')
}

function firstDifference(expected: string, found: string): string {
  let at = 0
  while (expected[at] === found[at]) at++
  const from = Math.max(0, at - 40)
  return `expected …${expected.slice(from, at + 60)}…, found …${found.slice(from, at + 60)}…`
}

/** The workbook of the round's own export has one state: the one before the round, or one with edits. */
async function checkExportJob(context: RoundContext, model: DirectoryModel): Promise<void> {
  const jobs = await context.calls().jobs()
  const job = jobs.find(
    ({ id, kind, state }) => kind === 'export' && state === 'done' && !context.base.jobs.has(id),
  )
  if (!job?.downloadPath) return context.report('lost', 'the file of the export')
  const { exported } = await model.after('export')
  const touched = new Set([...context.edits.answered, ...context.edits.open].map(({ placeId }) => placeId))
  if (touched.size === 0) await checkExport(context, job.downloadPath, exported)
}

/** A snapshot has everything that delete-all or restore replaced, with every edit that was answered before. */
async function checkSnapshot(
  context: RoundContext,
  model: DirectoryModel,
  present: DirectoryContent,
): Promise<void> {
  const { place, base, report, edits } = context
  const kept = await largestSnapshot(join(place.dataDir, 'snapshots'), base.snapshot)
  const { lost, doubled, ghosts, changed } = compareContents(base.content, kept)
  const touched = new Set([...edits.answered, ...edits.open].map(({ placeId }) => placeId))
  if (changed.some((id) => !touched.has(id))) report('other', 'the snapshot holds other content')
  if (lost.length > 0) report('lost', `${lost.length} listings are in no snapshot`)
  if (doubled.length + ghosts.length > 0) report('ghost', 'the snapshot holds more than the directory did')
  if (edits.answered.length === 0) return
  const edited = (await model.after('edit')).content.listings
  const missing = edits.answered.filter(({ placeId }) => {
    const wanted = edited.get(placeId)
    return kept.listings.get(placeId) !== wanted && present.listings.get(placeId) !== wanted
  })
  if (missing.length > 0)
    report('lost', `${missing.length} of ${edits.answered.length} answered edits are in no snapshot`)
}

async function largestSnapshot(folder: string, except: string): Promise<DirectoryContent> {
  let largest = contentOf([])
  for (const name of await readdir(folder)) {
    if (name === except || !name.endsWith('.jsonl.gz')) continue
    const listings: StoredListing[] = []
    for await (const batch of readBackup(join(folder, name))) listings.push(...batch.listings)
    if (listings.length > largest.order.length) largest = contentOf(listings)
  }
  return largest
}
