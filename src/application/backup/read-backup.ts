import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { JobError } from '../jobs/job-handler.ts'
import type { HistoryRecord } from '../ports/history-store.ts'
import type { StoredListing } from '../ports/listing-administration.ts'
import { damagedLine, lineError, noBackup, parseHeader, parseLine, type ReadHeader } from './backup-format.ts'

/** Longer than any listing can be: a file with a longer line is no backup. */
const lineLimit = 16 * 1024 * 1024
const lineEnd = 0x0a
const batchSize = 500

interface BackupBatch {
  readonly header: ReadHeader
  readonly listings: readonly StoredListing[]
  /** Behind the last listing. */
  readonly history: readonly HistoryRecord[]
}

const damaged = () =>
  new JobError({
    ko: '백업 파일이 손상되었거나 중간에서 끊겼습니다. 파일을 다시 복사하거나 다른 백업을 쓰십시오.',
    en: 'The backup is damaged or cut off. Copy it again, or use another one.',
  })

/** Reads only the header. Throws `JobError` if the file is no backup. */
export async function readBackupHeader(path: string): Promise<ReadHeader> {
  for await (const [line] of fileLines(path)) return parseHeader(textOf(line ?? Buffer.alloc(0), 1))
  throw damaged()
}

/**
 * A backup's listings and records in batches, in order. Only an empty backup has an empty batch. Throws `JobError` if the file is damaged, cut
 * off or no backup. The batches before the error are sound, but only the end of the file shows that it is complete.
 */
export async function* readBackup(path: string): AsyncGenerator<BackupBatch, void, undefined> {
  const hash = createHash('sha256')
  let header: ReadHeader | undefined
  let batch: StoredListing[] = []
  let history: HistoryRecord[] = []
  let hasHistory = false
  let listings = 0
  let lastRow = 0
  let number = 0
  let isWhole = false
  for await (const lines of fileLines(path)) {
    for (const line of lines) {
      if (isWhole) throw damaged()
      number++
      const text = textOf(line, number)
      if (!header) header = parseHeader(text)
      else {
        const value = parseLine(text, number)
        if ('end' in value) {
          isWhole = value.listings === listings && value.sha256 === hash.digest('hex')
          if (!isWhole) throw damaged()
          continue
        }
        if ('of' in value) {
          hasHistory = true
          history.push(value)
        } else {
          if (hasHistory) throw damagedLine(number)
          if (value.rowNumber <= lastRow) throw rowAgain(number, value.rowNumber, lastRow)
          lastRow = value.rowNumber
          listings++
          batch.push(value)
        }
      }
      hash.update(line).update('\n')
      if (batch.length + history.length < batchSize) continue
      yield { header, listings: batch, history }
      batch = []
      history = []
    }
  }
  if (!header || !isWhole) throw damaged()
  if (batch.length + history.length > 0 || listings === 0) yield { header, listings: batch, history }
}

/** `Buffer.toString` would replace what is no UTF-8 by question marks. */
function textOf(line: Buffer, number: number): string {
  if (!isUtf8(line)) throw damagedLine(number)
  return line.toString()
}

const rowAgain = (line: number, found: number, last: number) =>
  lineError(line, {
    ko: `rowNumber의 값이 ${found}입니다. 필요한 값: 바로 앞 줄의 ${last}보다 큰 수.`,
    en: `rowNumber is ${found}. It must be above ${last}, that of the line before.`,
  })

/** The complete lines of each chunk of a gzip file. Text after the last line end is dropped. */
async function* fileLines(path: string): AsyncGenerator<Buffer[], void, undefined> {
  const chunks = pipeline(createReadStream(path), createGunzip({ chunkSize: 64 * 1024 }), () => undefined)
  let rest: Buffer[] = []
  let restLength = 0
  try {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      const end = chunk.lastIndexOf(lineEnd)
      if (end < 0) {
        rest.push(chunk)
        restLength += chunk.length
        if (restLength > lineLimit) throw damaged()
        continue
      }
      yield splitLines(Buffer.concat([...rest, chunk.subarray(0, end + 1)]))
      rest = [chunk.subarray(end + 1)]
      restLength = chunk.length - end - 1
    }
  } catch (error) {
    throw inWords(error, path)
  }
  if (restLength > 0) throw damaged()
}

/** Turns errors that the file's owner can fix into sentences. */
function inWords(error: unknown, path: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT')
    return new JobError({ ko: `백업 파일이 없습니다: ${path}`, en: `There is no backup ${path}.` })
  // What gzip says of a file that does not begin as one.
  if (error instanceof Error && error.message === 'incorrect header check') return noBackup()
  return code.startsWith('Z_') ? damaged() : error
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(lineEnd, start)
    lines.push(bytes.subarray(start, end))
    start = end + 1
  }
  return lines
}
