import { once } from 'node:events'
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Config } from '../config/config.ts'
import { adviseRestore, DatabaseFileError } from '../storage/dialects/sqlite/file/database-file-error.ts'
import { databaseFile, refuseUnusableFile } from '../storage/dialects/sqlite/file/refuse-unusable-file.ts'
import { StopMark } from '../storage/dialects/sqlite/stop-mark.ts'

/** The check reads some 100 MB a second, and visitors should not wait for minutes. */
const defaultPatience = 10_000

/** Watches over a server's SQLite file from its start to its stop. With PostgreSQL it does nothing. */
export class DatabaseFile {
  readonly #dataDir: string
  readonly #mark: StopMark | undefined
  readonly #patience: number
  #isBeingChecked = false

  /** `patience`: how long the start waits for the check, in ms. */
  constructor({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>, patience = defaultPatience) {
    this.#patience = patience
    this.#dataDir = dataDir
    this.#mark = databaseUrl ? undefined : new StopMark(dataDir)
  }

  /**
   * Checks the file if the last server did not stop properly, or if somebody has changed the file since. Throws `DatabaseFileError`
   * if it is damaged. The check of a large file goes on while the server serves; the log and `/readyz` then report damage.
   */
  async begin(say: (line: string) => unknown): Promise<void> {
    const mark = this.#mark
    if (!mark) return
    mkdirSync(this.#dataDir, { recursive: true })
    refuseUnusableFile(this.#dataDir, { readOnly: false })
    const isTrusted = mark.isTrusted()
    // The mark of damage stays until a check finds the file sound.
    if (isTrusted || !mark.isDamaged()) mark.set('open')
    if (!isTrusted) await this.#check(mark, say)
  }

  /** To be called after the database was closed. The next start repeats a check that was not finished. */
  end(): void {
    if (this.#mark && !this.#isBeingChecked && !this.#mark.isDamaged()) this.#mark.set('closed')
  }

  /** For commands that work on what is there: throws `DatabaseFileError` if there is nothing, so that a mistyped folder is no empty directory. */
  refuseMissing(): void {
    const path = join(this.#dataDir, databaseFile)
    if (!this.#mark || existsSync(path) || existsSync(`${path}-wal`)) return
    refuseHidden(path)
    throw new DatabaseFileError(
      `There is no database in ${this.#dataDir}: the file ${databaseFile} is missing.`,
      'Set DATA_DIR to the folder that has it, or make a new one with "npm start", "import", "generate" or "restore".',
    )
  }

  /** For commands: returns a function that restores the file's mark once the command has closed the database. */
  keepTrust(): () => void {
    const mark = this.#mark
    return mark?.isTrusted() ? () => setIfPossible(mark) : () => undefined
  }

  isSound(): boolean {
    return !this.#mark?.isDamaged()
  }

  async #check(mark: StopMark, say: (line: string) => unknown): Promise<void> {
    const start = performance.now()
    this.#isBeingChecked = true
    const finding = this.#findDamage().then((damage) => {
      this.#isBeingChecked = false
      mark.set(damage.length > 0 ? 'damaged' : 'open')
      return damage
    })
    const damage = await Promise.race([finding, delay(this.#patience, undefined, { ref: false })])
    if (damage) return this.#refuse(damage)
    const path = join(this.#dataDir, databaseFile)
    say(`${path} is checked, since it was not closed in good order. The site is served meanwhile.`)
    const report = (found: readonly string[]) => {
      const seconds = Math.round((performance.now() - start) / 1000)
      say(found.length > 0 ? this.#describe(found) : `${path} was checked in ${seconds} s: it is sound.`)
    }
    finding.then(report, say)
  }

  async #findDamage(): Promise<readonly string[]> {
    const worker = new Worker(new URL('./threads/file-check-worker.ts', import.meta.url), {
      workerData: this.#dataDir,
    })
    const [damage] = await once(worker, 'message')
    return damage
  }

  #refuse(damage: readonly string[]): void {
    if (damage.length > 0) throw new DatabaseFileError(this.#describe(damage), whatCanBeSaved)
  }

  #describe(damage: readonly string[]): string {
    const path = join(this.#dataDir, databaseFile)
    return `${path} is damaged: ${damage.join('; ')}.\n${adviseRestore(this.#dataDir)}`
  }
}

/** Nobody tells whether a file is in a folder that this user may not look into: the folder of another user is no mistyped one. */
function refuseHidden(path: string): void {
  try {
    statSync(path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) return
    throw new DatabaseFileError(
      `The user that runs this program may not look into ${dirname(path)}.`,
      'Run the command as the user of the server, such as with runuser -u directory -- …',
    )
  }
}

/** A folder that cannot be written to has ended the command already, in words: this must not end it again, with a stack trace. */
function setIfPossible(mark: StopMark): void {
  try {
    mark.set('closed')
  } catch {
    // The mark stays as it was. At worst the next start checks the file, which is always right.
  }
}

const whatCanBeSaved = 'What can still be read is saved by: npm run cli -- backup FILE.'
