import type { Command } from 'commander'
import { type CliServices, duration, grouped, interruptible, type Terminal } from './cli-services.ts'
import { countryCode } from './country-code.ts'
import { fileToWrite } from './given-file.ts'
import { tellBegunJobs } from './run-job.ts'

const contents = `
The workbook has the 13 columns of an import, then slug, verified, search texts, and what the administrator has set by hand: importing
it gives the same listings. It holds published listings only, and no reports, merges or times of changes; "backup" keeps everything.`

export function addExportCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('export')
    .description('Write published listings to a workbook (.xlsx); a file of that name is replaced')
    .argument('<file>', 'workbook to write')
    .option('--country <country>', 'of this country only, by its name or ISO code', countryCode)
    .addHelpText('after', contents)
    .action(async (file: string, filter: { country?: string }) => {
      const path = fileToWrite(file, '.xlsx')
      // All other commands do without what these load: the trades, and the phone numbers and time zones of the world.
      const { toFilter } = await import('../application/directory/to-filter.ts')
      const { exportColumns, exportRows } = await import('../application/export/export-row.ts')
      await services.migrate()
      const administration = await services.administration()
      await tellBegunJobs(services, terminal)
      const started = performance.now()
      const { rows, sheets } = await interruptible(terminal, (signal) => {
        const listings = exportRows([toFilter(filter) ?? {}], administration, (done) => {
          signal.throwIfAborted()
          terminal.status(`${grouped(done)} listings`)
        })
        return services.workbookWriter().write(path, exportColumns, listings)
      })
      const parts = sheets > 1 ? `${grouped(rows)} listings in ${sheets} sheets` : `${grouped(rows)} listings`
      terminal.out(`${file}: ${parts} (${duration((performance.now() - started) / 1000)})`)
    })
}
