import { sql } from 'kysely'
import {
  type HistoryKind,
  type HistoryRecord,
  type HistoryStore,
  historyKinds,
  type RecordOf,
} from '../../application/ports/history-store.ts'
import { internOpenings } from '../rows/opening-pattern.ts'
import type { Schema } from '../schema.ts'
import { refuseReplaced, refuseWhileHeld } from '../write/directory-hold.ts'
import type { Db, Write, WriteDialect } from '../write/write-dialect.ts'
import { type HistoryTable, historyTables } from './history-tables.ts'

type AnyTable = HistoryTable<HistoryKind, keyof Schema>
type Fields = Readonly<Record<string, unknown>>

const tableOf = (kind: HistoryKind) => historyTables[kind] as unknown as AnyTable

/** What backups hold beside the listings (see the port). */
export function createHistoryStore(db: Db, dialect: WriteDialect): HistoryStore {
  return {
    async scanHistory(kind, { after, limit }) {
      const { name, key, where = 'true', decode, encode } = tableOf(kind)
      const names = sql.raw(key.join(', '))
      const last = after && (encode(after, () => null) as Fields)
      const behind = last && sql`and (${names}) > (${sql.join(key.map((column) => last[column]))})`
      const { rows } =
        await sql<Fields>`select * from ${sql.raw(name)} where ${sql.raw(where)} ${behind ?? sql``}
        order by ${names} limit ${limit}`.execute(db)
      return rows.map((row) => ({ of: kind, ...decode(row as never) }) as HistoryRecord)
    },

    restoreHistory: ({ records, job }) =>
      dialect.transact(async (trx) => {
        await refuseWhileHeld(dialect, trx, job?.id)
        if (job) await refuseReplaced(trx, job.id, job.owner)
        for (const kind of historyKinds) {
          const own = records.filter((record) => record.of === kind)
          if (own.length > 0) await restoreKind(dialect, trx, kind, own)
        }
      }, job !== undefined),
  }
}

/** A job that ran while its backup was made is not in it. */
const ofStoredJob = sql`exists (select 1 from job where job.id = given.job_id)`

/** On a conflict the stored row stays. */
async function restoreKind(
  dialect: WriteDialect,
  trx: Write,
  kind: HistoryKind,
  records: readonly HistoryRecord[],
): Promise<void> {
  const { name, columns, key, encode, numberOf } = tableOf(kind)
  const drafts = records.flatMap((record) => (record.of === 'former' ? [record.before] : []))
  const openingIdOf = await internOpenings(dialect, trx, drafts)
  const wanted = kind === 'merge' ? await withoutListings(dialect, trx, records) : records
  const rows = wanted.map((record) => encode(record, openingIdOf)) as readonly Fields[]
  const names = columns.split(', ').map((column) => column.split(' ')[0] ?? '')
  const { rows: inserted } = await sql<Fields>`insert into ${sql.raw(name)} (${sql.raw(names.join(', '))})
    select ${sql.raw(names.join(', '))} from ${dialect.given(rows, columns)} where ${kind === 'refusedRow' ? ofStoredJob : sql`true`}
    order by ${sql.raw(key.join(', '))} on conflict (${sql.raw(key.join(', '))}) do nothing
    returning ${sql.raw(key.join(', '))}`.execute(trx)
  if (kind === 'job') await restoreUndone(dialect, trx, rows)
  if (kind === 'merge') await claimAddresses(dialect, trx, wanted as readonly RecordOf<'merge'>[], inserted)
  const free = Math.max(0, ...(numberOf ? wanted.map((record) => numberOf(record)) : [])) + 1
  await trx.updateTable('meta').set({ next_n: free }).where('next_n', '<', free).execute()
}

/** The records of merges without those whose listing is there: it has come back since. No two merges have one number. */
async function withoutListings(
  { oneOf }: WriteDialect,
  trx: Write,
  records: readonly HistoryRecord[],
): Promise<readonly HistoryRecord[]> {
  const merges = records.filter((record) => record.of === 'merge')
  const ids = merges.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`select id from business where id ${oneOf(ids)}`.execute(trx)
  const numbers = oneOf(merges.map(({ rowNumber }) => rowNumber))
  const taken = await sql<{ n: number }>`select n from merged_listing where n ${numbers}`.execute(trx)
  const stored = new Set(rows.map(({ id }) => id))
  const used = new Set(taken.rows.map(({ n }) => n))
  return merges.filter(({ id, rowNumber }) => {
    if (stored.has(id) || used.has(rowNumber)) return false
    used.add(rowNumber)
    return true
  })
}

/** The addresses of merged listings lead to the listings into which they were merged. */
async function claimAddresses(
  { claimSlugs }: WriteDialect,
  trx: Write,
  merges: readonly RecordOf<'merge'>[],
  inserted: readonly Fields[],
): Promise<void> {
  const ids = new Set(inserted.map(({ id }) => id))
  const claims = merges.flatMap(({ id, rowNumber, slug }) =>
    ids.has(id) && slug !== ''
      ? [{ id, n: rowNumber, draft: { slug, name: '', city: '', placeId: id } }]
      : [],
  )
  if (claims.length > 0) await claimSlugs(trx, claims)
}

/** Of a job that is there, only whether its change is undone is as the backup says: what undoing takes is the backup's too. */
async function restoreUndone({ given }: WriteDialect, trx: Write, rows: readonly Fields[]): Promise<void> {
  await sql`update job set undone_at = given.undone_at from ${given(rows, 'id text, undone_at bigint')}
    where job.id = given.id`.execute(trx)
}
