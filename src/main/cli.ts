import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Command } from 'commander'
import { type JobQueue, QueueStoppedError } from '../application/jobs/job-queue.ts'
import { addAdminCommand } from '../cli/admin-command.ts'
import { addBackupCommand } from '../cli/backup-command.ts'
import type { CliServices, Terminal } from '../cli/cli-services.ts'
import { addExportCommand } from '../cli/export-command.ts'
import { addGenerateCommand } from '../cli/generate-command.ts'
import { addImportCommand } from '../cli/import-command.ts'
import { addMigrateCommand } from '../cli/migrate-command.ts'
import { addReindexCommand } from '../cli/reindex-command.ts'
import { addRestoreCommand } from '../cli/restore-command.ts'
import { addSeoCommand } from '../cli/seo-command.ts'
import { addStatsCommand } from '../cli/stats-command.ts'
import { addVerifyCommand } from '../cli/verify-command.ts'
import { type Config, readConfig } from '../config/config.ts'
import { createWorkbookWriter } from '../excel/workbook-writer.ts'
import type { Storage } from '../storage/open-storage.ts'
import { refuseUnknownSchema } from '../storage/schema-comparison.ts'
import { DatabaseFile } from './database-file.ts'
import { createAccounts } from './identity.ts'
import { createJobQueue } from './job-queue.ts'
import { createFilesPrivately, keepFilesPrivate } from './process/private-files.ts'
import { describeStartProblem } from './process/start-problem.ts'
import { onStopRequest } from './process/stop-serving.ts'
import { createAuditLog } from './process/system.ts'
import { openConfiguredStorage } from './storage.ts'

/** Time between two status lines, in ms: on a terminal, and in a log. */
const statusInterval = { terminal: 100, log: 5000 }

function createTerminal(): Terminal {
  // Writing to a closed terminal fails. The command must still be able to stop properly.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const live = process.stderr.isTTY === true
  let lastStatus = Number.NEGATIVE_INFINITY
  let open = false
  return {
    out: (line) => process.stdout.write(`${line}\n`),
    status(line) {
      const now = performance.now()
      if (now - lastStatus < (live ? statusInterval.terminal : statusInterval.log)) return
      lastStatus = now
      open = live
      process.stderr.write(live ? `\r\x1b[2K${line}` : `${line}\n`)
    },
    endStatus() {
      if (open) process.stderr.write('\r\x1b[2K')
      open = false
    },
    onInterrupt(action) {
      process.on('SIGINT', action)
      return () => process.off('SIGINT', action)
    },
    isInteractive: process.stdin.isTTY === true,
    readSecret,
  }
}

function readSecret(prompt: string): Promise<string> {
  const interactive = process.stdin.isTTY === true
  if (interactive) process.stderr.write(prompt)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: interactive })
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      if (interactive) process.stderr.write('\n')
      resolve(line)
      lines.close()
    })
    lines.once('close', () => reject(new Error('No password was given.')))
  })
}

/** How long stopping may take, in ms. */
const stopLimit = 4000
const stoppedMessage =
  'Stopped. What was imported before stays; the job goes on with the next start of the server.'

const terminal = createTerminal()
let opened: Promise<Storage> | undefined
let queue: JobQueue | undefined
let stopped: Promise<void> | undefined
let keepTrust: () => void = () => undefined

// SIGINT (Ctrl+C) is not in the list: each command handles it itself.
onStopRequest(() => {
  stopped = stop()
}, ['SIGTERM', 'SIGHUP'])

/** Releases a running import, so that the next start of the server continues it. The command then ends by itself. */
async function stop(): Promise<void> {
  process.exitCode = 1
  if (!queue) process.exit()
  setTimeout(() => process.exit(), stopLimit).unref()
  await queue.stop().catch(() => undefined)
}

/** Commands that make a directory where there is none. All others work on one that is there. */
const makers: ReadonlySet<string> = new Set(['import', 'generate', 'restore', 'migrate'])

/** As `package.json` says. */
const productVersion = () =>
  (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string })
    .version

/**
 * Refuses a database that a newer version has changed, or a version from before the first release has made, even for commands that
 * only read: they could read it wrongly.
 */
async function openKnownStorage(config: Config): Promise<Storage> {
  keepTrust = new DatabaseFile(config).keepTrust()
  const storage = await openConfiguredStorage(config)
  try {
    refuseUnknownSchema(await storage.compareSchema())
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

try {
  const config = readConfig(process.env)
  createFilesPrivately()
  const storage = () => {
    if (!opened) keepFilesPrivate(config.dataDir, console.error)
    opened ??= openKnownStorage(config)
    return opened
  }
  const services: CliServices = {
    adminUsername: config.adminUsername,
    migrate: async () => (await storage()).migrate(),
    distribute: async () => (await storage()).distribute(),
    listings: async () => (await storage()).listings,
    administration: async () => (await storage()).administration,
    searchFeedback: async () => (await storage()).searchFeedback,
    importLayouts: async () => (await storage()).importLayouts,
    tradeMappings: async () => (await storage()).tradeMappings,
    history: async () => (await storage()).history,
    accounts: async () => createAccounts(config, await storage()),
    attempts: async () => (await storage()).attempts,
    secondFactors: async () => (await storage()).secondFactors,
    audit: async () => createAuditLog(await storage()),
    jobs: async () => {
      queue ??= createJobQueue(config, await storage(), console.error)
      return queue
    },
    workbookWriter: createWorkbookWriter,
    reindex: async (options) => (await storage()).reindex(options),
    verify: async function* (options) {
      const readOnly = await openConfiguredStorage(config, { readOnly: true })
      try {
        yield* readOnly.verify(options)
      } finally {
        await readOnly.close()
      }
    },
  }
  const program = new Command('npm run cli --').description(
    'Works on the directory of DATA_DIR or DATABASE_URL',
  )
  program.version(productVersion(), '--version', 'print the version of the product')
  program.hook('preAction', (_program, command) => {
    if (!makers.has(command.name())) new DatabaseFile(config).refuseMissing()
  })
  for (const add of [
    addImportCommand,
    addGenerateCommand,
    addSeoCommand,
    addStatsCommand,
    addVerifyCommand,
    addReindexCommand,
    addBackupCommand,
    addRestoreCommand,
    addExportCommand,
    addMigrateCommand,
    addAdminCommand,
  ]) {
    add(program, services, terminal)
  }
  await program.parseAsync()
} catch (error) {
  terminal.endStatus()
  const problem = error instanceof QueueStoppedError ? stoppedMessage : describeStartProblem(error)
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
} finally {
  await stopped
  await (await opened?.catch(() => undefined))?.close()
  keepTrust()
}
