import type { Command } from 'commander'
import type { CliServices, Terminal } from './cli-services.ts'

export function addMigrateCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('migrate')
    .description('Bring the database schema up to date')
    .option('--distribute', 'on the coordinator of a Citus cluster: also spread the listings over its nodes')
    .action(async ({ distribute }: { distribute?: true }) => {
      const applied = await services.migrate()
      terminal.out(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The schema is up to date.')
      if (!distribute) return
      const tables = await services.distribute()
      terminal.out(tables.length > 0 ? `Distributed ${tables.join(', ')}.` : 'The tables are distributed.')
    })
}
