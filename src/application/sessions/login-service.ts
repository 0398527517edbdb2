import type { AttemptLimits } from '../limits/attempt-limits.ts'
import type { AccountService } from './account-service.ts'
import type { LoginAttempt, LoginGate } from './login-gate.ts'
import { type SecondFactorService, WrongCodeError } from './second-factor-service.ts'
import type { SessionService } from './session-service.ts'

export interface Credentials extends LoginAttempt {
  readonly password: string
  readonly userAgent: string
  /** Of the authenticator or a recovery code, '' where none was given. */
  readonly code: string
}

/** User name or password is wrong; which of them, nobody is told. */
export class WrongCredentialsError extends Error {
  override readonly name = 'WrongCredentialsError'
}

/** The password is right; a code is asked for beside it. */
export class CodeNeededError extends Error {
  override readonly name = 'CodeNeededError'
}

/** Codes that may be tried in a quarter of an hour by whoever knows the password. */
const ofCodes = { max: 5, window: 15 * 60 * 1000 }

interface Ports {
  readonly sessions: SessionService
  readonly accounts: AccountService
  readonly secondFactor: SecondFactorService
  readonly gate: LoginGate
  readonly limits: AttemptLimits
}

/** Opens a session for whoever knows the password and, where one is asked for, a code, once the gate lets the attempt through. */
export class LoginService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** The new session's token. Throws `WrongCredentialsError`, `CodeNeededError`, `WrongCodeError`, `TooManyAttemptsError`. */
  async login(credentials: Credentials): Promise<string> {
    const { sessions, accounts, secondFactor, gate } = this.#ports
    const { username, password, code, userAgent } = credentials
    const attempt = await gate.admit(credentials)
    if (!(await accounts.hasPassword(username, password))) throw new WrongCredentialsError()
    if ((await secondFactor.status(username)).isOn) {
      if (code === '') {
        await attempt.forgive()
        throw new CodeNeededError()
      }
      await this.#takeCode(credentials)
    }
    await attempt.forgive()
    return sessions.open(username, userAgent)
  }

  async #takeCode({ username, code, device }: Credentials): Promise<void> {
    const { secondFactor, limits } = this.#ports
    const key = device === undefined ? `code:${username}` : `code-device:${device}`
    await limits.count(key, ofCodes)
    if (!(await secondFactor.takeCode(username, code))) throw new WrongCodeError()
    await limits.reset(key)
  }
}
