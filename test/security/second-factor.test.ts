import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPassword, engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { VirtualTime } from '../app/virtual-time.ts'
import { runCli } from '../import/run-cli.ts'
import { LoginFlood, randomAddress, tryLogin } from './login-client.ts'

describe.each(engines)('who knows the password but has no authenticator on %s', (engine) => {
  let app: TestApp
  let time: VirtualTime
  let cookie: string
  let secret: string
  let recoveryCodes: string[]
  beforeAll(async () => {
    time = new VirtualTime()
    app = await startTestApp(engine, { time, environment: { TRUST_PROXY: '127.0.0.1' } })
    cookie = await app.login()
    const begun = await post('', { password: adminPassword })
    secret = begun.body.secret
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\//)
    expect(begun.body.qr).toMatch(/^<svg /)
    expect((await post('/confirm', { code: '000000' })).status).toBe(422)
    recoveryCodes = (await post('/confirm', { code: codeNow() })).body.recoveryCodes
    time.advance(60_000)
  })
  afterAll(() => app.close())

  const codeNow = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.now() })

  async function post(path: string, payload: object) {
    const answer = await app.fetch(`/api/admin/second-factor${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    })
    return { status: answer.status, body: await answer.json() }
  }

  /** Each attempt comes from an address of its own. The clock advances while the attempt has to wait. */
  async function logIn(code?: string, address = randomAddress()) {
    const flood = new LoginFlood(app, time)
    const answer = flood.start({ forwardedFor: address, ...(code && { code }) })
    await flood.end()
    return answer
  }

  test('does not get in with the password alone, and is asked for a code', async () => {
    const answer = await app.fetch('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: adminPassword }),
    })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.json()).toEqual({
      message: 'Enter the code from your authenticator app.',
      needsCode: true,
    })
  })

  test('is told of: an entry in the log, and a warning in the panel until the password is changed', async () => {
    const known = async () => {
      const answer = await app.fetch('/api/admin/check-auth', { headers: { cookie } })
      return ((await answer.json()) as { passwordKnown: { address: string } | null }).passwordKnown
    }
    const call = (path: string, body: object) =>
      app.fetch(`/api/admin/${path}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    await call('password-warning/dismiss', {})
    const stranger = '198.51.100.1'
    const owner = '198.51.100.2'
    expect((await logIn(undefined, stranger)).status).toBe(401)
    expect((await app.storage.audit.list({ limit: 1 }))[0]).toMatchObject({
      action: 'second-factor-missing',
      username: 'admin',
      details: { address: stranger },
    })
    // The owner's own login asks for the code, too: it is no reason to warn, and hides no other.
    expect((await logIn(undefined, owner)).status).toBe(401)
    expect((await logIn(codeNow(), owner)).status).toBe(200)
    time.advance(60_000)
    expect(await known()).toMatchObject({ address: stranger })

    expect((await call('password-warning/dismiss', {})).status).toBe(200)
    expect(await known()).toBeNull()
    const other = '198.51.100.3'
    expect((await logIn('000000', other)).status).toBe(401)
    expect(await known()).toMatchObject({ address: other })
    for (const [current, next] of [
      [adminPassword, 'battery staple 42'],
      ['battery staple 42', adminPassword],
    ]) {
      time.advance(60_000)
      expect((await call('password', { current, next, code: codeNow() })).status).toBe(200)
      expect(await known()).toBeNull()
    }
    time.advance(60_000)
  })

  test('does not get in with a code that was used before, or with an old one', async () => {
    const code = codeNow()
    expect((await logIn(code)).status).toBe(200)
    expect(await logIn(code)).toMatchObject({ status: 401, message: 'Invalid code. Please try again.' })
    time.advance(120_000)
    const old = codeNow()
    time.advance(120_000)
    expect((await logIn(old)).status).toBe(401)
    expect((await logIn(codeNow())).status).toBe(200)
  })

  test('cannot use a recovery code twice', async () => {
    const [code = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    expect((await logIn(code.toUpperCase().replace('-', ' '))).status).toBe(200)
    expect((await logIn(code)).status).toBe(401)
    const status = await app.fetch('/api/admin/second-factor', { headers: { cookie } })
    expect(await status.json()).toEqual({ isOn: true, recoveryCodesLeft: 9 })
  })

  test('cannot guess codes: five in a quarter of an hour, whatever the address', async () => {
    time.advance(16 * 60_000)
    const statuses = []
    for (let guess = 0; guess < 7; guess++) statuses.push((await logIn('123456')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect((await logIn(codeNow())).status).toBe(429)
    time.advance(16 * 60_000)
    expect((await logIn(codeNow())).status).toBe(200)
  })

  test('cannot turn it off with a session alone; the log tells of every change', async () => {
    time.advance(60_000)
    for (const path of ['', '/off', '/recovery-codes'])
      expect((await post(path, { password: 'guess', code: codeNow() })).status).toBe(422)
    const renewed = await post('/recovery-codes', { password: adminPassword, code: codeNow() })
    expect(renewed.body.recoveryCodes).toHaveLength(10)
    recoveryCodes = renewed.body.recoveryCodes
    expect((await post('', { password: adminPassword })).status).toBe(409)
    const log = (await app.storage.audit.list({ limit: 50 })).map(({ action }) => action)
    expect(log).toEqual(
      expect.arrayContaining([
        'second-factor-on',
        'second-factor-refused',
        'recovery-codes-made',
        'password-refused',
      ]),
    )
  })

  test('cannot change the password with a session and the password', async () => {
    const next = 'battery staple 42'
    const change = async (body: object) => {
      const answer = await app.fetch('/api/admin/password', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'accept-language': 'en' },
        body: JSON.stringify(body),
      })
      return [answer.status, ((await answer.json()) as { message: string }).message]
    }
    time.advance(60_000)
    const code = codeNow()
    expect(await change({ current: adminPassword, next })).toEqual([
      422,
      'Two-factor authentication is on. Enter the code of the app, or a recovery code, too.',
    ])
    expect(await change({ current: adminPassword, next, code: '000000' })).toEqual([
      422,
      'The code is wrong. Check the time of the device and enter a new code.',
    ])
    expect((await app.storage.audit.list({ limit: 9 })).map(({ action }) => action)).toContain('code-refused')
    // A password that cannot be set costs no code.
    expect((await change({ current: adminPassword, next: 'password', code }))[0]).toBe(422)
    expect((await change({ current: adminPassword, next, code }))[0]).toBe(200)
    expect((await change({ current: next, next: adminPassword, code }))[0]).toBe(422)
    expect((await change({ current: next, next: adminPassword, code: recoveryCodes[2] }))[0]).toBe(200)
  })

  test('cannot turn it off, or make recovery codes, with a session and the password', async () => {
    const isOn = async () => {
      const status = await app.fetch('/api/admin/second-factor', { headers: { cookie } })
      return ((await status.json()) as { isOn: boolean }).isOn
    }
    for (const path of ['/off', '/recovery-codes']) {
      expect((await post(path, { password: adminPassword })).status).toBe(422)
      const wrong = await post(path, { password: adminPassword, code: '000000' })
      expect([wrong.status, wrong.body.message]).toEqual([422, expect.stringContaining('인증 코드가 맞지')])
    }
    // The right password alone, in between, gives no more guesses: the fifth wrong code ends the session.
    expect((await post('', { password: adminPassword })).status).toBe(409)
    expect(await isOn()).toBe(true)
    expect((await post('/off', { password: adminPassword, code: '000000' })).status).toBe(401)
    const log = (await app.storage.audit.list({ limit: 9 })).map(({ action }) => action)
    expect(log).toEqual(expect.arrayContaining(['code-refused', 'session-revoked']))

    time.advance(60_000)
    cookie = (await logIn(codeNow())).cookies[0] ?? ''
    expect(await isOn()).toBe(true)
    const off = await post('/off', { password: adminPassword, code: recoveryCodes[1] })
    expect([off.status, await isOn()]).toEqual([200, false])
    secret = (await post('', { password: adminPassword })).body.secret
    time.advance(60_000)
    recoveryCodes = (await post('/confirm', { code: codeNow() })).body.recoveryCodes
    expect(await isOn()).toBe(true)
  })

  test('finds neither the secret nor the recovery codes in the database', async () => {
    const [account] = await app.storage.sessions.listAccounts()
    const stored = JSON.stringify(await app.storage.secondFactors.find(account?.id ?? ''))
    expect(stored).not.toContain(secret)
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
    expect(stored).toContain('$argon2id$')
  })

  test('the command line resets it where the authenticator is lost', async () => {
    const reset = await runCli(['admin', 'reset-second-factor'], app.environment)
    expect(reset.out).toContain('the password alone opens the account')
    expect((await tryLogin(app, { forwardedFor: '198.51.100.77' })).status).toBe(200)
    expect((await app.storage.audit.list({ limit: 2 })).map(({ action }) => action)).toContain(
      'second-factor-off',
    )
  })
})
