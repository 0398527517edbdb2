import type { AuditLog } from '../audit/audit-log.ts'
import type { Refusals } from '../audit/refusals.ts'
import type { AttemptLimits } from '../limits/attempt-limits.ts'
import { TooManyAttemptsError } from '../limits/too-many-attempts-error.ts'
import type { Session } from '../ports/session-store.ts'
import { type AccountService, WrongPasswordError } from './account-service.ts'
import type { SessionService } from './session-service.ts'

/** Wrong passwords that a session survives in a quarter of an hour: the next one ends it. */
const rule = { max: 5, window: 15 * 60 * 1000 }

/** The session has ended meanwhile. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError'
}

interface Ports {
  readonly accounts: AccountService
  readonly sessions: SessionService
  readonly limits: AttemptLimits
  readonly audit: AuditLog
  readonly refusals: Refusals
}

/** Asks for the password once more before something that a stolen session must not be enough for. */
export class PasswordConfirmation {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** Throws `WrongPasswordError`; `SessionEndedError` where it was one too many. */
  async confirm({ username, tokenHash }: Session, password: string, address: string): Promise<void> {
    const { accounts, limits, refusals } = this.#ports
    const key = `password:${tokenHash}`
    const tries = await limits.count(key, rule).catch((error: unknown) => {
      if (error instanceof TooManyAttemptsError) return rule.max + 1
      throw error
    })
    const isRight = tries <= rule.max && (await accounts.hasPassword(username, password))
    if (isRight) return limits.reset(key)
    await refusals.record({ action: 'password-refused', address, username })
    if (tries < rule.max) throw new WrongPasswordError()
    await this.#endSession(username, tokenHash)
  }

  async #endSession(username: string, tokenHash: string): Promise<never> {
    const { sessions, audit } = this.#ports
    await sessions.end(tokenHash)
    await audit.record({ username, action: 'session-revoked', details: { wrongPasswords: rule.max } })
    throw new SessionEndedError('Please log in to access the admin panel')
  }
}
