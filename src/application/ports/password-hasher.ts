export interface PasswordHasher {
  /** argon2id in PHC string form. */
  hash(password: string): Promise<string>
  verify(passwordHash: string, password: string): Promise<boolean>
}
