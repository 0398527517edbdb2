import type { JobHandler } from '../jobs/job-handler.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import { keepSnapshot, type SnapshotPorts } from './snapshots.ts'

export interface DeleteAllPorts extends SnapshotPorts {
  readonly administration: SnapshotPorts['administration'] & Pick<ListingAdministration, 'clear'>
}

export interface DeleteAllResult {
  /** The snapshot's name; null if there was nothing to delete. */
  readonly snapshot: string | null
  /** How many listings it holds, pending ones too. */
  readonly deleted: number
}

/** Takes a snapshot, then deletes every listing. If a run is cut off after the snapshot, the next one only has to delete. */
export function createDeleteAllHandler(ports: DeleteAllPorts): JobHandler {
  return async ({ job, owner, signal, onProgress }): Promise<DeleteAllResult> => {
    const { administration, snapshots, clock } = ports
    const snapshot = await keepSnapshot({ job, signal }, ports, ({ done, total }) =>
      onProgress({ done, total, share: share(done, total) }),
    )
    signal.throwIfAborted()
    await administration.clear(job.id, owner)
    await snapshots.prune(clock.now())
    return { snapshot: snapshot?.name ?? null, deleted: snapshot?.listings ?? 0 }
  }
}

/** The share of the snapshot in the time of the job; deleting takes the rest. */
const share = (done: number, total: number) => (total === 0 ? 0.9 : Math.min(done / total, 1) * 0.9)
