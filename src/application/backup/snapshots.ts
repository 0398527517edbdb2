import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { JobRun } from '../jobs/job-handler.ts'
import type { Clock } from '../ports/clock.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import { readBackupHeader } from './read-backup.ts'
import { type BackupOptions, type BackupSource, countStored, writeBackup } from './write-backup.ts'

interface Snapshot {
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

interface KeptSnapshot {
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly listings: number
}

/** The newest ones always stay. */
const kept = 5
/** How many more stay because newer ones hold less than they do. */
const keptForSize = 5
/** How long those stay after they would otherwise have gone, in ms. */
const graceTime = 24 * 60 * 60 * 1000

/**
 * Which snapshots go: all but the newest five. One that holds more listings than every newer one stays for a day longer: deleting next
 * to nothing five times in a row does not push out the directory as it was. `snapshots` come the newest first.
 */
export function snapshotsToRemove(snapshots: readonly KeptSnapshot[], now: number): readonly string[] {
  let most = Math.max(0, ...snapshots.slice(0, kept).map(({ listings }) => listings))
  const larger: KeptSnapshot[] = []
  for (const [index, snapshot] of snapshots.entries()) {
    if (index < kept || snapshot.listings <= most) continue
    most = snapshot.listings
    const pushedOutAt = snapshots[index - kept]?.createdAt ?? 0
    if (now - pushedOutAt < graceTime) larger.push(snapshot)
  }
  const staying = new Set([...snapshots.slice(0, kept), ...larger.slice(-keptForSize)])
  return snapshots.filter((snapshot) => !staying.has(snapshot)).map(({ name }) => name)
}

export interface SnapshotPorts extends BackupSource {
  readonly administration: BackupSource['administration'] & Pick<ListingAdministration, 'hold'>
  readonly snapshots: Snapshots
  readonly clock: Clock
}

/**
 * Makes the directory read-only until the job has ended, and keeps all that it holds as a snapshot: what the job deletes afterwards is
 * exactly that. null where there is nothing to keep. A run that was cut off leaves the directory read-only for the next run of its job,
 * so that a whole snapshot of the earlier run is taken for this one's.
 */
export async function keepSnapshot(
  { job, signal }: Pick<JobRun, 'job' | 'signal'>,
  ports: SnapshotPorts,
  onProgress: NonNullable<BackupOptions['onProgress']> = () => undefined,
): Promise<Snapshot | null> {
  const { administration, snapshots, clock } = ports
  const now = await administration.hold(job.id, await snapshots.nextTime(clock.now()))
  const name = snapshotNameOf(now)
  const earlier = await snapshots.describe(name)
  if (earlier) return earlier
  if ((await countStored(ports)) === 0) return null
  return snapshots.take(name, ports, { now, signal, onProgress })
}
