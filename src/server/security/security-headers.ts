import type { SiteSettings } from '../../web/entry-server.tsx'
import { sitePolicy } from './content-security-policy.ts'

/** The headers of every answer. The panel and the ad frames have other content security policies. */
export function securityHeaders({
  origin,
  adScriptUrl,
}: Pick<SiteSettings, 'origin' | 'adScriptUrl'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': sitePolicy(adScriptUrl !== ''),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
