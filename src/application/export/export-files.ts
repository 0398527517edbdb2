import { mkdir, readdir, stat } from 'node:fs/promises'
import { isoDay } from '../../domain/text/iso-time.ts'
import type { SharedFolder } from '../files/shared-folder.ts'
import type { ExportFilter } from './export-row.ts'

/** How long an exported workbook is kept, in ms. */
const keptFor = 24 * 60 * 60 * 1000
const jobId = /^[0-9a-f-]{36}$/

/** The workbooks of export jobs, each named after its job's id. */
export class ExportFiles {
  readonly #folder: SharedFolder

  constructor(folder: SharedFolder) {
    this.#folder = folder
  }

  /** The path for a job's workbook; makes the folder. */
  async prepare(id: string): Promise<string> {
    await mkdir(this.#folder.path, { recursive: true })
    return this.#folder.pathOf(nameOf(id))
  }

  /** To be called when the workbook is written, so that it can be fetched from other machines, too. */
  share(id: string): Promise<void> {
    return this.#folder.share(nameOf(id))
  }

  /** The job's workbook; undefined if it has none (any more). */
  async find(id: string): Promise<{ readonly path: string; readonly bytes: number } | undefined> {
    return jobId.test(id) ? this.#folder.find(nameOf(id)) : undefined
  }

  /** Removes what is older than a day, unfinished workbooks too. `now` in ms since the epoch. */
  async removeOld(now: number): Promise<void> {
    const names = await readdir(this.#folder.path).catch(() => [])
    const here = names.map(async (name) => {
      const found = await stat(this.#folder.pathOf(name)).catch(() => undefined)
      return { name, modifiedAt: found?.mtimeMs ?? now }
    })
    const files = [...(await Promise.all(here)), ...(await this.#folder.listShared())]
    const old = files.filter(({ modifiedAt }) => modifiedAt < now - keptFor)
    await this.#folder.remove(old.map(({ name }) => name))
  }
}

const nameOf = (id: string) => `${id}.xlsx`

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters have no place in a file's name
const notInNames = /[\x00-\x1f\x7f"*/:<>?\\|]+/g

/**
 * `businesses_{country or all}_{date}.xlsx`, with the UTC date as 2026-11-21. What other filters chose is called a selection, so that
 * nobody takes it for all: `businesses_selection_…`, `businesses_Germany_selection_…`. `now` in ms since the epoch.
 */
export function exportName({ country, ...filter }: ExportFilter, now: number): string {
  const place = country?.toWellFormed().replace(notInNames, '-').trim()
  const isSelection = Object.values(filter).some((value) => value !== undefined && value !== '')
  const parts = [...(place ? [place] : []), ...(isSelection ? ['selection'] : [])]
  return ['businesses', ...(parts.length > 0 ? parts : ['all']), `${isoDay(now)}.xlsx`].join('_')
}
