import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupHeader } from './read-backup.ts'
import { snapshotsToRemove } from './snapshots-to-remove.ts'
import { type BackupOptions, type BackupSource, writeBackup } from './write-backup.ts'

export interface Snapshot {
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly bytes: number
  readonly listings: number
}

const snapshotName = /^snapshot-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.jsonl\.gz$/

/** `snapshot-2026-11-21T09-30-00-000Z.jsonl.gz`: names in the order of their times. `at` in ms since the epoch. */
export function snapshotNameOf(at: number): string {
  return `snapshot-${new Date(at).toISOString().replace(/[:.]/g, '-')}.jsonl.gz`
}

/** `snapshot-2026-11-21T09-30-00-000Z…` → its time. */
const timeOf = (name: string) =>
  Date.parse(name.replace(/^snapshot-(.{13})-(..)-(..)-(...)Z.*$/, '$1:$2:$3.$4Z'))

/** Backups that are taken by themselves before everything is deleted or replaced. */
export class Snapshots {
  readonly #dir: string

  constructor(dir: string) {
    this.#dir = dir
  }

  /** Where the snapshot of that name is; undefined where there is none, or where the name is no snapshot's. */
  async find(name: string): Promise<string | undefined> {
    if (!snapshotName.test(name)) return undefined
    const path = join(this.#dir, name)
    return (await stat(path).catch(() => undefined))?.isFile() ? path : undefined
  }

  /** The newest first. One that cannot be read is left out. */
  async list(): Promise<readonly Snapshot[]> {
    const found = await Promise.all((await this.#names()).map((name) => this.describe(name)))
    return found.filter((snapshot) => snapshot !== undefined)
  }

  /** The time of a new snapshot: now, or later than the newest one's where the clock was set back. */
  async nextTime(now: number): Promise<number> {
    const [newest] = await this.#names()
    return newest === undefined ? now : Math.max(now, timeOf(newest) + 1)
  }

  /**
   * Takes the snapshot of that name. One that is there already stays: a run that was frozen, and whose job another run has done
   * meanwhile, would replace it by one of an emptied directory.
   */
  async take(name: string, source: BackupSource, options: BackupOptions): Promise<Snapshot> {
    await mkdir(this.#dir, { recursive: true })
    await writeBackup(join(this.#dir, name), source, { ...options, keepsExisting: true })
    await this.#removeDrafts(name)
    const snapshot = await this.describe(name)
    if (!snapshot) throw new Error(`The snapshot ${name} cannot be read.`)
    return snapshot
  }

  /** Removes those that need not stay, see `snapshotsToRemove`. */
  async prune(now: number): Promise<void> {
    for (const name of snapshotsToRemove(await this.list(), now)) {
      await rm(join(this.#dir, name), { force: true })
    }
  }

  /** undefined where there is none of that name, or where it cannot be read. */
  async describe(name: string): Promise<Snapshot | undefined> {
    const path = join(this.#dir, name)
    try {
      const [{ createdAt, listings }, { size }] = await Promise.all([readBackupHeader(path), stat(path)])
      return { name, createdAt, listings, bytes: size }
    } catch {
      return undefined
    }
  }

  /** What killed servers left of a snapshot. */
  async #removeDrafts(name: string): Promise<void> {
    const files = await readdir(this.#dir)
    const drafts = files.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.partial'))
    await Promise.all(drafts.map((file) => rm(join(this.#dir, file), { force: true })))
  }

  /** The newest first. */
  async #names(): Promise<string[]> {
    const files = await readdir(this.#dir).catch(() => [])
    return files
      .filter((name) => snapshotName.test(name))
      .sort()
      .reverse()
  }
}
