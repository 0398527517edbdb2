import type { CookieSerializeOptions } from '@fastify/cookie'
import { sessionLifetime } from '../../application/sessions/session-service.ts'

/** Over https the name binds the cookie to this very host. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-session' : 'session'
}

export function sessionCookieOptions(siteUrl: string): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: siteUrl.startsWith('https:'),
    maxAge: sessionLifetime / 1000,
  }
}
