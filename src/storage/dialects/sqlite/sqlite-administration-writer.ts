import type { Database } from 'better-sqlite3'
import type {
  ChangeOutcome,
  ListingAdministration,
  ListingChange,
} from '../../../application/ports/listing-administration.ts'
import { changedIds, planChange } from '../../plan-change.ts'
import { prepareRowChange } from './change-rows.ts'
import { clearListings } from './clear-listings.ts'
import { prepareHold, prepareHoldCheck, prepareOwnerCheck } from './directory-hold.ts'
import { prepareRowFinder } from './find-rows.ts'
import { forgetSome } from './forget-changes.ts'
import { prepareOpeningIntern } from './intern-openings.ts'
import { prepareRestore } from './restore-listings.ts'
import { prepareProgressWriter } from './save-progress.ts'
import type { Unsettled } from './settle-sqlite.ts'
import { prepareUndo } from './undo-change.ts'
import { prepareAuditWriter } from './write-audit.ts'
import { retryWhileLocked, waitingForLock } from './write-lock.ts'
import { prepareSeoWriter } from './write-seo-texts.ts'

type AdministrationWriter = Pick<
  ListingAdministration,
  'change' | 'addSeoTexts' | 'undo' | 'forgetChanges' | 'hold' | 'clear' | 'restoreBatch'
>

/** Changes of listings (see the port), each in a transaction that runs without a pause. */
export function createSqliteAdministrationWriter(
  database: Database,
  unsettled: Unsettled,
): AdministrationWriter {
  const refuseWhileHeld = prepareHoldCheck(database)
  /** A transaction of somebody who may change listings only while no other job holds the directory. */
  function writing<Wish extends { readonly job?: { readonly id: string } }, T>(write: (wish: Wish) => T) {
    return database.transaction((wish: Wish): T => {
      refuseWhileHeld(wish.job?.id)
      return write(wish)
    })
  }
  const change = writing(prepareChange(database))
  const undo = writing(prepareUndo(database))
  const addSeoTexts = writing(prepareSeoWriter(database))
  const refuseReplaced = prepareOwnerCheck(database)
  const restoreRows = prepareRestore(database)
  const restore = writing((batch: Parameters<typeof restoreRows>[0]) => {
    if (batch.job) refuseReplaced(batch.job.id, batch.job.owner)
    return restoreRows(batch)
  })
  const clear = database.transaction((jobId: string, owner?: string) => {
    refuseWhileHeld(jobId)
    refuseReplaced(jobId, owner)
    clearListings(database)
  })
  const hold = database.transaction(prepareHold(database))
  const forget = database.transaction((before: number) => forgetSome(database, before))

  /** A job leaves others a turn. */
  async function write<T>(isJob: boolean, transaction: () => T): Promise<T> {
    return isJob ? waitingForLock(transaction) : retryWhileLocked(async () => transaction())
  }

  return {
    async change(wanted) {
      const outcome = await write(wanted.job !== undefined, () => change.immediate(wanted))
      unsettled.rows += outcome.edited.length + outcome.deleted.length
      return outcome
    },
    async undo(step) {
      const outcome = await write(step.job !== undefined, () => undo.immediate(step))
      unsettled.rows += outcome.removed + outcome.restored
      return outcome
    },
    addSeoTexts: (batch) => write(true, () => addSeoTexts.immediate(batch)),
    async restoreBatch(batch) {
      const outcome = await write(batch.job !== undefined, () => restore.immediate(batch))
      unsettled.rows += outcome.restored
      return outcome
    },
    hold: (jobId, at) => write(false, () => hold.immediate(jobId, at)),
    clear: (jobId, owner) => write(false, () => clear.immediate(jobId, owner)),
    async forgetChanges(before) {
      let hasForgotten = false
      while (await write(false, () => forget.immediate(before))) hasForgotten = true
      return hasForgotten
    },
  }
}

function prepareChange(database: Database): (wanted: ListingChange) => ChangeOutcome {
  const findRows = prepareRowFinder(database)
  const changeRows = prepareRowChange(database)
  const startInterning = prepareOpeningIntern(database)
  const writeAudit = prepareAuditWriter(database)
  const saveProgress = prepareProgressWriter(database)
  return (wanted) => {
    const { changeId, job, now } = wanted
    const { changes, outcome } = planChange(wanted, findRows(changedIds(wanted)), startInterning())
    changeRows(changes, { changeId, now, isRecorded: true })
    if (job) saveProgress(job.id, job.progress, now)
    const entry = wanted.audit?.(outcome)
    if (entry) writeAudit(entry)
    return outcome
  }
}
