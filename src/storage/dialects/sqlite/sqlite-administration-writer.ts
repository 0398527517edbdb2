import type { Database } from 'better-sqlite3'
import type {
  ChangeOutcome,
  ListingAdministration,
  ListingChange,
} from '../../../application/ports/listing-administration.ts'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import type { BusinessRow } from '../../business-row.ts'
import { changedIds, planChange } from '../../plan-change.ts'
import { countsOf } from '../../row-change.ts'
import { encodeStored } from '../../stored-row.ts'
import { storedText } from '../../stored-text.ts'
import { prepareRowChange } from './change-rows.ts'
import { prepareHold, prepareHoldCheck, prepareOwnerCheck } from './directory-hold.ts'
import { prepareRowFinder } from './find-rows.ts'
import { prepareOpeningIntern } from './intern-openings.ts'
import { prepareProgressWriter } from './save-progress.ts'
import type { Unsettled } from './settle-sqlite.ts'
import { prepareCountWriter } from './sqlite-count-writer.ts'
import { prepareUndo } from './undo-change.ts'
import { prepareAuditWriter } from './write-audit.ts'
import { retryWhileLocked, waitingForLock } from './write-lock.ts'
import { prepareRowWriter } from './write-rows.ts'

type AdministrationWriter = Pick<
  ListingAdministration,
  'change' | 'addSeoTexts' | 'undo' | 'forgetChanges' | 'hold' | 'clear' | 'restoreBatch'
>

/** Changes of listings (see the port), each in a synchronous transaction. */
export function createSqliteAdministrationWriter(
  database: Database,
  unsettled: Unsettled,
): AdministrationWriter {
  const refuseWhileHeld = prepareHoldCheck(database)
  /** Runs a transaction that changes listings. It is refused while another job holds the directory. */
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

  /** A job pauses after a long transaction, so that others can write. */
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

/**
 * Deletes every listing with everything that depends on one, inside the caller's transaction. Row numbers are not
 * reused.
 */
function clearListings(database: Database): void {
  database.exec(`
    drop table if exists business_search_beside;
    drop table if exists search_rebuild;
    delete from business;
    insert into business_search (business_search) values ('delete-all');
    delete from listing_slug;
    delete from submission;
    delete from city_count;
    delete from city_country_count;
    delete from category_count;
    delete from group_count;
    delete from country_count;
    delete from day_count;
    delete from search_word;
    delete from list_block;
    delete from review_order;
    update shortcoming_count set business_count = 0;
    delete from undoable_change;
    delete from added_rows;
    delete from changed_listing;
    delete from dropped_name;
    delete from duplicate_keys;
    delete from duplicate_pair;
    delete from merged_listing;
    update fact_version set version = version + (select max(version) from fact_version);
    update meta set data_version = data_version + 1, total_businesses = 0, verified_businesses = 0, categories = 0,
      cities = 0, merged_businesses = 0;
  `)
}

const rowsPerStep = 2_000

/** Deletes a part of the undo data of changes older than `before`; false if nothing is left. */
function forgetSome(database: Database, before: number): boolean {
  const changeId = database
    .prepare<[number], string>('select id from undoable_change where changed_at < ? limit 1')
    .pluck()
    .get(before)
  if (changeId === undefined) return false
  const { changes } = database
    .prepare(
      `delete from changed_listing where change_id = ? and listing_id in (
         select listing_id from changed_listing where change_id = ? limit ${rowsPerStep})`,
    )
    .run(changeId, changeId)
  if (changes === rowsPerStep) return true
  for (const table of ['added_rows', 'dropped_name']) {
    database.prepare(`delete from ${table} where change_id = ?`).run(changeId)
  }
  database.prepare('delete from undoable_change where id = ?').run(changeId)
  return true
}

type RestoreBatch = Parameters<ListingAdministration['restoreBatch']>[0]

/** Restores listings from a backup, inside the caller's transaction. */
function prepareRestore(database: Database): (batch: RestoreBatch) => { restored: number } {
  const findRows = prepareRowFinder(database)
  const writeRows = prepareRowWriter(database)
  const writeCounts = prepareCountWriter(database)
  const startInterning = prepareOpeningIntern(database)
  const saveProgress = prepareProgressWriter(database)
  const setFreeRow = database.prepare('update meta set next_n = max(next_n, ?)')
  return ({ listings, job }) => {
    const present = new Set(findRows(listings.map(({ id }) => id)).map(({ id }) => id))
    const internOpening = startInterning()
    const changes = listings
      .filter(({ id }) => !present.has(id))
      .map((listing) => ({ after: encodeStored(listing, internOpening(listing)), terms: listing.terms }))
    writeRows(changes)
    const counts = countsOf(changes)
    if (counts) writeCounts(counts)
    setFreeRow.run(Math.max(0, ...changes.map(({ after }) => after.n)) + 1)
    if (job) saveProgress(job.id, job.progress)
    return { restored: changes.length }
  }
}

type SeoBatch = Parameters<ListingAdministration['addSeoTexts']>[0]

/** Writes SEO texts for listings that have none, inside the caller's transaction. */
function prepareSeoWriter(database: Database): (batch: SeoBatch) => number {
  const setTexts = database.prepare<unknown[], Pick<BusinessRow, 'status'>>(
    `update business set unique_content = ?, seo_title = ?, seo_description = ?, canonical_url = ?,
       updated_at = max(?, updated_at + 1)
     where id = ? and unique_content = '' returning status`,
  )
  const countAdded = database.prepare(
    `update shortcoming_count set business_count = business_count - ? where shortcoming = 'seo'`,
  )
  const bumpVersion = database.prepare('update meta set data_version = data_version + 1')
  const saveProgress = prepareProgressWriter(database)
  return ({ texts, job, now }) => {
    const changed = texts.flatMap(({ id, uniqueContent, seoTitle, seoDescription, canonicalUrl }) => {
      const columns = [uniqueContent, seoTitle, seoDescription, canonicalUrl].map(storedText)
      return setTexts.get(...columns, now, id) ?? []
    })
    const visible = changed.filter(isPubliclyVisible).length
    if (visible > 0) {
      countAdded.run(visible)
      bumpVersion.run()
    }
    saveProgress(job.id, job.progress(changed.length), now)
    return changed.length
  }
}
