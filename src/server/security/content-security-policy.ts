import { adFrameSandbox } from '../../domain/site/ad-frame.ts'

const policy = (directives: readonly string[]) => directives.join('; ')

/**
 * The policy of pages, files and calls: no inline scripts or styles, and only pictures from other origins. An advertisement is
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

/** The policy of built scripts and styles, which load nothing if somebody opens them by themselves: a frame of one is a harmless text. */
export const assetPolicy = policy(["default-src 'none'"])

/** The policy of the panel: nothing from other origins, and no text becomes markup or script (Trusted Types). */
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
 * The policy of the ad frame: only the ad network, under an origin of its own. So its script sees neither this site's pages nor
 * its cookies, and cannot read answers of its calls, even if somebody opens the frame's address directly.
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
