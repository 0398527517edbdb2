import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { createAccounts } from '../../src/main/identity.ts'
import { prepareAdmin } from '../../src/main/prepare.ts'
import { adminPassword, createTestSite, engines, type TestSite } from '../app/test-site.ts'
import { runCli } from '../import/run-cli.ts'

describe.each(engines)('the account at a start on %s', (engine) => {
  let site: TestSite
  afterEach(() => site.remove())

  const open = async (environment: Record<string, string> = {}) => {
    site = await createTestSite(engine, environment)
  }
  const accounts = () => createAccounts(site.config, site.storage)

  const opens = async (username: string, password: string, service = accounts()) =>
    (await service.authenticate(username, password)) !== undefined
  const names = async () => (await accounts().list()).map(({ username }) => username)
  const addAccount = (username: string) =>
    site.storage.sessions.saveAccount({
      id: username,
      username,
      passwordHash: 'x',
      mustChangePassword: false,
    })

  /** The output of a start with other variables. */
  async function start(environment: Record<string, string> = {}, isTerminal = false): Promise<string[]> {
    const lines: string[] = []
    const config = readConfig({ ...site.environment, ...environment })
    await prepareAdmin(config, accounts(), { say: (line) => lines.push(line), isTerminal })
    return lines
  }

  test('a restart does not bring an old ADMIN_PASSWORD back', async () => {
    await open()
    await start()
    await accounts().setPasswordOf('admin', 'battery staple 42')
    expect(await start()).toEqual([
      'Administrator: the password of "admin" is the one that was set last, not the one in ADMIN_PASSWORD. To set another one: npm run cli -- admin set-password',
    ])
    expect(await opens('admin', adminPassword)).toBe(false)
    expect(await opens('admin', 'battery staple 42')).toBe(true)
    expect(await start({ ADMIN_PASSWORD: 'battery staple 42' })).toEqual([])
    expect(await start({ ADMIN_PASSWORD: '' })).toEqual([])
  })

  test('a new ADMIN_USERNAME makes no second account beside an old one', async () => {
    await open()
    await start()
    expect(await start({ ADMIN_USERNAME: 'owner' })).toEqual([
      'Administrator: the user name is "admin"; ADMIN_USERNAME makes no second account. To rename it: npm run cli -- admin rename "admin" "owner"',
    ])
    expect(await names()).toEqual(['admin'])
  })

  test('an account that an earlier version left open is named at each start', async () => {
    await open()
    await start()
    await addAccount('old')
    expect(await start()).toEqual([expect.stringContaining('there are 2 accounts, "admin", "old"')])
  })

  test('admin rename and admin remove do what the start advises, and are in the log', async () => {
    await open()
    await start()
    await addAccount('old')
    const run = (...options: string[]) => runCli(['admin', ...options], site.environment)
    expect((await run('remove', 'old')).code).toBe(0)
    expect((await run('remove', 'admin')).err).toContain('is the only account')
    expect((await run('rename', 'admin', 'owner')).code).toBe(0)
    expect((await run('rename', 'admin', 'owner')).err).toContain(
      'There is no account "admin". There is "owner".',
    )
    expect(await opens('owner', adminPassword)).toBe(true)
    const log = await site.storage.audit.list({ limit: 9 })
    expect(log.map(({ action }) => action)).toEqual(['account-renamed', 'account-removed'])
  })

  test('the first password is in no log: in a file of the user alone, until it is changed', async () => {
    await open({ ADMIN_PASSWORD: '' })
    const [line = ''] = await start()
    const path = join(site.config.dataDir, 'first-admin-password.txt')
    expect(line).toContain(`password in ${path}`)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const password = readFileSync(path, 'utf8').trim()
    expect(line).not.toContain(password)
    expect(await opens('admin', password)).toBe(true)
    await accounts().setPasswordOf('admin', 'battery staple 42')
    expect(existsSync(path)).toBe(false)
  })

  test('on a terminal the first password is shown once', async () => {
    await open({ ADMIN_PASSWORD: '' })
    expect(await start({}, true)).toEqual([
      expect.stringMatching(/^Administrator: user name "admin", password "[\w-]{20}" \(shown this once\)\. /),
    ])
    expect(await start({}, true)).toEqual([])
  })

  test('a common ADMIN_PASSWORD makes no account', async () => {
    await open({ ADMIN_PASSWORD: 'password' })
    await expect(start()).rejects.toThrow(/ADMIN_PASSWORD: The password is among the first/)
    expect(await names()).toEqual([])
  })
})
