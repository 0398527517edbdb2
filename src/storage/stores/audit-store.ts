import { type Compilable, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { AuditEntry, AuditStore } from '../../application/ports/audit-store.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'

/** Who did what, when (see the port). Entries are never changed. */
export function createAuditStore(db: Kysely<Schema>): AuditStore {
  return {
    async add(entry) {
      await db.insertInto('audit').values(encodeEntry(entry)).execute()
    },

    async find(id) {
      const row = await db.selectFrom('audit').selectAll().where('id', '=', storedText(id)).executeTakeFirst()
      return row && decodeEntry(row)
    },

    async listActions(actions, { since, limit }) {
      const rows = await db
        .selectFrom('audit')
        .selectAll()
        .where('action', 'in', actions)
        .where('at', '>=', since)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(decodeEntry)
    },

    async list({ limit, before }) {
      let query = db.selectFrom('audit').selectAll()
      if (before !== undefined) {
        query = query.where(
          sql<boolean>`(at, id) < (select at, id from audit where id = ${storedText(before)})`,
        )
      }
      const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(decodeEntry)
    },
  }
}

/**
 * Runs a statement in one transaction with its audit entry, which is added only if the statement changed a row.
 * Returns whether it did.
 */
export function runAudited(
  db: Kysely<Schema>,
  statement: Compilable,
  entry: AuditEntry | undefined,
): Promise<boolean> {
  return db.transaction().execute((trx) => runAuditedIn(trx, statement, entry))
}

/** The same in a transaction that has begun. */
export async function runAuditedIn(
  trx: Transaction<Schema>,
  statement: Compilable,
  entry: AuditEntry | undefined,
): Promise<boolean> {
  const { numAffectedRows } = await trx.executeQuery(statement.compile())
  if (!numAffectedRows) return false
  if (entry) await trx.insertInto('audit').values(encodeEntry(entry)).execute()
  return true
}

/** The columns of an entry, in the order of the table. */
export function encodeEntry({ id, at, username, action, subjectId, subject, details }: AuditEntry) {
  return {
    id,
    at,
    username: storedText(username),
    action,
    subject_id: storedText(subjectId),
    subject: storedText(subject),
    details: details === null || details === undefined ? null : storedText(JSON.stringify(details)),
  } satisfies Selectable<Schema['audit']>
}

function decodeEntry(row: Selectable<Schema['audit']>): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    username: row.username,
    action: row.action,
    subjectId: row.subject_id,
    subject: row.subject,
    details: row.details === null ? null : JSON.parse(row.details),
  }
}
