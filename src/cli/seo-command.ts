import { type Command, Option } from 'commander'
import type { ListingAdministration } from '../application/ports/listing-administration.ts'
import { Neighbourhood } from '../application/seo/neighbourhood.ts'
import type { SeoResult } from '../application/seo/seo-job.ts'
import {
  brokenBounds,
  type JudgedText,
  judgeSeoTexts,
  type SeoTextReport,
} from '../domain/seo-text/judge-seo-text.ts'
import { minimumWords } from '../domain/seo-text/unique-content.ts'
import { type CliServices, grouped, type Terminal, wholeNumber } from './cli-services.ts'
import { failureText, runJob } from './run-job.ts'

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
      if (check) return checkTexts(await services.administration(), { json, sample }, terminal)
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

const defaultSample = 2000
const pieceSize = 1000
const contradictionsShown = 50

/** Judges the texts of the first listings that have one. Throws if they do not keep the bounds. */
async function checkTexts(
  administration: ListingAdministration,
  { json, sample }: { json: boolean; sample: number },
  terminal: Terminal,
): Promise<void> {
  const texts: JudgedText[] = []
  const near = new Neighbourhood(administration, new AbortController().signal)
  for (let after: number | undefined = 0; after !== undefined && texts.length < sample; ) {
    const { listings, next }: Awaited<ReturnType<ListingAdministration['scan']>> = await administration.scan(
      {},
      { after, limit: pieceSize },
    )
    const written = listings.filter(({ uniqueContent }) => uniqueContent !== '')
    for (const { listing, sameTrade } of await near.addTo(written))
      texts.push({ text: listing.uniqueContent, listing, sameTrade })
    after = next
  }
  if (texts.length === 0) throw new Error('No listing has a search text. Write them with "seo".')
  const report = judgeSeoTexts(texts.slice(0, sample))
  if (json) terminal.out(JSON.stringify(report))
  else printReport(report, terminal)
  const broken = brokenBounds(report)
  if (broken.length > 0) throw new Error(`The texts do not keep the bounds: ${broken.join('; ')}.`)
}

function printReport(report: SeoTextReport, terminal: Terminal): void {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`
  terminal.out(`texts: ${grouped(report.texts)}`)
  terminal.out(`words, fewest: ${grouped(report.fewestWords)}`)
  terminal.out(
    `texts of fewer than ${minimumWords} words, because no more is known: ${grouped(report.shortTexts)}`,
  )
  terminal.out(`facts per sentence: ${report.factsPerSentence.toFixed(2)}`)
  terminal.out(`sentences without a fact: ${percent(report.emptyShare)}`)
  terminal.out(`sentences that another text has too: ${percent(report.sharedShare)}`)
  terminal.out(`contradictions: ${grouped(report.contradictions.length)}`)
  for (const { id, name, problem } of report.contradictions.slice(0, contradictionsShown))
    terminal.out(`  ${id} ${name}: ${problem}`)
  const left = report.contradictions.length - contradictionsShown
  if (left > 0) terminal.out(`  and ${grouped(left)} more; --json lists all`)
}
