import type { ImportPreview } from '../../domain/administration/import-preview.ts'
import { businessId } from '../../domain/business/business-id.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { findListed } from '../duplicates/find-listed.ts'
import { importCells } from '../export/export-row.ts'
import type { IndexableDraft, ListingReader } from '../ports/listing-store.ts'
import type { ListingBatch } from './listing-source.ts'

type Reader = Pick<ListingReader, 'findByIds' | 'listPage'>

const examplesShown = 20
/** A preview looks at so many new rows; who waits for it would wait too long for more. */
const previewLimit = 5000

/** Counts the new rows of a preview that look like a listing which is there under another id. */
export class AlikeRows {
  readonly #reader: Pick<ListingReader, 'listPage'>
  #seen = 0
  #count = 0
  #examples: NonNullable<ImportPreview['alike']>['examples'] = []

  constructor(reader: Pick<ListingReader, 'listPage'>) {
    this.#reader = reader
  }

  async add(added: readonly IndexableDraft[]): Promise<void> {
    const wanted = added.slice(0, Math.max(0, previewLimit - this.#seen))
    this.#seen += added.length
    const found = await findListed(wanted, this.#reader)
    this.#count += found.size
    const shown = [...found].slice(0, examplesShown - this.#examples.length)
    const examples = shown.map(([{ name, address, phone }, { listing, reasons }]) => ({
      ...{ name, address, phone },
      listed: { name: listing.name, address: listing.address, phone: listing.phone, slug: listing.slug },
      reasons,
    }))
    this.#examples = [...this.#examples, ...examples]
  }

  result(): Pick<ImportPreview, 'alike'> {
    if (this.#count === 0) return {}
    const isPartial = this.#seen > previewLimit
    return { alike: { count: this.#count, examples: this.#examples, ...(isPartial && { isPartial }) } }
  }
}

/**
 * The batch with the new rows that look like a listing among those refused, from where they can be fetched as a workbook. What the import
 * itself has added counts for nothing: a batch more or less must not change the outcome.
 */
export async function withoutAlike(
  batch: ListingBatch,
  since: number,
  reader: Reader,
): Promise<ListingBatch> {
  const { drafts, refused } = batch
  const known = await reader.findByIds(drafts.map(({ placeId }) => businessId(placeId)))
  const added = drafts.filter(({ placeId }) => !known.has(businessId(placeId)))
  const found = await findListed(added, reader, ({ createdAt }: Listing) => createdAt < since)
  if (found.size === 0) return batch
  const alike = [...found.keys()].map((draft) => ({
    rowNumber: draft.rowNumber ?? 0,
    reason: 'listed-already',
    cells: importCells(draft),
  }))
  return { ...batch, drafts: drafts.filter((draft) => !found.has(draft)), refused: [...refused, ...alike] }
}
