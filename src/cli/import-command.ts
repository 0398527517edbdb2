import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Command } from 'commander'
import type { ImportProgress, ImportReport } from '../application/import/import-workbook.ts'
import type { CliServices, Terminal } from './cli-services.ts'
import { duration, grouped } from './figures.ts'

interface ImportOptions {
  readonly deriveIds: boolean
  readonly json: boolean
}

function progressLine(file: string, progress: ImportProgress, seconds: number): string {
  const rate = progress.rows / Math.max(seconds, 0.001)
  const left =
    progress.share > 0.01 ? `, ${duration((seconds / progress.share) * (1 - progress.share))} left` : ''
  const share = `${Math.floor(progress.share * 100)} %`
  return `${file}: ${grouped(progress.rows)} rows, ${share}, ${grouped(Math.round(rate))} rows/s${left}`
}

function describe(report: ImportReport): string[] {
  const { quality } = report
  const lacking = Object.entries(quality).filter(([, count]) => count > 0)
  return [
    `${report.fileName}: ${grouped(report.rows)} rows = ${grouped(report.imported)} imported + ${grouped(report.duplicates)} duplicates + ${grouped(report.errors)} errors (${duration(report.milliseconds / 1000)})`,
    `  sheet "${report.sheet}", header in row ${report.headerRow}, columns ${Object.keys(report.columns).join(', ')}`,
    ...(lacking.length > 0
      ? [`  accepted rows ${lacking.map(([what, count]) => `${what} ${grouped(count)}`).join(', ')}`]
      : []),
    ...report.refused.map(({ rowNumber, reason }) => `  row ${rowNumber}: ${reason}`),
    ...(report.errors > report.refused.length
      ? [`  … ${grouped(report.errors - report.refused.length)} more`]
      : []),
  ]
}

export function addImportCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('import')
    .description('Import the listings of Excel workbooks (.xlsx, .xls); known place_ids are skipped')
    .argument('<file...>', 'workbooks')
    .option('--derive-ids', 'make ids from name and address where place_id is missing', false)
    .option('--json', 'print the reports as JSON lines', false)
    .action(async (files: string[], options: ImportOptions) => {
      await services.migrate()
      const runner = await services.importRunner()
      let failed = 0
      for (const path of files) {
        if (!(await importFile(path))) failed++
      }
      if (failed > 0) throw new Error(`${failed} of ${files.length} files could not be imported.`)

      async function importFile(path: string): Promise<boolean> {
        const fileName = basename(path)
        if (!existsSync(path)) {
          terminal.out(`${path}: there is no such file.`)
          return false
        }
        const started = performance.now()
        const request = { jobId: services.newId(), path, fileName, deriveIds: options.deriveIds }
        try {
          const report = await runner.run(request, (progress) =>
            terminal.status(progressLine(fileName, progress, (performance.now() - started) / 1000)),
          )
          terminal.endStatus()
          for (const line of options.json ? [JSON.stringify(report)] : describe(report)) terminal.out(line)
          return true
        } catch (error) {
          terminal.endStatus()
          terminal.out(`${fileName}: ${error instanceof Error ? error.message : error}`)
          return false
        }
      }
    })
}
