import { Refusals } from '../application/audit/refusals.ts'
import { AttemptLimits } from '../application/limits/attempt-limits.ts'
import type { Clock, Timer } from '../application/ports/clock.ts'
import { AccountService } from '../application/sessions/account-service.ts'
import { BoundedHasher } from '../application/sessions/bounded-hasher.ts'
import { LoginGate } from '../application/sessions/login-gate.ts'
import { LoginService } from '../application/sessions/login-service.ts'
import { PasswordConfirmation } from '../application/sessions/password-confirmation.ts'
import { SecondFactorService } from '../application/sessions/second-factor-service.ts'
import { SessionService } from '../application/sessions/session-service.ts'
import type { Config } from '../config/config.ts'
import { argon2Hasher } from '../server/security/argon2-hasher.ts'
import { DeviceCookie } from '../server/security/device-cookie.ts'
import { createSecretBox } from '../server/security/secret-box.ts'
import type { Storage } from '../storage/open-storage.ts'
import { createAuditLog } from './audit-log.ts'
import { removeFirstPassword } from './first-password-file.ts'
import { secretKeyFor } from './secret-key.ts'
import { systemClock, systemRandom } from './system.ts'

export function createAccounts(
  config: Config,
  { sessions }: Pick<Storage, 'sessions'>,
  clock: Clock = systemClock,
): AccountService {
  return new AccountService({
    store: sessions,
    hasher: new BoundedHasher(argon2Hasher),
    random: systemRandom,
    clock,
    siteNames: [config.siteName, new URL(config.siteUrl).hostname],
    onPasswordSet: () => removeFirstPassword(config),
  })
}

/** Creates the services for accounts, sessions, logins and their limits. */
export function createIdentity(config: Config, storage: Storage, time: Clock & Timer) {
  const sessions = new SessionService({ store: storage.sessions, random: systemRandom, clock: time })
  const accounts = createAccounts(config, storage, time)
  const limits = new AttemptLimits({ store: storage.attempts, clock: time })
  const secondFactor = new SecondFactorService({
    store: storage.secondFactors,
    hasher: new BoundedHasher(argon2Hasher),
    box: createSecretBox(secretKeyFor(config, 'second factor')),
    clock: time,
    siteName: config.siteName,
  })
  const gate = new LoginGate({ limits, time })
  const audit = createAuditLog(storage)
  const refusals = new Refusals({ audit, clock: time })
  return {
    sessions,
    accounts,
    limits,
    login: new LoginService({ sessions, accounts, secondFactor, gate, limits }),
    refusals,
    secondFactor,
    confirmation: new PasswordConfirmation({ accounts, sessions, limits, audit, refusals }),
    devices: new DeviceCookie(secretKeyFor(config, 'device cookies'), config.siteUrl),
  }
}
