import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from './content-encoding.ts'

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const gzipOptions = { level: 6 }
const brotliAside = promisify(brotliCompress)
const gzipAside = promisify(gzip)

/** Compresses in this thread; only for threads that may block. */
export function compressNow(body: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'br') return brotliCompressSync(body, brotliOptions)
  return encoding === 'gzip' ? gzipSync(body, gzipOptions) : body
}

/** Compresses in Node's thread pool. */
export async function compressAside(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliAside(body, brotliOptions)
  return encoding === 'gzip' ? gzipAside(body, gzipOptions) : body
}
