import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import type { SharedFolder } from '../files/shared-folder.ts'
import type { JobRun } from '../jobs/job-handler.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { Clock } from '../ports/system.ts'
import { readBackupHeader } from './read-backup.ts'
import { type BackupOptions, type BackupSource, countStored, writeBackup } from './write-backup.ts'

interface Snapshot {
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly bytes: number
  readonly listings: number
}

const snapshotName = /^snapshot-(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.jsonl\.gz$/

/** `snapshot-2026-11-21T09-30-00-000Z.jsonl.gz`: names in the order of their times. `at` in ms since the epoch. */
export function snapshotNameOf(at: number): string {
  return `snapshot-${new Date(at).toISOString().replace(/[:.]/g, '-')}.jsonl.gz`
}

/** `snapshot-2026-11-21T09-30-00-000Z.jsonl.gz` → its time. */
const timeOf = (name: string) => Date.parse(name.replace(snapshotName, '$1:$2:$3.$4Z'))

/** Whether a name is that of a snapshot, and its time one of the calendar: the next snapshot's time is computed from it. */
const isSnapshotName = (name: string) => snapshotName.test(name) && !Number.isNaN(timeOf(name))

/** Snapshots: backups that the product makes before it deletes or replaces everything, and when an administrator asks for one. */
export class Snapshots {
  readonly #folder: SharedFolder

  constructor(folder: SharedFolder) {
    this.#folder = folder
  }

  /** Path of the snapshot with that name; undefined if there is none, or if the name is not one of a snapshot. */
  async find(name: string): Promise<string | undefined> {
    return isSnapshotName(name) ? (await this.#folder.find(name))?.path : undefined
  }

  /** All snapshots, newest first, without unreadable ones. */
  async list(): Promise<readonly Snapshot[]> {
    const found = await Promise.all((await this.#names()).map((name) => this.describe(name)))
    return found.filter((snapshot) => snapshot !== undefined)
  }

  /** The time of a new snapshot: now, or just after the newest one if the clock was set back. */
  async nextTime(now: number): Promise<number> {
    const [newest] = await this.#names()
    return newest === undefined ? now : Math.max(now, timeOf(newest) + 1)
  }

  /**
   * Writes the snapshot with that name. An existing one stays: a run that was frozen while another run did its job would otherwise
   * replace it by a snapshot of an empty directory.
   */
  async take(name: string, source: BackupSource, options: BackupOptions): Promise<Snapshot> {
    await mkdir(this.#folder.path, { recursive: true })
    await writeBackup(this.#folder.pathOf(name), source, { ...options, keepsExisting: true })
    await this.#removeDrafts(name)
    const written = await this.describe(name)
    if (!written) throw new Error(`The snapshot ${name} cannot be read.`)
    return this.share(written)
  }

  /** Gives a snapshot to the other machines, unless they have one of that name: then that one counts here, too. */
  async share(snapshot: Snapshot): Promise<Snapshot> {
    const { name } = snapshot
    if (await this.#describeHere(name))
      await this.#folder.share(name, { about: JSON.stringify(snapshot), keepsExisting: true })
    return (await this.describe(name)) ?? snapshot
  }

  /** Removes old snapshots, see `snapshotsToRemove`. */
  async prune(now: number): Promise<void> {
    await this.#folder.remove(snapshotsToRemove(await this.list(), now))
  }

  /** undefined if there is no such snapshot, or if it cannot be read. */
  async describe(name: string): Promise<Snapshot | undefined> {
    return (await this.#describeHere(name)) ?? (await this.#shared()).get(name)
  }

  async #describeHere(name: string): Promise<Snapshot | undefined> {
    const path = this.#folder.pathOf(name)
    try {
      const [{ createdAt, listings }, { size }] = await Promise.all([readBackupHeader(path), stat(path)])
      return { name, createdAt, listings, bytes: size }
    } catch {
      return undefined
    }
  }

  /** Names of unfinished snapshots that killed servers left. */
  async #removeDrafts(name: string): Promise<void> {
    const files = await readdir(this.#folder.path)
    const drafts = files.filter((file) => file.startsWith(`${name}.`) && file.endsWith('.partial'))
    await Promise.all(drafts.map((file) => rm(this.#folder.pathOf(file), { force: true })))
  }

  /** The newest first. */
  async #names(): Promise<string[]> {
    const here = await readdir(this.#folder.path).catch(() => [])
    const names = new Set([...here, ...(await this.#shared()).keys()])
    return [...names].filter(isSnapshotName).sort().reverse()
  }

  /** What the snapshots of all machines say of themselves. */
  async #shared(): Promise<ReadonlyMap<string, Snapshot>> {
    const files = await this.#folder.listShared()
    return new Map(files.map(({ name, about }) => [name, JSON.parse(about) as Snapshot]))
  }
}

interface KeptSnapshot {
  readonly name: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly listings: number
}

/** How many of the newest snapshots always stay. */
const kept = 5
/** How many more may stay because they hold more listings than all newer ones. */
const keptForSize = 5
/** How much longer these stay, in ms. */
const graceTime = 24 * 60 * 60 * 1000

/**
 * Chooses the snapshots to remove: all but the newest five. A snapshot with more listings than every newer one stays a day longer.
 * So deleting a nearly empty directory five times does not remove the snapshot of the full one. `snapshots`: newest first.
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
 * Makes the directory read-only until the job has ended, and then takes a snapshot, so the snapshot holds exactly what the job
 * deletes afterwards. null if the directory is empty. If the run is cut off, the directory stays read-only for the next run of the job,
 * which can therefore use a complete snapshot of the earlier run.
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
  if (earlier) return snapshots.share(earlier)
  if ((await countStored(ports)) === 0) return null
  return snapshots.take(name, ports, { now, signal, onProgress })
}
