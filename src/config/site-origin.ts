import { z } from 'zod'

/**
 * The origin under which visitors reach the site, in its normal form: `HTTPS://Example.com:443/` → `https://example.com`.
 * Cookies, links and headers are made from it, so it must contain nothing but an origin.
 */
export const siteOrigin = z.string().transform((text, context) => {
  const url = URL.parse(text)
  const problem = problemOf(url)
  if (url && !problem) return url.origin
  context.addIssue({ code: 'custom', message: problem ?? '', input: text })
  return z.NEVER
})

function problemOf(url: URL | null): string | undefined {
  if (!url || !/^https?:$/.test(url.protocol)) return 'must be a web address such as https://example.com'
  if (url.username || url.password) return 'must hold no user name and no password'
  if (!/^\/+$/.test(url.pathname) || url.search || url.hash)
    return 'must hold nothing behind the host, as the site takes up a whole host: https://example.com'
  return undefined
}
