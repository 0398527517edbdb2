import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type Command, Option } from 'commander'
import type { ImportRequest } from '../application/import/import-request.ts'
import type { ImportReport } from '../application/import/import-workbook.ts'
import { defaultsOf } from '../application/import/layouts.ts'
import type { JobQueue } from '../application/jobs/job-queue.ts'
import type { Job } from '../application/ports/job-store.ts'
import { mustBeWorkbook } from '../domain/administration/import-files.ts'
import { type ImportMode, importModes } from '../domain/administration/import-preview.ts'
import type { CliServices, Terminal } from './cli-services.ts'
import { countryCode } from './country-code.ts'
import { pathOf, readProblem } from './given-file.ts'
import { aboutProfiles, type Profile, profileOf } from './import-profile.ts'
import { describeReport } from './import-report.ts'
import { failureText, runJob } from './run-job.ts'
import { tablesIn } from './tables-in.ts'
import { tradeNamed } from './trade-named.ts'

interface ImportOptions {
  readonly mode: ImportMode
  readonly deriveIds: boolean
  readonly country?: string
  /** A slug. */
  readonly trade?: string
  readonly city?: string
  /** A profile's name or file; false: no layout that is remembered. */
  readonly profile?: string | false
  readonly sheet?: readonly string[]
  readonly allSheets: boolean
  readonly json: boolean
}

interface Failure {
  readonly file: string
  readonly reason: string
}

/** Each reason once, with the names of its files: those of a folder often fail for the same. */
function describeFailures(failures: readonly Failure[]): string[] {
  const filesOf = new Map<string, string[]>()
  for (const { file, reason } of failures) filesOf.set(reason, [...(filesOf.get(reason) ?? []), file])
  return [...filesOf].flatMap(([reason, files]) =>
    files.length === 1
      ? `${files[0]}: ${reason}`
      : [`${files.length} files: ${reason}`, ...files.map((file) => `  ${file}`)],
  )
}

/** Why a job has no report. */
function failureOf(job: Job): string {
  return job.state === 'cancelled' ? 'cancelled; what was imported before stays.' : failureText(job)
}

/** What is imported, and how: an option comes before what the profile says. */
function requestOf(path: string, options: ImportOptions, profile: Profile): ImportRequest {
  const fileName = basename(path)
  const sheets = options.allSheets ? ('all' as const) : options.sheet
  return {
    path: resolve(path),
    fileName,
    mode: options.mode,
    onlyWorkbooks: mustBeWorkbook(fileName),
    ...profile,
    ...defaultsOf(options),
    ...(sheets && { sheets }),
    deriveIds: options.deriveIds || profile.deriveIds === true,
  }
}

/** That there is no such file, or that nobody lets this program read it; empty if it can be tried. */
function unreadable(file: string): Failure[] {
  const reason = existsSync(file) ? readProblem(pathOf(file)) : 'there is no such file.'
  return reason ? [{ file, reason }] : []
}

/** Collects the values of an option that can be repeated. */
const inOrder = (value: string, before: readonly string[] = []) => [...before, value]

export function addImportCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('import')
    .description(
      'Import the listings of workbooks (.xlsx, .xls, .ods), text tables (.csv, .tsv), tables of web pages (.html), lists in JSON and XML, and maps (.kml, .kmz)',
    )
    .argument('<file...>', 'workbooks, text tables, or folders of them')
    .addOption(
      new Option('--mode <mode>', 'listings that are there already: skip them, update or fill their fields')
        .choices(importModes)
        .default('skip'),
    )
    .option('--derive-ids', 'make ids from name and address where place_id is missing', false)
    .option(
      '--country <code>',
      'country (such as KR) of rows that say none; told from the file if it is left out',
      countryCode,
    )
    .option('--trade <name>', 'trade (such as 주유소 or "Gas station") of rows that say none', tradeNamed)
    .option('--city <name>', 'city of rows that say none')
    .option('--sheet <name>', 'sheet to read; repeat it for several', inOrder)
    .addOption(
      new Option('--all-sheets', 'read every visible sheet that has a list')
        .default(false)
        .conflicts('sheet'),
    )
    .option('--profile <name>', 'read as a profile says: its name, or a JSON file (see below)')
    .option('--no-profile', 'read as if no file had been mapped in the panel before')
    .addHelpText('after', aboutProfiles)
    .option('--json', 'print the reports as JSON lines', false)
    .action(async (paths: string[], options: ImportOptions) => {
      const files = (await Promise.all(paths.map(tablesIn))).flat()
      const unread = files.flatMap(unreadable)
      const readable = files.filter((path) => !unread.some(({ file }) => file === path))
      // A mistyped name makes no empty directory.
      const failures = [...unread, ...(readable.length > 0 ? await importFiles() : [])]
      // Whoever reads JSON lines gets nothing else.
      for (const line of describeFailures(failures)) options.json ? terminal.err(line) : terminal.out(line)
      if (failures.length > 0)
        throw new Error(`${failures.length} of ${files.length} files could not be imported.`)

      async function importFiles(): Promise<Failure[]> {
        await services.migrate()
        const profile = await profileOf(options, services)
        const jobs = await services.jobs()
        const failed: Failure[] = []
        try {
          for (const path of readable) failed.push(...(await importFile(path, profile, jobs)))
        } finally {
          // Cancelled while an earlier job still has its turn here, that one is given back.
          await jobs.stop()
        }
        return failed
      }

      async function importFile(path: string, profile: Profile, jobs: JobQueue): Promise<Failure[]> {
        const request = requestOf(path, options, profile)
        const order = { kind: 'import', subject: request.fileName, request } as const
        const job = await runJob(jobs, order, 'rows', terminal)
        if (job.state !== 'done') return [{ file: basename(path), reason: failureOf(job) }]
        const report = job.result as ImportReport
        for (const line of options.json ? [JSON.stringify(report)] : describeReport(report))
          terminal.out(line)
        return []
      }
    })
}
