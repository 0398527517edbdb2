import type { Pool, PoolClient } from 'pg'
import type { ListingAdministration } from '../../../application/ports/listing-administration.ts'
import { changedIds, planChange } from '../../plan-change.ts'
import { changeRows, lockRows } from './change-rows.ts'
import { clearListings } from './clear-listings.ts'
import { holdDirectory, refuseReplaced, refuseWhileHeld } from './directory-hold.ts'
import { forgetChanges } from './forget-changes.ts'
import { inTransaction } from './in-transaction.ts'
import { internOpenings, openingIdIn } from './intern-openings.ts'
import { restoreListings } from './restore-listings.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { saveProgress } from './save-progress.ts'
import { undoStep } from './undo-change.ts'
import { writeAudit } from './write-audit.ts'
import { writeSeoTexts } from './write-seo-texts.ts'

type AdministrationWriter = Pick<
  ListingAdministration,
  'change' | 'addSeoTexts' | 'undo' | 'forgetChanges' | 'hold' | 'clear' | 'restoreBatch'
>

/** Changes of listings (see the port); writers may run at once, as in `createPostgresListingWriter`. */
export function createPostgresAdministrationWriter(pool: Pool): AdministrationWriter {
  const transact = <T>(work: (client: PoolClient) => Promise<T>) =>
    retryConflicts(() => inTransaction(pool, work))
  /** A transaction of somebody who may change listings only while no other job holds the directory. */
  const write = <T>(jobId: string | undefined, work: (client: PoolClient) => Promise<T>) =>
    transact(async (client) => {
      await refuseWhileHeld(client, jobId)
      return work(client)
    })

  return {
    async change(wanted) {
      const drafts = (wanted.edits ?? []).map(({ draft }) => draft)
      const openingIdOf = openingIdIn(await internOpenings(pool, drafts))
      return write(wanted.job?.id, async (client) => {
        const { changeId, job, now } = wanted
        const present = await lockRows(client, changedIds(wanted))
        const { changes, outcome } = planChange(wanted, present, openingIdOf)
        await changeRows(client, changes, { changeId, now, isRecorded: true })
        if (job) await saveProgress(client, { ...job, now })
        const entry = wanted.audit?.(outcome)
        if (entry) await writeAudit(client, entry)
        return outcome
      })
    },

    undo: (step) => write(step.job?.id, (client) => undoStep(client, step)),
    addSeoTexts: (batch) => write(batch.job.id, (client) => writeSeoTexts(client, batch)),
    hold: (jobId, at) => transact((client) => holdDirectory(client, jobId, at)),
    clear: (jobId, owner) =>
      write(jobId, async (client) => {
        await refuseReplaced(client, jobId, owner)
        await clearListings(client)
      }),
    forgetChanges: (before) => forgetChanges(pool, before),

    async restoreBatch(batch) {
      const openingIdOf = openingIdIn(await internOpenings(pool, batch.listings))
      return write(batch.job?.id, async (client) => {
        if (batch.job) await refuseReplaced(client, batch.job.id, batch.job.owner)
        return restoreListings(client, batch, openingIdOf)
      })
    },
  }
}
