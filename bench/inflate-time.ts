import { createInflateRaw } from 'node:zlib'
import { open } from 'yauzl'

/** Inflates a workbook's sheets and drops the bytes, which is the least that any reader must do. Returns ms and bytes. */
export async function inflateTime(path: string): Promise<{ milliseconds: number; bytes: number }> {
  const started = performance.now()
  const bytes = await inflateSheets(path)
  return { milliseconds: performance.now() - started, bytes }
}

function inflateSheets(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    open(path, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      let bytes = 0
      zip.on('entry', (entry) => {
        if (!/^xl\/(worksheets|sharedStrings)/.test(entry.fileName)) return zip.readEntry()
        zip.openReadStream(entry, { decompress: false }, (failure, raw) => {
          if (failure) return reject(failure)
          const inflate = createInflateRaw({ chunkSize: 64 * 1024 })
          inflate.on('data', (chunk: Buffer) => {
            bytes += chunk.length
          })
          inflate.on('end', () => zip.readEntry()).on('error', reject)
          raw.pipe(inflate)
        })
      })
      zip.on('end', () => resolve(bytes)).on('error', reject)
      zip.readEntry()
    })
  })
}
