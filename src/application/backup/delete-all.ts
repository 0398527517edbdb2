import type { JobHandler } from '../jobs/job-handler.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import { type Snapshots, snapshotNameOf } from './snapshots.ts'
import { type BackupSource, countStored } from './write-backup.ts'

export interface DeleteAllPorts extends BackupSource {
  readonly administration: BackupSource['administration'] & Pick<ListingAdministration, 'clear'>
  readonly snapshots: Snapshots
}

export interface DeleteAllResult {
  /** The snapshot's name. */
  readonly snapshot: string
  /** How many listings it holds, pending ones too. */
  readonly deleted: number
}

/** Takes a snapshot, then deletes every listing. Once the snapshot is whole, a run that was cut off only has to delete. */
export function createDeleteAllHandler(ports: DeleteAllPorts): JobHandler {
  return async ({ job, signal, onProgress }): Promise<DeleteAllResult> => {
    const total = await countStored(ports)
    const snapshot = await ports.snapshots.take(snapshotNameOf(job.createdAt), ports, {
      now: job.createdAt,
      signal,
      onProgress: ({ done }) => onProgress({ done, total, share: share(done, total) }),
    })
    signal.throwIfAborted()
    await ports.administration.clear()
    await ports.snapshots.prune()
    return { snapshot: snapshot.name, deleted: snapshot.listings }
  }
}

/** Deleting itself takes the last tenth of the time. */
const share = (done: number, total: number) => (total === 0 ? 0.9 : Math.min(done / total, 1) * 0.9)
