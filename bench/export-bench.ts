import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createDeflateRaw, createInflateRaw } from 'node:zlib'
import { openPromise } from 'yauzl'
import { dataDirOf, isImported } from './data-set.ts'
import { megabytes, milliseconds, printTable } from './figures.ts'
import { benchImport } from './import-bench.ts'
import { login } from './login.ts'
import { peakMemory, startProduct } from './server-process.ts'

/** Downloads the export to `path`. Returns the ms to its first byte and to its end. */
async function download(origin: string, path: string): Promise<{ firstByte: number; whole: number }> {
  const cookie = await login(origin)
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(`${origin}/api/admin/export`, { headers: { cookie } }, async (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`export: ${answer.statusCode}`))
      answer.once('readable', () => {
        const firstByte = performance.now() - started
        pipeline(answer, createWriteStream(path)).then(
          () => resolve({ firstByte, whole: performance.now() - started }),
          reject,
        )
      })
    }).on('error', reject)
  })
}

/** Unpacks a workbook's sheets into one file. */
async function unpackSheets(path: string, into: string): Promise<void> {
  const zip = await openPromise(path, { autoClose: false })
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.startsWith('xl/worksheets/')) continue
    const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false })
    await pipeline(
      packed,
      createInflateRaw({ chunkSize: 64 * 1024 }),
      createWriteStream(into, { flags: 'a' }),
    )
  }
  zip.close()
}

/** Deflates a file at level 6 and drops the result. Returns the ms and the input bytes. */
async function deflateTime(path: string): Promise<{ milliseconds: number; bytes: number }> {
  const started = performance.now()
  const source = createReadStream(path, { highWaterMark: 128 * 1024 })
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  await pipeline(source, createDeflateRaw({ level: 6, chunkSize: 64 * 1024 }), nowhere)
  return { milliseconds: performance.now() - started, bytes: source.bytesRead }
}

/** Downloads an export of all listings, then only deflates the same XML. */
export async function benchExport({ rows }: { rows: number }): Promise<void> {
  if (!isImported(rows)) await benchImport({ rows })
  const folder = mkdtempSync(join(tmpdir(), 'export-bench-'))
  const [workbook, sheets] = [join(folder, 'export.xlsx'), join(folder, 'sheets.xml')]
  const server = await startProduct(dataDirOf(rows))
  try {
    const { firstByte, whole } = await download(server.origin, workbook)
    const peak = peakMemory(server.pid)
    await unpackSheets(workbook, sheets)
    const deflate = await deflateTime(sheets)
    printTable(
      `Export of ${rows.toLocaleString('en-US')} listings by download`,
      ['measure', 'value'],
      [
        ['deflating the same bytes, level 6', milliseconds(deflate.milliseconds)],
        ['export, end to end', milliseconds(whole)],
        ['ratio', `${(whole / deflate.milliseconds).toFixed(2)} ×`],
        ['first byte', milliseconds(firstByte)],
        ['rate', `${Math.round(rows / (whole / 1000)).toLocaleString('en-US')} listings/s`],
        ['sheets before deflating', megabytes(deflate.bytes)],
        ['peak memory of the server', megabytes(peak)],
      ],
    )
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}
