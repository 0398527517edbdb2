import { type InsertObject, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Job, JobStore } from '../../application/ports/job-store.ts'
import { createRefusedRowReader } from '../read/refused-row-reader.ts'
import { storedText } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'
import { runAudited } from './audit-store.ts'

const openStates = ['queued', 'running'] as const

/** The codes of PostgreSQL and SQLite for a violated unique index. */
const uniqueViolations = new Set<unknown>(['23505', 'SQLITE_CONSTRAINT_UNIQUE'])

const isTaken = (error: unknown) =>
  error instanceof Error && 'code' in error && uniqueViolations.has(error.code)

/**
 * Jobs and their refused rows (see the port). A unique index, and not a look before the write, makes sure that only
 * one writing job runs, because processes may claim at the same instant. `clock` gives the database's time in ms since
 * the epoch.
 */
export function createJobStore(db: Kysely<Schema>, clock: RawBuilder<number>): JobStore {
  return { ...createRefusedRowReader(db), ...queueIn(db), ...runsIn(db, clock) }
}

type Runs = Pick<JobStore, 'claimJob' | 'renewLease' | 'releaseJob' | 'saveProgress' | 'finishJob'>

/** The part for those who submit jobs. */
function queueIn(
  db: Kysely<Schema>,
): Omit<JobStore, keyof Runs | keyof ReturnType<typeof createRefusedRowReader>> {
  return {
    async findJob(id) {
      const row = await selectJobs(db).where('id', '=', storedText(id)).executeTakeFirst()
      return row && decodeJob(row)
    },

    async createJob({ audit, ...job }) {
      await runAudited(db, db.insertInto('job').values(queuedRow(job)), audit)
    },

    requestCancel: (id, now, audit) =>
      runAudited(
        db,
        db
          .updateTable('job')
          .set({
            state: sql`case when state = 'queued' then 'cancelled' else state end`,
            updated_at: sql`case when state = 'queued' then ${now} else updated_at end`,
            cancel_requested: sql`(state = 'running' or cancel_requested)`,
          })
          .where('id', '=', id)
          .where('state', 'in', openStates),
        audit,
      ),

    countJobs: () =>
      db
        .selectFrom('job')
        .select((job) => ['kind', 'state', job.fn.countAll<number>().as('count')])
        .groupBy(['kind', 'state'])
        .execute(),

    async listJobs({ limit, before, kinds, states }) {
      let query = selectJobs(db)
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

/** The part for the process that runs a job. */
function runsIn(db: Kysely<Schema>, clock: RawBuilder<number>): Runs {
  const leaseEnd = (leaseTime: number) => sql<number>`${clock} + ${leaseTime}`

  return {
    async claimJob({ owner, now, leaseTime, jobId }) {
      const isAbandoned = sql<boolean>`state = 'running'
        and (lease_until < ${clock} or lease_until > ${clock} + ${2 * leaseTime})`
      if (!(await mayClaim(db, isAbandoned))) return undefined
      await requeueAbandoned(db, isAbandoned)
      return claimNext(db, { owner, now, jobId, leaseUntil: leaseEnd(leaseTime) })
    },

    async renewLease({ id, owner, leaseTime }) {
      const row = await db
        .updateTable('job')
        .set({ lease_until: leaseEnd(leaseTime) })
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
        .set((update) => ({
          state: 'queued',
          owner: '',
          lease_until: 0,
          idle_attempts: update('idle_attempts', '-', 1),
        }))
        .where('id', '=', id)
        .where('owner', '=', owner)
        .where('state', '=', 'running')
        .execute()
    },

    async saveProgress(id, progress, now) {
      await db
        .updateTable('job')
        .set({ progress: json(progress), updated_at: now })
        .where('id', '=', id)
        .execute()
    },

    async finishJob(id, { state, result, now, audit }) {
      await runAudited(
        db,
        db
          .updateTable('job')
          .set({ state, result: json(result), owner: '', lease_until: 0, updated_at: now })
          .where('id', '=', id)
          .where('state', 'in', openStates),
        audit,
      )
    },
  }
}

const selectJobs = (db: Kysely<Schema>) =>
  db
    .selectFrom('job')
    .selectAll()
    .select(
      sql<boolean>`exists (select 1 from undoable_change where undoable_change.id = job.id)`.as(
        'is_undoable',
      ),
    )

function queuedRow({
  subject,
  request,
  now,
  ...job
}: Omit<Parameters<JobStore['createJob']>[0], 'audit'>): InsertObject<Schema, 'job'> {
  return {
    ...job,
    state: 'queued',
    subject: storedText(subject),
    request: json(request),
    progress: null,
    result: null,
    owner: '',
    lease_until: 0,
    cancel_requested: sql<boolean>`${sql.lit(false)}`,
    attempts: 0,
    idle_attempts: 0,
    created_at: now,
    started_at: null,
    updated_at: now,
    undone_at: null,
  }
}

interface NextClaim {
  readonly owner: string
  readonly now: number
  readonly jobId: string | undefined
  readonly leaseUntil: RawBuilder<number>
}

/** Undefined if no job may start, or if another process claimed one at the same instant. */
async function claimNext(
  db: Kysely<Schema>,
  { owner, now, jobId, leaseUntil }: NextClaim,
): Promise<Job | undefined> {
  try {
    const row = await db
      .updateTable('job')
      .set((update) => ({
        state: 'running',
        owner,
        lease_until: leaseUntil,
        attempts: update('attempts', '+', 1),
        idle_attempts: update('idle_attempts', '+', 1),
        started_at: update.fn.coalesce('started_at', update.val(now)),
        updated_at: now,
      }))
      .where('id', '=', nextToClaim(db, jobId))
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst()
    return row && decodeJob({ ...row, is_undoable: false })
  } catch (error) {
    if (isTaken(error)) return undefined
    throw error
  }
}

/**
 * The oldest job that may start. A reading job always may. A writing job may if no other one runs and nobody holds
 * the directory.
 */
function nextToClaim(db: Kysely<Schema>, jobId: string | undefined) {
  let next = db.selectFrom('job').select('id').where('state', '=', 'queued')
  if (jobId !== undefined) next = next.where('id', '=', jobId)
  const hasWriter = sql<boolean>`exists (
    select 1 from job where state = 'running' and kind not in ('preview', 'export', 'backup'))`
  const isHeldByOther = sql<boolean>`exists (
    select 1 from directory_hold as hold join job as holder on holder.id = hold.job_id
    where holder.state in ('queued', 'running') and holder.id <> job.id)`
  next = next.where((where) =>
    where.or([
      where('kind', 'in', ['preview', 'export', 'backup']),
      where.not(where.or([hasWriter, isHeldByOther])),
    ]),
  )
  return next.orderBy('created_at').orderBy('id').limit(1)
}

/** Reads before it writes, because a write waits for an import's batch. */
async function mayClaim(db: Kysely<Schema>, isAbandoned: RawBuilder<boolean>): Promise<boolean> {
  const open = await db
    .selectFrom('job')
    .select('id')
    .where((job) => job.or([job('state', '=', 'queued'), isAbandoned]))
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Returns running jobs with an expired lease to the queue, because their process has died. */
async function requeueAbandoned(db: Kysely<Schema>, isAbandoned: RawBuilder<boolean>): Promise<void> {
  await db.updateTable('job').set({ state: 'queued', owner: '', lease_until: 0 }).where(isAbandoned).execute()
}

const json = (value: unknown) => JSON.stringify(value) ?? null

const parsed = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

function decodeJob(row: Selectable<Schema['job']> & { readonly is_undoable: boolean }): Job {
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
    idleAttempts: row.idle_attempts,
    createdAt: row.created_at,
    startedAt: row.started_at,
    updatedAt: row.updated_at,
    undoneAt: row.undone_at,
    isUndoable: Boolean(row.is_undoable),
  }
}
