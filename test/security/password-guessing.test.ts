import { afterEach, describe, expect, test } from 'vitest'
import { adminPassword, routeEngines, startTestApp, type TestApp } from '../app/test-app.ts'
import { VirtualTime } from '../app/virtual-time.ts'
import { LoginFlood, randomAddress, tryLogin } from './login-client.ts'

const environment = { TRUST_PROXY: '127.0.0.1' }
/** Of 1,000 guesses in a minute, a few are made in each step of this many ms. */
const step = 960
const ownAddress = '198.51.100.9'

describe.each(routeEngines)('guessing the password on %s', (engine) => {
  let app: TestApp
  let time: VirtualTime
  afterEach(() => app.close())

  async function start(): Promise<LoginFlood> {
    time = new VirtualTime()
    app = await startTestApp(engine, { environment, time })
    return new LoginFlood(app, time)
  }

  /** A minute of guesses, 1,000 in all, each under the `X-Forwarded-For` that `forge` gives. */
  async function guessForAMinute(flood: LoginFlood, forge: () => string): Promise<void> {
    for (let passed = 0; passed < 60_000; passed += step) {
      for (let guess = 0; guess < step / 60; guess++) {
        void flood.start({ forwardedFor: forge(), password: `guess ${passed} ${guess}` })
      }
      await flood.pass(step)
    }
  }

  /**
   * Tries the right password, and repeats it after each refusal when told to. Returns the virtual ms that it took.
   */
  async function comeIn(flood: LoginFlood, forge: () => string): Promise<number> {
    const begin = time.now()
    let comeBackAt = begin
    let own: Promise<unknown> | undefined
    let isIn = false
    while (!isIn && time.now() - begin < 120_000) {
      if (!own && time.now() >= comeBackAt) {
        own = flood.start({ forwardedFor: ownAddress }).then(({ status, retryAfter }) => {
          own = undefined
          isIn = status === 200
          comeBackAt = time.now() + retryAfter * 1000
        })
      }
      for (let guess = 0; guess < 16; guess++) void flood.start({ forwardedFor: forge(), password: 'guess' })
      await flood.pass(step)
    }
    return time.now() - begin
  }

  test('a forged X-Forwarded-For does not give more guesses', async () => {
    const flood = await start()
    await guessForAMinute(flood, () => `${randomAddress()}, 203.0.113.7`)
    expect(flood.checked).toBeLessThanOrEqual(10)
    expect(await comeIn(flood, () => `${randomAddress()}, 203.0.113.7`)).toBeLessThanOrEqual(30_000)
    await flood.end()
  })

  test('a thousand addresses do not give more guesses, and do not lock the administrator out', async () => {
    const flood = await start()
    await guessForAMinute(flood, randomAddress)
    expect(flood.answers.length).toBeGreaterThan(980)
    expect(flood.checked).toBeGreaterThan(5)
    expect(flood.checked).toBeLessThanOrEqual(20)
    expect(await comeIn(flood, randomAddress)).toBeLessThanOrEqual(30_000)
    await flood.end()
    expect(await app.count('audit')).toBeLessThan(40)
  })

  test('a browser that has logged in before gets in at once while others guess', async () => {
    const flood = await start()
    const [, device = ''] = (await tryLogin(app, { forwardedFor: ownAddress })).cookies
    await guessForAMinute(flood, randomAddress)
    expect(await tryLogin(app, { forwardedFor: ownAddress, cookie: device })).toMatchObject({ status: 200 })
    await flood.end()
  })

  test('a device cookie gives ten guesses, on its own account alone, and none where it is forged', async () => {
    const flood = await start()
    const [, device = ''] = (await tryLogin(app, { forwardedFor: ownAddress })).cookies
    expect(device).toMatch(/^device=/)
    const statuses = async (cookie: string, username = 'admin') => {
      const answers = []
      for (let guess = 0; guess < 12; guess++) {
        const answer = flood.start({ forwardedFor: randomAddress(), cookie, username, password: 'guess' })
        await flood.end()
        answers.push((await answer).status)
      }
      return answers.join(' ')
    }
    const begin = time.now()
    expect(await statuses(device)).toBe('401 401 401 401 401 401 401 401 401 401 429 429')
    expect(time.now()).toBe(begin)
    // With another account, or forged, the cookie has no effect: the account's delay applies.
    await statuses(device, 'owner')
    expect(time.now() - begin).toBeGreaterThan(30_000)
    const before = time.now()
    await statuses(`${device.slice(0, -4)}AAAA`)
    expect(time.now() - before).toBeGreaterThan(30_000)
  })

  test('a device cookie of before a change of the password gives no more guesses than none', async () => {
    const flood = await start()
    const [session = '', old = ''] = (await tryLogin(app, { forwardedFor: ownAddress })).cookies
    const change = await app.fetch('/api/admin/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: session },
      body: JSON.stringify({ current: adminPassword, next: 'battery staple 42' }),
    })
    expect(change.status).toBe(200)
    const timeOfGuesses = async (cookie: string) => {
      const begin = time.now()
      for (let guess = 0; guess < 8; guess++) {
        void flood.start({ forwardedFor: randomAddress(), cookie, password: adminPassword })
        await flood.end()
      }
      return time.now() - begin
    }
    expect(await timeOfGuesses(old)).toBeGreaterThan(10_000)
    // The browser that has changed it still passes.
    const [fresh = ''] = change.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
    expect(fresh).toMatch(/^device=/)
    expect(await timeOfGuesses(fresh)).toBe(0)
  })

  test('a user name that does not exist is delayed like one that does', async () => {
    const flood = await start()
    const delays = async (username: string) => {
      // The delay of earlier attempts is forgotten.
      time.advance(16 * 60_000)
      const begin = time.now()
      for (let guess = 0; guess < 8; guess++) {
        void flood.start({ forwardedFor: randomAddress(), username, password: 'guess' })
        await flood.end()
      }
      return time.now() - begin
    }
    expect(await delays('nobody')).toBe(await delays('admin'))
    expect(new Set(flood.answers.map(({ status, message }) => `${status} ${message}`)).size).toBe(1)
  })

  test('a restart does not give more guesses', async () => {
    await start()
    for (let guess = 0; guess < 10; guess++) {
      await app.storage.attempts.replace(`login-address:${ownAddress}`, undefined, {
        count: 10,
        freeAt: 0,
        expiresAt: time.now() + 60_000,
      })
    }
    expect(await tryLogin(app, { forwardedFor: ownAddress })).toEqual({
      status: 429,
      message: 'Too many login attempts. Please try again in 60 seconds.',
      retryAfter: 60,
      cookies: [],
    })
  })

  test('an address of 4,000 characters gets into no log; addresses of one /64 share their limit', async () => {
    const flood = await start()
    await tryLogin(app, { forwardedFor: 'x'.repeat(4000), password: 'guess' })
    await tryLogin(app, { forwardedFor: `<b>, 203.0.113.7`, password: 'guess' })
    const addresses = (await app.storage.audit.list({ limit: 9 })).map(({ details }) => details)
    expect(addresses).toEqual([{ address: '203.0.113.7' }, { address: '127.0.0.1' }])
    for (let guess = 0; guess < 12; guess++) {
      void flood.start({
        forwardedFor: `2001:db8:1:2::${guess + 1}`,
        username: `name ${guess}`,
        password: 'x',
      })
      await flood.end()
    }
    expect(flood.checked).toBe(10)
  })

  test('a flood of user names and addresses does not fill the database', async () => {
    const flood = await start()
    for (let guess = 0; guess < 120; guess++) {
      void flood.start({ forwardedFor: randomAddress(), username: `name ${guess}`, password: adminPassword })
      if (guess % 20 === 19) await flood.end()
    }
    await flood.end()
    expect(await app.count('audit')).toBeLessThan(20)
    time.advance(60 * 60 * 1000)
    await tryLogin(app, { forwardedFor: ownAddress })
    expect(await app.count('attempt_limit')).toBe(2)
  })
})
