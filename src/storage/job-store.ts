import { type Kysely, type Selectable, sql } from 'kysely'
import type { Job, JobStore } from '../application/ports/job-store.ts'
import { createRefusedRowReader } from './refused-row-reader.ts'
import type { Schema } from './schema.ts'
import { storedText } from './stored-text.ts'

/** Unique violation, as PostgreSQL and SQLite name it. */
const uniqueViolations = new Set<unknown>(['23505', 'SQLITE_CONSTRAINT_UNIQUE'])

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && uniqueViolations.has(error.code)

/**
 * Jobs and the rows they refused (see the port). That only one writing job runs is kept by a unique index, not by looking
 * first: processes may claim at the same instant.
 */
export function createJobStore(db: Kysely<Schema>): JobStore {
  async function findJob(id: string) {
    const row = await db.selectFrom('job').selectAll().where('id', '=', storedText(id)).executeTakeFirst()
    return row && decodeJob(row)
  }

  return {
    ...createRefusedRowReader(db),
    findJob,

    async createJob({ id, kind, subject, username, request, now }) {
      await db
        .insertInto('job')
        .values({
          id,
          kind,
          state: 'queued',
          subject: storedText(subject),
          username,
          request: json(request),
          progress: null,
          result: null,
          owner: '',
          lease_until: 0,
          cancel_requested: sql<boolean>`${sql.lit(false)}`,
          attempts: 0,
          created_at: now,
          started_at: null,
          updated_at: now,
          undone_at: null,
        })
        .execute()
    },

    async claimJob({ owner, now, leaseUntil, jobId }) {
      if (!(await mayClaim(db, now))) return undefined
      await requeueAbandoned(db, now)
      let next = db.selectFrom('job').select('id').where('state', '=', 'queued')
      if (jobId !== undefined) next = next.where('id', '=', jobId)
      const hasWriter = sql<boolean>`exists (
        select 1 from job where state = 'running' and kind not in ('preview', 'export', 'backup'))`
      next = next.where((where) =>
        where.or([where('kind', 'in', ['preview', 'export', 'backup']), where.not(hasWriter)]),
      )
      try {
        const row = await db
          .updateTable('job')
          .set((update) => ({
            state: 'running',
            owner,
            lease_until: leaseUntil,
            attempts: update('attempts', '+', 1),
            started_at: update.fn.coalesce('started_at', update.val(now)),
            updated_at: now,
          }))
          .where('id', '=', next.orderBy('created_at').orderBy('id').limit(1))
          .where('state', '=', 'queued')
          .returningAll()
          .executeTakeFirst()
        return row && decodeJob(row)
      } catch (error) {
        if (isTaken(error)) return undefined
        throw error
      }
    },

    async renewLease({ id, owner, leaseUntil }) {
      const row = await db
        .updateTable('job')
        .set({ lease_until: leaseUntil })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('state', '=', 'running')
        .returning('cancel_requested')
        .executeTakeFirst()
      return row && { cancelRequested: Boolean(row.cancel_requested) }
    },

    async releaseJob(id, owner) {
      await db
        .updateTable('job')
        .set({ state: 'queued', owner: '', lease_until: 0 })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('state', '=', 'running')
        .execute()
    },

    async requestCancel(id, now) {
      const ended = await db
        .updateTable('job')
        .set({ state: 'cancelled', updated_at: now })
        .where('id', '=', id)
        .where('state', '=', 'queued')
        .returning('id')
        .executeTakeFirst()
      if (ended) return true
      const asked = await db
        .updateTable('job')
        .set({ cancel_requested: sql<boolean>`${sql.lit(true)}` })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .returning('id')
        .executeTakeFirst()
      return asked !== undefined
    },

    async saveProgress(id, progress, now) {
      await db
        .updateTable('job')
        .set({ progress: json(progress), updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    async finishJob(id, { state, result, now }) {
      await db
        .updateTable('job')
        .set({ state, result: json(result), owner: '', lease_until: 0, updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    async markUndone(id, now) {
      await db.updateTable('job').set({ undone_at: now }).where('id', '=', id).execute()
    },

    async listJobs({ limit, before, kinds, states }) {
      let query = db.selectFrom('job').selectAll()
      if (kinds) query = query.where('kind', 'in', kinds)
      if (states) query = query.where('state', 'in', states)
      if (before !== undefined) {
        query = query.where(
          sql<boolean>`(created_at, id) < (select created_at, id from job where id = ${storedText(before)})`,
        )
      }
      const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return rows.map(decodeJob)
    },
  }
}

/** Looks before it writes: a write waits for an import's batch. */
async function mayClaim(db: Kysely<Schema>, now: number): Promise<boolean> {
  const open = await db
    .selectFrom('job')
    .select('id')
    .where((job) =>
      job.or([
        job('state', '=', 'queued'),
        job.and([job('state', '=', 'running'), job('lease_until', '<', now)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** A running job whose lease ran out has lost its process: it waits for another one. */
async function requeueAbandoned(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .updateTable('job')
    .set({ state: 'queued', owner: '', lease_until: 0 })
    .where('state', '=', 'running')
    .where('lease_until', '<', now)
    .execute()
}

const json = (value: unknown) => JSON.stringify(value) ?? null

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

function decodeJob(row: Selectable<Schema['job']>): Job {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    subject: row.subject,
    username: row.username,
    request: parsed(row.request),
    progress: parsed(row.progress),
    result: parsed(row.result),
    cancelRequested: Boolean(row.cancel_requested),
    attempts: row.attempts,
    createdAt: row.created_at,
    startedAt: row.started_at,
    updatedAt: row.updated_at,
    undoneAt: row.undone_at,
  }
}
