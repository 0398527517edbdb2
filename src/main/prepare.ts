import type { Config } from '../config/config.ts'
import type { Storage } from '../storage/open-storage.ts'
import { createAccounts } from './identity.ts'
import { createJobQueue } from './job-queue.ts'
import { prepareAdmin } from './prepare-admin.ts'
import { fillWithSampleData } from './sample-data.ts'
import { systemClock } from './system.ts'
import { removeOldUploads } from './uploads.ts'

/** How long a change can be undone, in ms. */
const undoableFor = 90 * 24 * 60 * 60 * 1000

/** Prepares the database for the server: schema, administrator, sample listings. A second call changes nothing. */
export async function prepare(config: Config, storage: Storage, say: (line: string) => void): Promise<void> {
  const applied = await storage.migrate()
  if (applied.length > 0) say(`Database: applied ${applied.join(', ')}.`)
  await removeOldUploads(config, storage.jobs, systemClock.now())
  const hasForgotten = await storage.administration.forgetChanges(systemClock.now() - undoableFor)
  // Listings whose deletion can no longer be undone are now gone for good.
  if (hasForgotten) await storage.duplicates.forgetGone()
  const isTerminal = process.stdout.isTTY === true
  await prepareAdmin(config, createAccounts(config, storage), { say, isTerminal })
  if (!config.sampleData) return
  const added = await fillWithSampleData(storage, createJobQueue(config, storage, console.error))
  if (added > 0) say(`Sample listings: ${added} added (SAMPLE_DATA=off starts empty).`)
}
