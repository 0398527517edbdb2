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
  /** False, and nothing changes, where there is any account. */
  createFirstAdmin(account: AdminAccount): Promise<boolean>
  /** Gives an account another name; its sessions end. */
  renameAdmin(from: string, to: string): Promise<void>
  /** With its sessions. */
  removeAdmin(username: string): Promise<void>
  createSession(session: Session): Promise<void>
  findSession(tokenHash: string): Promise<Session | undefined>
  /** Of one user, the last used first. */
  listSessions(username: string): Promise<readonly Session[]>
  touchSession(tokenHash: string, lastSeenAt: number): Promise<void>
  deleteSession(tokenHash: string): Promise<void>
  /** All of a user's sessions, but for `except`. */
  deleteSessionsOf(username: string, except?: string): Promise<void>
  deleteExpiredSessions(now: number): Promise<void>
}
