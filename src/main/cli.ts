import { Command } from 'commander'
import { addAdminCommand } from '../cli/admin-command.ts'
import { addBackupCommand } from '../cli/backup-command.ts'
import type { CliServices } from '../cli/cli-services.ts'
import { addExportCommand } from '../cli/export-command.ts'
import { addGenerateCommand } from '../cli/generate-command.ts'
import { addImportCommand } from '../cli/import-command.ts'
import { addMigrateCommand } from '../cli/migrate-command.ts'
import { addRestoreCommand } from '../cli/restore-command.ts'
import { addSeoCommand } from '../cli/seo-command.ts'
import { addStatsCommand } from '../cli/stats-command.ts'
import { readConfig } from '../config/config.ts'
import { createWorkbookWriter } from '../excel/workbook-writer.ts'
import type { Storage } from '../storage/open-storage.ts'
import { createJobQueue } from './job-queue.ts'
import { createSessions } from './prepare.ts'
import { openConfiguredStorage } from './storage.ts'
import { createTerminal } from './terminal.ts'

const terminal = createTerminal()
let opened: Promise<Storage> | undefined

try {
  const config = readConfig(process.env)
  const storage = () => {
    opened ??= openConfiguredStorage(config)
    return opened
  }
  const services: CliServices = {
    adminUsername: config.adminUsername,
    migrate: async () => (await storage()).migrate(),
    listings: async () => (await storage()).listings,
    administration: async () => (await storage()).administration,
    sessions: async () => createSessions(await storage()),
    jobs: async () => createJobQueue(config, await storage(), console.error),
    workbookWriter: createWorkbookWriter,
  }
  const program = new Command('npm run cli --').description(
    'Works on the directory of DATA_DIR or DATABASE_URL',
  )
  for (const add of [
    addImportCommand,
    addGenerateCommand,
    addSeoCommand,
    addStatsCommand,
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
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await (await opened?.catch(() => undefined))?.close()
}
