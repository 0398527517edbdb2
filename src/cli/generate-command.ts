import type { Command } from 'commander'
import { generateWorkbook } from '../application/sample-listings/generate-workbook.ts'
import { type CliServices, grouped, type Terminal, wholeNumber } from './cli-services.ts'
import { fileToWrite } from './given-file.ts'

export function addGenerateCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('generate')
    .description(
      'Write a workbook of invented listings in the 13 columns of an import, with the quirks of real exports',
    )
    .argument('<file>', 'workbook to write (.xlsx)')
    .requiredOption('--rows <n>', 'how many', wholeNumber(1, 20_000_000))
    .option('--seed <s>', 'the same seed gives the same rows', wholeNumber(0, 2 ** 32 - 1), 1)
    .action(async (file: string, options: { rows: number; seed: number }) => {
      const path = fileToWrite(file, '.xlsx')
      const writer = services.workbookWriter()
      await generateWorkbook({
        path,
        rows: options.rows,
        seed: options.seed,
        writer,
        onProgress: (rows) => terminal.status(`${grouped(rows)} of ${grouped(options.rows)} rows`),
      })
      terminal.endStatus()
      terminal.out(`${file}: ${grouped(options.rows)} rows (seed ${options.seed})`)
    })
}
