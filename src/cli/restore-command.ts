import { basename } from 'node:path'
import type { Command } from 'commander'
import type { RestoreRequest, RestoreResult } from '../application/backup/restore-backup.ts'
import { type CliServices, grouped, type Terminal } from './cli-services.ts'
import { fileToRead } from './given-file.ts'
import { failureText, runJob } from './run-job.ts'

const contents = `
The whole file is checked before anything is touched; a file that is damaged, cut off or not a backup changes nothing. What is
there is kept as a snapshot in DATA_DIR/snapshots (the newest five stay) and then replaced; nothing else can be changed meanwhile. A restore that is cut off goes on with
the next start of the server, or before the next "restore" or "import". The file's reports, merges, possible duplicates and undo data replace those that are there; its synonyms, import layouts, ended jobs and
audit entries are added. The administrator's account stays as it is: no backup holds it.`

export function addRestoreCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('restore')
    .description('Replace all listings by those of a file that "backup" wrote, on either engine')
    .argument('<file>', 'backup to read')
    .option('--allow-empty', 'restore even a backup that holds no listings', false)
    .addHelpText('after', contents)
    .action(async (file: string, { allowEmpty }: { allowEmpty: boolean }) => {
      const path = fileToRead(file, 'the file that "backup" wrote')
      await services.migrate()
      const jobs = await services.jobs()
      try {
        const request: RestoreRequest = { path, allowEmpty }
        const order = { kind: 'restore', subject: basename(path), request } as const
        const job = await runJob(jobs, order, 'listings', terminal)
        if (job.state === 'cancelled')
          throw new Error('Cancelled. Run it again, or restore the snapshot from the panel.')
        if (job.state !== 'done') throw new Error(failureText(job))
        const { restored, snapshot } = job.result as RestoreResult
        const kept = snapshot === null ? '' : `; what was there before is the snapshot ${snapshot}`
        terminal.out(`${file}: ${grouped(restored)} listings restored${kept}`)
      } finally {
        await jobs.stop()
      }
    })
}
