import type { Encoding } from '../responses/content-encoding.ts'
import { etagOf } from '../responses/etag.ts'

/** The answer to a read, ready to be sent. */
export interface ReadAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: Uint8Array
  /** The body in the encoding that was asked for, where that was done along with it. */
  readonly encoded?: { readonly encoding: Encoding; readonly body: Uint8Array } | undefined
  readonly etag: string
  /** ms since the epoch after which the content is wrong; null when it never is. */
  readonly validUntil: number | null
  /** Given where it is not what pages have. */
  readonly cacheControl?: string | undefined
  /** Beside those of every answer. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Of a piece of a sitemap that is not the last: `after` of the next. */
  readonly next?: number | undefined
}

/** An answer as JSON; clients ask each time whether it still holds, unless told otherwise. */
export function json(
  status: number,
  value: unknown,
  { validUntil = null, cacheControl = 'no-cache', headers }: Partial<ReadAnswer> = {},
): ReadAnswer {
  const body = Buffer.from(JSON.stringify(value))
  const contentType = 'application/json; charset=utf-8'
  return { status, contentType, body, etag: etagOf(body), validUntil, cacheControl, headers }
}
