import { adFrameSandbox } from '../../domain/site/ad-frame.ts'

const policy = (directives: readonly string[]) => directives.join('; ')

/**
 * Of the pages, files and calls: no inline script or style is allowed anywhere; of other origins only pictures. An advertisement is
 * in a frame of its own.
 */
export function sitePolicy(hasAds: boolean): string {
  return policy([
    "default-src 'self'",
    "img-src 'self' https: data:",
    "style-src 'self'",
    "script-src 'self'",
    `frame-src ${hasAds ? "'self'" : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
}

/** Of the administrator's screens: nothing from elsewhere, and no text becomes markup or script (Trusted Types). */
export const adminPolicy = policy([
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
])

/**
 * Of the frame of an advertisement: the ad network alone, under an origin of its own. So its script sees neither this site's pages nor
 * its cookies, and reads no answer of its calls, even where the frame's address is opened by itself.
 */
export function adFramePolicy(adScriptUrl: string): string {
  const { origin } = new URL(adScriptUrl)
  return policy([
    "default-src 'none'",
    `script-src ${origin}`,
    `connect-src ${origin}`,
    `frame-src ${origin}`,
    'img-src https: data:',
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${adFrameSandbox}`,
  ])
}
