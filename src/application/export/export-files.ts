import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isoDay } from '../../domain/text/iso-time.ts'

/** How long an exported workbook is kept, in ms. */
const keptFor = 24 * 60 * 60 * 1000
const jobId = /^[0-9a-f-]{36}$/

/** The workbooks of export jobs, each named after its job's id. */
export class ExportFiles {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  /** The path for a job's workbook; makes the folder. */
  async prepare(id: string): Promise<string> {
    await mkdir(this.#dir, { recursive: true })
    return this.#pathOf(id)
  }

  /** The job's workbook; undefined if it has none (any more). */
  async find(id: string): Promise<{ readonly path: string; readonly bytes: number } | undefined> {
    if (!jobId.test(id)) return undefined
    const found = await stat(this.#pathOf(id)).catch(() => undefined)
    return found && { path: this.#pathOf(id), bytes: found.size }
  }

  /** Removes what is older than a day, unfinished workbooks too. `now` in ms since the epoch. */
  async removeOld(now: number): Promise<void> {
    for (const name of await readdir(this.#dir).catch(() => [])) {
      const path = join(this.#dir, name)
      const found = await stat(path).catch(() => undefined)
      if (found && found.mtimeMs < now - keptFor) await rm(path, { force: true })
    }
  }

  #pathOf(id: string): string {
    return join(this.#dir, `${id}.xlsx`)
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters have no place in a file's name
const notInNames = /[\x00-\x1f\x7f"*/:<>?\\|]+/g

/** `businesses_{country or all}_{date}.xlsx`, with the UTC date as 2026-11-21. `now` in ms since the epoch. */
export function exportName(country: string | undefined, now: number): string {
  const place = country?.toWellFormed().replace(notInNames, '-').trim() || 'all'
  return `businesses_${place}_${isoDay(now)}.xlsx`
}
