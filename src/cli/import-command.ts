import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type Command, Option } from 'commander'
import type { ImportRequest } from '../application/import/import-request.ts'
import type { ImportReport } from '../application/import/import-workbook.ts'
import { defaultsOf } from '../application/import/layouts.ts'
import type { CellProblem } from '../application/import/tables/cell-text.ts'
import type { JobQueue } from '../application/jobs/job-queue.ts'
import { toJobView } from '../application/jobs/job-view.ts'
import type { Job } from '../application/ports/job-store.ts'
import type { JobView } from '../domain/administration/administration.ts'
import { mustBeWorkbook } from '../domain/administration/import-files.ts'
import { type ImportMode, importModes } from '../domain/administration/import-preview.ts'
import { refusalText } from '../domain/administration/refusal-reasons.ts'
import { type CliServices, duration, grouped, type Terminal } from './cli-services.ts'
import { countryCode } from './country-code.ts'
import { aboutProfiles, type Profile, profileOf } from './import-profile.ts'
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

function progressLine({ subject, done, share, rowsPerSecond, secondsLeft }: JobView): string {
  const parts = [
    `${grouped(done)} rows`,
    ...(share === null ? [] : [`${Math.floor(share * 100)} %`]),
    ...(rowsPerSecond === null ? [] : [`${grouped(rowsPerSecond)} rows/s`]),
    ...(secondsLeft === null ? [] : [`${duration(secondsLeft)} left`]),
  ]
  return `${subject}: ${parts.join(', ')}`
}

const problemText: Readonly<Record<CellProblem, string>> = {
  date: 'is a date and was left out',
  repaired: 'was damaged and has been repaired',
  garbled: 'is damaged',
  error: 'is an error of a spreadsheet and was left out',
  hours: 'cannot be read as hours',
  phone: 'is no number that can be dialled',
  misplaced: 'does not fit its column and was left out',
}

/** The sheets that have no list. */
function leftOutOf({ sheetsLeftOut = [] }: ImportReport): string {
  if (sheetsLeftOut.length === 0) return ''
  return ` (no list in ${sheetsLeftOut.map((name) => `"${name}"`).join(', ')})`
}

function describe(report: ImportReport): string[] {
  const { unmappedCategories, cellsToCheck, ...counts } = report.quality
  const lacking = Object.entries(counts).filter(([, count]) => count > 0)
  const categories = unmappedCategories.map(
    ({ name, count, guess }) => `${name} (${grouped(count)}${guess ? `, taken for ${guess}` : ''})`,
  )
  const updated = report.mode === 'skip' ? '' : ` + ${grouped(report.updated)} updated`
  return [
    `${report.fileName}: ${grouped(report.rows)} rows = ${grouped(report.imported)} imported${updated} + ${grouped(report.duplicates)} duplicates + ${grouped(report.errors)} errors (${duration(report.milliseconds / 1000)})`,
    ...(report.layout === undefined ? [] : [`  read by the profile "${report.layout}"`]),
    `  sheet ${report.sheetsRead.map((name) => `"${name}"`).join(', ')}${leftOutOf(report)}, header in row ${report.headerRow}, columns ${Object.keys(report.columns).join(', ')}${report.country ? `; rows without a country read as ${report.country}` : ''}${report.trade ? `; rows without a trade read as ${report.trade}` : ''}${report.city ? `; rows without a city read as in ${report.city}` : ''}`,
    ...(lacking.length > 0
      ? [`  accepted rows ${lacking.map(([what, count]) => `${what} ${grouped(count)}`).join(', ')}`]
      : []),
    ...(categories.length > 0 ? [`  categories that no table has: ${categories.join(', ')}`] : []),
    ...(report.possibleDuplicates > 0
      ? [`  possible duplicates: ${grouped(report.possibleDuplicates)} pairs, listed in the panel`]
      : []),
    ...cellsToCheck.map(
      ({ rowNumber, column, problem, text }) =>
        `  row ${rowNumber}: ${column} ${problemText[problem]}: ${text}`,
    ),
    ...report.refused.map(({ rowNumber, reason }) => `  row ${rowNumber}: ${refusalText(reason).ko}`),
    ...(report.errors > report.refused.length
      ? [`  … ${grouped(report.errors - report.refused.length)} more`]
      : []),
  ]
}

/** Why a job has no report. */
function failureOf({ state, result }: Job): string {
  return state === 'cancelled' ? 'cancelled; what was imported before stays.' : (result as Error).message
}

/** Submits the import and runs it in this process; Ctrl+C cancels it. */
async function runImport(jobs: JobQueue, request: ImportRequest, terminal: Terminal): Promise<Job> {
  const { id } = await jobs.submit({ kind: 'import', subject: request.fileName, username: '', request })
  const allowInterrupt = terminal.onInterrupt(() => void jobs.cancel(id))
  const report = async () => {
    for await (const job of jobs.watch(id)) {
      if (job.progress !== null) terminal.status(progressLine(toJobView(job, job.updatedAt)))
    }
  }
  try {
    const onWait = () => terminal.status(`${request.fileName}: waits until another job has ended`)
    const [job] = await Promise.all([jobs.run(id, onWait), report()])
    return job
  } finally {
    allowInterrupt()
    terminal.endStatus()
  }
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

/** Collects the values of an option that can be repeated. */
const inOrder = (value: string, before: readonly string[] = []) => [...before, value]

export function addImportCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('import')
    .description(
      'Import the listings of Excel workbooks (.xlsx, .xls), text tables (.csv, .tsv), tables of web pages (.html), lists in JSON and maps (.kml, .kmz)',
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
      await services.migrate()
      const profile = await profileOf(options, services)
      const jobs = await services.jobs()
      let failed = 0
      for (const path of files) {
        if (!(await importFile(path))) failed++
      }
      if (failed > 0) throw new Error(`${failed} of ${files.length} files could not be imported.`)

      async function importFile(path: string): Promise<boolean> {
        if (!existsSync(path)) {
          terminal.out(`${path}: there is no such file.`)
          return false
        }
        const job = await runImport(jobs, requestOf(path, options, profile), terminal)
        if (job.state !== 'done') {
          terminal.out(`${basename(path)}: ${failureOf(job)}`)
          return false
        }
        const report = job.result as ImportReport
        for (const line of options.json ? [JSON.stringify(report)] : describe(report)) terminal.out(line)
        return true
      }
    })
}
