import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import { writeRefusedRows } from '../../application/import/refused-workbook.ts'
import { hasEnded, type JobQueue } from '../../application/jobs/job-queue.ts'
import { canUndoJob, toJobView } from '../../application/jobs/job-view.ts'
import {
  type Job,
  type JobStore,
  readingJobKinds,
  writingJobKinds,
} from '../../application/ports/job-store.ts'
import type { WorkbookWriter } from '../../application/ports/workbook.ts'
import type { SessionService } from '../../application/sessions/session-service.ts'
import { type PanelLanguage, panelLanguages } from '../../domain/administration/panel-text.ts'
import { HttpError, orNotFound } from '../http-error.ts'
import { languageOf } from '../panel-language.ts'
import { attachment } from './attachment.ts'
import { accepted } from './job-answer.ts'

export interface JobRouteOptions {
  readonly jobs: JobQueue
  readonly jobStore: JobStore
  readonly sessions: SessionService
  readonly audit: AuditLog
  readonly workbookWriter: WorkbookWriter
  readonly now: () => number
  /** Called when a job has changed listings, so that the next page shows it. */
  readonly onChanged: () => Promise<void>
}

const pageSize = 50
const listQuery = z.object({
  before: z.string().max(40).optional(),
  kind: z.enum([...writingJobKinds, ...readingJobKinds]).optional(),
})
/** Of the reasons: a link cannot send a header. */
const refusedQuery = z.object({ language: z.enum(panelLanguages).optional() })
const noJob = { ko: '그런 작업이 없습니다.', en: 'There is no such job.' }

interface ById {
  Params: { id: string }
}

/** Routes of jobs: list, watch, cancel, undo, and the refused rows of an import. */
export async function jobRoutes(app: FastifyInstance, options: JobRouteOptions): Promise<void> {
  const { jobs, jobStore, audit, now, onChanged } = options
  const find = async (id: string) => orNotFound(await jobStore.findJob(id), noJob)
  // Whoever reads that a job has ended asks for lists next, which must be those of after it.
  const view = async (job: Job) => {
    if (hasEnded(job)) await onChanged()
    return toJobView(job, now())
  }

  app.get('/api/admin/jobs', async (request) => {
    const { before, kind } = listQuery.parse(request.query)
    const found = await jobStore.listJobs({
      limit: pageSize,
      ...(before !== undefined && { before }),
      ...(kind && { kinds: [kind] }),
    })
    if (found.some(hasEnded)) await onChanged()
    return { jobs: found.map((job) => toJobView(job, now())) }
  })

  app.get<ById>('/api/admin/jobs/:id', async (request) => view(await find(request.params.id)))

  app.get<ById>('/api/admin/jobs/:id/events', async (request, reply) => {
    const { id } = await find(request.params.id)
    return sendJobEvents(reply, {
      changes: jobs.watch(id),
      toView: view,
      isAllowed: () => options.sessions.isOpen(request.admin.tokenHash),
    })
  })

  app.post<ById>('/api/admin/jobs/:id/cancel', async (request) => {
    const { id, kind, subject } = await find(request.params.id)
    const { username } = request.admin
    const entry = audit.entry({
      username,
      action: 'job-cancelled',
      subjectId: id,
      subject,
      details: { kind },
    })
    if (!(await jobs.cancel(id, entry)))
      throw new HttpError(409, { ko: '이미 끝난 작업입니다.', en: 'The job has ended already.' })
    return toJobView(await find(id), now())
  })

  app.post<ById>('/api/admin/jobs/:id/undo', async (request, reply) => {
    const job = await find(request.params.id)
    if (!canUndoJob(job))
      throw new HttpError(409, { ko: '되돌릴 수 없는 작업입니다.', en: 'This job cannot be undone.' })
    const { username } = request.admin
    const undo = await jobs.submit({
      kind: 'undo',
      subject: job.subject,
      username,
      request: { jobId: job.id },
    })
    return accepted(reply, undo)
  })

  app.get<ById>('/api/admin/jobs/:id/refused', async (request, reply) => {
    const job = await find(request.params.id)
    const { language } = refusedQuery.parse(request.query)
    if ((await jobStore.countRefusedRows(job.id)) === 0)
      throw new HttpError(404, { ko: '받지 못한 행이 없습니다.', en: 'No rows were refused.' })
    return sendRefusedRows(reply, job, language ?? languageOf(request), options)
  })
}

/** Sends the refused rows of an import as a workbook, which is gone from the disk afterwards. */
async function sendRefusedRows(
  reply: FastifyReply,
  job: Job,
  language: PanelLanguage,
  { jobStore, workbookWriter }: Pick<JobRouteOptions, 'jobStore' | 'workbookWriter'>,
): Promise<FastifyReply> {
  const folder = await mkdtemp(join(tmpdir(), 'refused-'))
  try {
    const path = join(folder, 'refused.xlsx')
    await writeRefusedRows({ jobId: job.id, path, language, jobs: jobStore, writer: workbookWriter })
    attachment(reply, `refused_${job.subject.replace(/\.xlsx?$/i, '')}.xlsx`)
    const file = createReadStream(path)
    file.once('close', () => rm(folder, { recursive: true, force: true }))
    return reply.send(file)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** How often an empty message is sent, in ms, because proxies cut silent connections. */
const heartbeatInterval = 15_000

/** How often the session is checked, in ms: it may end in another process, or expire. */
const sessionInterval = 1000

interface JobEvents {
  readonly changes: AsyncGenerator<Job, void, void>
  readonly toView: (job: Job) => Promise<unknown>
  /** Whether the session of the client is still valid. */
  readonly isAllowed: () => Promise<boolean>
}

/** Streams a job's changes as server-sent events, until it or the session ends or the client goes away. */
function sendJobEvents(reply: FastifyReply, events: JobEvents): FastifyReply {
  const stream = new PassThrough()
  const heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatInterval)
  const looking = setInterval(() => void endWithSession(stream, events), sessionInterval)
  const stop = () => {
    clearInterval(heartbeat)
    clearInterval(looking)
  }
  stream.once('finish', stop).once('close', stop)
  void writeEvents(stream, events)
  return reply
    .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    .send(stream)
}

/** Ends the stream with the session. The browser then connects again and is told to log in. */
async function endWithSession(stream: PassThrough, { isAllowed }: JobEvents): Promise<void> {
  // If the store cannot be asked, the next check will tell.
  const goesOn = await isAllowed().catch(() => true)
  if (!goesOn) stream.end()
}

async function writeEvents(stream: PassThrough, { changes, toView }: JobEvents): Promise<void> {
  try {
    for await (const job of changes) {
      const view = JSON.stringify(await toView(job))
      if (stream.destroyed || stream.writableEnded) return
      stream.write(`data: ${view}\n\n`)
    }
    stream.end()
  } catch (error) {
    // The browser's EventSource connects again and gets the job's state of that time.
    stream.destroy(error instanceof Error ? error : undefined)
  }
}
