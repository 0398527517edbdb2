export interface SecondFactor {
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
  /** False where there was none. */
  remove(username: string): Promise<boolean>
}

/** Encrypts values that must stay secret even if somebody gets a copy of the database. */
export interface SecretBox {
  seal(text: string): string
  /** Throws if the text was encrypted with another key. */
  open(sealed: string): string
}
