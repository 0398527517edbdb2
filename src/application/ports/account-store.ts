export interface AdminAccount {
  readonly username: string
  /** argon2id in PHC string form. */
  readonly passwordHash: string
  /** When the password stops working, in ms since the epoch; null: never. */
  readonly passwordExpiresAt: number | null
}

export interface Session {
  /** SHA-256 of the cookie's token, hex: a stolen database opens no session. */
  readonly tokenHash: string
  readonly username: string
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly expiresAt: number
  readonly userAgent: string
}

export interface SessionStore {
  findAdmin(username: string): Promise<AdminAccount | undefined>
  /** Creates the account or replaces its password. */
  saveAdmin(account: AdminAccount): Promise<void>
  /** User names, in alphabetical order. */
  listAdmins(): Promise<readonly string[]>
  /** Does nothing and returns false if there is any account. */
  createFirstAdmin(account: AdminAccount): Promise<boolean>
  /** Gives an account another name; its sessions end. */
  renameAdmin(from: string, to: string): Promise<void>
  /** Removes the account with its sessions. */
  removeAdmin(username: string): Promise<void>
  createSession(session: Session): Promise<void>
  findSession(tokenHash: string): Promise<Session | undefined>
  /** The sessions of one user, last used first. */
  listSessions(username: string): Promise<readonly Session[]>
  touchSession(tokenHash: string, lastSeenAt: number): Promise<void>
  deleteSession(tokenHash: string): Promise<void>
  /** Deletes all of a user's sessions except `except`. */
  deleteSessionsOf(username: string, except?: string): Promise<void>
  deleteExpiredSessions(now: number): Promise<void>
}

interface SecondFactor {
  /** The authenticator's secret, encrypted. */
  readonly secret: string
  /** False until a first code has shown that the authenticator has the secret. */
  readonly isConfirmed: boolean
  /** The time step of the last used code. Neither this step nor an older one is accepted again. */
  readonly lastStep: number
  /** Hashes of the unused recovery codes, argon2id in PHC string form. */
  readonly recoveryHashes: readonly string[]
}

export interface SecondFactorStore {
  find(username: string): Promise<SecondFactor | undefined>
  /** Stores a secret that is not confirmed yet; false if there is a confirmed one. */
  begin(username: string, secret: string): Promise<boolean>
  /** True only for a newer step than the last; of concurrent calls, only one gets true. */
  takeStep(username: string, step: number): Promise<boolean>
  confirm(username: string): Promise<void>
  /** Replaces the remaining recovery codes. */
  setRecoveryHashes(username: string, hashes: readonly string[]): Promise<void>
  /** Of concurrent calls, only one gets true. */
  takeRecoveryHash(username: string, hash: string): Promise<boolean>
  /** False if there was none. */
  remove(username: string): Promise<boolean>
}

/** Encrypts values that must stay secret even if somebody gets a copy of the database. */
export interface SecretBox {
  seal(text: string): string
  /** Throws if the text was encrypted with another key. */
  open(sealed: string): string
}

/** The attempts under one key, for example of one address or on one account. */
export interface AttemptState {
  readonly count: number
  /** When the next attempt may take place, in milliseconds since the epoch; 0 if only the number of attempts is limited. */
  readonly freeAt: number
  /** When the key expires. */
  readonly expiresAt: number
}

/** Stores limited attempts for all processes. */
export interface AttemptStore {
  find(key: string): Promise<AttemptState | undefined>
  /** Stores `next` if the key is still as `seen` (undefined: there was none); false if another process was faster. */
  replace(key: string, seen: AttemptState | undefined, next: AttemptState): Promise<boolean>
  /** Removes expired keys and, of more than `limit`, those that expire first. */
  removeExpired(now: number, limit: number): Promise<void>
}

export interface PasswordHasher {
  /** argon2id in PHC string form. */
  hash(password: string): Promise<string>
  verify(passwordHash: string, password: string): Promise<boolean>
}
