import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { PasswordHasher, SecondFactorStore, SecretBox } from '../ports/account-store.ts'
import type { Clock } from '../ports/system.ts'

const recoveryCodes = 10
/** Without characters that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Characters of each half of a recovery code; both halves have some 49 bits. */
const halfLength = 5
/** How long the authenticator shows a code, in seconds, and by how many such steps its clock may be off. */
const period = 30
const tolerance = 1

/** A code that is wrong, expired or used already. */
export class WrongCodeError extends Error {
  override readonly name = 'WrongCodeError'
}

interface Ports {
  readonly store: SecondFactorStore
  readonly hasher: PasswordHasher
  readonly box: SecretBox
  readonly clock: Clock
  /** The site's name, under which the authenticator lists the account. */
  readonly siteName: string
}

/** Codes of an authenticator (TOTP, RFC 6238) beside the password, and recovery codes for when it is lost. */
export class SecondFactorService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async status(accountId: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
    const factor = await this.#ports.store.find(accountId)
    return factor?.isConfirmed
      ? { isOn: true, recoveryCodesLeft: factor.recoveryHashes.length }
      : { isOn: false, recoveryCodesLeft: 0 }
  }

  /**
   * Makes a secret for the authenticator, as text and as the address in the QR code; undefined if the second factor is on. The
   * authenticator shows `username`.
   */
  async begin(accountId: string, username: string): Promise<{ secret: string; uri: string } | undefined> {
    const { store, box } = this.#ports
    const secret = new Secret({ size: 20 }).base32
    if (!(await store.begin(accountId, box.seal(secret)))) return undefined
    return { secret, uri: this.#totp(secret, username).toString() }
  }

  /** Turns the second factor on if the code is right, and returns the recovery codes. Throws `WrongCodeError`. */
  async confirm(accountId: string, code: string): Promise<readonly string[]> {
    const { store } = this.#ports
    const factor = await store.find(accountId)
    if (!factor || factor.isConfirmed || !(await this.#takeCode(accountId, factor.secret, code)))
      throw new WrongCodeError()
    const codes = await this.renewRecoveryCodes(accountId)
    await store.confirm(accountId)
    return codes
  }

  /** Replaces the recovery codes by ten new ones. Only their hashes are stored, so nobody can see them again. */
  async renewRecoveryCodes(accountId: string): Promise<readonly string[]> {
    const { store, hasher } = this.#ports
    const codes = Array.from({ length: recoveryCodes }, () => `${randomHalf()}-${randomHalf()}`)
    const hashes: string[] = []
    for (const code of codes) hashes.push(await hasher.hash(bare(code)))
    await store.setRecoveryHashes(accountId, hashes)
    return codes
  }

  /** Whether a code is right. Each code works once. */
  async takeCode(accountId: string, code: string): Promise<boolean> {
    const factor = await this.#ports.store.find(accountId)
    if (!factor?.isConfirmed) return false
    return /^[\d\s]+$/.test(code)
      ? this.#takeCode(accountId, factor.secret, code)
      : this.#takeRecoveryCode(accountId, factor.recoveryHashes, bare(code))
  }

  remove(accountId: string): Promise<boolean> {
    return this.#ports.store.remove(accountId)
  }

  async #takeCode(accountId: string, sealed: string, code: string): Promise<boolean> {
    const { store, box, clock } = this.#ports
    const timestamp = clock.now()
    const token = code.replace(/\s/g, '')
    const delta = this.#totp(box.open(sealed)).validate({ token, timestamp, window: tolerance })
    if (delta === null) return false
    return store.takeStep(accountId, Math.floor(timestamp / 1000 / period) + delta)
  }

  async #takeRecoveryCode(accountId: string, hashes: readonly string[], code: string): Promise<boolean> {
    const { store, hasher } = this.#ports
    if (code.length !== 2 * halfLength) return false
    for (const hash of hashes) {
      if (await hasher.verify(hash, code)) return store.takeRecoveryHash(accountId, hash)
    }
    return false
  }

  #totp(secret: string, username = ''): TOTP {
    const issuer = this.#ports.siteName
    return new TOTP({ issuer, label: username, secret: Secret.fromBase32(secret), period })
  }
}

const bare = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

const randomHalf = () => Array.from({ length: halfLength }, () => letters[randomInt(letters.length)]).join('')
