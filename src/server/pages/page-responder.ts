import type { DirectoryApi } from '../../domain/directory/directory.ts'
import type { FormState, SiteSettings } from '../../web/entry-server.tsx'
import { CachedResponse } from '../responses/cached-response.ts'
import { adminDocument, pageDocument } from './document.ts'
import type { FrontEnd } from './front-end.ts'

const contentType = 'text/html; charset=utf-8'
const minute = 60_000
const asIs = async (_url: string, html: string) => html

export interface PageOptions {
  /** Asked for each page: in development it may have changed. */
  readonly frontEnd: () => Promise<FrontEnd>
  readonly api: DirectoryApi
  readonly site: SiteSettings
  readonly headers: Readonly<Record<string, string>>
}

/** A form that could not be taken, and the status that says why. */
interface RefusedForm {
  readonly status: number
  readonly form: FormState
}

/** Renders a public page, by its path and query, into an answer that can be kept, unless it shows a visitor's form. */
export async function respondWithPage(
  url: string,
  now: number,
  options: PageOptions,
  refused?: RefusedForm,
): Promise<CachedResponse> {
  const { frontEnd, api, site, headers } = options
  const { render, siteAssets, transform = asIs } = await frontEnd()
  const page = await render({ url, api, site, now, ...(refused && { form: refused.form }) })
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
  return new CachedResponse({
    status: refused && page.status === 200 ? refused.status : page.status,
    contentType,
    body,
    validUntil: listsWhatIsOpen(url) ? untilNextMinute(page.validUntil, now) : page.validUntil,
    ...(refused && { cacheControl: 'no-store' }),
    headers,
  })
}

const listsWhatIsOpen = (url: string) => /[?&]open=/.test(url)

/** A business that the page does not show may open any minute. */
function untilNextMinute(validUntil: number | null, now: number): number {
  const next = (Math.floor(now / minute) + 1) * minute
  return validUntil === null ? next : Math.min(validUntil, next)
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
