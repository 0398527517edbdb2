import { basename } from 'node:path'
import type { Command } from 'commander'
import type { RestoreRequest, RestoreResult } from '../application/backup/restore-backup.ts'
import type { JobProgress } from '../application/jobs/job-handler.ts'
import type { JobQueue } from '../application/jobs/job-queue.ts'
import type { Job } from '../application/ports/job-store.ts'
import { type CliServices, grouped, type Terminal } from './cli-services.ts'
import { fileToRead } from './given-file.ts'

const contents = `
The whole file is checked before anything is touched; a file that is damaged, cut off or not a backup changes nothing. What is
there is kept as a snapshot in DATA_DIR/snapshots (the newest five stay) and then replaced; nothing else can be changed meanwhile. A restore that is cut off goes on with
the next start of the server. The file's reports, merges, possible duplicates and undo data replace those that are there; its synonyms, import layouts, ended jobs and
audit entries are added. The administrator's account stays as it is: no backup holds it.`

function progressLine({ progress }: Job): string {
  const { done, total, share } = (progress ?? { done: 0 }) as JobProgress
  const percent = share === undefined ? '' : `, ${Math.floor(share * 100)} %`
  return `${grouped(done)} of ${grouped(total ?? 0)} listings${percent}`
}

type FileToRestore = Extract<RestoreRequest, { path: string }>

/** Runs the restore in this process; Ctrl+C cancels it. */
async function restore(jobs: JobQueue, request: FileToRestore, terminal: Terminal): Promise<Job> {
  const { path } = request
  const { id } = await jobs.submit({ kind: 'restore', subject: basename(path), request, username: '' })
  const release = terminal.onInterrupt(() => void jobs.cancel(id))
  const report = async () => {
    for await (const job of jobs.watch(id)) {
      if (job.state !== 'queued') terminal.status(`${basename(path)}: ${progressLine(job)}`)
    }
  }
  try {
    const onWait = () => terminal.status(`${basename(path)}: waits until another job has ended`)
    const [job] = await Promise.all([jobs.run(id, onWait), report()])
    return job
  } finally {
    release()
    terminal.endStatus()
  }
}

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
        const { state, result } = await restore(jobs, { path, allowEmpty }, terminal)
        if (state === 'cancelled')
          throw new Error('Cancelled. Run it again, or restore the snapshot from the panel.')
        if (state !== 'done') throw new Error((result as { message: string }).message)
        const { restored, snapshot } = result as RestoreResult
        const kept = snapshot === null ? '' : `; what was there before is the snapshot ${snapshot}`
        terminal.out(`${file}: ${grouped(restored)} listings restored${kept}`)
      } finally {
        await jobs.stop()
      }
    })
}
