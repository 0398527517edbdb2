import type { AuditEntry } from '../../application/ports/audit-store.ts'
import type { ListingAdministration } from '../../application/ports/listing-administration.ts'
import type { AuditView } from '../../domain/administration/administration.ts'

/** Actions whose entry belongs to a change of listings. */
const undoable = new Set<AuditEntry['action']>([
  'listing-edited',
  'listing-deleted',
  'listings-merged',
  'listing-verified',
  'listing-unverified',
  'submission-approved',
  'submission-rejected',
])

/** An entry of the audit log as the panel shows it. */
export async function toAuditView(
  entry: AuditEntry,
  administration: Pick<ListingAdministration, 'countUndoable'>,
): Promise<AuditView> {
  const canUndo = undoable.has(entry.action) && (await administration.countUndoable(entry.id)) > 0
  return { ...entry, details: entry.details as AuditView['details'], canUndo }
}
