import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AuditLog } from '../../application/audit/audit-log.ts'
import type { SharedFolder } from '../../application/files/shared-folder.ts'
import type { ImportReport } from '../../application/import/import-workbook.ts'
import type { JobQueue } from '../../application/jobs/job-queue.ts'
import type { ImportLayoutStore } from '../../application/ports/import-layout-store.ts'
import {
  mustBeWorkbook,
  tableExtensions,
  workbookExtensions,
} from '../../domain/administration/import-files.ts'
import { importModes } from '../../domain/administration/import-preview.ts'
import type { PanelLanguage } from '../../domain/administration/panel-text.ts'
import { refusalText } from '../../domain/administration/refusal-reasons.ts'
import { categoryOfTrade, tradeTextLimit } from '../../domain/category/trade-mapping.ts'
import type { ConnectionGuard } from '../connections/connection-guard.ts'
import { orNotFound } from '../http-error.ts'
import { languageOf } from '../panel-language.ts'
import { accepted, outcomeOf, prefersAsync } from './job-answer.ts'
import { type FileKinds, type Upload, Uploads } from './uploads.ts'

export interface ImportRouteOptions {
  readonly jobs: JobQueue
  readonly uploads: SharedFolder
  readonly importLayouts: ImportLayoutStore
  readonly audit: AuditLog
  readonly guard: Pick<ConnectionGuard, 'allowLongBody'>
  /** Called after an import, so that the next page shows its listings. */
  readonly onChanged: () => Promise<void>
}

/** Bytes of an uploaded workbook. */
const uploadLimit = 2 * 1024 ** 3
/** Two files, so that a second one can be refused with a message; with one, the form parser would ignore it. */
const limits = { files: 2, fileSize: uploadLimit, fields: 10, fieldSize: 1000 }

/** How to read the file if its first sheet and its headers are not the right ones. */
const reading = {
  uploadId: z.string().max(40),
  sheet: z.string().max(100).optional(),
  sheets: z.union([z.literal('all'), z.array(z.string().max(100)).min(1).max(300)]).optional(),
  columns: z.record(z.string().max(40), z.number().int().min(0).max(16_383)).optional(),
  country: z
    .string()
    .regex(/^(?:[A-Z]{2})?$/)
    .optional(),
  trade: z
    .string()
    .max(tradeTextLimit)
    .refine((trade) => trade === '' || categoryOfTrade(trade) !== undefined, 'There is no such trade.')
    .optional(),
  city: z.string().trim().max(100).optional(),
  isAlone: z.boolean().optional(),
  deriveIds: z.boolean().default(false),
}
const previewBody = z.object(reading)
const importBody = z.object({
  ...reading,
  mode: z.enum(importModes).default('skip'),
  liftsHandEdits: z.boolean().default(false),
  leavesOutAlike: z.boolean().default(false),
})

/** The answer of spec §7, with further fields that help the administrator to correct the file. */
function toAnswer(report: ImportReport, language: PanelLanguage) {
  const { imported, duplicates, errors, rows } = report
  return {
    message: `Imported ${imported} businesses, skipped ${duplicates} duplicates, ${errors} errors`,
    stats: { imported, duplicatesSkipped: duplicates, totalErrors: errors, totalRows: rows },
    jobId: report.jobId,
    fileName: report.fileName,
    sheet: report.sheet,
    columns: report.columns,
    quality: report.quality,
    refused: report.refused.map((row) => ({ ...row, reason: refusalText(row.reason)[language] })),
    milliseconds: report.milliseconds,
  }
}

/** Routes that take uploaded workbooks and start jobs for them. */
export async function importRoutes(app: FastifyInstance, options: ImportRouteOptions): Promise<void> {
  const { jobs, onChanged } = options
  const uploads = new Uploads(options.uploads)
  await app.register(multipart, { limits })
  layoutRoutes(app, options)

  const find = async (uploadId: string) =>
    orNotFound(await uploads.find(uploadId), {
      ko: '올린 파일이 없습니다. 파일을 다시 올려 주십시오.',
      en: 'The uploaded file is gone. Upload it again.',
    })
  const submit = (kind: 'import' | 'preview', username: string, upload: Upload, more: object) => {
    const { uploadId, path, fileName } = upload
    const given = Object.entries({ onlyWorkbooks: mustBeWorkbook(fileName), ...more }).filter(
      ([, value]) => value !== undefined,
    )
    const request = { ...Object.fromEntries(given), uploadId, path, fileName }
    return jobs.submit({ kind, subject: fileName, username, request })
  }

  // After the check of the session, so that strangers do not get the longer time limit.
  const allowLongBody = async ({ raw }: FastifyRequest) => options.guard.allowLongBody(raw)
  app.post('/api/admin/uploads', { onRequest: allowLongBody }, async (request) => {
    const { uploadId, fileName, size } = await uploads.receive(request, tableFiles)
    return { uploadId, fileName, size }
  })

  app.post('/api/admin/imports/preview', async (request, reply) => {
    const { uploadId, ...more } = previewBody.parse(request.body)
    const upload = await find(uploadId)
    return accepted(
      reply,
      await submit('preview', request.admin.username, upload, { ...more, usesLayouts: true }),
    )
  })

  app.post('/api/admin/imports', async (request, reply) => {
    const { uploadId, ...more } = importBody.parse(request.body)
    const upload = await find(uploadId)
    const asChosen = { ...more, usesLayouts: true, remembers: true }
    return accepted(reply, await submit('import', request.admin.username, upload, asChosen))
  })

  app.post('/api/admin/import', { onRequest: allowLongBody }, async (request, reply) => {
    const upload = await uploads.receive(request, workbookFiles)
    const more = { mode: 'skip', deriveIds: false, onlyWorkbooks: true }
    const job = await submit('import', request.admin.username, upload, more).catch(async (error) => {
      await uploads.remove(upload.uploadId)
      throw error
    })
    if (prefersAsync(request)) return accepted(reply, job)
    const report = outcomeOf<ImportReport>(await jobs.wait(job.id))
    await onChanged()
    return toAnswer(report, languageOf(request))
  })

  app.delete<{ Params: { uploadId: string } }>('/api/admin/uploads/:uploadId', async (request) => {
    const { uploadId } = await find(request.params.uploadId)
    await uploads.remove(uploadId)
    return { message: { ko: '올린 파일을 지웠습니다.', en: 'The uploaded file is deleted.' } }
  })
}

/** What is remembered of layouts: each can be forgotten. */
function layoutRoutes(app: FastifyInstance, { importLayouts, audit }: ImportRouteOptions): void {
  app.delete<{ Params: { key: string } }>('/api/admin/import-layouts/:key', async (request) => {
    const { key } = request.params
    const found = (await importLayouts.listLayouts()).find((layout) => layout.key === key)
    const { username } = request.admin
    const entry = audit.entry({ username, action: 'layout-forgotten', subject: found?.name ?? '' })
    const isGone = found !== undefined && (await importLayouts.removeLayout(key, entry))
    orNotFound(isGone || undefined, {
      ko: '이미 잊은 양식입니다.',
      en: 'This layout has been forgotten already.',
    })
    return {
      message: {
        ko: '양식을 잊었습니다. 다음 파일은 처음처럼 읽습니다.',
        en: 'The layout is forgotten. The next file is read as if it were the first.',
      },
    }
  })
}

const workbookFiles: FileKinds = {
  extensions: workbookExtensions,
  refusal: 'Only .xlsx and .xls files can be imported.',
}
const tableFiles: FileKinds = {
  extensions: tableExtensions,
  refusal: {
    ko: `${tableExtensions.join(', ')} 파일만 가져올 수 있습니다. 다른 파일은 이 가운데 하나로 저장해 주십시오.`,
    en: `Only these files can be imported: ${tableExtensions.join(', ')}. Save the file as one of these.`,
  },
}
