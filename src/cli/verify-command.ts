import type { Command } from 'commander'
import type { Difference, VerificationProgress } from '../application/ports/verification.ts'
import { type CliServices, duration, grouped, type Terminal, wholeNumber } from './cli-services.ts'

const contents = `
Everything that is derived from the listings is made anew and compared: the search index, counts, lists, addresses, words, keys for
duplicates, and what it takes to undo changes. Each difference is a line: table, what is wrong, where, what the listings give, what
the table holds. Ends with 0 where all agree, else with 1.
Nothing is written. It looks at one state of the database: servers and jobs may go on meanwhile.`

interface VerifyOptions {
  readonly limit: number
  readonly json: boolean
}

export function addVerifyCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('verify')
    .description('Compare the search index, counts and all other derived tables with the listings')
    .option('--limit <n>', 'print so many differences', wholeNumber(0, 1_000_000), 100)
    .option('--json', 'print differences as JSON lines, then a line with their number', false)
    .addHelpText('after', contents)
    .action(async ({ limit, json }: VerifyOptions) => {
      const started = performance.now()
      let listings = 0
      let differences = 0
      const onProgress = (progress: VerificationProgress) => {
        if (progress.step === 'listings') listings = progress.done
        terminal.status(progressLine(progress))
      }
      for await (const difference of services.verify({ onProgress })) {
        differences++
        if (differences > limit) continue
        terminal.endStatus()
        terminal.out(json ? JSON.stringify(difference) : describe(difference))
      }
      terminal.endStatus()
      const seconds = (performance.now() - started) / 1000
      if (json) terminal.out(JSON.stringify({ listings, differences, seconds: Number(seconds.toFixed(1)) }))
      else if (differences > limit) terminal.out(`… ${grouped(differences - limit)} more`)
      if (differences > 0) throw new Error(`${grouped(differences)} differences (${duration(seconds)}).`)
      if (!json) terminal.out(`${grouped(listings)} listings: all tables agree (${duration(seconds)}).`)
    })
}

function describe({ table, what, key, expected, found }: Difference): string {
  return `${table}: ${what}: ${key}: expected ${textOf(expected)}, found ${textOf(found)}`
}

const textOf = (value: string | number | null) => (value === null ? 'nothing' : JSON.stringify(value))

function progressLine({ step, done, total }: VerificationProgress): string {
  return total === undefined ? `${step}: ${grouped(done)}` : `${step}: ${grouped(done)} of ${grouped(total)}`
}
