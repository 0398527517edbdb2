import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { withoutRawDiskFull } from '../../application/ports/store-unavailable.ts'
import { HttpError } from '../http-error.ts'

export const uploadLimit = 2 * 1024 ** 3
const workbookExtensions = ['.xlsx', '.xls']
const uploadIdPattern = /^[0-9a-f-]{36}$/

/** An uploaded workbook that waits for its import. */
export interface Upload {
  readonly uploadId: string
  readonly path: string
  /** The file's name on the administrator's machine. */
  readonly fileName: string
  readonly size: number
}

const whatToSend =
  'Send the workbook as multipart/form-data, field excelFile, as browsers, FormData and "curl -F excelFile=@file.xlsx" do.'

/** Refuses a file that has another extension or is in another field of the form. */
function checkFile({ fieldname, filename }: MultipartFile): void {
  if (fieldname !== 'excelFile') throw new HttpError(400, 'The form has no file in its field excelFile.')
  // The name is missing at run time if the part has none, although its type says otherwise.
  if (!workbookExtensions.includes(extname(filename ?? '').toLowerCase()))
    throw new HttpError(400, 'Only .xlsx and .xls files can be imported.')
}

/** Recognises the form parser's errors about a broken or cut-off body by their text: they have neither status nor code. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error || 'statusCode' in error) return withoutRawDiskFull(error)
  return new HttpError(400, `The body is no complete form (${error.message}). ${whatToSend}`)
}

/** Stores uploads as files in a folder, each with a second file for its name. They are written to disk as they arrive. */
export class Uploads {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Stores the file in the form's field `excelFile`. If the form is refused or cut off, nothing stays on the disk. */
  async receive(request: FastifyRequest): Promise<Upload> {
    if (!request.isMultipart()) throw new HttpError(415, whatToSend)
    const uploadId = randomUUID()
    await mkdir(this.#folder, { recursive: true })
    try {
      const fileName = await this.#receiveFile(request, uploadId)
      if (fileName === undefined) throw new HttpError(400, 'The form has no file in its field excelFile.')
      const path = join(this.#folder, uploadId)
      await writeFile(`${path}.json`, JSON.stringify({ fileName }), { mode: 0o600 })
      return { uploadId, path, fileName, size: (await stat(path)).size }
    } catch (error) {
      await this.remove(uploadId)
      throw inWords(error)
    }
  }

  /** Reads the form to its end. Returns the file's name; undefined if there is no file. */
  async #receiveFile(request: FastifyRequest, uploadId: string): Promise<string | undefined> {
    let fileName: string | undefined
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      if (fileName !== undefined)
        throw new HttpError(
          400,
          'The form has a second file. Send one workbook at a time; nothing was imported.',
        )
      checkFile(part)
      await pipeline(part.file, createWriteStream(join(this.#folder, uploadId), { mode: 0o600 }))
      if (part.file.truncated)
        throw new HttpError(413, 'The file is larger than 2 GB. Split it into several workbooks.')
      fileName = basename(part.filename)
    }
    return fileName
  }

  async remove(uploadId: string): Promise<void> {
    const path = join(this.#folder, uploadId)
    await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })])
  }

  /** undefined if there is no such upload (any more). */
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
