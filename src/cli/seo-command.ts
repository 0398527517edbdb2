import type { Command } from 'commander'
import type { SeoResult } from '../application/seo/seo-job.ts'
import type { JobView } from '../domain/administration/administration.ts'
import type { CliServices, Terminal } from './cli-services.ts'
import { duration, grouped } from './figures.ts'
import { runJob } from './run-job.ts'

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
