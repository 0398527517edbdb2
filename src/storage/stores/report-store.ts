import { type Selectable, sql } from 'kysely'
import type { ReportStore, StoredReport } from '../../application/ports/report-store.ts'
import type { ReportReason } from '../../domain/submission/report.ts'
import { decodeStored, type StoredRow, selectStored } from '../rows/stored-row.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'
import type { Db, OneOf, Write, WriteDialect } from '../write/write-dialect.ts'
import { encodeEntry } from './audit-store.ts'

/** Reports of visitors (see the port). */
export function createReportStore(db: Db, dialect: WriteDialect): ReportStore {
  return { ...readsIn(db, dialect), ...writesIn(dialect) }
}

const isOpen = sql<boolean>`report.decided_at is null`

/**
 * Those reports whose listing is there, without those from before it closed for good, which are settled by that. No join: Citus keeps the
 * two tables in different places.
 */
async function listUnsettled<Row extends Pick<ReportRow, 'listing_id' | 'created_at'>>(
  db: Db,
  oneOf: OneOf,
  reports: readonly Row[],
): Promise<readonly Row[]> {
  const ids = [...new Set(reports.map(({ listing_id }) => listing_id))]
  const { rows } = await sql<{ id: string; settled_at: number | null }>`
    select id, case when status = 'closed' then updated_at end as settled_at
    from business where id ${oneOf(ids)}`.execute(db)
  const settledAt = new Map(rows.map(({ id, settled_at }) => [id, settled_at ?? Number.NEGATIVE_INFINITY]))
  return reports.filter(({ listing_id, created_at }) => created_at > (settledAt.get(listing_id) ?? Infinity))
}

type Reads = Pick<ReportStore, 'listOpenReports' | 'findOpenReport'>

function readsIn(db: Db, { oneOf }: Pick<WriteDialect, 'oneOf'>): Reads {
  const openOnes = db.selectFrom('report').where(isOpen)
  return {
    async listOpenReports({ limit, offset }) {
      // There are few: of more than so many, no further ones are taken.
      const open = await openOnes.selectAll().orderBy('created_at').orderBy('id').execute()
      const listed = await listUnsettled(db, oneOf, open)
      const ofListing = Map.groupBy(listed, ({ listing_id }) => listing_id)
      const rows = listed.slice(offset, offset + limit)
      const ids = [...new Set(rows.map(({ listing_id }) => listing_id))]
      const found = await sql<StoredRow>`${sql.raw(selectStored)} where business.id ${oneOf(ids)}`.execute(db)
      const listings = new Map(found.rows.map((row) => [row.id, decodeStored(row)]))
      const reports = rows.flatMap((row) => {
        const listing = listings.get(row.listing_id)
        const others = (ofListing.get(row.listing_id)?.length ?? 1) - 1
        return listing ? [{ report: decodeReport(row), listing, others }] : []
      })
      return { reports, totalCount: listed.length }
    },

    async findOpenReport(id) {
      const row = await openOnes.selectAll().where('id', '=', storedText(id)).executeTakeFirst()
      return row && decodeReport(row)
    },
  }
}

function writesIn(dialect: WriteDialect): Omit<ReportStore, keyof Reads> {
  return {
    addReport: (report, { ofListing, ofAll }) =>
      dialect.transact(async (trx) => {
        const row = encodeReport(report)
        const { of_all, of_listing } = await trx
          .selectFrom('report')
          .where(isOpen)
          .select((select) => [
            select.fn.countAll<number>().as('of_all'),
            sql<number>`count(case when listing_id = ${row.listing_id} then 1 end)`.as('of_listing'),
          ])
          .executeTakeFirstOrThrow()
        if (of_all >= ofAll || of_listing >= ofListing) return false
        await trx.insertInto('report').values(row).execute()
        return true
      }),

    decideReport: (id, decision, { now, audit, changeId }) =>
      dialect.transact(async (trx) => {
        const given = changeId !== undefined && (await lockUndoable(dialect, trx, changeId))
        const change_id = given ? changeId : audit.id
        const decided = await trx
          .updateTable('report')
          .set({ decision, decided_at: now, change_id })
          .where('id', '=', storedText(id))
          .where(isOpen)
          .returning('id')
          .execute()
        if (decided.length === 0) return undefined
        if (!given)
          await trx.insertInto('undoable_change').values({ id: change_id, changed_at: now }).execute()
        await trx.insertInto('audit').values(encodeEntry(audit)).execute()
        return change_id
      }),

    async forgetReports(time) {
      await dialect.transact(async (trx) => {
        await trx.deleteFrom('report').where('decided_at', '<', time).execute()
        const open = trx.selectFrom('report').select(['id', 'listing_id', 'created_at']).where(isOpen)
        const old = await open.where('created_at', '<', time).execute()
        const kept = new Set(await listUnsettled(trx, dialect.oneOf, old))
        const gone = old.flatMap((row) => (kept.has(row) ? [] : [row.id]))
        await sql`delete from report where id ${dialect.oneOf(gone)}`.execute(trx)
      })
    },
  }
}

/** Whether the change can be undone. Until the transaction ends, nobody undoes it. */
async function lockUndoable({ lock }: WriteDialect, trx: Write, changeId: string): Promise<boolean> {
  const { rows } =
    await sql`select id from undoable_change where id = ${storedText(changeId)} ${lock('update')}`.execute(
      trx,
    )
  return rows.length > 0
}

type ReportRow = Selectable<Schema['report']>

function encodeReport({ id, listingId, reasons, note, contact, createdAt }: StoredReport): ReportRow {
  return {
    id: storedText(id),
    listing_id: storedText(listingId),
    reasons: reasons.join(),
    note: storedText(note),
    contact: storedText(contact),
    created_at: createdAt,
    decision: null,
    decided_at: null,
    change_id: null,
  }
}

function decodeReport({ id, listing_id, reasons, note, contact, created_at }: ReportRow): StoredReport {
  return {
    id,
    listingId: listing_id,
    reasons: reasons === '' ? [] : (reasons.split(',') as ReportReason[]),
    note,
    contact,
    createdAt: created_at,
  }
}
