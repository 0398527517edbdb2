/** What is known of attempts under one key: those of an address, say, or those on an account. */
export interface AttemptState {
  readonly count: number
  /** When the next attempt may take place, in milliseconds since the epoch; 0 where only their number is limited. */
  readonly freeAt: number
  /** From then on the key is forgotten. */
  readonly expiresAt: number
}

/** Attempts that are limited, shared by all processes. */
export interface AttemptStore {
  find(key: string): Promise<AttemptState | undefined>
  /** Stores `next` where the key is still as `seen` (undefined: unknown); false where another process was faster. */
  replace(key: string, seen: AttemptState | undefined, next: AttemptState): Promise<boolean>
  /** Forgets what has expired, and gives the number of keys that are left. */
  removeExpired(now: number): Promise<number>
}
