import type { JobRun } from '../jobs/job-handler.ts'
import type { Clock } from '../ports/clock.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import { type Snapshot, type Snapshots, snapshotNameOf } from './snapshots.ts'
import { type BackupOptions, type BackupSource, countStored } from './write-backup.ts'

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
