import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Encoding, preferredEncoding } from './content-encoding.ts'

/** How long a shared cache may keep a page without asking again, in seconds. Browsers always ask. */
const sharedMaxAge = 60
/** Kinds that carry their own compression: another one would only cost time. */
const packed = /^image\/(png|x-icon)/

export interface ResponseContent {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  /** The body as brotli where it was made beforehand, smaller than there is time for while somebody waits. */
  readonly brotli?: Buffer | undefined
  /** What the ETag is made of, where that is not the whole body. */
  readonly identity?: string
  /** ms since the epoch after which the content is wrong; null when it never is. */
  readonly validUntil: number | null
  /** Given for content that never changes under its address. */
  readonly cacheControl?: string
  readonly headers: Readonly<Record<string, string>>
}

/** An answer whose bytes are kept in every encoding asked for so far, ready to be sent many times. */
export class CachedResponse {
  readonly content: ResponseContent
  readonly #etag: string
  readonly #bodies: Partial<Record<Encoding, Buffer>>
  readonly #heads: Partial<Record<Encoding, string[]>> = {}

  constructor(content: ResponseContent) {
    this.content = content
    this.#etag = `W/"${hash('sha256', content.identity ?? content.body, 'base64url').slice(0, 22)}"`
    this.#bodies = { identity: content.body, ...(content.brotli && { br: content.brotli }) }
  }

  isValidAt(now: number): boolean {
    return this.content.validUntil === null || now < this.content.validUntil
  }

  /** Sends it whole, or as 304 where the client has it, or its head alone. */
  send(request: IncomingMessage, response: ServerResponse, now: number): void {
    const encoding = packed.test(this.content.contentType)
      ? 'identity'
      : preferredEncoding(request.headers['accept-encoding'])
    const body = this.#body(encoding)
    const head = this.#head(encoding, body)
    const cacheControl = this.content.cacheControl ?? this.#cacheControl(now)
    if (request.headers['if-none-match']?.includes(this.#etag) && this.content.status === 200) {
      response.writeHead(304, [...head.slice(2), 'cache-control', cacheControl])
      response.end()
      return
    }
    response.writeHead(this.content.status, [...head, 'cache-control', cacheControl])
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  #cacheControl(now: number): string {
    if (this.content.status >= 500) return 'no-store'
    const { validUntil } = this.content
    const seconds =
      validUntil === null ? sharedMaxAge : Math.min(sharedMaxAge, Math.floor((validUntil - now) / 1000))
    return `public, max-age=0, s-maxage=${Math.max(seconds, 0)}, must-revalidate`
  }

  #body(encoding: Encoding): Buffer {
    const kept = this.#bodies[encoding]
    if (kept) return kept
    const body = compress(this.content.body, encoding)
    this.#bodies[encoding] = body
    return body
  }

  /** `content-length` comes first: a 304 is sent without it. */
  #head(encoding: Encoding, body: Buffer): string[] {
    this.#heads[encoding] ??= [
      'content-length',
      String(body.length),
      'content-type',
      this.content.contentType,
      'etag',
      this.#etag,
      'vary',
      'accept-encoding',
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...Object.entries(this.content.headers).flat(),
    ]
    return this.#heads[encoding]
  }
}

function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  if (encoding === 'gzip') return gzipSync(body, { level: 6 })
  return body
}
