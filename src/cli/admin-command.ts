import type { Command } from 'commander'
import type { CliServices, Terminal } from './cli-services.ts'

export function addAdminCommand(program: Command, services: CliServices, terminal: Terminal): void {
  const admin = program.command('admin').description('Manage the administrator account')
  admin
    .command('set-password')
    .description(
      'Set the administrator password (asked for, or the first line of standard input); ends all sessions',
    )
    .option('--username <name>', 'user name', services.adminUsername)
    .action(async (options: { username: string }) => {
      await services.migrate()
      const password = await terminal.readSecret(`New password of ${options.username}: `)
      await (await services.sessions()).setPassword(options.username, password)
      terminal.out(`The password of "${options.username}" is set; all sessions have ended.`)
    })
}
