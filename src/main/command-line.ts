import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { Command, CommanderError } from 'commander'
import { type JobQueue, QueueStoppedError } from '../application/jobs/job-queue.ts'
import { type JobThread, writingJobKinds } from '../application/ports/job-store.ts'
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
import { textOfError } from '../domain/administration/panel-text.ts'
import { createWorkbookWriter } from '../excel/workbook-writer.ts'
import type { Storage } from '../storage/open-storage.ts'
import { refuseUnknownSchema, refuseWithoutDirectory } from '../storage/schema-comparison.ts'
import { DatabaseFile } from './database-file.ts'
import { createAccounts } from './identity.ts'
import { createJobQueue } from './job-queue.ts'
import { keepFilesPrivate } from './process/private-files.ts'
import { describeStartProblem } from './process/start-problem.ts'
import { createAuditLog } from './process/system.ts'
import { openConfiguredStorage } from './storage.ts'

const commands = [
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
]

/** Commands that make a directory where there is none. All others work on one that is there. */
const makers: ReadonlySet<string> = new Set(['import', 'generate', 'restore', 'migrate'])

const stoppedMessage =
  'Stopped. What was imported before stays; the job goes on with the next start of the server.'

/** As `package.json` says. */
const productVersion = () =>
  (JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as { version: string })
    .version

/** Where a command line runs: the process of its own that `cli.ts` gives it, or a test. */
export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly terminal: Terminal
  /** Runs the jobs. Absent: each in a thread of its own. */
  readonly jobThread?: (config: Config) => JobThread
}

/** One call of the command line. */
export class CommandLine {
  readonly #surroundings: Surroundings
  #storage: Promise<Storage> | undefined
  #queue: JobQueue | undefined
  #stopped: Promise<void> | undefined
  #keepTrust: () => void = () => undefined

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  /** Runs a command, for example `['import', 'cafes.xlsx']`, and returns its exit code. What goes wrong is said on the terminal. */
  async run(words: readonly string[]): Promise<number> {
    const { environment, terminal } = this.#surroundings
    try {
      await this.#program(readConfig(environment)).parseAsync(words, { from: 'user' })
      return this.#stopped ? 1 : 0
    } catch (error) {
      terminal.endStatus()
      // The library has said what is wrong with the words, or has shown its help.
      if (error instanceof CommanderError) return error.exitCode
      const problem = error instanceof QueueStoppedError ? stoppedMessage : describeStartProblem(error)
      const message = problem instanceof Error ? problem.message : String(problem)
      terminal.err(textOfError(problem)?.en ?? message)
      return 1
    } finally {
      await this.#stopped
      await (await this.#storage?.catch(() => undefined))?.close()
      this.#keepTrust()
    }
  }

  /**
   * Releases a running import, so that the next start of the server continues it. The command then ends by itself. Returns false if
   * the command runs no job.
   */
  stop(): boolean {
    this.#stopped ??= this.#queue?.stop().catch(() => undefined)
    return this.#stopped !== undefined
  }

  #program(config: Config): Command {
    const { terminal } = this.#surroundings
    const program = new Command('npm run cli --').description(
      'Works on the directory of DATA_DIR or DATABASE_URL',
    )
    program.exitOverride()
    program.configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.err(text.trimEnd()),
    })
    program.version(productVersion(), '--version', 'print the version of the product')
    program.hook('preAction', async (_program, command) => {
      if (makers.has(command.name())) return
      new DatabaseFile(config).refuseMissing()
      if (config.databaseUrl) refuseWithoutDirectory(await (await this.#open(config)).compareSchema())
    })
    const services = this.#services(config)
    for (const add of commands) add(program, services, terminal)
    return program
  }

  #services(config: Config): CliServices {
    const storage = () => this.#open(config)
    return {
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
      jobs: async () => this.#jobs(config, await storage()),
      begunJobs: async () => {
        const which = { limit: 100, kinds: writingJobKinds, states: ['queued', 'running'] } as const
        return (await (await storage()).jobs.listJobs(which)).filter(({ attempts }) => attempts > 0)
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
  }

  #open(config: Config): Promise<Storage> {
    if (!this.#storage) {
      keepFilesPrivate(config.dataDir, (line) => this.#surroundings.terminal.err(line))
      this.#storage = this.#openKnown(config)
    }
    return this.#storage
  }

  /**
   * Refuses a database that a newer version has changed, or a version from before the first release has made, even for commands that
   * only read: they could read it wrongly.
   */
  async #openKnown(config: Config): Promise<Storage> {
    this.#keepTrust = new DatabaseFile(config).keepTrust()
    const storage = await openConfiguredStorage(config)
    try {
      refuseUnknownSchema(await storage.compareSchema())
      return storage
    } catch (error) {
      await storage.close()
      throw error
    }
  }

  #jobs(config: Config, storage: Storage): JobQueue {
    const { terminal, jobThread } = this.#surroundings
    const onFault = (error: unknown) => terminal.err(inspect(error))
    this.#queue ??= createJobQueue(config, storage, onFault, jobThread?.(config))
    return this.#queue
  }
}
