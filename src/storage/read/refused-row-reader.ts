import type { Kysely } from 'kysely'
import type { JobStore } from '../../application/ports/job-store.ts'
import type { Schema } from '../schema.ts'

/** Reads the rows that imports refused. */
export function createRefusedRowReader(
  db: Kysely<Schema>,
): Pick<JobStore, 'listRefusedRows' | 'countRefusedRows'> {
  return {
    async listRefusedRows(jobId, { limit, after }) {
      const rows = await db
        .selectFrom('refused_row')
        .select(['row_number', 'reason', 'cells'])
        .where('job_id', '=', jobId)
        .where('row_number', '>', after)
        .orderBy('row_number')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        rowNumber: row.row_number,
        reason: row.reason,
        cells: JSON.parse(row.cells) as Record<string, string>,
      }))
    },

    async countRefusedRows(jobId) {
      const { count } = await db
        .selectFrom('refused_row')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('job_id', '=', jobId)
        .executeTakeFirstOrThrow()
      return count
    },
  }
}
