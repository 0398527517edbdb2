import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { SharedFolder } from '../../application/files/shared-folder.ts'
import { uploadFiles } from '../../application/files/upload-files.ts'
import { withoutRawDiskFull } from '../../application/ports/store-errors.ts'
import { hasExtension } from '../../domain/administration/import-files.ts'
import type { PanelText } from '../../domain/administration/panel-text.ts'
import { HttpError } from '../http-error.ts'

/** What a call takes, by the end of the file's name. */
export interface FileKinds {
  readonly extensions: readonly string[]
  readonly refusal: string | PanelText
}

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
function checkFile({ fieldname, filename }: MultipartFile, { extensions, refusal }: FileKinds): void {
  if (fieldname !== 'excelFile') throw new HttpError(400, 'The form has no file in its field excelFile.')
  // The name is missing at run time if the part has none, although its type says otherwise.
  if (!hasExtension(filename ?? '', extensions)) throw new HttpError(400, refusal)
}

/** Recognises the form parser's errors about a broken or cut-off body by their text: they have neither status nor code. */
function inWords(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error || 'statusCode' in error) return withoutRawDiskFull(error)
  return new HttpError(400, `The body is no complete form (${error.message}). ${whatToSend}`)
}

/** Stores uploads as files in a folder, each with a second file for its name. They are written to disk as they arrive. */
export class Uploads {
  readonly #folder: SharedFolder

  constructor(folder: SharedFolder) {
    this.#folder = folder
  }

  /** Stores the file in the form's field `excelFile`. If the form is refused or cut off, nothing stays on the disk. */
  async receive(request: FastifyRequest, kinds: FileKinds): Promise<Upload> {
    if (!request.isMultipart()) throw new HttpError(415, whatToSend)
    const uploadId = randomUUID()
    await mkdir(this.#folder.path, { recursive: true })
    try {
      const fileName = await this.#receiveFile(request, uploadId, kinds)
      if (fileName === undefined) throw new HttpError(400, 'The form has no file in its field excelFile.')
      const path = this.#folder.pathOf(uploadId)
      const [, about] = uploadFiles(uploadId)
      await writeFile(this.#folder.pathOf(about), JSON.stringify({ fileName }), { mode: 0o600 })
      const { size, mtimeMs } = await stat(path)
      // An import is continued only with the same file, which its time tells: whole seconds are the same on every machine.
      const seconds = Math.floor(mtimeMs / 1000)
      await utimes(path, seconds, seconds)
      for (const file of uploadFiles(uploadId)) await this.#folder.share(file)
      return { uploadId, path, fileName, size }
    } catch (error) {
      await this.remove(uploadId)
      throw inWords(error)
    }
  }

  /** Reads the form to its end. Returns the file's name; undefined if there is no file. */
  async #receiveFile(
    request: FastifyRequest,
    uploadId: string,
    kinds: FileKinds,
  ): Promise<string | undefined> {
    let fileName: string | undefined
    for await (const part of request.parts()) {
      if (part.type !== 'file') continue
      if (fileName !== undefined)
        throw new HttpError(
          400,
          'The form has a second file. Send one workbook at a time; nothing was imported.',
        )
      checkFile(part, kinds)
      await pipeline(part.file, createWriteStream(this.#folder.pathOf(uploadId), { mode: 0o600 }))
      if (part.file.truncated)
        throw new HttpError(413, 'The file is larger than 2 GB. Split it into several workbooks.')
      fileName = basename(part.filename)
    }
    return fileName
  }

  remove(uploadId: string): Promise<void> {
    return this.#folder.remove(uploadFiles(uploadId))
  }

  /** undefined if there is no such upload (any more), on this machine or another one. */
  async find(uploadId: string): Promise<Upload | undefined> {
    if (!uploadIdPattern.test(uploadId)) return undefined
    const [file, about] = await Promise.all(uploadFiles(uploadId).map((name) => this.#folder.find(name)))
    if (!file || !about) return undefined
    try {
      const { fileName } = JSON.parse(await readFile(about.path, 'utf8')) as { fileName: string }
      return { uploadId, path: file.path, fileName, size: file.bytes }
    } catch {
      return undefined
    }
  }
}
