import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../../application/ports/account-store.ts'
import { type SessionService, sessionLifetime } from '../../application/sessions/session-service.ts'
import { HttpError } from '../http-error.ts'

/** Reads and writes the cookie of the administrator's session. */
export class AdminSession {
  readonly #sessions: SessionService
  readonly #siteUrl: string
  readonly #cookieName: string

  constructor(sessions: SessionService, siteUrl: string) {
    this.#sessions = sessions
    this.#siteUrl = siteUrl
    this.#cookieName = sessionCookieName(siteUrl)
  }

  tokenOf(request: FastifyRequest): string | undefined {
    return request.cookies[this.#cookieName]
  }

  /** Ends the request with 401 if it has no valid session. */
  async require(request: FastifyRequest): Promise<Session> {
    const token = this.tokenOf(request)
    const session = token && (await this.#sessions.authenticate(token))
    if (!session) throw new HttpError(401, 'Please log in to access the admin panel')
    return session
  }

  /** Sends the browser the token of a new session, and ends the session that it had before. */
  async replace(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    const before = this.tokenOf(request)
    if (before) await this.#sessions.logout(before)
    reply.setCookie(this.#cookieName, token, sessionCookieOptions(this.#siteUrl))
  }

  async logout(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = this.tokenOf(request)
    if (token) await this.#sessions.logout(token)
    const { maxAge: _, ...options } = sessionCookieOptions(this.#siteUrl)
    reply.clearCookie(this.#cookieName, options)
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's session. Always set in routes behind the session check, and only there. */
    admin: Session
  }
}

/** The cookie's name. Over https its prefix binds the cookie to this host. */
function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-session' : 'session'
}

function sessionCookieOptions(siteUrl: string): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: siteUrl.startsWith('https:'),
    maxAge: sessionLifetime / 1000,
  }
}
