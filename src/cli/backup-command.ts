import type { Command } from 'commander'
import { writeBackup } from '../application/backup/write-backup.ts'
import { type CliServices, duration, grouped, interruptible, type Terminal } from './cli-services.ts'
import { fileToWrite } from './given-file.ts'
import { tellBegunJobs } from './run-job.ts'

const contents = `
The file holds every listing, those that wait for approval too, with ids, addresses, order and times, the synonyms, the
layouts of imported files, the visitors' reports, merges, possible duplicates, jobs that have ended, the audit log, and what undoing
takes. It is gzip of JSON lines, the same from SQLite and from PostgreSQL, so that a site can move from one to the other.
It does not hold the administrator's account, sessions, snapshots, or what visitors searched for: restoring a file changes nothing
about who may sign in. It does hold the e-mail addresses of those who sent something in: keep it as safe as the database.`

export function addBackupCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('backup')
    .description(
      'Write all listings, synonyms, import layouts and trades of texts to a file that "restore" reads; a file of that name is replaced',
    )
    .argument('<file>', 'file to write, such as listings.jsonl.gz')
    .addHelpText('after', contents)
    .action(async (file: string) => {
      const path = fileToWrite(file)
      await services.migrate()
      const source = {
        administration: await services.administration(),
        listings: await services.listings(),
        searchFeedback: await services.searchFeedback(),
        importLayouts: await services.importLayouts(),
        tradeMappings: await services.tradeMappings(),
        history: await services.history(),
      }
      await tellBegunJobs(services, terminal)
      const started = Date.now()
      const { listings } = await interruptible(terminal, (signal) =>
        writeBackup(path, source, {
          now: started,
          signal,
          onProgress: ({ done, total }) => terminal.status(`${grouped(done)} of ${grouped(total)} listings`),
        }),
      )
      terminal.out(`${file}: ${grouped(listings)} listings (${duration((Date.now() - started) / 1000)})`)
    })
}
