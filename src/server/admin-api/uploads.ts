import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { HttpError } from '../http-error.ts'

export const uploadLimit = 2 * 1024 ** 3
const workbookExtensions = ['.xlsx', '.xls']
const uploadIdPattern = /^[0-9a-f-]{36}$/

/** A workbook that was sent in and waits to be imported. */
export interface Upload {
  readonly uploadId: string
  readonly path: string
  /** As the administrator knows the file. */
  readonly fileName: string
  readonly size: number
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

/** Uploads as files of a folder, each beside a note of its name. They go to disk as they arrive. */
export class Uploads {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async receive(request: FastifyRequest): Promise<Upload> {
    const file = await uploadedWorkbook(request)
    const uploadId = randomUUID()
    const path = join(this.#folder, uploadId)
    await mkdir(this.#folder, { recursive: true })
    try {
      await pipeline(file.file, createWriteStream(path, { mode: 0o600 }))
      if (file.file.truncated)
        throw new HttpError(413, 'The file is larger than 2 GB. Split it into several workbooks.')
      const fileName = basename(file.filename)
      await writeFile(`${path}.json`, JSON.stringify({ fileName }), { mode: 0o600 })
      return { uploadId, path, fileName, size: (await stat(path)).size }
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  }

  /** undefined where there is no such upload, or none any more. */
  async find(uploadId: string): Promise<Upload | undefined> {
    if (!uploadIdPattern.test(uploadId)) return undefined
    const path = join(this.#folder, uploadId)
    try {
      const { fileName } = JSON.parse(await readFile(`${path}.json`, 'utf8')) as { fileName: string }
      return { uploadId, path, fileName, size: (await stat(path)).size }
    } catch {
      return undefined
    }
  }
}
