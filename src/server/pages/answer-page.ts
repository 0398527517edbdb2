import { zeroResultOf } from '../../application/search/zero-results.ts'
import type { Directory } from '../../domain/directory/directory.ts'
import { splitPath } from '../../domain/site/language.ts'
import { describeFailure } from '../reads/describe-failure.ts'
import type { PageTask } from '../reads/public-reads.ts'
import type { ReadAnswer } from '../reads/read-answer.ts'
import { etagOf } from '../responses/cached-response.ts'
import { compressNow } from '../responses/content-encoding.ts'
import { type Site, siteIn } from '../site.ts'
import { pageDocument } from './document.ts'
import type { FrontEnd } from './front-end.ts'

export const htmlType = 'text/html; charset=utf-8'
const asIs = async (_url: string, html: string) => html

export interface PageSources {
  /** Called for each page, because it may change in development. */
  readonly frontEnd: () => Promise<FrontEnd>
  readonly directory: Directory
  readonly site: Site
}

/** Renders a public page and compresses it as the client accepts it. A page with a visitor's form is for that visitor only. */
export async function answerPage(
  { url, encoding, refused }: PageTask,
  now: number,
  { frontEnd, directory, site }: PageSources,
): Promise<ReadAnswer> {
  const { render, pageAssets, transform = asIs } = await frontEnd()
  const named = siteIn(site, splitPath(url).language)
  const page = await render({
    url,
    directory,
    site: named,
    now,
    ...(refused && { form: refused.form }),
  })
  if (page.redirect) return redirectTo(page.redirect)
  const settings = { name: named.name, verification: site.verification }
  const html = Buffer.from(
    await transform(url, pageDocument(pageAssets(page.source, page.language), page, settings)),
  )
  return {
    status: refused && page.status === 200 ? refused.status : page.status,
    contentType: htmlType,
    body: compressNow(html, encoding),
    bodyEncoding: encoding,
    etag: etagOf(html),
    validUntil: page.validUntil,
    cacheControl: refused && 'no-store',
    headers: page.status === 503 ? { 'retry-after': '5' } : undefined,
    failure: page.status === 503 ? describeFailure(page.failure) : undefined,
    foundNothing: page.list && zeroResultOf(page.list.query, page.list),
  }
}

function redirectTo(location: string): ReadAnswer {
  const body = Buffer.alloc(0)
  return {
    status: 301,
    contentType: htmlType,
    body,
    etag: etagOf(body),
    validUntil: null,
    headers: { location },
  }
}
