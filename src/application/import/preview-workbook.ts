import type { ImportPreview } from '../../domain/administration/administration.ts'
import { businessId } from '../../domain/business/business-id.ts'
import { replaceContent } from '../../domain/business/merge-listing.ts'
import type { JobHandler, JobProgress } from '../jobs/job-handler.ts'
import type { ImportLayout, ImportLayoutStore } from '../ports/import-layout-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { IndexableDraft } from '../ports/listing-store.ts'
import type { UploadStore } from '../ports/workbook.ts'
import type { ListingTable } from './find-table.ts'
import type { PreviewRequest } from './import-request.ts'
import { layoutsFor } from './layouts.ts'
import type { ListingBatch, OpenListingSource } from './listing-source.ts'

interface PreviewPorts {
  readonly layouts: Pick<ImportLayoutStore, 'listLayouts'>
  readonly openSource: OpenListingSource
  readonly uploads: UploadStore
  readonly administration: Pick<ListingAdministration, 'listStored'>
}

type Counts = Pick<ImportPreview, 'rows' | 'new' | 'changed' | 'duplicate' | 'refused'>
type Samples = Pick<ImportPreview, 'firstRefused' | 'examples'>

const refusedShown = 50
const examplesShown = 5
/** How many listings are looked up at once. */
const lookUp = 500

/** Reports what an import of a workbook would do, without writing anything. */
export function createPreviewHandler({
  openSource,
  uploads,
  administration,
  layouts,
}: PreviewPorts): JobHandler {
  return async ({ job, signal, onProgress }): Promise<ImportPreview> => {
    const request = job.request as PreviewRequest
    const source = await openSource({
      ...request,
      path: uploads.pathOf(request),
      layouts: await layoutsFor(request, layouts),
      dropRepeats: true,
      isPreview: true,
    })
    try {
      const columns = new Set(Object.keys(source.table.columns))
      let counts: Counts = { rows: 0, new: 0, changed: 0, duplicate: 0, refused: 0 }
      let samples: Samples = { firstRefused: [], examples: [] }
      // Without a name or ids each row would be refused, with the same words.
      const { problem, idChoices } = source.table
      const batches = problem || idChoices ? [] : source.batches()
      for await (const batch of batches) {
        signal.throwIfAborted()
        counts = await countBatch(counts, batch, columns, administration)
        samples = addSamples(samples, batch)
        const progress: JobProgress & Counts = { ...counts, done: counts.rows, share: batch.share }
        onProgress(progress)
      }
      signal.throwIfAborted()
      return { ...describeTable(request, source.table), ...counts, ...samples }
    } finally {
      await source.close()
    }
  }
}

const layoutOf = ({ key, name, country }: ImportLayout) => ({
  key,
  name,
  ...(country !== undefined && { country }),
})

function describeTable({ uploadId = '', fileName }: PreviewRequest, table: ListingTable) {
  return {
    uploadId,
    fileName,
    sheet: table.sheetName,
    sheets: table.visibleSheets,
    headerRow: table.headerRowNumber,
    headerCells: table.headerCells,
    columns: table.columns as Readonly<Record<string, number>>,
    guesses: table.guesses,
    companions: table.companions.cells,
    targets: table.targets,
    samples: table.samples,
    unused: table.unused,
    deriveIds: table.deriveIds,
    ...(table.layout && { layout: layoutOf(table.layout) }),
    ...(table.country && { country: table.country }),
    ...(table.idChoices && { idChoices: table.idChoices }),
    ...(table.problem && { problem: table.problem }),
  }
}

async function countBatch(
  before: Counts,
  { drafts, refused, repeats }: ListingBatch,
  columns: ReadonlySet<string>,
  administration: PreviewPorts['administration'],
): Promise<Counts> {
  let known = 0
  let changed = 0
  for (let start = 0; start < drafts.length; start += lookUp) {
    const draftOf = new Map<string, IndexableDraft>()
    for (const draft of drafts.slice(start, start + lookUp)) draftOf.set(businessId(draft.placeId), draft)
    for (const present of await administration.listStored([...draftOf.keys()])) {
      const draft = draftOf.get(present.id)
      known++
      if (draft && replaceContent(present, draft, columns)) changed++
    }
  }
  return {
    rows: before.rows + drafts.length + refused.length + repeats,
    new: before.new + drafts.length - known,
    changed: before.changed + changed,
    duplicate: before.duplicate + known - changed + repeats,
    refused: before.refused + refused.length,
  }
}

function addSamples({ firstRefused, examples }: Samples, { drafts, refused }: ListingBatch): Samples {
  const more = drafts.slice(0, examplesShown - examples.length)
  return {
    firstRefused: [...firstRefused, ...refused.slice(0, refusedShown - firstRefused.length)],
    examples: [
      ...examples,
      ...more.map(({ name, category, city, phone }) => ({ name, category, city, phone })),
    ],
  }
}
