import type {
  AlikeBusiness,
  BusinessEdit,
  ClosedPage,
  EditableBusiness,
  PendingSubmission,
} from '../../domain/administration/administration.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { applyEdit, changedFields } from '../../domain/business/business-edit.ts'
import { isHandField } from '../../domain/business/hand-fields.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { toBusiness } from '../../domain/directory/to-business.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { AuditedAction, AuditLog } from '../audit/audit-log.ts'
import { type AlikeReader, findKnown } from '../duplicates/find-alike.ts'
import { changesPairs, followEdit } from '../duplicates/follow-edit.ts'
import type { AuditAction } from '../ports/audit-store.ts'
import type { DuplicateStore } from '../ports/duplicate-store.ts'
import type { ListingAdministration, ListingChange, StoredListing } from '../ports/listing-administration.ts'
import type { Clock } from '../ports/system.ts'
import { auditOfBulk, type BulkChange, bulkChanges } from './bulk-changes.ts'

interface Ports {
  readonly listings: ListingAdministration
  readonly reader: AlikeReader
  /** The pairs follow what is changed by hand. */
  readonly duplicates: DuplicateStore
  readonly audit: AuditLog
  readonly clock: Clock
}

/** How many listings are changed while somebody waits; more need a job. */
export const selectionLimit = 500
const pendingPageSize = 50
const closedPageSize = 20

/** Many are at one address; one name or one number seldom is that of two. */
const hasNamesake = (alike: readonly AlikeBusiness[]) =>
  alike.some(({ reasons }) => reasons.includes('name') || reasons.includes('phone'))

type Changes = Pick<ListingChange, 'edits' | 'deletions'>

export type EditOutcome =
  /** Without `changeId` nothing was changed. */
  | { readonly kind: 'edited'; readonly current: EditableBusiness; readonly changeId?: string }
  | { readonly kind: 'conflict'; readonly current: EditableBusiness }
  | { readonly kind: 'invalid'; readonly problems: Readonly<Record<string, PanelText>> }
  | { readonly kind: 'gone' }

export type DeleteOutcome =
  | { readonly kind: 'deleted'; readonly changeId: string }
  | { readonly kind: 'conflict'; readonly current: EditableBusiness }
  | { readonly kind: 'gone' }

/** `gone`: it is deleted, or is in that state already. */
export type CloseOutcome =
  | { readonly kind: 'changed'; readonly changeId: string }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'gone' }

/** The administrator's actions on single listings and selections. Each is recorded in the audit log and can be undone. */
export class ModerationService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async find(id: string): Promise<EditableBusiness | undefined> {
    const listing = await this.#ports.listings.findStored(id)
    return listing && this.#editable(listing)
  }

  async edit(username: string, id: string, version: number, edit: BusinessEdit): Promise<EditOutcome> {
    const { listings } = this.#ports
    const present = await listings.findStored(id)
    if (!present) return { kind: 'gone' }
    if (present.updatedAt !== version) return { kind: 'conflict', current: this.#editable(present) }
    const edited = applyEdit(present, edit)
    if (edited.problems) return { kind: 'invalid', problems: edited.problems }
    const changed = changedFields(present, { ...present, ...edited.draft, ...edited.texts })
    if (Object.keys(changed).length === 0) return { kind: 'edited', current: this.#editable(present) }
    const handFields = Object.keys(edit)
      .filter((field) => isHandField(field))
      .filter((field) => field in changed)
    const edits = [{ id, version, draft: withTerms(edited.draft), seo: edited.texts, handFields }]
    const { conflicts, changeId } = await this.#change(username, 'listing-edited', present, changed, {
      edits,
    })
    const stored = await listings.findStored(id)
    if (!stored) return { kind: 'gone' }
    if (changesPairs(present, stored)) await followEdit(id, this.#ports)
    const current = this.#editable(stored)
    return conflicts.length > 0 ? { kind: 'conflict', current } : { kind: 'edited', current, changeId }
  }

  async delete(username: string, id: string, version: number | undefined): Promise<DeleteOutcome> {
    const { listings } = this.#ports
    const present = await listings.findStored(id)
    if (!present) return { kind: 'gone' }
    const deletions = [{ id, ...(version !== undefined && { version }) }]
    const { conflicts, changeId } = await this.#change(username, 'listing-deleted', present, null, {
      deletions,
    })
    if (conflicts.length === 0) return { kind: 'deleted', changeId }
    const current = await listings.findStored(id)
    return current ? { kind: 'conflict', current: this.#editable(current) } : { kind: 'gone' }
  }

  /** Changes a selection of at most `selectionLimit` listings. */
  async bulk(username: string, change: BulkChange, ids: readonly string[]) {
    const found = await this.#ports.listings.listStored(ids)
    const changes = bulkChanges(change, found)
    const details = { count: found.length, ...('set' in change && { set: change.set }) }
    const subject = found.length === 1 ? (found[0]?.name ?? '') : `${found.length}`
    const { edited, deleted, changeId } = await this.#apply(
      { username, action: auditOfBulk[change.action], subject, details },
      changes,
    )
    return { changeId, count: edited.length + deleted.length }
  }

  /** Undoes an edit, a deletion, a change of a selection or the decision on a report. undefined if there is nothing to undo. */
  async undo(username: string, changeId: string) {
    const { listings, audit, clock } = this.#ports
    if ((await listings.countUndoable(changeId)) === 0) return undefined
    const entry = await audit.find(changeId)
    const undone = {
      username,
      action: 'change-undone',
      subjectId: changeId,
      subject: entry?.subject ?? '',
    } as const
    const {
      restored,
      removed,
      kept,
      reopened = 0,
    } = await listings.undo({
      changeId,
      limit: selectionLimit,
      audit: (outcome) =>
        audit.entry({
          ...undone,
          details: {
            restored: outcome.restored,
            kept: outcome.kept,
            ...(outcome.reopened && { reopened: outcome.reopened }),
          },
        }),
      now: clock.now(),
    })
    if (entry?.subjectId) await followEdit(entry.subjectId, this.#ports)
    return { restored: restored + removed, kept, reopened }
  }

  /** Visitors' submissions, the oldest first, each beside the listings that it could be. */
  async listPending(offset: number) {
    const { reader, clock } = this.#ports
    const page = { limit: pendingPageSize, offset }
    const { listings, totalCount } = await this.#ports.listings.listHidden('pending', page)
    const submissions: PendingSubmission[] = []
    // One after another, so that a long queue leaves connections to others.
    for (const listing of listings)
      submissions.push({
        ...this.#editable(listing),
        email: listing.submitterEmail,
        submittedAt: listing.createdAt,
        alike: await findKnown(listing, reader, clock.now()),
      })
    return { submissions, totalCount }
  }

  /** Businesses that have closed for good, the oldest first. */
  async listClosed(offset: number): Promise<ClosedPage> {
    const page = { limit: closedPageSize, offset }
    const { listings, totalCount } = await this.#ports.listings.listHidden('closed', page)
    return { businesses: listings.map((listing) => this.#editable(listing)), totalCount }
  }

  /**
   * Takes a listing out of all lists because its business has closed for good, or brings it back. Its page says so. `version`: what the
   * administrator has seen; absent: whatever it is now.
   */
  async setClosed(username: string, id: string, isClosed: boolean, version?: number): Promise<CloseOutcome> {
    const { listings } = this.#ports
    const present = await listings.findStored(id)
    const [from, to] = isClosed ? (['published', 'closed'] as const) : (['closed', 'published'] as const)
    if (present?.status !== from) return { kind: 'gone' }
    const edits = [
      {
        id,
        version: version ?? present.updatedAt,
        draft: withTerms({ ...present, status: to }),
        handFields: ['status' as const],
      },
    ]
    const action = isClosed ? 'listing-closed' : 'listing-reopened'
    const { conflicts, changeId } = await this.#change(username, action, present, null, { edits })
    if (conflicts.length > 0) return { kind: 'conflict' }
    if (!isClosed) await followEdit(id, this.#ports)
    return { kind: 'changed', changeId }
  }

  /**
   * Publishes or deletes a submission; undefined if it no longer waits. One that has the name or the phone number of a listing is
   * published only as a new one (`isNew`), so that no duplicate is made unasked: `known` otherwise.
   */
  async decide(
    username: string,
    id: string,
    decision: 'approve' | 'reject',
    isNew = false,
  ): Promise<{ readonly changeId: string } | 'known' | undefined> {
    const { listings, reader, clock } = this.#ports
    const pending = await listings.findStored(id)
    if (pending?.status !== 'pending') return undefined
    if (decision === 'approve' && !isNew && hasNamesake(await findKnown(pending, reader, clock.now())))
      return 'known'
    const version = pending.updatedAt
    const outcome =
      decision === 'approve'
        ? await this.#change(username, 'submission-approved', pending, null, {
            edits: [{ id, version, draft: withTerms({ ...pending, status: 'published' }) }],
          })
        : await this.#change(username, 'submission-rejected', pending, null, { deletions: [{ id, version }] })
    if (outcome.conflicts.length > 0) return undefined
    if (decision === 'approve') await followEdit(id, this.#ports)
    return { changeId: outcome.changeId }
  }

  #editable(listing: StoredListing): EditableBusiness {
    const business = toBusiness(listing, this.#ports.clock.now())
    return { business, version: listing.updatedAt, status: listing.status }
  }

  #change(username: string, action: AuditAction, listing: Listing, details: unknown, changes: Changes) {
    return this.#apply({ username, action, subjectId: listing.id, subject: listing.name, details }, changes)
  }

  /** The audit entry gets the id of the change, so that the panel can undo it from the log. */
  async #apply(action: AuditedAction, changes: Changes) {
    const { listings, audit, clock } = this.#ports
    const changeId = audit.newId()
    const outcome = await listings.change({
      changeId,
      byHand: true,
      now: clock.now(),
      audit: ({ edited, deleted }) =>
        edited.length + deleted.length > 0 ? audit.entry({ ...action, id: changeId }) : undefined,
      ...changes,
    })
    return { ...outcome, changeId }
  }
}
