import { afterEach, describe, expect, test } from 'vitest'
import { normaliseUsername } from '../../src/domain/account/username.ts'
import { adminPassword, routeEngines, startTestApp, type TestApp } from '../app/test-app.ts'
import { VirtualTime } from '../app/virtual-time.ts'
import { runCli } from '../import/run-cli.ts'
import { LoginFlood, randomAddress } from './login-client.ts'
import { oddSpellings } from './odd-names.ts'

const name = 'josé 관리자'
const environment = { TRUST_PROXY: '127.0.0.1', ADMIN_USERNAME: name }
const spellings = oddSpellings(name, 200)
const newPassword = 'battery staple 42'

describe.each(routeEngines)('odd spellings of the user name on %s', (engine) => {
  let app: TestApp
  let time: VirtualTime
  let flood: LoginFlood
  afterEach(() => app.close())

  async function start(): Promise<void> {
    time = new VirtualTime()
    app = await startTestApp(engine, { environment, time })
    flood = new LoginFlood(app, time)
  }

  /** The Cookie header of the session that a spelling opens; undefined if it means no account. */
  async function enter(username: string, password = adminPassword): Promise<string | undefined> {
    const answer = flood.start({ forwardedFor: randomAddress(), username, password })
    await flood.end()
    const { status, cookies } = await answer
    expect([200, 401], JSON.stringify(username)).toContain(status)
    return status === 200 ? cookies[0] : undefined
  }

  async function enterAll(names: readonly string[], password?: string): Promise<string[]> {
    const cookies = []
    for (const each of names) cookies.push(await enter(each, password))
    return cookies.filter((cookie) => cookie !== undefined)
  }

  const call = (cookie: string, method: string, path: string, body?: object) =>
    app.fetch(`/api/admin/${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const listed = async (cookie: string): Promise<{ id: string }[]> =>
    ((await (await call(cookie, 'GET', 'sessions')).json()) as { sessions: { id: string }[] }).sessions
  const open = async (cookies: readonly string[]) => {
    const answers = await Promise.all(cookies.map((cookie) => call(cookie, 'GET', 'check-auth')))
    return answers.filter(({ status }) => status === 200).length
  }

  test('open no session that is not listed, cannot be ended, or outlives a new password', async () => {
    await start()
    const [own = ''] = await enterAll([name])
    const others = await enterAll(spellings)
    // Some mean the account, some are other names.
    expect(others.length).toBe(spellings.filter((each) => normaliseUsername(each) === name).length)
    expect(others.length).toBeGreaterThan(50)
    expect(others.length).toBeLessThan(190)
    const sessions = await listed(own)
    expect(sessions).toHaveLength(others.length + 1)
    expect(await app.count('session')).toBe(sessions.length)

    const withNul = spellings.find((each) => each.includes('\0') && normaliseUsername(each) === name) ?? ''
    const [ended = ''] = await enterAll([withNul])
    expect(await open([ended])).toBe(1)
    const known = new Set(sessions.map(({ id }) => id))
    const added = (await listed(own)).filter(({ id }) => !known.has(id))
    expect(added).toHaveLength(1)
    expect((await call(own, 'DELETE', `sessions/${added[0]?.id}`)).status).toBe(200)
    expect(await open([ended])).toBe(0)

    const change = { current: adminPassword, next: newPassword }
    expect((await call(own, 'POST', 'password', change)).status).toBe(200)
    expect([await open(others), await open([own]), await app.count('session')]).toEqual([0, 1, 1])

    const again = await enterAll(spellings.slice(0, 12), newPassword)
    const set = ['admin', 'set-password', '--username', `\u200b${name.normalize('NFD')} `]
    expect(await runCli(set, app.environment, { input: `${adminPassword}\n` })).toMatchObject({
      code: 0,
      out: expect.stringContaining(`"${name}"`),
    })
    expect([await open([own, ...again]), await app.count('session')]).toEqual([0, 0])
  })

  test('give no more guesses than the name itself: one account, one limit', async () => {
    await start()
    for (let guess = 0; guess < 1000; guess++) {
      const username = spellings[guess % spellings.length] ?? ''
      void flood.start({ forwardedFor: randomAddress(), username, password: `guess ${guess}` })
      if (guess % 16 === 15) await flood.pass(960)
    }
    await flood.end()
    expect(flood.answers).toHaveLength(1000)
    expect(flood.checked).toBeLessThanOrEqual(20)
  })

  test('make no second account, and are stored in one spelling', async () => {
    await start()
    const rename = (to: string) => runCli(['admin', 'rename', name, to], app.environment)
    expect((await rename('\u200b \u3000')).err).toContain('must have 1 to 64 visible characters')
    expect((await rename(` ${name.normalize('NFD')}\u200b`)).err).toContain(
      `There is an account "${name}" already`,
    )
    expect((await rename('ｏｗｎｅｒ\u200b')).out).toContain('is called "owner" now')
    expect((await app.storage.sessions.listAccounts()).map(({ username }) => username)).toEqual(['owner'])
  })
})
