import type { FastifyRequest } from 'fastify'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True for a request that changes something and comes from another site. `Sec-Fetch-Site` says so, or `Origin` if the browser
 * sends only that. Programs other than browsers send neither, and have no visitor's cookie.
 */
export function isCrossSite(request: FastifyRequest): boolean {
  if (safeMethods.has(request.method)) return false
  const site = request.headers['sec-fetch-site']
  if (typeof site === 'string') return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.origin
  return typeof origin === 'string' && URL.parse(origin)?.host !== request.headers.host
}
