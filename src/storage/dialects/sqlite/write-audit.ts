import type { Database } from 'better-sqlite3'
import type { AuditEntry } from '../../../application/ports/audit-store.ts'
import { encodeEntry } from '../../audit-store.ts'

/** Adds an entry to the audit log, inside the caller's transaction. */
export function prepareAuditWriter(database: Database): (entry: AuditEntry) => void {
  const insert = database.prepare(
    'insert into audit values (@id, @at, @username, @action, @subject_id, @subject, @details)',
  )
  return (entry) => void insert.run(encodeEntry(entry))
}
