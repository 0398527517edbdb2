import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import { type ExportFiles, exportName } from '../../application/export/export-files.ts'
import type { ExportResult } from '../../application/export/export-job.ts'
import type { ExportFilter, ExportStreams } from '../../application/export/export-row.ts'
import type { JobQueue } from '../../application/jobs/job-queue.ts'
import { selectionLimit } from '../../application/moderation/moderation-service.ts'
import type { JobStore } from '../../application/ports/job-store.ts'
import { listSearchLimit } from '../../domain/directory/administrators-query.ts'
import { filterSchemas } from '../api/query-schemas.ts'
import { HttpError, orNotFound } from '../http-error.ts'
import { attachment } from './attachment.ts'
import { accepted, prefersAsync } from './job-answer.ts'

export interface ExportRouteOptions {
  readonly jobs: JobQueue
  readonly jobStore: JobStore
  readonly exportStreams: ExportStreams
  readonly exportFiles: ExportFiles
  readonly audit: AuditLog
  readonly now: () => number
}

/** Exports that may be streamed at once: each needs a thread and its memory. */
const streamLimit = 2
/** How often old files are removed, in ms. */
const removalInterval = 60 * 60 * 1000
const text = z.string().max(200).optional()
const exportBody = z.strictObject({ ids: z.array(z.string().max(40)).min(1).max(selectionLimit) })
const exportQuery = z.object({
  country: text,
  search: z.string().max(listSearchLimit).optional(),
  category: text,
  verified: z.enum(['true', 'false']).optional(),
  missing: filterSchemas.missing,
  changeId: text,
})

function filterOf(query: unknown): ExportFilter {
  const { country, search, category, verified, missing, changeId } = exportQuery.parse(query)
  return {
    ...(country && { country }),
    ...(search && { search }),
    ...(category && { category }),
    ...(verified && { verified: verified === 'true' }),
    ...(missing && { missing: [...missing] }),
    ...(changeId && { changeId }),
  }
}

/** Routes of exports: a workbook is streamed while it is written, or written by a job and fetched later. */
export async function exportRoutes(app: FastifyInstance, options: ExportRouteOptions): Promise<void> {
  const { jobs, jobStore, audit, exportFiles, exportStreams, now } = options
  const streams = new Set<Readable>()
  const removal = setInterval(
    () => exportFiles.removeOld(now()).catch((error) => app.log.error(error)),
    removalInterval,
  )
  app.addHook('preClose', async () => {
    clearInterval(removal)
    // A slow client would keep the server from stopping.
    for (const stream of streams) stream.destroy(new HttpError(503, 'The server stops.'))
  })

  app.get('/api/admin/export', async (request, reply) => {
    const filter = filterOf(request.query)
    const fileName = exportName(filter, now())
    if (prefersAsync(request)) {
      const { username } = request.admin
      return accepted(
        reply,
        await jobs.submit({ kind: 'export', subject: fileName, username, request: filter }),
      )
    }
    if (streams.size >= streamLimit)
      throw new HttpError(429, {
        ko: '다른 내보내기가 진행 중입니다. 끝난 뒤에 다시 시도해 주십시오.',
        en: 'Another export is running. Try again when it has ended.',
      })
    const stream = exportStreams.open(filter)
    streams.add(stream)
    stream.once('close', () => streams.delete(stream))
    await firstBytes(stream, reply)
    const { username } = request.admin
    await audit.record({ username, action: 'listings-exported', subject: fileName, details: filter })
    attachment(reply, fileName)
    return reply.send(stream)
  })

  app.post('/api/admin/export', async (request, reply) => {
    const filter: ExportFilter = exportBody.parse(request.body)
    const { username } = request.admin
    const subject = exportName(filter, now())
    return accepted(reply, await jobs.submit({ kind: 'export', subject, username, request: filter }))
  })

  app.get<{ Params: { id: string } }>('/api/admin/jobs/:id/file', async (request, reply) => {
    const job = orNotFound(await jobStore.findJob(request.params.id), {
      ko: '그런 작업이 없습니다.',
      en: 'There is no such job.',
    })
    const file = job.state === 'done' && job.kind === 'export' ? await exportFiles.find(job.id) : undefined
    const { path, bytes } = orNotFound(file, {
      ko: '이 작업의 파일이 없습니다. 하루가 지나면 지워지니 다시 내보내 주십시오.',
      en: 'The file of this job is gone. Files are deleted after a day: export again.',
    })
    attachment(reply, (job.result as ExportResult).fileName)
    return reply.header('content-length', bytes).send(createReadStream(path))
  })
}

/** Resolves when the first bytes are there; a failure before that can still be answered. Stops the work if the client goes away. */
async function firstBytes(stream: Readable, reply: FastifyReply): Promise<void> {
  reply.raw.once('close', () => stream.destroy(new HttpError(499, 'The client went away.')))
  await once(stream, 'readable')
}
