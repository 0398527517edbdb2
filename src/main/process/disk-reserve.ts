import { randomBytes } from 'node:crypto'
import { rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../config/config.ts'

const megabyte = 1024 * 1024
/** Size of the reserve in bytes: room for some hundred logins and the files that a start makes. */
const size = 8 * megabyte
/** With less free than this, in bytes, the reserve is used. */
const leastFree = 2 * megabyte
/** The reserve is set aside only where this much is free, in bytes, so that it never fills a disk itself. */
const plenty = 10 * size
/** How often a used reserve is set aside again if there is room, in ms. */
const interval = 60 * 60 * 1000

/**
 * A file that keeps some room on the disk of the SQLite database. A start and a login write a little, so a full disk would keep out
 * whoever has to make room on it. Before they write, they give the reserve up if the disk is full. With PostgreSQL it does nothing,
 * because that has a disk of its own.
 */
export class DiskReserve {
  readonly #dataDir: string
  readonly #path: string
  readonly #isOn: boolean
  readonly #say: (line: string) => unknown

  constructor(
    { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
    say: (line: string) => unknown,
  ) {
    this.#dataDir = dataDir
    this.#path = join(dataDir, 'directory.reserve')
    this.#isOn = databaseUrl === undefined
    this.#say = say
  }

  /** Sets the room aside, now and later on, whenever there is plenty. */
  async keep(): Promise<void> {
    if (!this.#isOn) return
    setInterval(() => void this.#setAside(), interval).unref()
    await this.#setAside()
  }

  /** Gives the room up if the disk is full. */
  async use(): Promise<void> {
    if (!this.#isOn || (await this.#free()) >= leastFree) return
    const isThere = (await stat(this.#path).catch(() => undefined)) !== undefined
    if (!isThere) return
    await rm(this.#path, { force: true })
    this.#say(
      `The disk of ${this.#dataDir} is full. The room kept for this case is used now, so that the administrator can sign in: make room on the disk soon.`,
    )
  }

  /** Bytes that this user may still write; infinitely many where there is no folder yet. */
  async #free(): Promise<number> {
    const found = await statfs(this.#dataDir).catch(() => undefined)
    return found ? found.bavail * found.bsize : Number.POSITIVE_INFINITY
  }

  async #setAside(): Promise<void> {
    const known = await stat(this.#path).catch(() => undefined)
    if (known?.size === size || (await this.#free()) < plenty) return
    // Zeros would take no room on file systems that compress. A failure leaves the next try to make it whole.
    await writeFile(this.#path, randomBytes(size)).catch((error) => this.#say(String(error)))
  }
}
