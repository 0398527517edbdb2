import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SearchedWords } from '../../application/ports/search-feedback.ts'
import { compressAside, decompressAside, type Encoding, preferredEncoding } from './content-encoding.ts'

/** How long a shared cache may keep a page without asking again, in seconds. Browsers always ask. */
const sharedMaxAge = 60
/** Content types that are not compressed here: these pictures are compressed already, and a proxy may compress calls. */
const sentAsIs = /^(image\/(png|x-icon)|application\/json)/

interface ResponseContent {
  readonly status: number
  readonly contentType: string
  readonly body: Buffer
  /** Compressed forms of the body that exist already. */
  readonly encoded?: Partial<Record<Encoding, Buffer>> | undefined
  /** The encoding of the body itself, if it has one. */
  readonly bodyEncoding?: Encoding | undefined
  /** Absent: computed from the body. '' for content that never changes under its address: no client asks for it again. */
  readonly etag?: string | undefined
  /** ms since the epoch after which the content is wrong; null when it never is. */
  readonly validUntil: number | null
  /** Set for content that never changes under its address. */
  readonly cacheControl?: string | undefined
  readonly headers: Readonly<Record<string, string>>
  /** The search of which this is the answer, if it found nothing and is to be counted. */
  readonly foundNothing?: SearchedWords | undefined
}

/**
 * An answer that is sent many times. It keeps its bytes in every encoding that was requested so far. Of a body that came compressed it
 * keeps no plain form, which would be five times as large.
 */
export class CachedResponse {
  readonly content: ResponseContent
  readonly #etag: string
  readonly #bodies: Partial<Record<Encoding, Buffer>>
  readonly #heads: Partial<Record<Encoding, string[]>> = {}

  constructor(content: ResponseContent) {
    this.content = content
    this.#etag = content.etag ?? etagOf(content.body)
    this.#bodies = { ...content.encoded, [content.bodyEncoding ?? 'identity']: content.body }
  }

  isValidAt(now: number): boolean {
    return this.content.validUntil === null || now < this.content.validUntil
  }

  /** Sends the whole answer, 304 if the client has it already, or only the head for HEAD. */
  send(request: IncomingMessage, response: ServerResponse, now: number): void {
    const encoding = this.#encodingFor(request)
    const body = this.#bodies[encoding]
    if (body) {
      this.#sendBody(request, response, { encoding, body, now })
      return
    }
    this.#encoded(encoding).then(
      (encoded) => {
        if (encoding !== 'identity') this.#bodies[encoding] = encoded
        this.#sendBody(request, response, { encoding, body: encoded, now })
      },
      () => response.destroy(),
    )
  }

  async #encoded(encoding: Encoding): Promise<Buffer> {
    const { body, bodyEncoding = 'identity' } = this.content
    return compressAside(await decompressAside(body, bodyEncoding), encoding)
  }

  #encodingFor(request: IncomingMessage): Encoding {
    if (sentAsIs.test(this.content.contentType)) return 'identity'
    return preferredEncoding(request.headers['accept-encoding'])
  }

  #sendBody(
    request: IncomingMessage,
    response: ServerResponse,
    { encoding, body, now }: { encoding: Encoding; body: Buffer; now: number },
  ): void {
    const head = this.#head(encoding, body)
    const cacheControl = this.content.cacheControl ?? this.#cacheControl(now)
    const isKnown = this.#etag !== '' && request.headers['if-none-match']?.includes(this.#etag)
    if (isKnown && this.content.status === 200) {
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

  /** `content-length` comes first: a 304 is sent without it. */
  #head(encoding: Encoding, body: Buffer): string[] {
    this.#heads[encoding] ??= [
      'content-length',
      String(body.length),
      'content-type',
      this.content.contentType,
      ...(this.#etag === '' ? [] : ['etag', this.#etag]),
      'vary',
      'accept-encoding',
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...Object.entries(this.content.headers).flat(),
    ]
    return this.#heads[encoding]
  }
}

/** A weak ETag, because one content has several encodings. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`
}
