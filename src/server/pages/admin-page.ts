import type { SiteSettings } from '../../web/entry-server.tsx'
import { CachedResponse } from '../responses/cached-response.ts'
import { adminPolicy } from '../security/content-security-policy.ts'
import { htmlType } from './answer-page.ts'
import { adminDocument } from './document.ts'
import type { PageShell } from './front-end.ts'

const policy = 'content-security-policy'

interface AdminPageOptions {
  readonly shell: () => Promise<PageShell>
  readonly site: SiteSettings
  readonly headers: Readonly<Record<string, string>>
}

/** The page that loads the administrator's screens. */
export async function adminPage({ shell, site, headers }: AdminPageOptions): Promise<CachedResponse> {
  const { adminAssets, transform = async (_url, html) => html } = await shell()
  return new CachedResponse({
    status: 200,
    contentType: htmlType,
    body: Buffer.from(await transform('/admin', adminDocument(adminAssets, site.name))),
    validUntil: null,
    cacheControl: 'no-store',
    // In development pages have no policy, and neither has the panel.
    headers: policy in headers ? { ...headers, [policy]: adminPolicy } : headers,
  })
}
