import type { PoolClient } from 'pg'
import type { AuditEntry } from '../../../application/ports/audit-store.ts'
import { encodeEntry } from '../../audit-store.ts'

/** Adds an entry to the audit log, inside the caller's transaction. */
export async function writeAudit(client: PoolClient, entry: AuditEntry): Promise<void> {
  const { id, at, username, action, subject_id, subject, details } = encodeEntry(entry)
  await client.query(
    'insert into audit (id, at, username, action, subject_id, subject, details) values ($1, $2, $3, $4, $5, $6, $7)',
    [id, at, username, action, subject_id, subject, details],
  )
}
