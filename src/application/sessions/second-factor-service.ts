import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../ports/clock.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { SecondFactorStore, SecretBox } from '../ports/second-factor-store.ts'

const recoveryCodes = 10
/** Without those that are taken for each other. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Of each half of a recovery code: together some 49 bits. */
const halfLength = 5
/** Seconds that a code of the authenticator is shown, and how many such steps its clock may be off. */
const period = 30
const tolerance = 1

/** A code that is wrong, out of date or used already. */
export class WrongCodeError extends Error {
  override readonly name = 'WrongCodeError'
}

interface Ports {
  readonly store: SecondFactorStore
  readonly hasher: PasswordHasher
  readonly box: SecretBox
  readonly clock: Clock
  /** Under which the authenticator lists the account. */
  readonly siteName: string
}

/** Codes of an authenticator (TOTP, RFC 6238) beside the password, and recovery codes for when it is lost. */
export class SecondFactorService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async status(username: string): Promise<{ isOn: boolean; recoveryCodesLeft: number }> {
    const factor = await this.#ports.store.find(username)
    return factor?.isConfirmed
      ? { isOn: true, recoveryCodesLeft: factor.recoveryHashes.length }
      : { isOn: false, recoveryCodesLeft: 0 }
  }

  /** A secret for the authenticator, as its text and as the address that a QR code shows; undefined where one is in use. */
  async begin(username: string): Promise<{ secret: string; uri: string } | undefined> {
    const { store, box } = this.#ports
    const secret = new Secret({ size: 20 }).base32
    if (!(await store.begin(username, box.seal(secret)))) return undefined
    return { secret, uri: this.#totp(secret, username).toString() }
  }

  /** Turns it on where the authenticator's code is right, and gives the recovery codes. Throws `WrongCodeError`. */
  async confirm(username: string, code: string): Promise<readonly string[]> {
    const { store } = this.#ports
    const factor = await store.find(username)
    if (!factor || factor.isConfirmed || !(await this.#takeCode(username, factor.secret, code)))
      throw new WrongCodeError()
    const codes = await this.renewRecoveryCodes(username)
    await store.confirm(username)
    return codes
  }

  /** Ten new ones, in place of those that were left. They are stored as hashes: nobody sees them again. */
  async renewRecoveryCodes(username: string): Promise<readonly string[]> {
    const { store, hasher } = this.#ports
    const codes = Array.from({ length: recoveryCodes }, () => `${randomHalf()}-${randomHalf()}`)
    const hashes: string[] = []
    for (const code of codes) hashes.push(await hasher.hash(bare(code)))
    await store.setRecoveryHashes(username, hashes)
    return codes
  }

  /** Whether a code opens the account; it does so once. */
  async takeCode(username: string, code: string): Promise<boolean> {
    const factor = await this.#ports.store.find(username)
    if (!factor?.isConfirmed) return false
    return /^[\d\s]+$/.test(code)
      ? this.#takeCode(username, factor.secret, code)
      : this.#takeRecoveryCode(username, factor.recoveryHashes, bare(code))
  }

  remove(username: string): Promise<boolean> {
    return this.#ports.store.remove(username)
  }

  async #takeCode(username: string, sealed: string, code: string): Promise<boolean> {
    const { store, box, clock } = this.#ports
    const timestamp = clock.now()
    const token = code.replace(/\s/g, '')
    const delta = this.#totp(box.open(sealed), username).validate({ token, timestamp, window: tolerance })
    if (delta === null) return false
    return store.takeStep(username, Math.floor(timestamp / 1000 / period) + delta)
  }

  async #takeRecoveryCode(username: string, hashes: readonly string[], code: string): Promise<boolean> {
    const { store, hasher } = this.#ports
    if (code.length !== 2 * halfLength) return false
    for (const hash of hashes) {
      if (await hasher.verify(hash, code)) return store.takeRecoveryHash(username, hash)
    }
    return false
  }

  #totp(secret: string, username: string): TOTP {
    const issuer = this.#ports.siteName
    return new TOTP({ issuer, label: username, secret: Secret.fromBase32(secret), period })
  }
}

const bare = (code: string) => code.toLowerCase().replace(/[\s-]/g, '')

const randomHalf = () => Array.from({ length: halfLength }, () => letters[randomInt(letters.length)]).join('')
