import { hash, verify } from '@node-rs/argon2'
import type { PasswordHasher } from '../../application/ports/account-store.ts'

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. The library's default algorithm is argon2id. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const argon2Hasher: PasswordHasher = {
  hash: (password) => hash(password, options),
  verify: (passwordHash, password) => verify(passwordHash, password),
}
