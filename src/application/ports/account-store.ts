export interface AdminAccount {
  /** Never changes, unlike the user name. */
  readonly id: string
  readonly username: string
  /** argon2id in PHC string form. */
  readonly passwordHash: string
  /** The password was made by the product: a session may do nothing but set another one. */
  readonly mustChangePassword: boolean
}

export interface Session {
  /** SHA-256 of the cookie's token, hex: a stolen database opens no session. */
  readonly tokenHash: string
  readonly accountId: string
  /** The account's present name. */
  readonly username: string
  /** As the account has it now. */
  readonly mustChangePassword: boolean
  readonly createdAt: number
  readonly lastSeenAt: number
  readonly expiresAt: number
  readonly userAgent: string
}

export type NewSession = Omit<Session, 'username' | 'mustChangePassword'>

export interface SessionStore {
  /** All accounts, in alphabetical order of their user names. */
  listAccounts(): Promise<readonly AdminAccount[]>
  /**
   * Creates the account, or replaces the password of the one with this id and ends its sessions except `keep` (a token hash). Both
   * happen together: a login with the old password is over before, or refused.
   */
  saveAccount(account: AdminAccount, keep?: string): Promise<void>
  /** Does nothing and returns false if there is any account. */
  createFirstAccount(account: AdminAccount): Promise<boolean>
  /** Gives an account another user name; its sessions end. */
  renameAccount(id: string, username: string): Promise<void>
  /** Removes the account with its sessions and its second factor. */
  removeAccount(id: string): Promise<void>
  /** Stores a session only if the account still has this password hash. Returns whether it did. */
  createSession(session: NewSession, passwordHash: string): Promise<boolean>
  findSession(tokenHash: string): Promise<Session | undefined>
  /** The sessions of one account, last used first. */
  listSessions(accountId: string): Promise<readonly Session[]>
  touchSession(tokenHash: string, lastSeenAt: number): Promise<void>
  deleteSession(tokenHash: string): Promise<void>
  /** Deletes all of an account's sessions except `except`. */
  deleteSessionsOf(accountId: string, except?: string): Promise<void>
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
  find(accountId: string): Promise<SecondFactor | undefined>
  /** Stores a secret that is not confirmed yet; false if there is a confirmed one. */
  begin(accountId: string, secret: string): Promise<boolean>
  /** True only for a newer step than the last; of concurrent calls, only one gets true. */
  takeStep(accountId: string, step: number): Promise<boolean>
  confirm(accountId: string): Promise<void>
  /** Replaces the remaining recovery codes. */
  setRecoveryHashes(accountId: string, hashes: readonly string[]): Promise<void>
  /** Of concurrent calls, only one gets true. */
  takeRecoveryHash(accountId: string, hash: string): Promise<boolean>
  /** False if there was none. */
  remove(accountId: string): Promise<boolean>
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
