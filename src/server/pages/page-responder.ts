import type { DirectoryApi } from '../../domain/directory/directory.ts'
import type { SiteSettings } from '../../web/entry-server.tsx'
import { CachedResponse } from '../responses/cached-response.ts'
import { adminDocument, pageDocument } from './document.ts'
import type { FrontEnd } from './front-end.ts'

const contentType = 'text/html; charset=utf-8'
const asIs = async (_url: string, html: string) => html

export interface PageOptions {
  /** Asked for each page: in development it may have changed. */
  readonly frontEnd: () => Promise<FrontEnd>
  readonly api: DirectoryApi
  readonly site: SiteSettings
  readonly headers: Readonly<Record<string, string>>
}

/** Renders a public page, by its path and query, into an answer that can be kept. */
export async function respondWithPage(
  url: string,
  now: number,
  options: PageOptions,
): Promise<CachedResponse> {
  const { frontEnd, api, site, headers } = options
  const { render, siteAssets, transform = asIs } = await frontEnd()
  const page = await render({ url, api, site, now })
  if (page.redirect) {
    const location = { ...headers, location: page.redirect }
    return new CachedResponse({
      status: 301,
      contentType,
      body: Buffer.alloc(0),
      validUntil: null,
      headers: location,
    })
  }
  const body = Buffer.from(await transform(url, pageDocument(siteAssets, page)))
  return new CachedResponse({ status: page.status, contentType, body, validUntil: page.validUntil, headers })
}

/** The page that loads the administrator's screens. */
export async function respondWithAdmin({ frontEnd, site, headers }: PageOptions): Promise<CachedResponse> {
  const { adminAssets, transform = asIs } = await frontEnd()
  const body = Buffer.from(await transform('/admin', adminDocument(adminAssets, site.name)))
  return new CachedResponse({
    status: 200,
    contentType,
    body,
    validUntil: null,
    cacheControl: 'no-store',
    headers,
  })
}
