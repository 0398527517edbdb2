import { type Command, Option } from 'commander'
import type { SeoResult } from '../application/seo/seo-job.ts'
import { minimumWords } from '../domain/seo-text/unique-content.ts'
import { type CliServices, grouped, type Terminal, wholeNumber } from './cli-services.ts'
import { failureText, runJob } from './run-job.ts'

const defaultSample = 2000

export function addSeoCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('seo')
    .description(
      'Write search texts, in Korean, for the listings that have none, and again where facts have changed',
    )
    .option('--all', 'compare all texts of the product with their facts, whatever has changed', false)
    .addOption(
      new Option('--check', 'write nothing, but judge the texts that are stored')
        .default(false)
        .conflicts('all'),
    )
    .option(
      '--sample <texts>',
      'with --check: how many texts to judge (default: 2000)',
      wholeNumber(1, 100_000),
    )
    .option('--json', 'print the outcome as JSON', false)
    .action(async (options: { json: boolean; check: boolean; all: boolean; sample?: number }) => {
      const { check, sample = defaultSample, json } = options
      if (options.sample !== undefined && !check)
        throw new Error(
          '--sample says how many texts --check judges. Give both, or neither to write the texts.',
        )
      await services.migrate()
      if (check) {
        // All other commands do without the words by which texts are judged.
        const { checkTexts } = await import('./check-seo-texts.ts')
        return checkTexts(await services.administration(), { json, sample }, terminal)
      }
      const jobs = await services.jobs()
      try {
        const order = { kind: 'seo', subject: '', request: { checksAll: options.all } } as const
        const job = await runJob(jobs, order, 'listings', terminal)
        if (job.state === 'cancelled') throw new Error('Cancelled; the texts that were written before stay.')
        if (job.state === 'failed') throw new Error(failureText(job))
        terminal.out(json ? JSON.stringify(job.result) : inWords(job.result as SeoResult))
      } finally {
        await jobs.stop()
      }
    })
}

function inWords({ message, short }: SeoResult): string {
  if (short === 0) return message
  return `${message}\n${grouped(short)} of the texts have fewer than ${minimumWords} words, because no more is known of those businesses.`
}
