import type { Command } from 'commander'
import type { CliServices, Terminal } from './cli-services.ts'

export function addMigrateCommand(program: Command, services: CliServices, terminal: Terminal): void {
  program
    .command('migrate')
    .description('Bring the database schema up to date')
    .action(async () => {
      const applied = await services.migrate()
      terminal.out(applied.length > 0 ? `Applied ${applied.join(', ')}.` : 'The schema is up to date.')
    })
}
