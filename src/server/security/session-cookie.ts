import type { CookieSerializeOptions } from '@fastify/cookie'
import { sessionLifetime } from '../../application/sessions/session-service.ts'

/** The cookie's name. Over https its prefix binds the cookie to this host. */
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
