import type { SearchedWords } from '../../application/ports/search-feedback.ts'
import { etagOf } from '../responses/cached-response.ts'
import type { Encoding } from '../responses/content-encoding.ts'
import type { GzipState } from '../sitemap/gzip-piece.ts'

/** Where a sitemap goes on after some of its pieces. */
export interface SitemapPosition extends GzipState {
  /** Of listings: the last row number so far. Of other lists: how many addresses so far. */
  readonly after: number
}

/** The answer to a read, ready to be sent. */
export interface ReadAnswer {
  readonly status: number
  readonly contentType: string
  readonly body: Uint8Array
  /** The encoding of the body, if the reading thread has compressed it. */
  readonly bodyEncoding?: Encoding | undefined
  readonly etag: string
  /** ms since the epoch after which the content is wrong; null when it never is. */
  readonly validUntil: number | null
  /** Set if it differs from the `cache-control` of pages. */
  readonly cacheControl?: string | undefined
  /** Further headers, beside those of every answer. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The search of which this is the answer, if it found nothing and is to be counted. */
  readonly foundNothing?: SearchedWords | undefined
  /** Why the page lacks its data (503), for the log. */
  readonly failure?: string | undefined
  /** For a piece of a sitemap that is not the last: where the next one starts. */
  readonly next?: SitemapPosition | undefined
}

/** A JSON answer. Without another `cache-control`, clients must revalidate it each time. */
export function json(
  status: number,
  value: unknown,
  { validUntil = null, cacheControl = 'no-cache', headers, foundNothing }: Partial<ReadAnswer> = {},
): ReadAnswer {
  const body = Buffer.from(JSON.stringify(value))
  const contentType = 'application/json; charset=utf-8'
  return { status, contentType, body, etag: etagOf(body), validUntil, cacheControl, headers, foundNothing }
}
