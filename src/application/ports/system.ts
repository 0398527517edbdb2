export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
}

/** A clock that can also wait. */
export interface Timer {
  /** Resolves after so many milliseconds. */
  wait(milliseconds: number): Promise<void>
}

export interface Random {
  /** Unguessable text of `bytes` random bytes, base64url. */
  token(bytes: number): string
  uuid(): string
}
