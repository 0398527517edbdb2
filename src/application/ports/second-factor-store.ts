export interface SecondFactor {
  /** The authenticator's secret, sealed. */
  readonly secret: string
  /** False until a first code has shown that the authenticator has it. */
  readonly isConfirmed: boolean
  /** The time step of the last code that was used: neither it nor an older one is taken again. */
  readonly lastStep: number
  /** argon2id in PHC string form, of the recovery codes that are left. */
  readonly recoveryHashes: readonly string[]
}

export interface SecondFactorStore {
  find(username: string): Promise<SecondFactor | undefined>
  /** Stores a secret that is yet to be confirmed; false where a confirmed one is there. */
  begin(username: string, secret: string): Promise<boolean>
  /** Of calls at once, one gets true; so does only a step that is newer than the last. */
  takeStep(username: string, step: number): Promise<boolean>
  confirm(username: string): Promise<void>
  /** In place of those that were left. */
  setRecoveryHashes(username: string, hashes: readonly string[]): Promise<void>
  /** Of calls at once, one gets true. */
  takeRecoveryHash(username: string, hash: string): Promise<boolean>
  /** False where there was none. */
  remove(username: string): Promise<boolean>
}

/** Encrypts what the database must not tell whoever gets hold of a copy. */
export interface SecretBox {
  seal(text: string): string
  /** Throws where the text was sealed with another key. */
  open(sealed: string): string
}
