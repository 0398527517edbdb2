import type { JobQueue } from '../application/jobs/job-queue.ts'
import type { AdminAccount } from '../application/ports/account-store.ts'
import { StorageFullError } from '../application/ports/store-errors.ts'
import { AccountError, type AccountService } from '../application/sessions/account-service.ts'
import { WeakPasswordError } from '../application/sessions/password-rules.ts'
import { type Config, ConfigError, defaultAdminUsername } from '../config/config.ts'
import { normaliseUsername } from '../domain/account/username.ts'
import type { Storage } from '../storage/open-storage.ts'
import { createAccounts, writeFirstPassword } from './identity.ts'
import { createJobQueue } from './job-queue.ts'
import { systemClock } from './process/system.ts'
import { fillWithSampleData } from './sample-data.ts'
import { removeOldUploads, uploadsOf } from './uploads.ts'

/** How long a change can be undone, in ms. */
const undoableFor = 90 * 24 * 60 * 60 * 1000

/** Prepares the database for the server: schema, administrator, sample listings. A second call changes nothing. */
export async function prepare(config: Config, storage: Storage, say: (line: string) => void): Promise<void> {
  const applied = await storage.migrate()
  if (applied.length > 0) say(`Database: applied ${applied.join(', ')}.`)
  await removeOldUploads(uploadsOf(config, storage), storage.jobs, systemClock.now())
  await forgetOldChanges(storage, say)
  const isTerminal = process.stdout.isTTY === true
  await prepareAdmin(config, createAccounts(config, storage), { say, isTerminal })
  const queue = createJobQueue(config, storage, console.error)
  await renewIndex(storage, queue, say)
  if (!config.sampleData) return
  const added = await fillWithSampleData(storage, queue)
  if (added > 0) say(`Sample listings: ${added} added (SAMPLE_DATA=off starts empty).`)
}

/** On a full disk this waits for another start: the site can be served without it. */
async function forgetOldChanges(
  { administration, duplicates }: Storage,
  say: (line: string) => void,
): Promise<void> {
  try {
    const hasForgotten = await administration.forgetChanges(systemClock.now() - undoableFor)
    // Listings whose deletion can no longer be undone are now gone for good.
    if (hasForgotten) await duplicates.forgetGone()
  } catch (error) {
    if (!(error instanceof StorageFullError)) throw error
    say('The disk is full: old changes are forgotten at another start. Make room on it soon.')
  }
}

/** After an upgrade, the tables that the new version derives in another way are rebuilt by a job, while the server already serves. */
async function renewIndex(
  storage: Pick<Storage, 'hasCurrentIndex' | 'jobs'>,
  queue: JobQueue,
  say: (line: string) => void,
): Promise<void> {
  if (await storage.hasCurrentIndex()) return
  const open = await storage.jobs.listJobs({ limit: 1, kinds: ['reindex'], states: ['queued', 'running'] })
  if (open.length === 0) await queue.submit({ kind: 'reindex', subject: '', username: '', request: null })
  say(
    'Search index: another version made it. A job rebuilds it now; until it ends, searches may miss listings. The administrator sees it among the jobs.',
  )
}

interface Announcement {
  readonly say: (line: string) => void
  /** True if the lines go to a terminal, and so into no log. */
  readonly isTerminal: boolean
}

const quoted = (accounts: readonly AdminAccount[]) =>
  accounts.map(({ username }) => `"${username}"`).join(', ')

/**
 * Makes the first account. Afterwards ADMIN_USERNAME and ADMIN_PASSWORD change nothing: what was set later, in the panel or by a
 * command, stays. If the variables differ from it, the start says so.
 */
export async function prepareAdmin(
  config: Config,
  accounts: AccountService,
  announcement: Announcement,
): Promise<void> {
  const known = await accounts.list()
  if (known.length === 0) await createAccount(config, accounts, announcement)
  else await tellDifferences(config, accounts, known, announcement.say)
}

async function createAccount(
  config: Config,
  accounts: AccountService,
  { say, isTerminal }: Announcement,
): Promise<void> {
  const { adminUsername = defaultAdminUsername, adminPassword } = config
  const username = normaliseUsername(adminUsername)
  const password = await accounts.createFirst(username, adminPassword).catch((error: unknown) => {
    const name = error instanceof WeakPasswordError ? 'ADMIN_PASSWORD' : 'ADMIN_USERNAME'
    if (!(error instanceof WeakPasswordError || error instanceof AccountError)) throw error
    throw new ConfigError(`The configuration cannot be used:\n  ${name}: ${error.message}`)
  })
  // Another process was faster and has announced the account.
  if (password === undefined) return
  if (adminPassword !== undefined) {
    say(`Administrator: user name "${username}", password as in ADMIN_PASSWORD.`)
  } else if (isTerminal) {
    say(
      `Administrator: user name "${username}", password "${password}" (shown this once). The first login asks for one of your own.`,
    )
  } else {
    const path = writeFirstPassword(config, password)
    say(
      `Administrator: user name "${username}", password in ${path} (only this user can read it; the file goes when the password is changed). The first login asks for one of your own.`,
    )
  }
}

async function tellDifferences(
  { adminUsername, adminPassword }: Config,
  accounts: AccountService,
  known: readonly AdminAccount[],
  say: (line: string) => void,
): Promise<void> {
  if (known.length > 1) {
    say(
      `Administrator: there are ${known.length} accounts, ${quoted(known)}. All can log in; remove the ones that nobody needs: npm run cli -- admin remove NAME`,
    )
  }
  const account = adminUsername === undefined ? known[0] : await accounts.find(adminUsername)
  if (!account) {
    say(
      `Administrator: the user name is ${quoted(known)}; ADMIN_USERNAME makes no second account. To rename it: npm run cli -- admin rename "${known[0]?.username}" "${adminUsername}"`,
    )
    return
  }
  const { username } = account
  if (adminPassword === undefined || (await accounts.hasPassword(account.id, adminPassword))) return
  say(
    `Administrator: the password of "${username}" is the one that was set last, not the one in ADMIN_PASSWORD. To set another one: npm run cli -- admin set-password`,
  )
}
