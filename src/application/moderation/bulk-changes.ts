import { findNamedCountry } from '../../domain/address/country/country-in-languages.ts'
import type { BulkFields } from '../../domain/administration/administration.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { applyEdit, changedFields, readText, unknownCountry } from '../../domain/business/business-edit.ts'
import type { Listing } from '../../domain/business/listing.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { listedFilters, type SearchPorts } from '../directory/listed-filters.ts'
import type { JobHandler, JobProgress } from '../jobs/job-handler.ts'
import type { AuditAction } from '../ports/audit-store.ts'
import type { ListingAdministration, ListingChange } from '../ports/listing-administration.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { ListingWriter } from '../ports/listing-store.ts'

export const bulkActions = ['verify', 'unverify', 'delete', 'edit'] as const
/** Actions on many listings at once. */
export type BulkAction = (typeof bulkActions)[number]

/** The fields that can be set in many listings at once. */
const bulkFields = ['category', 'city', 'country'] as const satisfies readonly (keyof BulkFields)[]

/** An action, and what an edit sets. */
export type BulkChange =
  | { readonly action: Exclude<BulkAction, 'edit'> }
  | { readonly action: 'edit'; readonly set: BulkFields }

export const auditOfBulk: Readonly<Record<BulkAction, AuditAction>> = {
  verify: 'listing-verified',
  unverify: 'listing-unverified',
  delete: 'listing-deleted',
  edit: 'listing-edited',
}

/** What is wrong with the fields of a bulk edit; undefined: nothing. Fields are set, never emptied. */
export function problemsOfBulk(set: BulkFields): Readonly<Record<string, PanelText>> | undefined {
  const problems: Record<string, PanelText> = {}
  for (const field of bulkFields) {
    const text = set[field]
    if (text === undefined) continue
    const { value, problem } = readText(field, text)
    if (problem) problems[field] = problem
    else if (value === '') problems[field] = emptyField
    else if (field === 'country' && !findNamedCountry(value)) problems[field] = unknownCountry(value)
  }
  return Object.keys(problems).length > 0 ? problems : undefined
}

const emptyField = { ko: '값을 입력해 주십시오.', en: 'Enter a value.' }

/** The change that an action makes. Listings that are in that state already are left out. */
export function bulkChanges(
  change: BulkChange,
  listings: readonly Listing[],
): Pick<ListingChange, 'edits' | 'deletions'> {
  if (change.action === 'delete') return { deletions: listings.map(({ id }) => ({ id })) }
  if (change.action === 'edit') return { edits: listings.flatMap((listing) => bulkEdit(listing, change.set)) }
  const isVerified = change.action === 'verify'
  const others = listings.filter((listing) => listing.isVerified !== isVerified)
  return {
    edits: others.map((listing) => ({
      id: listing.id,
      draft: withTerms({ ...listing, isVerified }),
      handFields: ['isVerified' as const],
    })),
  }
}

/** Sets the fields as a person would in the editor. Somebody who edits the listing meanwhile wins: the version tells. */
function bulkEdit(listing: Listing, set: BulkFields) {
  const edited = applyEdit(listing, set)
  if (edited.problems) return []
  const changed = changedFields(listing, { ...listing, ...edited.draft })
  const handFields = bulkFields.filter((field) => set[field] !== undefined && field in changed)
  if (Object.keys(changed).length === 0) return []
  return [{ id: listing.id, version: listing.updatedAt, draft: withTerms(edited.draft), handFields }]
}

/** All listings that match a filter, instead of a selection. */
type BulkRequest = BulkChange & {
  readonly filter: BusinessQuery
  /** How many listings matched when the job was submitted; absent if they were too many to count. */
  readonly total?: number
}

interface BulkProgress extends JobProgress {
  readonly changed: number
  /** What the list meant when the job began: what the job does must not change it. */
  readonly filters: readonly ListingFilter[]
  /** Which of the filters comes next. */
  readonly filterIndex: number
  /** Where in it the next piece begins. */
  readonly after?: number
  readonly isLast: boolean
}

const pieceSize = 1000

/** Applies one action to every listing that matches a filter, in pieces. It can be undone under the job's id. */
export function createBulkHandler(
  ports: SearchPorts & {
    readonly administration: ListingAdministration
    readonly writer: Pick<ListingWriter, 'compact'>
  },
): JobHandler {
  const { administration, writer, clock } = ports
  return async ({ job, signal, onProgress }) => {
    const { filter: query, total, ...change } = job.request as BulkRequest
    const totals = total === undefined ? {} : { total }
    const known = job.progress as BulkProgress | null
    const filters = known?.filters ?? (await listedFilters(ports, query))
    const first: BulkProgress = {
      ...totals,
      done: 0,
      changed: 0,
      filters,
      filterIndex: 0,
      isLast: filters.length === 0,
    }
    let state = known?.filters ? known : first
    while (!state.isLast) {
      signal.throwIfAborted()
      const { after, filterIndex } = state
      const listed = filters[filterIndex]
      if (!listed) throw new Error(`The job has no filter ${filterIndex}.`)
      const place = { limit: pieceSize, ...(after !== undefined && { after }) }
      const piece = await administration.scan(listed, place)
      const changes = bulkChanges(change, piece.listings)
      const next = piece.next === undefined ? filterIndex + 1 : filterIndex
      state = {
        ...totals,
        done: state.done + piece.listings.length,
        changed: state.changed + (changes.edits ?? changes.deletions ?? []).length,
        filters,
        filterIndex: next,
        isLast: next === filters.length,
        ...(piece.next !== undefined && { after: piece.next }),
      }
      const progress = { id: job.id, progress: state }
      await administration.change({
        changeId: job.id,
        byHand: true,
        job: progress,
        now: clock.now(),
        ...changes,
      })
      onProgress(state)
    }
    await writer.compact()
    return { count: state.changed }
  }
}
