import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readBackupHeader } from './read-backup.ts'
import { type BackupOptions, type BackupSource, writeBackup } from './write-backup.ts'

export interface Snapshot {
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly bytes: number
  readonly listings: number
}

const kept = 5
const snapshotName = /^snapshot-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.jsonl\.gz$/

/** `snapshot-2026-11-21T09-30-00-000Z.jsonl.gz`: names in the order of their times. `at` in ms since the epoch. */
export function snapshotNameOf(at: number): string {
  return `snapshot-${new Date(at).toISOString().replace(/[:.]/g, '-')}.jsonl.gz`
}

/** Backups that are taken by themselves before everything is deleted or replaced, the newest five of them. */
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
    const found = await Promise.all((await this.#names()).map((name) => this.#describe(name)))
    return found.filter((snapshot) => snapshot !== undefined)
  }

  /** Takes the snapshot of that name, unless it is there already: then an earlier run of the same job took it. */
  async take(name: string, source: BackupSource, options: BackupOptions): Promise<Snapshot> {
    await mkdir(this.#dir, { recursive: true })
    if ((await this.find(name)) === undefined) await writeBackup(join(this.#dir, name), source, options)
    const snapshot = await this.#describe(name)
    if (!snapshot) throw new Error(`The snapshot ${name} cannot be read.`)
    return snapshot
  }

  /** Removes all but the newest. */
  async prune(): Promise<void> {
    for (const name of (await this.#names()).slice(kept)) await rm(join(this.#dir, name), { force: true })
  }

  async #describe(name: string): Promise<Snapshot | undefined> {
    const path = join(this.#dir, name)
    try {
      const [{ createdAt, listings }, { size }] = await Promise.all([readBackupHeader(path), stat(path)])
      return { name, createdAt, listings, bytes: size }
    } catch {
      return undefined
    }
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
