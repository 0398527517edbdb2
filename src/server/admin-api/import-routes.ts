import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ImportReport } from '../../application/import/import-workbook.ts'
import type { ImportRunner } from '../../application/ports/import-runner.ts'
import { HttpError } from '../http-error.ts'

const uploadLimit = 2 * 1024 ** 3
const workbookExtensions = ['.xlsx', '.xls']

export interface ImportRouteOptions {
  readonly importRunner: ImportRunner
  readonly uploadDir: string
  /** Called after an import, so that the next page shows its listings. */
  readonly onImported: () => Promise<void>
}

/** The file of the form field `excelFile`. */
async function uploadedWorkbook(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart())
    throw new HttpError(415, 'Send the workbook as multipart/form-data, field excelFile.')
  const file = await request.file()
  if (file?.fieldname !== 'excelFile')
    throw new HttpError(400, 'The form has no file in its field excelFile.')
  if (!workbookExtensions.includes(extname(file.filename).toLowerCase())) {
    throw new HttpError(400, 'Only .xlsx and .xls files can be imported.')
  }
  return file
}

/** The answer of spec §7 with, beyond it, what the administrator needs to mend the file. */
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

/** `POST /api/admin/import`: the upload goes to disk as it arrives, the import runs in its own thread. */
export async function importRoutes(app: FastifyInstance, options: ImportRouteOptions): Promise<void> {
  await app.register(multipart, { limits: { files: 1, fileSize: uploadLimit, fields: 10, fieldSize: 1000 } })
  app.post('/api/admin/import', async (request) => {
    const file = await uploadedWorkbook(request)
    const jobId = randomUUID()
    await mkdir(options.uploadDir, { recursive: true })
    const path = join(options.uploadDir, jobId)
    try {
      await pipeline(file.file, createWriteStream(path, { mode: 0o600 }))
      if (file.file.truncated)
        throw new HttpError(413, 'The file is larger than 2 GB. Split it into several workbooks.')
      const request = { jobId, path, fileName: basename(file.filename), deriveIds: false }
      const report = await options.importRunner.run(request)
      await options.onImported()
      return toAnswer(report)
    } finally {
      await rm(path, { force: true })
    }
  })
}
