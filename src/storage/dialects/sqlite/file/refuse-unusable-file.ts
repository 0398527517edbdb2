import { accessSync, closeSync, constants, existsSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { markFile } from '../stop-mark.ts'
import { adviseRestore, DatabaseFileError } from './database-file-error.ts'

export const databaseFile = 'directory.sqlite'

const signature = 'SQLite format 3\0'
const headerLength = 100

/**
 * Throws `DatabaseFileError` if SQLite would start an empty directory in place of a lost one, fail with an unclear
 * message, or not notice the damage. Reads one page at most.
 */
export function refuseUnusableFile(dataDir: string, { readOnly }: { readonly readOnly: boolean }): void {
  const path = join(dataDir, databaseFile)
  const log = sizeOf(`${path}-wal`) ?? 0
  const size = sizeOf(path)
  const refuse = (problem: string) => {
    throw new DatabaseFileError(problem, adviseRestore(dataDir))
  }
  if (!readOnly) refuseReadOnly(dataDir)
  if (size === undefined) {
    if (log > 0) refuse(`${path} is missing, but its write-ahead log (${databaseFile}-wal) is there.`)
    return
  }
  refuseForbidden(path, readOnly)
  if (size === 0) {
    if (log > 0 || existsSync(join(dataDir, markFile)))
      refuse(`${path} is empty, but a directory was kept in it.`)
    return
  }
  const header = readHeader(path)
  if (header.toString('latin1', 0, signature.length) !== signature)
    refuse(`${path} is not an SQLite database, or its beginning was overwritten.`)
  if (log === 0 && size < lengthByHeader(header)) refuse(`${path} was cut off: a part of it is missing.`)
}

function sizeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.size
}

function refuseReadOnly(dataDir: string): void {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new DatabaseFileError(
      `The folder ${dataDir} cannot be written to.`,
      'Give it to the user that runs this program, on a file system that is not read-only, or set DATA_DIR to another folder.',
      { cause },
    )
  }
}

function refuseForbidden(path: string, readOnly: boolean): void {
  try {
    accessSync(path, readOnly ? constants.R_OK : constants.R_OK | constants.W_OK)
  } catch (cause) {
    throw new DatabaseFileError(
      `${path} cannot be ${readOnly ? 'read' : 'written to'}.`,
      'Give it to the user that runs this program, and let that user read and write it.',
      { cause },
    )
  }
}

function readHeader(path: string): Buffer {
  const file = openSync(path, 'r')
  try {
    const header = Buffer.alloc(headerLength)
    readSync(file, header, 0, headerLength, 0)
    return header
  } finally {
    closeSync(file)
  }
}

/** In bytes; 0 if the header does not say: https://www.sqlite.org/fileformat.html#in_header_database_size. */
function lengthByHeader(header: Buffer): number {
  const isValid = header.readUInt32BE(24) === header.readUInt32BE(92)
  const pageSize = header.readUInt16BE(16)
  return isValid ? header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize) : 0
}
