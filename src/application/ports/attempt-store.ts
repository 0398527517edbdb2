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
  /** Removes expired keys and returns how many keys are left. */
  removeExpired(now: number): Promise<number>
}
