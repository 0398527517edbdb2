import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  constants,
  gunzip,
  gzip,
  gzipSync,
} from 'node:zlib'
import { memoize } from '../../domain/memoize.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The names of the encodings that a header allows. Browsers send few different ones. */
const parse = memoize(200, (header): ReadonlySet<string> => {
  const accepted = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  return accepted
})

type Header = string | string[] | undefined
const accepted = (header: Header) => parse(typeof header === 'string' ? header : '')

/** The best encoding that an `Accept-Encoding` header allows. */
export function preferredEncoding(header: Header): Encoding {
  if (accepted(header).has('br')) return 'br'
  return acceptsGzip(header) ? 'gzip' : 'identity'
}

/** Whether an `Accept-Encoding` header allows gzip. */
export function acceptsGzip(header: Header): boolean {
  return accepted(header).has('gzip') || accepted(header).has('*')
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const gzipOptions = { level: 6 }
const brotliAside = promisify(brotliCompress)
const gzipAside = promisify(gzip)
const brotliBack = promisify(brotliDecompress)
const gzipBack = promisify(gunzip)

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

/** The plain form of a compressed body, made in Node's thread pool. */
export async function decompressAside(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliBack(body)
  return encoding === 'gzip' ? gzipBack(body) : body
}
