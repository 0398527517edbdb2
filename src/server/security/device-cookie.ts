import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AdminAccount } from '../../application/ports/account-store.ts'

/** How long a browser counts as one that has logged in before, in seconds. */
const lifetime = 180 * 24 * 60 * 60
const path = '/api/admin/login'

/**
 * Marks browsers that have logged in (OWASP calls it a device cookie). It grants no access. It only shows that a login comes from
 * a browser of the account's owner, so that other people's guesses do not delay the owner. It counts until the password changes.
 */
export class DeviceCookie {
  readonly #key: Buffer
  readonly #isSecure: boolean
  readonly #name: string

  constructor(key: Buffer, siteUrl: string) {
    this.#key = key
    this.#isSecure = siteUrl.startsWith('https:')
    this.#name = this.#isSecure ? '__Secure-device' : 'device'
  }

  /** The browser's name if it has logged in to this account with its present password, otherwise undefined. */
  deviceOf(request: FastifyRequest, account: AdminAccount | undefined, now: number): string | undefined {
    if (!account) return undefined
    const [id = '', since = '', seal = ''] = (request.cookies[this.#name] ?? '').split('.')
    const expected = this.#seal(id, since, account)
    const isSealed =
      seal.length === expected.length && timingSafeEqual(Buffer.from(seal), Buffer.from(expected))
    const age = now / 1000 - Number.parseInt(since, 36)
    return isSealed && age < lifetime ? id : undefined
  }

  set(reply: FastifyReply, account: AdminAccount, now: number): void {
    const id = randomBytes(12).toString('base64url')
    const since = Math.floor(now / 1000).toString(36)
    reply.setCookie(this.#name, `${id}.${since}.${this.#seal(id, since, account)}`, {
      path,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#isSecure,
      maxAge: lifetime,
    })
  }

  /** The password's hash is part of it, so a change of the password makes all cookies of before worthless. */
  #seal(id: string, since: string, account: AdminAccount): string {
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([id, since, account.id, account.passwordHash]))
      .digest('base64url')
  }
}
