import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KnownPassword } from '../application/audit/known-password.ts'
import { Refusals } from '../application/audit/refusals.ts'
import { AttemptLimits } from '../application/limits/attempt-limits.ts'
import type { Clock, Timer } from '../application/ports/system.ts'
import { AccountService, PasswordConfirmation } from '../application/sessions/account-service.ts'
import { BoundedHasher } from '../application/sessions/bounded-hasher.ts'
import { LoginGate, LoginService } from '../application/sessions/login-service.ts'
import { SecondFactorService } from '../application/sessions/second-factor-service.ts'
import { SessionService } from '../application/sessions/session-service.ts'
import type { Config } from '../config/config.ts'
import { argon2Hasher } from '../server/security/argon2-hasher.ts'
import { DeviceCookie } from '../server/security/device-cookie.ts'
import { createSecretBox } from '../server/security/secret-box.ts'
import type { Storage } from '../storage/open-storage.ts'
import { DiskReserve } from './process/disk-reserve.ts'
import { createAuditLog, systemRandom } from './process/system.ts'

export function createAccounts(config: Config, { sessions }: Pick<Storage, 'sessions'>): AccountService {
  return new AccountService({
    store: sessions,
    hasher: new BoundedHasher(argon2Hasher),
    random: systemRandom,
    siteNames: [config.siteName, new URL(config.siteUrl).hostname],
    onPasswordSet: () => removeFirstPassword(config),
  })
}

/** Creates the services for accounts, sessions, logins and their limits. */
export function createIdentity(
  config: Config,
  storage: Storage,
  time: Clock & Timer,
  warn: (line: string) => void,
) {
  const reserve = new DiskReserve(config, warn)
  const sessions = new SessionService({ store: storage.sessions, random: systemRandom, clock: time })
  const accounts = createAccounts(config, storage)
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
    login: new LoginService({
      sessions,
      accounts,
      secondFactor,
      gate,
      limits,
      makeRoom: () => reserve.use(),
    }),
    refusals,
    knownPassword: new KnownPassword({ audit: storage.audit, clock: time }),
    secondFactor,
    confirmation: new PasswordConfirmation({ accounts, secondFactor, sessions, limits, audit, refusals }),
    devices: new DeviceCookie(secretKeyFor(config, 'device cookies'), config.siteUrl),
  }
}

const length = 32

/**
 * The key of this installation for one purpose. All keys are derived from one secret in DATA_DIR, which only the server's user can
 * read, so the database and its copies do not contain them. Servers that share a database need the same file.
 */
function secretKeyFor({ dataDir }: Pick<Config, 'dataDir'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', readSecret(dataDir), '', purpose, length))
}

/** Reads the secret, or makes it at the first use. If several processes start at once, one makes it for all. */
function readSecret(dataDir: string): Buffer {
  const path = join(dataDir, 'secret.key')
  const known = readKey(path)
  if (known) return known
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(length).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!isExisting(error)) throw error
  } finally {
    rmSync(draft)
  }
  return readSecret(dataDir)
}

function readKey(path: string): Buffer | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== length)
    throw new Error(
      `${path} is damaged. Put back the file as it was; or remove it, and reset the second factor with npm run cli -- admin reset-second-factor.`,
    )
  return key
}

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

type Folder = Pick<Config, 'dataDir'>

const pathIn = ({ dataDir }: Folder) => join(dataDir, 'first-admin-password.txt')

/** Writes the first password to a file that only the server's user can read, to keep it out of logs. Returns the path. */
export function writeFirstPassword(folder: Folder, password: string): string {
  const path = pathIn(folder)
  // Writing to an existing file would keep its permissions.
  rmSync(path, { force: true })
  writeFileSync(path, `${password}\n`, { mode: 0o600, flag: 'wx' })
  return path
}

function removeFirstPassword(folder: Folder): void {
  rmSync(pathIn(folder), { force: true })
}
