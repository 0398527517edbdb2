import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { VirtualTime } from '../app/virtual-time.ts'
import { runCli } from '../import/run-cli.ts'
import { LoginFlood, tryLogin } from './login-client.ts'

const password = 'correct horse battery 2'
const forwardedFor = '198.51.100.9'

describe.each(engines)('an owner who has guessed too often, on %s', (engine) => {
  let app: TestApp
  let time: VirtualTime
  beforeEach(async () => {
    time = new VirtualTime()
    app = await startTestApp(engine, { time })
  })
  afterEach(() => app.close())

  test('signs in at once with the password that the command line has set', async () => {
    const flood = new LoginFlood(app, time)
    for (let guess = 0; guess < 12; guess++) {
      const answer = flood.start({ forwardedFor, password: 'guess' })
      await flood.end()
      await answer
    }
    expect((await tryLogin(app, { forwardedFor, password })).status).toBe(429)
    const set = await runCli(['admin', 'set-password'], app.environment, { input: `${password}\n` })
    expect(set).toMatchObject({ code: 0 })
    expect((await tryLogin(app, { forwardedFor, password })).status).toBe(200)
  })
})
