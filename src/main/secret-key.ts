import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config.ts'

const length = 32

/**
 * The key of this installation for one purpose. All keys are derived from one secret in DATA_DIR, which only the server's user can
 * read, so the database and its copies do not contain them. Servers that share a database need the same file.
 */
export function secretKeyFor({ dataDir }: Pick<Config, 'dataDir'>, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', readSecret(dataDir), '', purpose, length))
}

/** Reads the secret, or makes it at the first use. If several processes start at once, one makes it for all. */
function readSecret(dataDir: string): Buffer {
  const path = join(dataDir, 'secret.key')
  const known = readKey(path)
  if (known) return known
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, `${randomBytes(length).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!isExisting(error)) throw error
  } finally {
    rmSync(draft)
  }
  return readSecret(dataDir)
}

function readKey(path: string): Buffer | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  const key = Buffer.from(text.trim(), 'base64url')
  if (key.length !== length)
    throw new Error(
      `${path} is damaged. Put back the file as it was; or remove it, and reset the second factor with npm run cli -- admin reset-second-factor.`,
    )
  return key
}

const isExisting = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'
