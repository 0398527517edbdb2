export interface Random {
  /** Unguessable text of `bytes` random bytes, base64url. */
  token(bytes: number): string
  uuid(): string
}
