import type { Command } from 'commander'
import type { JobOrder, JobQueue } from '../application/jobs/job-queue.ts'
import { toJobView } from '../application/jobs/job-view.ts'
import type { Job } from '../application/ports/job-store.ts'
import type { SeoResult } from '../application/seo/seo-job.ts'
import type { JobView } from '../domain/administration/administration.ts'
import { type CliServices, duration, grouped, type Terminal } from './cli-services.ts'

function progressLine({ state, done, total, share, rowsPerSecond, secondsLeft }: JobView): string {
  if (state === 'queued') return 'waits until another job has ended'
  const parts = [
    total === null ? `${grouped(done)} listings` : `${grouped(done)} of ${grouped(total)} listings`,
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ...(rowsPerSecond === null ? [] : [`${grouped(rowsPerSecond)} listings/s`]),
    ...(secondsLeft === null ? [] : [`${duration(secondsLeft)} left`]),
  ]
  return parts.join(', ')
}

export function addSeoCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('seo')
    .description('Write search texts, in Korean, for the listings that have none')
    .option('--json', 'print the outcome as JSON', false)
    .action(async (options: { json: boolean }) => {
      await services.migrate()
      const jobs = await services.jobs()
      try {
        const order = { kind: 'seo', subject: '', request: null } as const
        const { state, result } = await runJob(jobs, order, progressLine, terminal)
        if (state === 'cancelled') throw new Error('Cancelled; the texts that were written before stay.')
        if (state === 'failed') throw new Error((result as Error).message)
        terminal.out(options.json ? JSON.stringify(result) : (result as SeoResult).message)
      } finally {
        await jobs.stop()
      }
    })
}

/** Submits a job and runs it to its end in this process; Ctrl+C cancels it. The terminal shows `progressLine` meanwhile. */
async function runJob(
  jobs: JobQueue,
  order: Omit<JobOrder, 'username'>,
  progressLine: (job: JobView) => string,
  terminal: Terminal,
): Promise<Job> {
  const { id } = await jobs.submit({ ...order, username: '' })
  const allowInterrupt = terminal.onInterrupt(() => void jobs.cancel(id))
  const report = async () => {
    for await (const job of jobs.watch(id)) terminal.status(progressLine(toJobView(job, job.updatedAt)))
  }
  try {
    const [job] = await Promise.all([jobs.run(id), report()])
    return job
  } finally {
    allowInterrupt()
    terminal.endStatus()
  }
}
