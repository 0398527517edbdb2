import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Refusals } from '../../application/audit/refusals.ts'
import type { AuditAction } from '../../application/ports/audit-store.ts'
import type { SiteSettings } from '../../web/entry-server.tsx'
import { clientAddressOf } from './client-address.ts'
import { assetPolicy, sitePolicy } from './content-security-policy.ts'

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

/** The headers of a built script or style: it is no document, and what concerns documents only is left out. */
export function assetHeaders(all: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (!all['content-security-policy']) return all
  const {
    'cross-origin-opener-policy': _opener,
    'permissions-policy': _permissions,
    'referrer-policy': _referrer,
    ...others
  } = all
  return { ...others, 'content-security-policy': assetPolicy }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a request that changes something and comes from another site. `Sec-Fetch-Site` says so, or `Origin` if the browser
 * sends only that: then `siteOrigin` is the site itself, whatever host a proxy passes. Programs other than browsers send neither, and
 * have no visitor's cookie.
 */
export function isCrossSite(request: FastifyRequest, siteOrigin: string): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.origin
  if (origin === undefined || origin === siteOrigin) return false
  return URL.parse(origin)?.host !== request.headers.host
}

const actionOfStatus: Readonly<Record<number, AuditAction>> = {
  403: 'request-refused',
  429: 'request-limited',
}
/** How often due sums are written, in ms. */
const lookInterval = 15_000

/** Records every answer 403 and 429 in the audit log, whichever call gave it. */
export function recordRefusals(app: FastifyInstance, refusals: Refusals): void {
  const inLog = (error: unknown) => app.log.error(error)
  app.addHook('onResponse', async (request, reply) => {
    const action = actionOfStatus[reply.statusCode]
    if (!action) return
    const subject = `${request.method} ${request.routeOptions.url ?? ''}`
    await refusals.record({ action, address: clientAddressOf(request), subject }).catch(inLog)
  })
  const looking = setInterval(() => void refusals.endPeriod().catch(inLog), lookInterval).unref()
  app.addHook('onClose', async () => {
    clearInterval(looking)
    await refusals.flush().catch(inLog)
  })
}
