import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { SecretBox } from '../../application/ports/account-store.ts'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** AES-256-GCM under a key of 32 bytes: base64url of nonce, tag and text. */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal(text) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv(algorithm, key, nonce)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
    },

    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength))
      decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
      const text = decipher.update(bytes.subarray(nonceLength + tagLength))
      try {
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        throw new Error(
          'The second factor was stored under another key: put back secret.key of DATA_DIR as it was, or reset it with npm run cli -- admin reset-second-factor.',
        )
      }
    },
  }
}
