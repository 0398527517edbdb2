import type { SiteSettings } from '../../web/entry-server.tsx'

/** No inline script or style is allowed anywhere; of other origins only pictures, and the configured ad network. */
function contentSecurityPolicy(adScriptUrl: string): string {
  const adOrigin = URL.parse(adScriptUrl)?.origin
  const ads = adOrigin ? ` ${adOrigin}` : ''
  return [
    "default-src 'self'",
    "img-src 'self' https: data:",
    "style-src 'self'",
    `script-src 'self'${ads}`,
    ...(adOrigin ? [`frame-src${ads}`, `connect-src 'self'${ads}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Sent with every answer. */
export function securityHeaders({
  origin,
  adScriptUrl,
}: Pick<SiteSettings, 'origin' | 'adScriptUrl'>): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(adScriptUrl),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
    ...(origin.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
}
