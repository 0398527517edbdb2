import type { JobHandler } from '../jobs/job-handler.ts'
import type { Clock } from '../ports/system.ts'
import { type Snapshots, snapshotNameOf } from './snapshots.ts'
import { type BackupSource, countStored } from './write-backup.ts'

interface TakeSnapshotPorts extends BackupSource {
  readonly snapshots: Snapshots
  readonly clock: Clock
}

export interface TakenSnapshot {
  /** The snapshot's name; null if the directory is empty. */
  readonly snapshot: string | null
  /** How many listings it holds. */
  readonly kept: number
}

/** Takes a snapshot while the directory is used, as a backup is written. A run that was cut off is begun anew. */
export function createSnapshotHandler(ports: TakeSnapshotPorts): JobHandler {
  return async ({ signal, onProgress }): Promise<TakenSnapshot> => {
    const { snapshots, clock } = ports
    if ((await countStored(ports)) === 0) return { snapshot: null, kept: 0 }
    const now = await snapshots.nextTime(clock.now())
    const { name, listings } = await snapshots.take(snapshotNameOf(now), ports, {
      now,
      signal,
      onProgress: ({ done, total }) =>
        onProgress({ done, total, share: total === 0 ? 1 : Math.min(done / total, 1) }),
    })
    await snapshots.prune(clock.now())
    return { snapshot: name, kept: listings }
  }
}
