import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ImportReport } from '../../application/import/import-workbook.ts'
import type { JobQueue } from '../../application/jobs/job-queue.ts'
import { importModes } from '../../domain/administration/administration.ts'
import type { ConnectionGuard } from '../connections/connection-guard.ts'
import { orNotFound } from '../http-error.ts'
import { accepted, outcomeOf, prefersAsync } from './job-answer.ts'
import { type Upload, Uploads, uploadLimit } from './uploads.ts'

export interface ImportRouteOptions {
  readonly jobs: JobQueue
  readonly uploadDir: string
  readonly guard: Pick<ConnectionGuard, 'allowLongBody'>
  /** Called after an import, so that the next page shows its listings. */
  readonly onChanged: () => Promise<void>
}

/** Two, so that a second file can be refused with a message instead of being ignored by the form parser. */
const limits = { files: 2, fileSize: uploadLimit, fields: 10, fieldSize: 1000 }

/** How to read the file if its first sheet and its headers are not the right ones. */
const reading = {
  uploadId: z.string().max(40),
  sheet: z.string().max(100).optional(),
  columns: z.record(z.string().max(40), z.number().int().min(0).max(16_383)).optional(),
  deriveIds: z.boolean().default(false),
}
const previewBody = z.object(reading)
const importBody = z.object({ ...reading, mode: z.enum(importModes).default('skip') })

/** The answer of spec §7, with further fields that help the administrator to correct the file. */
function toAnswer(report: ImportReport) {
  const { imported, duplicates, errors, rows } = report
  return {
    message: `Imported ${imported} businesses, skipped ${duplicates} duplicates, ${errors} errors`,
    stats: { imported, duplicatesSkipped: duplicates, totalErrors: errors, totalRows: rows },
    jobId: report.jobId,
    fileName: report.fileName,
    sheet: report.sheet,
    columns: report.columns,
    quality: report.quality,
    refused: report.refused,
    milliseconds: report.milliseconds,
  }
}

/** Routes that take uploaded workbooks and start jobs for them. */
export async function importRoutes(app: FastifyInstance, options: ImportRouteOptions): Promise<void> {
  const { jobs, onChanged } = options
  const uploads = new Uploads(options.uploadDir)
  await app.register(multipart, { limits })

  const find = async (uploadId: string) =>
    orNotFound(await uploads.find(uploadId), '올린 파일이 없습니다. 파일을 다시 올려 주십시오.')
  const submit = (kind: 'import' | 'preview', username: string, upload: Upload, more: object) => {
    const { uploadId, path, fileName } = upload
    const given = Object.entries(more).filter(([, value]) => value !== undefined)
    const request = { ...Object.fromEntries(given), uploadId, path, fileName }
    return jobs.submit({ kind, subject: fileName, username, request })
  }

  // After the check of the session, so that strangers do not get the longer time limit.
  const allowLongBody = async ({ raw }: FastifyRequest) => options.guard.allowLongBody(raw)
  app.post('/api/admin/uploads', { onRequest: allowLongBody }, async (request) => {
    const { uploadId, fileName, size } = await uploads.receive(request)
    return { uploadId, fileName, size }
  })

  app.post('/api/admin/imports/preview', async (request, reply) => {
    const { uploadId, ...more } = previewBody.parse(request.body)
    return accepted(reply, await submit('preview', request.admin.username, await find(uploadId), more))
  })

  app.post('/api/admin/imports', async (request, reply) => {
    const { uploadId, ...more } = importBody.parse(request.body)
    return accepted(reply, await submit('import', request.admin.username, await find(uploadId), more))
  })

  app.post('/api/admin/import', { onRequest: allowLongBody }, async (request, reply) => {
    const upload = await uploads.receive(request)
    const more = { mode: 'skip', deriveIds: false }
    const job = await submit('import', request.admin.username, upload, more).catch(async (error) => {
      await uploads.remove(upload.uploadId)
      throw error
    })
    if (prefersAsync(request)) return accepted(reply, job)
    const report = outcomeOf<ImportReport>(await jobs.wait(job.id))
    await onChanged()
    return toAnswer(report)
  })

  app.delete<{ Params: { uploadId: string } }>('/api/admin/uploads/:uploadId', async (request) => {
    const { uploadId } = await find(request.params.uploadId)
    await uploads.remove(uploadId)
    return { message: '올린 파일을 지웠습니다.' }
  })
}
