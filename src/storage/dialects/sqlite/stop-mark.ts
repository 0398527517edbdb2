import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const markFile = 'directory.state'

/** 'open': a server is running, or ended without closing. 'damaged': a check has found damage. */
type MarkState = 'open' | 'closed' | 'damaged'

interface Mark {
  readonly state: MarkState
  /** Size and time of the database file when it was closed. */
  readonly file?: string
}

const isDiskFull = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

/** A small file beside the database. It records whether the last server stopped properly. */
export class StopMark {
  readonly #path: string
  readonly #database: string

  constructor(dataDir: string) {
    this.#path = join(dataDir, markFile)
    this.#database = join(dataDir, 'directory.sqlite')
  }

  /** True if the database is as it was when it was closed properly, or if there is none yet. */
  isTrusted(): boolean {
    const file = this.#describeFile()
    const mark = this.#read()
    return file === '' || (mark?.state === 'closed' && mark.file === file)
  }

  isDamaged(): boolean {
    return this.#read()?.state === 'damaged'
  }

  set(state: MarkState): void {
    const mark: Mark = state === 'closed' ? { state, file: this.#describeFile() } : { state }
    const whole = `${this.#path}.new`
    try {
      writeFileSync(whole, JSON.stringify(mark))
      renameSync(whole, this.#path)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      // Without a mark the next start checks the file, which is always right.
      for (const path of [whole, this.#path]) rmSync(path, { force: true })
    }
  }

  #read(): Mark | undefined {
    try {
      return JSON.parse(readFileSync(this.#path, 'utf8')) as Mark
    } catch {
      return undefined
    }
  }

  /** '' if there is no file. */
  #describeFile(): string {
    const found = statSync(this.#database, { throwIfNoEntry: false })
    return found && found.size > 0 ? `${found.size} bytes of ${found.mtimeMs}` : ''
  }
}
