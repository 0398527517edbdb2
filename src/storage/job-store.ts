import type { Kysely, Selectable } from 'kysely'
import type { Job, JobStore } from '../application/ports/job-store.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

/** Jobs and the rows they refused (see the port). A job's progress is null until its first batch is stored. */
export function createJobStore(db: Kysely<Schema>): JobStore {
  return {
    async createJob({ id, kind, subject, now }) {
      await db
        .insertInto('job')
        .values({
          id,
          kind,
          state: 'running',
          subject: storedText(subject),
          progress: null,
          result: null,
          created_at: now,
          updated_at: now,
        })
        .execute()
    },

    async finishJob(id, { state, result, now }) {
      await db
        .updateTable('job')
        .set({ state, result: JSON.stringify(result) ?? null, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    async findJob(id) {
      const row = await db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst()
      return row && decodeJob(row)
    },

    async listJobs(limit) {
      const rows = await db
        .selectFrom('job')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(decodeJob)
    },

    async listRefusedRows(jobId, { limit, offset }) {
      const rows = await db
        .selectFrom('refused_row')
        .select(['row_number', 'reason', 'cells'])
        .where('job_id', '=', jobId)
        .orderBy('row_number')
        .limit(limit)
        .offset(offset)
        .execute()
      return rows.map((row) => ({
        rowNumber: row.row_number,
        reason: row.reason,
        cells: JSON.parse(row.cells) as Record<string, string>,
      }))
    },
  }
}

function decodeJob(row: Selectable<Schema['job']>): Job {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    subject: row.subject,
    progress: row.progress === null ? null : JSON.parse(row.progress),
    result: row.result === null ? null : JSON.parse(row.result),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
