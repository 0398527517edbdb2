import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Config } from '../config/config.ts'
import { adviseRestore, DatabaseFileError } from '../storage/dialects/sqlite/database-file-error.ts'
import { databaseFile, refuseUnusableFile } from '../storage/dialects/sqlite/refuse-unusable-file.ts'
import { StopMark } from '../storage/dialects/sqlite/stop-mark.ts'

/** Some 100 MB are checked in a second; visitors should not wait for minutes. */
const defaultPatience = 10_000

/** The SQLite file of a server from its start to its stop. With PostgreSQL there is none, and nothing happens. */
export class DatabaseFile {
  readonly #dataDir: string
  readonly #mark: StopMark | undefined
  readonly #patience: number
  #isBeingChecked = false

  /** `patience`: how long a start waits for the check, in ms. */
  constructor({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>, patience = defaultPatience) {
    this.#patience = patience
    this.#dataDir = dataDir
    this.#mark = databaseUrl ? undefined : new StopMark(dataDir)
  }

  /**
   * Checks the file where the last server did not stop in good order, or somebody has changed the file since. Throws `DatabaseFileError`
   * where it is damaged. A large file is checked further while the server already serves: damage is then said in the log and by `/readyz`.
   */
  async begin(say: (line: string) => unknown): Promise<void> {
    const mark = this.#mark
    if (!mark) return
    mkdirSync(this.#dataDir, { recursive: true })
    refuseUnusableFile(this.#dataDir, { readOnly: false })
    const isTrusted = mark.isTrusted()
    // Known damage stays known until the check has found none.
    if (isTrusted || !mark.isDamaged()) mark.set('open')
    if (!isTrusted) await this.#check(mark, say)
  }

  /** After the database was closed. A check that did not come to its end is done again with the next start. */
  end(): void {
    if (this.#mark && !this.#isBeingChecked && !this.#mark.isDamaged()) this.#mark.set('closed')
  }

  /** For a command: gives what to do after it has closed the database, so that the file is trusted as it was before. */
  keepTrust(): () => void {
    const mark = this.#mark
    return mark?.isTrusted() ? () => mark.set('closed') : () => undefined
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
    const worker = new Worker(new URL('./file-check-worker.ts', import.meta.url), {
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

const whatCanBeSaved = 'What can still be read is saved by: npm run cli -- backup FILE.'
