import { SessionService } from '../application/sessions/session-service.ts'
import type { Config } from '../config/config.ts'
import { argon2Hasher } from '../server/security/argon2-hasher.ts'
import type { Storage } from '../storage/open-storage.ts'
import { createJobQueue } from './job-queue.ts'
import { fillWithSampleData } from './sample-data.ts'
import { systemClock, systemRandom } from './system.ts'
import { removeOldUploads } from './uploads.ts'

/** How long a change can be undone, in ms. */
const undoableFor = 90 * 24 * 60 * 60 * 1000

export function createSessions(storage: Storage): SessionService {
  return new SessionService({
    store: storage.sessions,
    hasher: argon2Hasher,
    random: systemRandom,
    clock: systemClock,
  })
}

async function prepareAdmin(
  config: Config,
  sessions: SessionService,
  say: (line: string) => void,
): Promise<void> {
  const { adminUsername, adminPassword } = config
  if (adminPassword) {
    if (await sessions.hasPassword(adminUsername, adminPassword)) return
    await sessions.setPassword(adminUsername, adminPassword)
    say(`The password of "${adminUsername}" is now the one in ADMIN_PASSWORD.`)
  } else if (!(await sessions.hasAdmin())) {
    const password = await sessions.createFirstPassword(adminUsername)
    say(`Administrator: user name "${adminUsername}", password "${password}" (shown this once).`)
  }
}

/** Brings the database to where the server can use it: schema, administrator, sample listings. Changes nothing twice. */
export async function prepare(config: Config, storage: Storage, say: (line: string) => void): Promise<void> {
  const applied = await storage.migrate()
  if (applied.length > 0) say(`Database: applied ${applied.join(', ')}.`)
  await removeOldUploads(config, storage.jobs, systemClock.now())
  const hasForgotten = await storage.administration.forgetChanges(systemClock.now() - undoableFor)
  // What was deleted is gone for good then.
  if (hasForgotten) await storage.duplicates.forgetGone()
  await prepareAdmin(config, createSessions(storage), say)
  if (!config.sampleData) return
  const added = await fillWithSampleData(storage, createJobQueue(config, storage, console.error))
  if (added > 0) say(`Sample listings: ${added} added (SAMPLE_DATA=off starts empty).`)
}
