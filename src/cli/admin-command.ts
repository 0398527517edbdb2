import type { Command } from 'commander'
import { AccountError } from '../application/sessions/account-service.ts'
import type { CliServices, Terminal } from './cli-services.ts'

/** User name for a first account that no setting names. */
const firstUsername = 'admin'

export function addAdminCommand(program: Command, services: CliServices, terminal: Terminal): void {
  const admin = program.command('admin').description('Manage the administrator account')
  admin
    .command('set-password')
    .description(
      'Set the administrator password (asked for, or the first line of standard input); ends all sessions and the waits after wrong passwords',
    )
    .option('--username <name>', 'user name, where there are several accounts')
    .action(async (options: { username?: string }) => {
      const username = await findUsername(services, options.username)
      const password = await terminal.readSecret(`New password of ${username}: `)
      if (terminal.isInteractive && (await terminal.readSecret('The same again: ')) !== password)
        throw new Error('The two passwords differ. Nothing was changed.')
      await (await services.accounts()).setPasswordOf(username, password)
      await record(services, 'password-changed', username)
      // Whoever forgot the password has guessed before, and would be kept out with the right one.
      await (await services.attempts()).removeExpired(Number.MAX_SAFE_INTEGER, 0)
      terminal.out(`The password of "${username}" is set; all sessions have ended.`)
    })
  admin
    .command('reset-second-factor')
    .description('Let the password alone open the account again, where the authenticator is lost')
    .option('--username <name>', 'user name, where there are several accounts')
    .action(async (options: { username?: string }) => {
      const accounts = await services.accounts()
      const { id, username } = await accounts.named(await findUsername(services, options.username))
      const wasThere = await (await services.secondFactors()).remove(id)
      if (wasThere) await record(services, 'second-factor-off', username)
      terminal.out(
        wasThere
          ? `The second factor of "${username}" is off: the password alone opens the account.`
          : `"${username}" has no second factor.`,
      )
    })
  admin
    .command('list')
    .description('Print the accounts, each with the state of its second factor')
    .action(async () => {
      await services.migrate()
      const secondFactors = await services.secondFactors()
      const accounts = await (await services.accounts()).list()
      if (accounts.length === 0)
        terminal.out('There is no account yet. "set-password" makes one, and so does the next start.')
      for (const { id, username } of accounts) {
        const isOn = (await secondFactors.find(id))?.isConfirmed === true
        terminal.out(`${username}: second factor ${isOn ? 'on' : 'off'}`)
      }
    })
  admin
    .command('rename <from> <to>')
    .description('Give the account another user name; ends all sessions')
    .action(async (from: string, to: string) => {
      await services.migrate()
      const name = await (await services.accounts()).rename(from, to)
      await record(services, 'account-renamed', `${from} → ${name}`)
      terminal.out(`The account "${from}" is called "${name}" now; all its sessions have ended.`)
    })
  admin
    .command('remove <name>')
    .description('Remove an account beside another one; ends its sessions')
    .action(async (username: string) => {
      await services.migrate()
      await (await services.accounts()).remove(username)
      await record(services, 'account-removed', username)
      terminal.out(`The account "${username}" is removed; all its sessions have ended.`)
    })
}

async function record(
  services: CliServices,
  action: 'password-changed' | 'account-renamed' | 'account-removed' | 'second-factor-off',
  subject: string,
): Promise<void> {
  await (await services.audit()).record({ username: '', action, subject })
}

/** The account with the given name, or the only account. Brings the schema up to date first. */
async function findUsername(services: CliServices, named: string | undefined): Promise<string> {
  await services.migrate()
  const accounts = await services.accounts()
  const known = (await accounts.list()).map(({ username }) => username)
  // Before anybody is asked for a password. Without an account the name is that of the first one.
  if (named !== undefined) return known.length > 0 ? (await accounts.named(named)).username : named
  const username = known.length > 1 ? services.adminUsername : known[0]
  if (username !== undefined) return username
  if (known.length === 0) return services.adminUsername ?? firstUsername
  throw new AccountError(`There are several accounts: ${known.join(', ')}. Name one with --username.`)
}
