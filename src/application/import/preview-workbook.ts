import type { ImportPreview, RefusedGroup } from '../../domain/administration/import-preview.ts'
import { businessId } from '../../domain/business/business-id.ts'
import type { JobHandler, JobProgress } from '../jobs/job-handler.ts'
import type { ImportLayout, ImportLayoutStore } from '../ports/import-layout-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { IndexableDraft, ListingReader, RefusedRow } from '../ports/listing-store.ts'
import type { TradeMappingStore } from '../ports/trade-mapping-store.ts'
import type { UploadStore } from '../ports/workbook.ts'
import { UnmappedTrades } from '../trades/unmapped-trades.ts'
import { AlikeRows } from './alike-rows.ts'
import { carriedColumns } from './columns/carried-columns.ts'
import type { PreviewRequest } from './import-request.ts'
import { defaultsOf, layoutsFor } from './layouts.ts'
import type { ListingBatch, OpenListingSource } from './listing-source.ts'
import { PreviewChanges } from './preview-changes.ts'
import { previewExample } from './preview-example.ts'
import { addQuality, emptyQualitySummary, type QualitySummary } from './quality-summary.ts'
import type { ListingTable } from './tables/listing-table.ts'
import { sheetsOf } from './tables/table-rows.ts'
import { townOfAll } from './tables/town-told.ts'

interface PreviewPorts {
  readonly layouts: Pick<ImportLayoutStore, 'listLayouts'>
  readonly trades: Pick<TradeMappingStore, 'listTradeMappings'>
  readonly openSource: OpenListingSource
  readonly uploads: UploadStore
  readonly administration: Pick<ListingAdministration, 'listStored'>
  readonly listings: Pick<ListingReader, 'findByIds' | 'listPage'>
}

type Counts = Required<
  Pick<ImportPreview, 'rows' | 'new' | 'changed' | 'duplicate' | 'repeats' | 'closed' | 'refused'>
>
type Samples = Pick<ImportPreview, 'firstRefused' | 'examples' | 'isPlaceless'>

const refusedShown = 50
const examplesShown = 5
const exampleLimit = 80
const statusesShown = 20
/** Texts that are counted at most. */
const statusesCounted = 1000
/** How many listings are looked up at once. */
const lookUp = 500

/** Reports what an import of a workbook would do, without writing anything. */
export function createPreviewHandler({
  openSource,
  uploads,
  administration,
  listings,
  layouts,
  trades,
}: PreviewPorts): JobHandler {
  return async ({ job, signal, onProgress }): Promise<ImportPreview> => {
    const request = job.request as PreviewRequest
    const source = await openSource({
      ...request,
      path: await uploads.find(request),
      layouts: await layoutsFor(request, layouts),
      trades: await trades.listTradeMappings(),
      dropRepeats: true,
      isPreview: true,
    })
    try {
      const changes = new PreviewChanges(carriedColumns(source.table))
      const alike = new AlikeRows(listings)
      const unmapped = new UnmappedTrades()
      const statuses = new Map<string, number>()
      const reasons = new Map<string, RefusedGroup>()
      let counts: Counts = { rows: 0, new: 0, changed: 0, duplicate: 0, repeats: 0, closed: 0, refused: 0 }
      const quality = emptyQualitySummary()
      let samples: Samples = { firstRefused: [], examples: [] }
      // Without a name or ids each row would be refused, with the same words.
      const { problem, idChoices } = source.table
      const batches = problem || idChoices ? [] : source.batches()
      for await (const batch of batches) {
        signal.throwIfAborted()
        counts = await countBatch(counts, batch, { changes, alike }, { administration, listings })
        for (const draft of batch.drafts) unmapped.add(draft)
        for (const row of batch.refused) countRefused(reasons, row)
        countStatuses(statuses, batch)
        addQuality(quality, batch.quality)
        samples = addSamples(samples, batch)
        const progress: JobProgress & Counts = { ...counts, done: counts.rows, share: batch.share }
        onProgress(progress)
      }
      signal.throwIfAborted()
      const refusedGroups = [...reasons.values()].sort((a, b) => b.count - a.count)
      const described = describeTable(request, source.table)
      return {
        ...described,
        ...counts,
        changes: changes.result(),
        ...changes.notTaken(),
        ...alike.result(),
        refusedGroups,
        ...qualityOf(quality),
        trades: unmapped.result(),
        ...unknownStatusesOf(statuses),
        ...samples,
      }
    } finally {
      await source.close()
    }
  }
}

/** What a preview says of the layout: its choice, and the file's new columns that nothing uses. */
function layoutOf({ key, name, ...choice }: ImportLayout, { added = [], unused }: ListingTable) {
  const unusedOnes = added.filter((index) => unused.includes(index))
  return { key, name, ...defaultsOf(choice), ...(unusedOnes.length > 0 && { added: unusedOnes }) }
}

/** The tables right of the first, with the header and an example of each of their columns. */
function besideOf({ unlike = [], isAlone = false }: ListingTable): Pick<ImportPreview, 'beside'> {
  const tables = unlike.map(({ headerCells, columns, companions, samples }) => ({
    columns: Object.entries({ ...columns, ...companions.cells }).flatMap(([column, at]) =>
      [at].flat().map((index) => ({
        column,
        header: headerCells[index] ?? '',
        example: samples[index]?.example ?? '',
      })),
    ),
  }))
  return tables.length > 0 ? { beside: { tables, isRead: !isAlone } } : {}
}

function describeTable({ uploadId = '', fileName }: PreviewRequest, table: ListingTable) {
  const toldCity = townOfAll(table)
  return {
    uploadId,
    fileName,
    sheet: table.sheetName,
    sheets: table.visibleSheets,
    ...sheetsOf(table),
    ...besideOf(table),
    headerRow: table.headerRowNumber,
    headerCells: table.headerCells,
    columns: table.columns as Readonly<Record<string, number>>,
    guesses: table.guesses,
    companions: table.companions.cells,
    targets: table.targets,
    samples: table.samples,
    unused: table.unused,
    ...(table.companions.remarks && { remarks: table.companions.remarks }),
    deriveIds: table.deriveIds,
    ...(table.layout && { layout: layoutOf(table.layout, table) }),
    ...(table.country && { country: table.country }),
    ...(table.trade !== undefined && { trade: table.trade }),
    ...(table.suggestedTrade && { suggestedTrade: table.suggestedTrade }),
    ...(table.city && { city: table.city }),
    ...(toldCity && { toldCity }),
    ...(table.idChoices && { idChoices: table.idChoices }),
    ...(table.problem && { problem: table.problem }),
    ...(table.isOfCustomers && { isOfCustomers: true }),
  }
}

async function countBatch(
  counts: Counts,
  { drafts, refused, repeats }: ListingBatch,
  { changes, alike }: { readonly changes: PreviewChanges; readonly alike: AlikeRows },
  { administration, listings }: Pick<PreviewPorts, 'administration' | 'listings'>,
): Promise<Counts> {
  const before = changes.count
  let known = 0
  for (let start = 0; start < drafts.length; start += lookUp) {
    const draftOf = new Map<string, IndexableDraft>()
    for (const draft of drafts.slice(start, start + lookUp)) draftOf.set(businessId(draft.placeId), draft)
    for (const present of await administration.listStored([...draftOf.keys()])) {
      const draft = draftOf.get(present.id)
      draftOf.delete(present.id)
      known++
      if (draft) changes.add(present, draft)
    }
    // An import leaves out those that were merged into others.
    const merged = await listings.findByIds([...draftOf.keys()])
    known += merged.size
    await alike.add([...draftOf].flatMap(([id, draft]) => (merged.has(id) ? [] : [draft])))
  }
  const changed = changes.count - before
  return {
    rows: counts.rows + drafts.length + refused.length + repeats,
    new: counts.new + drafts.length - known,
    changed: counts.changed + changed,
    duplicate: counts.duplicate + known - changed + repeats,
    repeats: counts.repeats + repeats,
    closed: counts.closed + drafts.filter(({ status }) => status === 'closed').length,
    refused: counts.refused + refused.length,
  }
}

function countRefused(groups: Map<string, RefusedGroup>, { rowNumber, reason, cells }: RefusedRow): void {
  const known = groups.get(reason)
  const example = cells.name ?? Object.values(cells)[0] ?? ''
  const first = { reason, count: 0, rowNumber, example: example.slice(0, exampleLimit).toWellFormed() }
  groups.set(reason, { ...(known ?? first), count: (known?.count ?? 0) + 1 })
}

function countStatuses(found: Map<string, number>, { unknownStatuses = new Map() }: ListingBatch): void {
  for (const [text, count] of unknownStatuses)
    if (found.has(text) || found.size < statusesCounted) found.set(text, (found.get(text) ?? 0) + count)
}

function unknownStatusesOf(found: ReadonlyMap<string, number>): Pick<ImportPreview, 'unknownStatuses'> {
  const shown = [...found].sort((a, b) => b[1] - a[1]).slice(0, statusesShown)
  const unknownStatuses = shown.map(([text, count]) => ({
    text: text.slice(0, exampleLimit).toWellFormed(),
    count,
  }))
  return unknownStatuses.length > 0 ? { unknownStatuses } : {}
}

/** The trades are told apart from the rest, so that something can be done about them. */
function qualityOf({
  unmappedCategories,
  cellsToCheck,
  ...quality
}: QualitySummary): Pick<ImportPreview, 'quality' | 'cellsToCheck'> {
  return { quality, cellsToCheck }
}

/** Whether nothing says where a listing is, when it is open or how to reach it, as in a list of prices. */
const isPlaceless = (draft: IndexableDraft): boolean =>
  [draft.address, draft.phone, draft.city, draft.countryCode, draft.locationLink].every((text) => !text) &&
  draft.latitude === null &&
  Object.keys(draft.openingHours).length === 0

function addSamples(samples: Samples, { drafts, refused }: ListingBatch): Samples {
  const { firstRefused, examples } = samples
  const more = drafts.slice(0, examplesShown - examples.length)
  return {
    ...samples,
    firstRefused: [...firstRefused, ...refused.slice(0, refusedShown - firstRefused.length)],
    examples: [...examples, ...more.map(previewExample)],
    ...(drafts.length > 0 && { isPlaceless: samples.isPlaceless !== false && drafts.every(isPlaceless) }),
  }
}
