import type { Pool, PoolClient } from 'pg'
import type { ListingAdministration } from '../../../application/ports/listing-administration.ts'
import { changedIds, planChange } from '../../plan-change.ts'
import { changeRows, lockRows } from './change-rows.ts'
import { clearListings } from './clear-listings.ts'
import { forgetChanges } from './forget-changes.ts'
import { inTransaction } from './in-transaction.ts'
import { internOpenings, openingIdIn } from './intern-openings.ts'
import { restoreListings } from './restore-listings.ts'
import { retryConflicts } from './retry-conflicts.ts'
import { saveProgress } from './save-progress.ts'
import { undoStep } from './undo-change.ts'
import { writeSeoTexts } from './write-seo-texts.ts'

type AdministrationWriter = Pick<
  ListingAdministration,
  'change' | 'addSeoTexts' | 'undo' | 'forgetChanges' | 'clear' | 'restoreBatch'
>

/** Changes of listings (see the port); writers may run at once, as in `createPostgresListingWriter`. */
export function createPostgresAdministrationWriter(pool: Pool): AdministrationWriter {
  const write = <T>(work: (client: PoolClient) => Promise<T>) =>
    retryConflicts(() => inTransaction(pool, work))

  return {
    async change(wanted) {
      const drafts = (wanted.edits ?? []).map(({ draft }) => draft)
      const openingIdOf = openingIdIn(await internOpenings(pool, drafts))
      return write(async (client) => {
        const { changeId, job, now } = wanted
        const present = await lockRows(client, changedIds(wanted))
        const { changes, outcome } = planChange(wanted, present, openingIdOf)
        await changeRows(client, changes, { changeId, now, isRecorded: true })
        if (job) await saveProgress(client, { ...job, now })
        return outcome
      })
    },

    undo: (step) => write((client) => undoStep(client, step)),
    addSeoTexts: (batch) => write((client) => writeSeoTexts(client, batch)),
    clear: () => write(clearListings),
    forgetChanges: (before) => forgetChanges(pool, before),

    async restoreBatch(batch) {
      const openingIdOf = openingIdIn(await internOpenings(pool, batch.listings))
      return write((client) => restoreListings(client, batch, openingIdOf))
    },
  }
}
